"""Whatever is kept reaches everybody who follows, whatever gets lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import asyncpg
import pytest

from ludoteca.server.house import news_exchange
from ludoteca.server.storage import database
from ludoteca.server.storage.appenders import Addition
from ludoteca.server.storage.news import CHANNEL
from tests.server.database import Postgres, create_database
from tests.server.faults import CUT, Proxy
from tests.server.house import Guest, House, by_turn, let_nobody_tidy_up, open_house
from tests.server.players import SECONDS, new_key


@pytest.fixture(autouse=True)
def no_second_look(monkeypatch: pytest.MonkeyPatch) -> None:
    let_nobody_tidy_up(monkeypatch)


def play_scene(scene: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(SECONDS):
            await scene()

    asyncio.run(within())


def lose_the_next_answer(house: House, patch: pytest.MonkeyPatch) -> None:
    """The database keeps a move, and the connection ends before it can say so."""
    appender = house.services.writer._appender
    append = appender.append

    async def lose(additions: Sequence[Addition]) -> None:
        patch.setattr(appender, "append", append)
        await append(additions)
        raise ConnectionResetError

    patch.setattr(appender, "append", lose)


def test_a_move_whose_answer_was_lost_reaches_everybody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            match, guests = await house.seat("marabunta", 2)
            player, other = by_turn(guests)
            version = player.standing["version"]
            move = {
                "type": "play",
                "match": match,
                "version": version,
                "key": new_key(),
                "action": player.standing["choices"][0]["number"],
            }
            lose_the_next_answer(house, monkeypatch)
            await player.send(**move)
            assert (await player.expect("refused"))["reason"]["key"] == "server-store-away"
            # Nobody does anything, and both learn what has happened.
            for guest in guests:
                await guest.follow(version + 1)
            await player.send(**move)
            assert (await player.expect("duplicate"))["version"] == version + 1
            # Nor are later moves lost.
            player, other = by_turn(guests)
            await player.play(match)
            await other.follow(version + 2)
            for guest in guests:
                versions = [each["version"] for each in guest.happened]
                assert versions == [version + 1, version + 2]

    play_scene(scene)


def test_whoever_is_several_versions_behind_is_sent_all_of_them(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            match, guests = await house.seat("marabunta", 2)
            first, second = guests
            hub = house.services.hub
            start = first.standing["version"]
            for _ in range(3):
                player, _ = by_turn(guests)
                await player.play(match)
                for guest in guests:
                    await guest.follow(player.standing["version"])
            # As if two of them had never been delivered.
            hub.follow(second.connection, match, start + 1)
            second.happened.clear()
            player, _ = by_turn(guests)
            await player.play(match)
            await second.follow(start + 4)
            assert [each["version"] for each in second.happened] == [
                start + 2,
                start + 3,
                start + 4,
            ]

    play_scene(scene)


def test_cut_in_the_middle_of_a_move_it_is_made_once(postgres_database: str) -> None:
    """The statement runs again on another connection, and finds that it was kept."""

    async def scene() -> None:
        async with open_house(postgres_database) as house:
            match, guests = await house.seat("marabunta", 2)
            player, other = by_turn(guests)
            version = player.standing["version"]
            appender = house.services.writer._appender
            once = appender._append  # type: ignore[attr-defined]

            async def lose(additions: Sequence[Addition]) -> None:
                appender._append = once  # type: ignore[attr-defined]
                await once(additions)
                raise ConnectionResetError

            appender._append = lose  # type: ignore[attr-defined]
            action = player.standing["choices"][0]["number"]
            answer = await player.ask("play", match, action=action)
            assert (answer["type"], answer["version"]) == ("duplicate", version + 1)
            await other.follow(version + 1)

    play_scene(scene)


async def at_two_doors(house: House, other: House) -> tuple[str, Guest, Guest]:
    """A match at one process, watched by somebody at another."""
    match, guests = await house.seat("marabunta", 2)
    player, _ = by_turn(guests)
    watching = Guest(other.services, guests[1 - guests.index(player)].identity)
    await watching.watch(match)
    return match, player, watching


def test_news_that_nobody_understands_do_not_end_the_listening(postgres_database: str) -> None:
    async def scene() -> None:
        async with open_house(postgres_database) as one, open_house(postgres_database) as two:
            match, player, watching = await at_two_doors(one, two)
            connection = await asyncpg.connect(postgres_database)
            for news in (
                "good morning",
                '{"process": "x", "topic": "weather", "match": ""}',
                "\ud7ff",
            ):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
            await connection.close()
            await player.play(match)
            await watching.follow(player.standing["version"])

    play_scene(scene)


@pytest.mark.parametrize("how", ["ended", "away", "silent"])
def test_after_a_break_other_processes_soon_learn_of_moves(
    how: str, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those made meanwhile, too: one process lost its connections, the other did not."""

    @asynccontextmanager
    async def open_other(url: str) -> AsyncIterator[House]:
        if how == "silent":  # which it finds out by waiting
            monkeypatch.setattr(news_exchange, "SECONDS_TO_BEAT", 2.0)
            monkeypatch.setattr(database, "SECONDS_TO_ANSWER", 5.0)
        async with open_house(url) as house:
            yield house

    async def scene() -> None:
        proxy = Proxy(postgres_database)
        await proxy.open()
        async with open_house(postgres_database) as one, open_other(proxy.url) as two:
            match, player, watching = await at_two_doors(one, two)
            if how == "ended":
                connection = await asyncpg.connect(postgres_database)
                await connection.execute(CUT)
                await connection.close()
            elif how == "away":
                await proxy.cut()
            else:
                proxy.fall_silent()
            await player.play(match)
            if how == "away":
                await proxy.open()
            proxy.answers = True
            await watching.follow(player.standing["version"])
        await proxy.close()

    play_scene(scene)


def test_the_database_is_restarted_in_a_match() -> None:
    """A real one, stopped without a word: two processes at it go on by themselves."""

    async def scene(postgres: Postgres) -> None:
        url = create_database(postgres.url, "restarted")
        async with open_house(url) as one, open_house(url) as two:
            match, player, watching = await at_two_doors(one, two)
            before = player.standing["version"]
            await asyncio.to_thread(postgres.stop)
            lost = await player.ask("play", match, action=player.standing["choices"][0]["number"])
            assert lost["type"] == "refused"
            await asyncio.to_thread(postgres.start_again)
            while one.services.health.trouble is not None:
                await asyncio.sleep(0.05)
            await player.play(match)
            await watching.follow(before + 1)
            assert player.standing["version"] == before + 1

    with Postgres() as postgres:
        play_scene(lambda: scene(postgres))
