"""Puzzles at the server: the same for all by day, at everybody's strength, and no answer early."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Any

import msgspec
import pytest

from ludoteca.games import find_game
from ludoteca.puzzles.shelf import puzzles_of
from ludoteca.server.web import puzzle_routes
from tests.server.asgi import Door, Header, open_door
from tests.server.conftest import settings_for
from tests.server.house import Clock

DAY = 24 * 3600
GAME = "marabunta"
SECRETS = {"answers", "chances", "lines", "obvious", "right"}


class Solver:
    """Somebody who has just come, with no account."""

    def __init__(self, door: Door, headers: tuple[Header, ...]) -> None:
        self.door = door
        self.headers = headers

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.door.ask("GET", f"/api/puzzles{path}", headers=self.headers)
        assert answer.status == status, answer.body
        return answer.json()

    async def answer(self, task: Any, number: int, status: int = 200) -> Any:
        body = msgspec.json.encode({"number": number})
        path = f"/api/puzzles/{task['game']}/{task['name']}"
        answer = await self.door.ask("POST", path, body, self.headers)
        assert answer.status == status, answer.body
        return answer.json()

    async def shelf(self) -> Any:
        return next(each for each in await self.get("") if each["game"] == GAME)


def numbers(task: Any, *texts: str) -> list[int]:
    return [one["number"] for one in task["choices"] if one["text"] in texts]


def test_puzzles_are_asked_tried_and_rated(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    days = [date(2030, 1, 1)]
    monkeypatch.setattr(puzzle_routes, "today", lambda: days[-1])
    puzzles = {puzzle.name: puzzle for puzzle in puzzles_of(find_game(GAME))}

    async def scene() -> None:
        async with open_door(settings_for(database, guest_days=30)) as door:
            one, other = Solver(door, await door.guest()), Solver(door, await door.guest())
            shelf = await one.shelf()
            # For times without a network: today's first, each with its answer.
            pack = await one.get(f"/{GAME}/pack")
            assert pack[0]["task"]["name"] == shelf["today"]
            assert len({each["task"]["name"] for each in pack}) == len(pack) == 6
            for each in pack:
                puzzle = puzzles[each["task"]["name"]]
                assert each["right"] == numbers(each["task"], *puzzle.answers)
                assert each["chances"] == list(puzzle.chances)
                assert each["lines"][0]["choice"]["text"] == puzzle.answers[0]
            assert (shelf["rating"], shelf["tried"], shelf["today_solved"]) == (None, 0, None)
            task = await one.get(f"/{GAME}/today")
            assert task == await other.get(f"/{GAME}/today")
            assert task["name"] == shelf["today"]
            assert not SECRETS & task.keys()
            puzzle = puzzles[task["name"]]
            [right, *_] = numbers(task, puzzle.answers[0])
            [wrong] = numbers(task, puzzle.obvious)

            # What the rules refuse is refused with a reason, and is no try.
            refused = await one.answer(task, 99_999, 400)
            assert refused["reason"]["key"] == "refused-number"
            assert (await one.shelf())["tried"] == 0

            failed = await one.answer(task, wrong)
            assert not failed["right"]
            assert failed["after"] < failed["before"] == 1500
            best, chosen = failed["lines"]
            assert (best["choice"]["number"], best["right"]) == (right, True)
            assert (chosen["chosen"], chosen["obvious"]) == (True, True)
            assert best["chance"] > chosen["chance"]
            assert len(best["frames"]) == 1 + len(puzzle.lines[puzzle.answers[0]])

            # Now everybody could know: a second try is answered and counts nothing.
            again = await one.answer(task, right)
            assert (again["right"], again["before"], again["after"]) == (True, None, None)
            shelf = await one.shelf()
            assert (shelf["rating"], shelf["today_solved"]) == (failed["after"], False)

            solved = await other.answer(task, right)
            assert solved["after"] > 1500
            assert (await other.get(f"/{GAME}/{task['name']}"))["solved"] is True

            # The stream goes on with what was not tried, about one thing if that is asked for.
            assert (await other.get(f"/{GAME}/next"))["name"] != task["name"]
            theme = max(shelf["themes"], key=lambda each: shelf["themes"][each])
            assert theme in (await other.get(f"/{GAME}/next?theme={theme}"))["themes"]
            days.append(date(2030, 1, 2))
            assert (await one.get(f"/{GAME}/today"))["name"] != task["name"]
            for path in ("/nothing/today", f"/{GAME}/00000000", f"/{GAME}/next?theme=nothing"):
                await one.get(path, 404)

            # A guest who never came back leaves nothing behind.
            clock.pass_by(40 * DAY)
            await door.services.expiry.sweep()
            kept = await door.services.puzzles.strengths(GAME, task["name"])
            assert list(kept) == [task["name"]]
            await one.get("", 401)

    asyncio.run(scene())
