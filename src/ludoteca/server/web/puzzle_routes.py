"""Puzzles over HTTP: one a day, a stream at everybody's strength, and what came of a try."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Body, Parameter

from ludoteca.bots.rating import model, newcomer, shown
from ludoteca.core.contract import Game
from ludoteca.games import find_game, sound_names
from ludoteca.puzzles.daily import puzzle_of_day
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.puzzles.shelf import puzzles_of
from ludoteca.puzzles.strength import learn, rating_of, suited
from ludoteca.server import timing
from ludoteca.server.house.services import Services
from ludoteca.server.problems import NotFound
from ludoteca.server.protocol import PackedPuzzle, PuzzleShelf, PuzzleTask, PuzzleTry, PuzzleVerdict
from ludoteca.server.storage.puzzle_store import Strengths, TryRow
from ludoteca.server.telling.puzzles import answer, packed, question
from ludoteca.server.web.table_routes import PROBLEMS, Id

PACKED = 6  # puzzles for times without a network
Theme = Annotated[str | None, Parameter(pattern=r"^[a-z-]{1,20}$(?!\s)")]


def today() -> date:
    return datetime.fromtimestamp(timing.now() / 1000, UTC).date()


@get("/puzzles", summary="The puzzles of each game, and how I fare", responses=PROBLEMS)
async def list_puzzles(services: Services, identity: str, address: str) -> list[PuzzleShelf]:
    services.limits.demand("list", person=identity, address=address)
    await asyncio.to_thread(model)  # takes a second to load, once
    return [
        await shelf_of(services, identity, game, puzzles)
        for game in map(find_game, sound_names())
        if (puzzles := puzzles_of(game))
    ]


async def shelf_of(
    services: Services, identity: str, game: Game[Any], puzzles: Sequence[Puzzle]
) -> PuzzleShelf:
    tries = await services.puzzles.tries(identity, game.name)
    strength = (await services.puzzles.strengths(game.name, identity)).get(identity)
    daily = puzzle_of_day(puzzles, today()).name
    return PuzzleShelf(
        game=game.name,
        puzzles=len(puzzles),
        themes=dict(Counter(theme for puzzle in puzzles for theme in puzzle.themes)),
        tried=len(tries),
        solved=sum(row.solved for row in tries.values()),
        rating=None if strength is None else shown(strength),
        today=daily,
        today_solved=tries[daily].solved if daily in tries else None,
    )


@get(
    "/puzzles/{game:str}/today",
    summary="The puzzle of the day, the same for everybody",
    responses=PROBLEMS,
)
async def show_daily(services: Services, identity: str, address: str, game: Id) -> PuzzleTask:
    rules, puzzles = await demand_puzzles(services, identity, address, game)
    return await ask(services, identity, rules, puzzle_of_day(puzzles, today()))


@get(
    "/puzzles/{game:str}/next",
    summary="A puzzle at my strength that I have not tried",
    responses=PROBLEMS,
)
async def show_next(
    services: Services, identity: str, address: str, game: Id, theme: Theme = None
) -> PuzzleTask:
    rules, puzzles = await demand_puzzles(services, identity, address, game)
    wanted = [puzzle for puzzle in puzzles if theme is None or theme in puzzle.themes]
    if not wanted:
        raise NotFound("server-no-puzzle")
    strengths = await services.puzzles.strengths(game, identity, *(each.name for each in wanted))
    tries = await services.puzzles.tries(identity, game)
    player = strengths.get(identity) or newcomer()
    chosen = suited(wanted, player, strengths, tries.keys(), identity)
    if chosen is None:  # all were tried: the one that was longest ago
        chosen = min(wanted, key=lambda puzzle: tries[puzzle.name].at)
    return await ask(services, identity, rules, chosen)


@get(
    "/puzzles/{game:str}/pack",
    summary="Some puzzles with their answers, for times without a network",
    responses=PROBLEMS,
)
async def pack_puzzles(
    services: Services, identity: str, address: str, game: Id
) -> list[PackedPuzzle]:
    services.limits.demand("heavy", person=identity, address=address)
    rules, puzzles = await demand_puzzles(services, identity, address, game)
    strengths = await services.puzzles.strengths(game, identity, *(each.name for each in puzzles))
    tries = await services.puzzles.tries(identity, game)
    player = strengths.get(identity) or newcomer()
    chosen = [puzzle_of_day(puzzles, today())]
    while len(chosen) < PACKED:
        known = {*tries, *(each.name for each in chosen)}
        found = suited(puzzles, player, strengths, known, identity)
        if found is None:
            break
        chosen.append(found)
    return [
        await services.workshop.do(
            packed,
            rules,
            puzzle,
            shown(strengths.get(puzzle.name) or rating_of(puzzle)),
            tries[puzzle.name].solved if puzzle.name in tries else None,
        )
        for puzzle in chosen
    ]


@get("/puzzles/{game:str}/{name:str}", summary="A puzzle", responses=PROBLEMS)
async def show_puzzle(
    services: Services, identity: str, address: str, game: Id, name: Id
) -> PuzzleTask:
    rules, puzzles = await demand_puzzles(services, identity, address, game)
    return await ask(services, identity, rules, demand_puzzle(puzzles, name))


@post(
    "/puzzles/{game:str}/{name:str}",
    status_code=200,
    summary="Try a puzzle, and learn the answer; the first try counts",
    responses=PROBLEMS,
)
async def try_puzzle(
    services: Services,
    identity: str,
    address: str,
    game: Id,
    name: Id,
    data: Annotated[PuzzleTry, Body()],
) -> PuzzleVerdict:
    services.limits.demand("write", person=identity, address=address)
    rules, puzzles = await demand_puzzles(services, identity, address, game)
    puzzle = demand_puzzle(puzzles, name)
    lines = await services.workshop.do(answer, rules, puzzle, data.number)
    right = any(line.right and line.chosen for line in lines)
    noted: list[int] = []

    def rate(before: Strengths) -> Strengths:
        player, other = before.get(identity) or newcomer(), before.get(name) or rating_of(puzzle)
        after, other = learn(player, other, right=right)
        noted[:] = shown(player), shown(after)
        return {identity: after, name: other}

    tried = TryRow(identity, game, name, right, timing.now())
    counted = await services.puzzles.note(tried, rate)
    before, after = noted if counted else (None, None)
    return PuzzleVerdict(right, lines, before, after)


async def demand_puzzles(
    services: Services, identity: str, address: str, name: str
) -> tuple[Game[Any], Sequence[Puzzle]]:
    """A game that can be played by now, and its puzzles."""
    services.limits.demand("look", person=identity, address=address)
    puzzles = puzzles_called(name)
    if not puzzles:
        raise NotFound("server-no-puzzle")
    await services.warming.wait(name)
    await asyncio.to_thread(model)
    return find_game(name), puzzles


def demand_puzzle(puzzles: Sequence[Puzzle], name: str) -> Puzzle:
    found = next((puzzle for puzzle in puzzles if puzzle.name == name), None)
    if found is None:
        raise NotFound("server-no-puzzle")
    return found


def puzzles_called(game: str) -> Sequence[Puzzle]:
    """Those of a game by its name; none if there is no such game."""
    return puzzles_of(find_game(game)) if game in sound_names() else ()


def has_puzzle(game: str, name: str, theme: str | None = None) -> bool:
    """Whether the page of a puzzle has one to show: this one, today's, or about a theme."""
    puzzles = puzzles_called(game)
    if name == "next" and theme is not None:
        return any(theme in puzzle.themes for puzzle in puzzles)
    return bool(puzzles) and name in ("today", "next", *(puzzle.name for puzzle in puzzles))


async def ask(services: Services, identity: str, game: Game[Any], puzzle: Puzzle) -> PuzzleTask:
    tries = await services.puzzles.tries(identity, game.name)
    strengths = await services.puzzles.strengths(game.name, puzzle.name)
    rating = shown(strengths.get(puzzle.name) or rating_of(puzzle))
    solved = tries[puzzle.name].solved if puzzle.name in tries else None
    return await services.workshop.do(question, game, puzzle, rating, solved)


HANDLERS = [list_puzzles, show_daily, show_next, pack_puzzles, show_puzzle, try_puzzle]
