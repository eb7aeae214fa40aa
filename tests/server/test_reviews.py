"""Reviews at the server: made once by the bot processes, and kept."""

from __future__ import annotations

import asyncio
import zlib
from array import array
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

import msgspec
import pytest

import ludoteca
from ludoteca.bots.levels import RandomBot
from ludoteca.bots.position import Position
from ludoteca.core.contract import CHANCE
from ludoteca.core.match import Match
from ludoteca.review.reviewing import review
from ludoteca.server.play import reviews
from ludoteca.server.play.likeness import ALIKE
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.play.reviews import match_subject
from ludoteca.server.problems import Busy, NotAllowed, NotFound, Refusal
from ludoteca.server.processes.thinker_process import Memory, Question, Reply, look_back, weigh
from ludoteca.server.processes.thinkers import Lane
from ludoteca.server.protocol import AnalysisText, BranchWish, Outlook, ReviewState, TableFacts
from ludoteca.server.shares.fair_queue import FOR_PEOPLE, IN_BACKGROUND
from ludoteca.server.storage.entries import End
from ludoteca.server.storage.review_store import ReviewStore
from ludoteca.server.web.analysis_routes import demand_over
from ludoteca.server.web.review_routes import (
    branch_off,
    review_match,
    review_record,
    show_outlook,
    show_review,
)
from tests.server.house import Guest, open_house

DEPTH = 2  # iterations: how a review is made and kept does not depend on it


@cache
def played_out(game: str = "marracash", seats: int = 3) -> Match:
    match = ludoteca.new_match(game, seats=seats, seed=2)
    while match.to_act is not None:
        match.play(RandomBot(match.to_act).choose(Position.of(match)))
    return match


def ask_inside(patch: pytest.MonkeyPatch) -> list[Question]:
    """Reviews are made in this process, twenty-five steps at a time; what was asked for."""
    asked: list[Question] = []
    memory = Memory()

    async def ask(_: Lane, question: Question, person: str, rank: int = FOR_PEOPLE) -> Reply:
        assert rank == IN_BACKGROUND
        asked.append(question)
        await asyncio.sleep(0)
        reply = look_back(memory, msgspec.structs.replace(question, seconds=0.05))
        return msgspec.structs.replace(reply, glances=reply.glances[:25])

    patch.setattr(Lane, "ask", ask)
    patch.setattr(reviews, "DEPTH", DEPTH)
    return asked


def end(live: LiveMatch) -> None:
    """As if it had been played out."""
    match = played_out(live.row.game, len(live.places)).copy()
    live.moment = replace(live.moment, match=match)


def test_a_review_is_made_in_parts_kept_and_shown_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ask_inside(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match_id, [ann, *_] = await house.seat("marracash", 3)
            stranger = await house.guest()
            services, live = house.services, house.live(match_id)

            async def want(guest: Guest) -> ReviewState:
                return cast(
                    ReviewState, await review_match.fn(services, guest.identity, "", match_id)
                )

            async def show(guest: Guest) -> ReviewState:
                return cast(
                    ReviewState, await show_review.fn(services, guest.identity, "", match_id)
                )

            # Whoever plays is told nothing, nor are those who may not see the match.
            with pytest.raises(Refusal) as running:
                await want(ann)
            assert running.value.reason.key == "review-still-running"
            end(live)
            for ask in (want, show):
                with pytest.raises(NotFound, match="no such match"):
                    await ask(stranger)
            assert await show(ann) == ReviewState(0, len(live.match.actions), None)
            # It is made in the background, and says how far it is.
            live.history.lengths = array("i", [0, 1, 9, 1, len(live.match.actions)])
            state, seen = await want(ann), []
            while state.review is None:
                seen.append(state.done)
                await asyncio.sleep(0.01)
                state = await want(ann)
            assert seen == sorted(seen)
            assert seen[0] == 0
            assert state.done == state.total == len(live.match.actions)
            assert state.review == review(played_out(), DEPTH, threads=1)
            # Its decisions stand in the log, where those up to 9 were taken back.
            assert set(state.versions) == {4}
            assert len(state.versions) == len(state.review.decisions)
            firsts = [question.first for question in asked]
            assert firsts == sorted(set(firsts))
            assert len(firsts) > 1
            assert all(question.actions == live.match.actions for question in asked)
            # Then nobody thinks again, and everybody sees it once the table is public.
            live.table = msgspec.structs.replace(live.table, public=True)
            assert await show(stranger) == await want(stranger) == state
            assert len(asked) == len(firsts)

    asyncio.run(scene())


def test_a_review_that_failed_can_be_asked_for_again_and_nobody_has_too_many(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def died(_: Lane, question: Question, person: str, rank: int = FOR_PEOPLE) -> Reply:
        return Reply(failure="died")

    async def scene() -> None:
        async with open_house(database) as house:
            match_id, [ann, *_] = await house.seat("marracash", 3)
            live = house.live(match_id)
            end(live)
            made, subject = house.services.reviews, match_subject(live)
            shelf, key = subject.shelf, subject.key
            with monkeypatch.context() as patch:
                patch.setattr(Lane, "ask", died)
                assert made.begin(subject, ann.identity).review is None
                while made._works:
                    await asyncio.sleep(0)
            assert await made.find(shelf, key) is None
            with monkeypatch.context() as patch:
                patch.setattr(reviews, "AT_ONCE_EACH", 0)
                with pytest.raises(Refusal, match="under way"):
                    made.begin(subject, ann.identity)
                patch.setattr(reviews, "AT_ONCE_EACH", 1)
                patch.setattr(reviews, "AT_ONCE", 0)
                with pytest.raises(Busy, match="Many matches"):
                    made.begin(subject, ann.identity)
            # What an older program kept is made anew, and expires with its match.
            await ReviewStore(house.services.database).keep(shelf, key, zlib.compress(b"{}"))
            assert await made.find(shelf, key) is None
            ended = live.course.after(End(live.version + 1, 0, seat=0))
            live.moment = replace(live.moment, course=ended, match=ludoteca.new_match("marracash"))
            with pytest.raises(Refusal, match="not played to its end"):
                match_subject(live)

    asyncio.run(scene())


def test_of_several_processes_one_makes_a_review_and_the_others_tell_how_far_it_is(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ask_inside(monkeypatch)

    async def scene() -> None:
        async with open_house(database) as house:
            match_id, [ann, *_] = await house.seat("marracash", 3)
            end(house.live(match_id))
            subject = match_subject(house.live(match_id))
            shelf, key = subject.shelf, subject.key
            services = house.services
            store = ReviewStore(services.database)
            # Another process has a claim on it, and is some way.
            assert await store.claim(key, "elsewhere", 80, reviews.CLAIM)
            await store.note(key, "elsewhere", 30, reviews.CLAIM)
            assert not await store.claim(key, services.process, 80, reviews.CLAIM)
            services.reviews.begin(subject, ann.identity)
            while services.reviews._works:
                await asyncio.sleep(0)
            assert asked == []
            assert await services.reviews.find(shelf, key) == ReviewState(30, 80, None)
            # It died: after a while its claim is nobody's, and the review is made here.
            await store.note(key, "elsewhere", 30, -1)
            assert await services.reviews.find(shelf, key) is None
            services.reviews.begin(subject, ann.identity)
            while services.reviews._works:
                await asyncio.sleep(0.01)
            made = await services.reviews.find(shelf, key)
            assert made is not None
            assert made.review is not None
            count = len(asked)
            # Whoever asked before it was there does not make it once more.
            services.reviews.begin(subject, ann.identity)
            while services.reviews._works:
                await asyncio.sleep(0)
            assert len(asked) == count
            assert await store.progress(key, reviews.CLAIM) is None

    asyncio.run(scene())


def test_a_record_that_somebody_brings_along_is_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_inside(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match_id, [ann, *_] = await house.seat("marracash", 3)
            live, services = house.live(match_id), house.services

            async def want(text: str) -> ReviewState:
                wish = AnalysisText(text)
                answer = await review_record.fn(services, ann.identity, "", wish)
                return cast(ReviewState, answer)

            text = played_out().record()
            state = await want(text)
            while state.review is None:
                await asyncio.sleep(0.01)
                state = await want(text)
            assert state == ReviewState(state.total, state.total, review(played_out(), DEPTH))
            unfinished = ludoteca.new_match("marracash", seats=3, seed=2).record()
            with pytest.raises(Refusal, match="not over"):
                await want(unfinished)
            # Nor is a match that runs here told about under another end.
            running = Match(played_out().game, played_out().setting, played_out().chance)
            for number in played_out().actions[:40]:
                running.follow(number)
            live.moment = replace(live.moment, match=running)
            with pytest.raises(Refusal, match="still being played"):
                await want(text + "\n")

    asyncio.run(scene())


def test_chances_of_a_running_match_are_for_those_who_watch_somebody_alone_against_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []

    async def ask(_: Lane, question: Question, person: str, rank: int = FOR_PEOPLE) -> Reply:
        assert rank == IN_BACKGROUND
        asked.append(question)
        if len(asked) == 1:
            return Reply(failure="died")
        # A search that does not see the hands: whatever they hold is told alike.
        return weigh(Memory(), msgspec.structs.replace(question, iterations=8))

    monkeypatch.setattr(Lane, "ask", ask)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            services = house.services
            between, [_, bob] = await house.seat("minicity", 2)
            stranger = await house.guest()

            async def look(guest: Guest, match_id: str, address: str) -> Outlook:
                code = services.signer.table_code(house.live(match_id).table.id)
                arguments = services, guest.identity, address, match_id
                return cast(Outlook, await show_outlook.fn(*arguments, code=code))

            with pytest.raises(NotAllowed, match="between people"):
                await look(stranger, between, "far")
            alone, [ann] = await house.seat("minicity", 1, bots=1)
            services.homes.note(ann.identity, "home")
            for guest, address in ((ann, "elsewhere"), (stranger, "home")):
                with pytest.raises(NotAllowed, match="once it is over"):
                    await look(guest, alone, address)
                services.homes.note(ann.identity, "home")
            assert asked == []
            with pytest.raises(Busy):
                await look(stranger, alone, "far")
            first, again = await asyncio.gather(
                look(stranger, alone, "far"), look(bob, alone, "farther")
            )
            assert len(asked) == 2  # once for all who watch
            assert first == again
            assert first.version == house.live(alone).version
            assert sum(first.shares) == pytest.approx(1, abs=0.001)
            end(house.live(alone))
            over = await look(stranger, alone, "far")
            assert over.shares == list(played_out("minicity", 2).outcome.returns)  # type: ignore[union-attr]

    asyncio.run(scene())


def test_a_part_of_a_review_ends_with_its_time() -> None:
    match = played_out()
    question = Question(
        task="review",
        match="m",
        game="marracash",
        seats=3,
        options={},
        boards={},
        actions=match.actions,
        iterations=DEPTH,
        first=len(match.actions) - 3,
    )
    last = look_back(Memory(), msgspec.structs.replace(question, seconds=60.0))
    assert len(last.glances) == 3
    one = look_back(Memory(), msgspec.structs.replace(question, seconds=0.0))
    assert one.glances == last.glances[:1]


def test_a_match_is_played_on_from_any_moment_with_new_dice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match_id, [ann, *_] = await house.seat("marabunta", 2)
            services, live = house.services, house.live(match_id)

            async def branch(moment: int) -> TableFacts:
                wish = BranchWish(moment, "random")
                answer = await branch_off.fn(services, ann.identity, "", match_id, wish)
                return cast(TableFacts, answer)

            with pytest.raises(Refusal, match="not over"):
                await branch(5)
            end(live)
            played = live.match
            with pytest.raises(Refusal, match="earlier moment"):
                await branch(len(played.actions))
            # Near the end of the match, so that it is soon played out, but not without chance.
            steps = list(played.steps())
            drawn = [step.index for step in steps if step.actor == CHANCE]
            chosen = [step for step in steps if step.actor != CHANCE and not step.forced]
            step = next(step for step in reversed(chosen) if step.index < drawn[-5])
            table = await branch(step.index)
            assert [seat.you for seat in table.seats] == [seat == step.actor for seat in range(2)]
            assert table.match is not None
            other = house.live(table.match)
            assert other.match.actions[: step.index] == played.actions[: step.index]
            assert other.match.chance.commitment != played.chance.commitment
            # What it took over is no secret, nor is what else came of it.
            lives, own = services.hub.lives, other.match
            for path in (played.actions, played.actions[: step.index], own.actions):
                await demand_over(lives.values(), "marabunta", path, "ann")
            await ann.watch(table.match)
            assert ann.standing["undo"] == "no"  # what was taken over stays
            refused = False
            for _ in range(200):
                if other.status == "over":
                    break
                if len(other.match.actions) >= step.index + ALIKE:
                    with pytest.raises(Refusal, match="still being played"):
                        await demand_over(lives.values(), "marabunta", other.match.actions, "ann")
                    await demand_over(lives.values(), "marabunta", played.actions, "ann")
                    refused = True
                if ann.standing["choices"]:
                    await ann.play(table.match)
                else:
                    await ann.receive()
            assert refused
            # Nor does it count among what she played.
            await services.results.count(table.match)
            assert await services.past.of_match(table.match) == []
            assert not await services.past.is_uncounted(table.match)
            # From its log it comes back the same, and its record can be checked.
            services.hub.forget(other)
            again = await services.hub.open(table.match)
            found = ludoteca.verify(again.match.record())
            assert found.difference is None
            assert found.scripted > 0  # of the first match
            assert found.checked > 0  # of this one

    asyncio.run(scene())
