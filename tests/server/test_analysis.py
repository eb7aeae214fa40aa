"""The analysis table: moments, dice set by hand, opinions, and what is refused."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Chance, Match
from ludoteca.core.position import editing_of
from ludoteca.core.setting import make_setting
from ludoteca.server.play import likeness
from ludoteca.server.play.likeness import Likeness
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.play.opinions import ITERATIONS, Opinions, question_about
from ludoteca.server.processes.examiner_process import (
    Errand,
    Examiner,
    FollowPath,
    LookAt,
    ReadAnalysis,
    ReadPlayed,
    ReadRecord,
    SketchPosition,
    WriteAnalysis,
)
from ludoteca.server.processes.thinker_process import Memory, Reply, advise
from ludoteca.server.protocol import (
    MAX_DEPTH,
    AnalysisLook,
    AnalysisMoment,
    AnalysisQuestion,
    AnalysisSketch,
    AnalysisStart,
    AnalysisText,
    AnalysisTree,
    AnalysisTwig,
    AnalysisWish,
    Opinion,
    PositionReport,
)
from ludoteca.server.storage.entries import End
from ludoteca.server.telling.positions import Passed
from ludoteca.server.web.analysis_routes import (
    demand_over,
    demand_unlike,
    give_opinion,
)
from ludoteca.server.web.review_routes import review_record
from tests.server.house import Guest, House, by_turn, open_house
from tests.server.players import Player

MARABUNTA = AnalysisStart("marabunta", 2)


async def begun(house: House, game: str, actions: int) -> tuple[LiveMatch, list[Guest]]:
    """A match between two people that has come so far."""
    match_id, people = await house.seat(game, 2)
    live = house.live(match_id)
    while len(live.match.actions) < actions:
        mover, other = by_turn(people)
        await mover.play(match_id)
        await other.follow(live.version)
    return live, people


def do(errand: Errand) -> Any:
    """As the process beside the server does it."""
    finding = Examiner().examine(msgspec.json.encode(errand))
    assert finding.failed is None, finding.failed
    if finding.refused is not None:
        raise LudotecaError(finding.refused)
    kinds = {
        LookAt: AnalysisMoment,
        ReadAnalysis: AnalysisTree,
        WriteAnalysis: AnalysisText,
        SketchPosition: PositionReport,
        FollowPath: Passed,
    }
    return msgspec.json.decode(finding.answer, type=kinds[type(errand)])


def look(start: AnalysisStart, path: list[int], go_on: Any = "stay") -> AnalysisMoment:
    moment = do(LookAt(AnalysisLook(start, path, go_on=go_on)))
    assert isinstance(moment, AnalysisMoment)
    return moment


# Moments


def test_chance_is_a_player_whose_outcome_is_chosen_or_drawn() -> None:
    first = look(MARABUNTA, [])
    assert first.to_act is None
    assert [each.choice.label.key for each in first.prospects] == ["marabunta-first"] * 2
    assert [each.probability for each in first.prospects] == [0.5, 0.5]
    assert first.choices == []
    blue = first.prospects[1].choice.number
    chosen: AnalysisMoment = do(LookAt(AnalysisLook(MARABUNTA, [], blue)))
    assert chosen.view["first"] == "blue"
    assert [(move.number, move.step.text) for move in chosen.played] == [(blue, "first blue")]
    drawn = look(MARABUNTA, [blue], "chance")
    assert [move.step.seat for move in drawn.played] == [None] * 7  # the tile and six dice
    assert drawn.to_act == drawn.seat == 1
    assert len(drawn.choices) > 1
    assert drawn.prospects == []


def test_what_nobody_chooses_happens_by_itself_and_chance_only_if_wanted() -> None:
    match = ludoteca.new_match("marabunta", seed=3)
    while len(list(match.steps())) < 40:
        match.play(match.legal_numbers()[0])
    forced = next(step.index for step in match.steps() if step.forced)
    before = match.actions[:forced]
    moment = look(MARABUNTA, before, "forced")
    assert [move.number for move in moment.played][:1] == match.actions[forced : forced + 1]
    assert look(MARABUNTA, before).played == []


def test_nobody_has_secrets_in_an_analysis() -> None:
    match = ludoteca.new_match("minicity", seats=3, seed=1)
    moment = look(AnalysisStart("minicity", 3), match.actions)
    assert [sum(seat["hand"].values()) for seat in moment.view["seats"]] == [
        seat["hand_size"] for seat in moment.view["seats"]
    ]
    assert match.view(None)["seats"][0]["hand"] is None


def test_the_end_has_a_result_and_nothing_to_do() -> None:
    match = ludoteca.new_match("marabunta", seed=1)
    while match.to_act is not None:
        match.play(match.legal_numbers()[0])
    moment = look(MARABUNTA, match.actions, "chance")
    assert match.outcome is not None
    assert moment.result is not None
    assert tuple(moment.result.scores) == match.outcome.scores
    assert (moment.to_act, moment.choices, moment.prospects, moment.played) == (None, [], [], [])


# Positions set up by hand


def sketch(start: AnalysisStart, path: list[int] | None = None, **more: bool) -> PositionReport:
    report = do(SketchPosition(AnalysisSketch(start, path or [], **more)))
    assert isinstance(report, PositionReport)
    return report


def test_a_position_is_offered_changed_judged_and_analysed() -> None:
    """The first turn, another one, one with a fault; then moments, a text and an opinion."""
    first = sketch(AnalysisStart("minicity", 3))
    assert first.faults == []
    assert first.view is not None
    assert [sum(seat["hand"].values()) for seat in first.view["seats"]] == [4, 4, 4]
    assert {field.name for field in first.fields} == first.values.keys()
    assert first.start.position is not None
    changed = msgspec.structs.replace(
        first.start, position=first.start.position | {"turn": "triangle", "round": "9"}
    )
    there = sketch(changed, fields=False)
    assert (there.faults, there.fields, there.seat) == ([], [], 2)
    wrong = msgspec.structs.replace(changed, position=changed.position | {"hand-circle": "yy"})  # type: ignore[operator]
    assert [fault.key for fault in sketch(wrong).faults] == ["minicity-impossible-hand"]
    bad = sketch(msgspec.structs.replace(changed, position={"round": "none"}))
    assert bad.view is None
    assert [fault.key for fault in bad.faults] == ["position-value"]
    with pytest.raises(LudotecaError, match="This position is impossible"):
        look(wrong, [])
    # From there as from anywhere: moves, and back to where the turn began.
    moment = look(there.start, [])
    assert moment.to_act == 2
    played = look(there.start, [moment.choices[0].number])
    assert played.view != moment.view
    assert sketch(there.start, [moment.choices[0].number]).values == there.values
    text = do(WriteAnalysis(AnalysisWish(there.start, "", []))).text
    assert "\nposition turn triangle\n" in text
    assert do(ReadAnalysis(text)).start.position == there.start.position
    reply = advise(
        Memory(),
        question_about(AnalysisQuestion(there.start, []), "ann"),
    )
    assert reply.candidates
    # A record's moment: where its turn began.
    match = ludoteca.new_match("marabunta", seed=3)
    while match.view()["round"] < 3:
        match.play(match.legal_numbers()[0])
    assert sketch(MARABUNTA, match.actions).values["round"] == "3"


def test_nor_is_a_match_that_runs_set_up_by_hand(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match_id, _ = await house.seat("marabunta", 2)
            live = house.live(match_id)
            begun = ludoteca.describe_position(live.match.copy())
            await demand_unlike([live], MARABUNTA)
            other = msgspec.structs.replace(MARABUNTA, position=begun | {"round": "4"})
            await demand_unlike([live], other)
            with pytest.raises(LudotecaError, match="still being played"):
                await demand_unlike([live], msgspec.structs.replace(MARABUNTA, position=begun))

    asyncio.run(scene())


def test_whoever_guesses_what_is_hidden_is_told_nothing(tmp_path: Path) -> None:
    """Every guess gets the same answer, so that trying them all names nobody's cards."""

    async def refused(ask: Callable[[], Awaitable[None]]) -> bool:
        try:
            await ask()
        except LudotecaError as refusal:
            assert refusal.reason.key == "server-still-played"
            return True
        return False

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            live, people = await begun(house, "minicity", 24)
            actions, deals = live.match.actions, set[int]()
            hidden: dict[int | None, list[int]] = {0: [], 1: [], None: []}
            for step in live.match.steps():
                for seat, places in hidden.items():
                    if live.match.game.is_hidden(live.match.board, step.before, step.number, seat):
                        places.append(step.index)
                        deals.add(step.number)
            assert all(hidden.values())
            assert len(deals) > 1
            eyes = dict(enumerate(people)) | {None: await house.guest()}
            for seat, places in hidden.items():
                asked = partial(demand_over, [live], "minicity", identity=eyes[seat].identity)
                for place, guess in itertools.product(places, deals):
                    path = [*actions[:place], guess, *actions[place + 1 :]]
                    assert await refused(partial(asked, path))
                # What this one sees has to be as it is.
                seen = next(place for place in range(len(actions)) if place not in places)
                assert not await refused(
                    partial(asked, [*actions[:seen], 9999, *actions[seen + 1 :]])
                )
            stands = ludoteca.describe_position(live.match.copy())
            for hand in ("", "y", "rgg", stands["hand-circle"], stands["hand-square"]):
                assert live.likeness.stands(stands | {"hand-square": hand})
            assert not live.likeness.stands(stands | {"round": "9"})

    asyncio.run(scene())


def test_matches_that_run_are_walked_through_once_a_move_and_others_go_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    walked: list[Match] = []

    def sketch(match: Match) -> dict[str, str]:
        walked.append(match)
        return ludoteca.describe_position(match)

    monkeypatch.setattr(likeness, "sketch", sketch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            lives = []
            for _ in range(3):
                match_id, people = await house.seat("marabunta", 2)
                lives.append(house.live(match_id))
            other = msgspec.structs.replace(MARABUNTA, position={"round": "7"})
            seen: list[int] = []

            async def somebody_else() -> None:
                while len(walked) < len(lives):
                    seen.append(len(walked))
                    await asyncio.sleep(0)

            await asyncio.gather(demand_unlike(lives, other), somebody_else())
            assert seen == [1, 2]  # between one match and the next
            await demand_unlike(lives, other)
            assert len(walked) == 3
            mover = next(each for each in people if each.standing["choices"])
            await mover.play(match_id)
            await demand_unlike(lives, other)
            assert len(walked) == 4

    asyncio.run(scene())


# The same position on another way

DICE = ("pink", "blue", "orange", "green", "grey", "yellow")


def opened(green: str = "leaf", yellow: str = "leaf", first: str = "red") -> Match:
    """A match of Marabunta up to the choice of a pool."""
    faces = ("1", "0", "0", green, "2", yellow)
    match = unplayed("marabunta", 2)
    rolls = (f"roll {die} {face}" for die, face in zip(DICE, faces, strict=True))
    for text in (
        f"first {first}",
        "turn two-leaves",
        *rolls,
        "split tile pink blue orange | green grey yellow",
    ):
        match.follow(text)
    return match


def play_round(match: Match, *ignored: str) -> Match:
    """Into the next round: everything is applied that is not ignored here."""
    match.follow("take tile")
    while (view := match.view())["round"] == 1:
        if view["phase"] == "element":
            element = view["to_apply"][0]
            match.follow(f"{'ignore' if element in ignored else 'apply'} {element}")
        else:
            numbers = match.legal_numbers()
            match.follow(numbers[len(numbers) // 2])
    for text in ("turn one", *(f"roll {die} crate" for die in DICE)):
        match.follow(text)
    return match


def unplayed(game: str, seats: int) -> Match:
    rules = ludoteca.find_game(game)
    return Match(rules, make_setting(rules, seats, {}), Chance(None, ""))


def number_of(match: Match, text: str) -> int:
    return match.game.number(match.board, match.game.parse(text))


def is_refused(match: Match, path: list[int], given: int = 0) -> bool:
    found = do(FollowPath(AnalysisStart(match.game.name, match.setting.seats), path))
    return Likeness(match, given).is_passed(found)


def test_nor_is_a_match_that_runs_asked_about_on_another_way() -> None:
    """A die that was ignored does not matter later, but the beginning is another one."""
    match = play_round(opened(), "green")
    other = play_round(opened(green="crate"), "green")
    assert match.state.tobytes() == other.state.tobytes()
    assert not Likeness(match, 0).begins(other.actions, frozenset())
    assert is_refused(match, other.actions)
    # What comes after it is worth as much, and what lies there is the same with another die.
    beyond = other.copy()
    beyond.follow(beyond.legal_numbers()[0])
    assert is_refused(match, beyond.actions)
    assert is_refused(match, [*other.actions[:-1], number_of(match, "roll yellow leaf")])
    # The way to it is another position, and so is one in which that die did something.
    assert not is_refused(match, other.actions[:12])
    assert not is_refused(match, play_round(opened()).actions)


def test_nor_is_it_with_the_seats_called_otherwise() -> None:
    match, other = (play_round(opened(first=first), "green") for first in ("red", "blue"))
    assert match.view()["first"] != other.view()["first"]
    assert is_refused(match, other.actions)


def test_nor_is_it_from_an_earlier_turn_or_in_another_order() -> None:
    match = ludoteca.new_match("minicity", seats=3, seed=4)
    while match.view()["turn"] < 3:
        match.play(match.legal_numbers()[-1])
    here = Likeness(match, 0)
    editing = editing_of(match.game)
    turn = next(step for step in match.steps() if editing.begins(step.before))
    position = editing.describe(match.board, turn.before)
    start = AnalysisStart("minicity", 3, position=position)
    assert here.is_passed(do(FollowPath(start, match.actions[turn.index :])))
    assert not here.is_passed(do(FollowPath(start, match.actions[turn.index : turn.index + 1])))
    # The first choices of a seat lie beside it in any order.
    laid = [step for step in match.steps() if step.actor == 0 and step.index < turn.index]
    one, two = laid[0], next(step for step in laid if step.number != laid[0].number)
    path = list(match.actions)
    path[one.index], path[two.index] = two.number, one.number
    assert not here.begins(path, frozenset())
    assert is_refused(match, path)


def test_openings_that_many_matches_share_may_be_asked_about() -> None:
    match = opened()
    assert is_refused(match, match.actions)  # all that is seen is the same
    assert not is_refused(match, opened(yellow="crate").actions)
    few = unplayed("marabunta", 2)
    for text in ("first red", "turn two-leaves", "roll pink 1", "roll blue 0"):
        few.follow(text)
    assert not is_refused(few, match.actions)


def test_what_a_match_was_played_on_from_may_be_asked_about() -> None:
    match = play_round(opened(), "green")
    match.follow("split tile | pink blue orange green grey yellow")
    given = len(match.actions) - len(DICE) - 2  # where the round began
    assert is_refused(match, match.actions, given)
    there = match.actions[:given]
    dice = ["turn one", *(f"roll {die} leaf" for die in DICE)]
    assert not is_refused(match, [*there, *(number_of(match, text) for text in dice)], given)
    assert is_refused(match, [*there, *(number_of(match, text) for text in dice)])


def test_whoever_guesses_what_is_hidden_on_another_way_is_told_nothing() -> None:
    match = ludoteca.new_match("minicity", seats=2, seed=3)
    while match.view()["phase"] != "choice":
        match.play(match.legal_numbers()[0])
    hidden = [
        step.index
        for step in match.steps()
        if match.game.is_hidden(match.board, step.before, step.number, None)
    ]
    deals = {match.actions[place] for place in hidden}
    assert len(deals) > 1
    for place, guess in itertools.product(hidden, deals):
        assert is_refused(match, [*match.actions[:place], guess, *match.actions[place + 1 :]])
    seen = next(step.index for step in match.steps() if step.index not in hidden)
    lay = number_of(match, "lay yellow")
    assert match.actions[seen] != lay
    assert not is_refused(match, [*match.actions[:seen], lay, *match.actions[seen + 1 :]])


def test_no_opinion_is_given_about_the_same_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(opinions: Opinions, wish: AnalysisQuestion, person: str) -> Opinion:
        return Opinion([], 0)

    monkeypatch.setattr(Opinions, "ask", think)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match_id, [ann, _] = await house.seat("marabunta", 2)
            live = house.live(match_id)
            live.moment = replace(live.moment, match=play_round(opened(), "green"))
            other = play_round(opened(green="crate"), "green")

            async def ask(path: list[int]) -> None:
                wish = AnalysisQuestion(MARABUNTA, path)
                await give_opinion.fn(house.services, ann.identity, "", wish)

            with pytest.raises(LudotecaError, match="still being played"):
                await ask(other.actions)
            await ask(other.actions[:12])
            ended = live.course.after(End(live.version + 1, 0, seat=0))
            live.moment = replace(live.moment, course=ended)
            await ask(other.actions)

    asyncio.run(scene())


# Trees


def test_a_tree_goes_to_a_text_and_comes_back() -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    read: AnalysisTree = do(ReadAnalysis(match.record()))
    assert [node.move.number for node in read.nodes] == match.actions
    assert read.nodes[0].move.step.text == "first blue"
    other = next(n for n in match.legal_numbers() if n != match.legal_numbers()[0])
    twigs = [AnalysisTwig(node.parent, node.move.number) for node in read.nodes]
    end = len(twigs)
    twigs += [
        AnalysisTwig(end, match.legal_numbers()[0], "Played."),
        AnalysisTwig(end, other, "Better."),
    ]
    text = do(WriteAnalysis(AnalysisWish(read.start, "About it all.", twigs))).text
    assert text.count("\n(\n") == 1
    again: AnalysisTree = do(ReadAnalysis(text))
    assert again.note == "About it all."
    assert [(n.parent, n.move.number, n.note) for n in again.nodes] == [
        (twig.parent, twig.number, twig.note) for twig in twigs
    ]


@pytest.mark.parametrize(
    ("errand", "key"),
    [
        (LookAt(AnalysisLook(MARABUNTA, [5])), "marabunta-refused-other-step"),
        (LookAt(AnalysisLook(MARABUNTA, [100_000])), "refused-number"),
        (LookAt(AnalysisLook(AnalysisStart("chess", 2), [])), "bad-game"),
        (LookAt(AnalysisLook(AnalysisStart("marabunta", 3), [])), "bad-seats"),
        (LookAt(AnalysisLook(AnalysisStart("marabunta", 2, {"x": "y"}), [])), "bad-option"),
        (
            LookAt(AnalysisLook(AnalysisStart("marabunta", 2, {}, {"territory": "["}), [])),
            "board-fault",
        ),
        (WriteAnalysis(AnalysisWish(MARABUNTA, "", [AnalysisTwig(1, 0)])), "analysis-order"),
        (WriteAnalysis(AnalysisWish(MARABUNTA, "é" * 1999, [])), "analysis-note"),
        (ReadAnalysis("ludoteca analysis, format 1\n" + "(" * 9 + "\n"), "record-line"),
        (ReadAnalysis("ludoteca analysis, format 1\n" + "(" * 9), "record-breaks-off"),
        (ReadAnalysis("hello"), "record-title"),
        (ReadRecord("ludoteca analysis, format 1\n", 0, 0), "record-analysis"),
        (ReadPlayed("ludoteca analysis, format 1\n"), "record-analysis"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(errand: Errand, key: str) -> None:
    with pytest.raises(LudotecaError) as refusal:
        do(errand)
    assert refusal.value.reason.key == key


# Opinions


class SlowLane:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.go = asyncio.Event()

    async def ask(self, question: Any, person: str) -> Reply:
        self.asked.append(question.iterations)
        await self.go.wait()
        return Reply(iterations=question.iterations, failure="died" if person == "bob" else None)


class Ready:
    async def wait(self, game: str, part: str) -> None: ...


def test_a_new_question_takes_the_place_of_the_one_before() -> None:
    async def scene() -> None:
        lane = SlowLane()
        opinions = Opinions(lane, Ready())  # type: ignore[arg-type]

        def ask(depth: int, person: str = "ann") -> asyncio.Task[Any]:
            wish = AnalysisQuestion(MARABUNTA, [], depth)
            return asyncio.create_task(opinions.ask(wish, person))

        first, other = ask(0), ask(1, "bob")
        while len(lane.asked) < 2:
            await asyncio.sleep(0)
        second = ask(MAX_DEPTH)
        with pytest.raises(LudotecaError) as outdated:
            await first
        assert outdated.value.reason.key == "server-opinion-outdated"
        lane.go.set()
        assert (await second).iterations == ITERATIONS[MAX_DEPTH]
        with pytest.raises(LudotecaError) as failed:
            await other
        assert failed.value.reason.key == "server-no-opinion"
        assert opinions._asked == {}

    asyncio.run(scene())


def test_the_engine_thinks_about_decisions_and_about_nothing_else() -> None:
    match = ludoteca.new_match("marabunta", seed=3)
    memory = Memory()

    def asked(actions: list[int]) -> Reply:
        wish = AnalysisQuestion(MARABUNTA, actions)
        question = question_about(wish, "ann")
        return advise(memory, msgspec.structs.replace(question, seconds=60.0, iterations=50))

    advice = asked(match.actions)
    assert {each.number for each in advice.candidates} <= set(match.legal_numbers())
    assert advice.iterations >= 50
    assert asked(match.actions[:3]).refused is not None
    made_up = asked([*match.actions, 9999]).refused
    assert made_up is not None


# Over HTTP


def test_a_match_is_analysed_once_it_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, [guest] = await house.seat("marabunta", 1, bots=1)
            lives, actions = house.services.hub.lives, house.live(match).match.actions
            for path in (actions, actions[:8], [*actions, 1]):
                with pytest.raises(LudotecaError) as refusal:
                    await demand_over(lives.values(), "marabunta", path, "ann")
                assert refusal.value.reason.key == "server-still-played"
            await demand_over(lives.values(), "marabunta", actions[:7], "ann")  # might be any match
            await demand_over(lives.values(), "marabunta", [*actions[:7], 9999], "ann")
            await demand_over(lives.values(), "minicity", actions, "ann")
            await guest.ask("takeover", match, seat=0, choice="end")
            await demand_over(lives.values(), "marabunta", actions, "ann")

    asyncio.run(scene())


def test_the_way_of_an_analysis_over_http(newcomer: Callable[[], Player]) -> None:
    ann = newcomer()
    table = ann.open_table("marabunta", "me", "random", start=True)
    address = f"/api/matches/{table['match']}/analysis"
    assert ann.get(address, expect=409)["reason"]["key"] == "server-still-played"
    ann.connect()
    ann.watch(table["match"])
    ann.ask("takeover", table["match"], seat=0, choice="end")
    tree = ann.get(address)
    assert tree["levels"] == [None, "random"]
    path = [node["move"]["number"] for node in tree["nodes"]]
    start = tree["start"]
    moment = ann.post("/api/analysis/look", {"start": start, "path": path})
    question = {"start": start, "path": path, "depth": 0}
    opinion = ann.post("/api/analysis/opinion", question)
    numbers = {choice["number"] for choice in moment["choices"]}
    assert opinion["candidates"]
    assert {each["number"] for each in opinion["candidates"]} <= numbers
    nodes = [{"parent": place, "number": number} for place, number in enumerate(path)]
    wish = {"start": start, "note": "Mine.", "nodes": nodes}
    text = ann.post("/api/analysis/write", wish)["text"]
    assert ann.post("/api/analysis/read", {"text": text})["note"] == "Mine."
    # Strangers see neither the match nor anything they make up.
    bob = newcomer()
    assert bob.get(address, expect=404)["reason"]["key"] == "server-no-match"
    for spoilt in ({"depth": 9}, {"path": ["a"]}, {"path": [-1]}, {"path": [0] * 5001}, {"x": 1}):
        bob.post("/api/analysis/opinion", question | spoilt, expect=400)
    chess = question | {"start": start | {"game": "chess"}}
    bob.post("/api/analysis/opinion", chess, expect=404)
    boards = question | {"start": start | {"boards": {"territory": "x" * 70_000}}}
    bob.post("/api/analysis/look", {k: boards[k] for k in ("start", "path")}, expect=413)


def test_no_record_that_comes_by_the_same_position_is_reviewed(tmp_path: Path) -> None:
    other = play_round(opened(green="crate"), "green")
    chooser = random.Random(1)
    while other.outcome is None:
        other.follow(chooser.choice(other.legal_numbers()))

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match_id, [ann, _] = await house.seat("marabunta", 2)
            live = house.live(match_id)
            live.moment = replace(live.moment, match=play_round(opened(), "green"))
            with pytest.raises(LudotecaError, match="still being played"):
                record = AnalysisText(
                    other.record().replace("commitment ", f"commitment {'0' * 64}")
                )
                await review_record.fn(house.services, ann.identity, "", record)

    asyncio.run(scene())


def test_a_match_that_nobody_follows_now_is_compared_if_it_is_ones_own(tmp_path: Path) -> None:
    """Its beginning, and an end made up so that a review tells what is best now."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            live, people = await begun(house, "marabunta", 20)
            made_up = Match(live.match.game, live.match.setting, Chance(None, ""))
            for number in live.match.actions:
                made_up.follow(number)
            chooser = random.Random(1)
            while made_up.outcome is None:
                made_up.follow(chooser.choice(made_up.legal_numbers()))
            text = made_up.record().replace("commitment ", f"commitment {'0' * 64}")
            house.services.hub.forget(live)
            with pytest.raises(LudotecaError, match="still being played"):
                await review_record.fn(house.services, people[0].identity, "", AnalysisText(text))

    asyncio.run(scene())
