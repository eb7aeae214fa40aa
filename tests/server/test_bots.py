"""Bots that fail: the match goes on with a simple move, whatever they do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import (
    CHEATS,
    DIES,
    HANGS,
    NEVER_READY,
    TALKS_NONSENSE,
    let_bots_run,
    open_house,
)


@pytest.mark.parametrize("program", [HANGS, DIES, NEVER_READY, TALKS_NONSENSE, CHEATS])
def test_the_match_goes_on_whatever_a_bot_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    let_bots_run(program, monkeypatch)

    async def scene() -> None:
        seconds = 0.1 if program == HANGS else 20.0
        async with open_house(tmp_path, bot_seconds=seconds) as house:
            match, [guest] = await house.seat("marabunta", 1, bots=1)
            bot = 1 - guest.standing["seat"]
            decided: list[int] = []
            while decided.count(bot) < 2:
                if guest.standing["choices"]:
                    await guest.play(match)
                else:
                    await guest.receive()
                decided = [each["seat"] for each in guest.happened if each["kind"] == "decided"]

    asyncio.run(scene())


def test_a_bot_that_hangs_delays_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_run(HANGS, monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, bot_seconds=600.0, bot_processes=1) as house:
            await house.seat("marabunta", 1, bots=1)
            match, guests = await house.seat("marabunta", 2)
            for _ in range(10):
                acting = next(guest for guest in guests if guest.standing["choices"])
                await acting.play(match)
                for guest in guests:
                    await guest.follow(acting.standing["version"])

    asyncio.run(scene())
