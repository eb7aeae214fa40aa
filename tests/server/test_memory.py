"""Matches that rest: small in memory, then gone from it, and back on demand."""

from __future__ import annotations

import asyncio
import gc
import importlib
import random
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca.server import timing
from ludoteca.server.storage.entries import Decision
from tests.server.house import Clock, House, open_house

MATCHES = 10
LIMIT = 100_000  # bytes of an idle match


async def play_long(house: House, game: str, decisions: int, **more: Any) -> str:
    """A match of which so many decisions are in the log, and which is not in memory."""
    match, guests = await house.seat(game, 3 if game == "marracash" else 2, **more)
    for guest in guests:
        guest.leave(house.services, match)
    live = house.live(match)
    played, chooser, version = live.match.copy(), random.Random(3), live.version
    kept = []
    for _ in range(decisions):
        seat, length = played.to_act, len(played.actions)
        if seat is None:
            break
        played.play(chooser.choice(played.legal_numbers()))
        version += 1
        actions = tuple(played.actions[length:])
        entry = Decision(version, timing.now(), seat, actions)
        progress = replace(live.moment.progress(), version=version)
        kept.append(house.services.writer.append(match, entry, None, progress))
    await asyncio.gather(*kept)  # in one commit, so that the test is quick
    house.services.hub.forget(live)
    return match


def test_a_match_that_nobody_uses_is_dropped_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            hub = house.services.hub
            idle = await play_long(house, "minicity", 30)
            before = await hub.open(idle)
            followed, [guest, other] = await house.seat("minicity", 2)
            seat = frozenset({0})
            standing = before.standing(seat)
            clock.pass_by(3600)
            assert hub.forget_idle(3600) == 0
            clock.pass_by(1)
            assert hub.forget_idle(3600) == 1
            assert set(hub.lives) == {followed}  # somebody looks at this one
            again = await hub.open(idle)
            assert again is not before
            assert again.standing(seat) == standing
            player = guest if guest.standing["choices"] else other
            await player.play(followed)

    asyncio.run(scene())


@pytest.mark.parametrize("game", ludoteca.games())
def test_an_idle_match_is_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> int:
        async with open_house(tmp_path) as house:
            hub = house.services.hub
            matches = [await play_long(house, game, 100) for _ in range(MATCHES + 1)]
            seat = frozenset({0})
            (await hub.open(matches.pop())).standing(seat)  # whatever all share is there now
            gc.collect()
            tracemalloc.start()
            try:
                for match in matches:
                    (await hub.open(match)).standing(seat)
                clock.pass_by(61)
                hub.rest_idle(60)
                gc.collect()
                taken, _ = tracemalloc.get_traced_memory()
            finally:
                tracemalloc.stop()
            assert len(hub.lives) == MATCHES + 1
            return taken // MATCHES

    assert asyncio.run(scene()) < LIMIT


@pytest.mark.parametrize("game", ludoteca.games())
def test_boards_sent_by_strangers_do_not_stay_for_ever(game: str) -> None:
    boards = importlib.import_module(f"ludoteca.games.{game}.boards")
    assert boards.load_board.cache_info().maxsize == 64
