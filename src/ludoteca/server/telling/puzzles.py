"""A puzzle as a page of data: the question first, the answer only after a try."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core.contract import Game
from ludoteca.core.errors import IllegalAction
from ludoteca.core.match import Match
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.server.protocol import Frame, PackedPuzzle, PuzzleLine, PuzzleTask
from ludoteca.server.telling.steps import choice, seat_or_none, told

LATELY = 8  # steps before the question that are told


def question(game: Game[Any], puzzle: Puzzle, rating: int, solved: bool | None) -> PuzzleTask:
    """What anybody may know before trying it."""
    match = puzzle.match(game)
    seat = match.actor
    return PuzzleTask(
        game=game.name,
        name=puzzle.name,
        options=dict(match.setting.options),
        colours=list(game.seat_names[: match.setting.seats]),
        seat=seat,
        view=match.view(seat),
        steps=[told(game, match.board, step, seat) for step in list(match.steps())[-LATELY:]],
        prompt=match.prompt(),
        choices=[choice(match, number) for number in match.legal_numbers()],
        difficulty=puzzle.difficulty,
        themes=list(puzzle.themes),
        rating=rating,
        solved=solved,
    )


def answer(game: Game[Any], puzzle: Puzzle, chosen: int) -> list[PuzzleLine]:
    """The best choice, then what was chosen and the obvious one, each with what follows.

    `IllegalAction` says why something cannot be chosen.
    """
    match = puzzle.match(game)
    if refused := match.why_not(chosen):
        raise IllegalAction(refused)
    numbers = [match.number(text) for text in (puzzle.answers[0], puzzle.obvious)]
    wanted = dict.fromkeys([numbers[0], chosen, numbers[1]])
    chances = dict(zip(match.legal_numbers(), puzzle.chances, strict=True))
    right = {match.number(text) for text in puzzle.answers}
    return [
        PuzzleLine(
            choice=choice(match, number),
            chance=chances[number],
            right=number in right,
            chosen=number == chosen,
            obvious=number == numbers[1],
            frames=frames(match.copy(), number, puzzle),
        )
        for number in wanted
    ]


def packed(game: Game[Any], puzzle: Puzzle, rating: int, solved: bool | None) -> PackedPuzzle:
    match = puzzle.match(game)
    right = [match.number(text) for text in puzzle.answers]
    lines = [replace(line, chosen=False) for line in answer(game, puzzle, right[0])]
    task = question(game, puzzle, rating, solved)
    return PackedPuzzle(task, right, list(puzzle.chances), lines)


def frames(match: Match, number: int, puzzle: Puzzle) -> list[Frame]:
    """The position after the choice, and after each step of its line, as the seat sees it."""
    seat, game = match.actor, match.game
    line = puzzle.lines.get(game.text(game.action(match.board, number)), ())
    made = []
    actions: tuple[int | str, ...] = number, *line
    for action in actions:
        step = match.follow(action)
        known = told(game, match.board, step, seat)
        made.append(Frame(step.index + 1, known, match.view(seat), seat_or_none(match.actor)))
    return made
