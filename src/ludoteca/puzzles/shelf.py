"""The file of puzzles that lies in a game's folder."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from ludoteca.core.contract import Game
from ludoteca.puzzles.puzzle import Puzzle

FILE = "puzzles.json.xz"
FORMAT = "ludoteca puzzles 1"


class Shelf(msgspec.Struct, frozen=True):
    """The whole file."""

    format: str
    game: str
    rules: int
    puzzles: tuple[Puzzle, ...]


def to_file(game: Game[Any], puzzles: Iterable[Puzzle]) -> bytes:
    """The same puzzles give the same bytes."""
    shelf = Shelf(FORMAT, game.name, game.rules_version, tuple(puzzles))
    return lzma.compress(msgspec.json.encode(shelf), preset=9 | lzma.PRESET_EXTREME)


def from_file(game: Game[Any], content: bytes) -> tuple[Puzzle, ...]:
    """`ValueError` if it is no such file, or one for another game or other rules."""
    try:
        shelf = msgspec.json.decode(lzma.decompress(content), type=Shelf)
    except (lzma.LZMAError, msgspec.MsgspecError) as error:
        raise ValueError("this is not a file of puzzles") from error
    about = shelf.format, shelf.game, shelf.rules
    if about != (FORMAT, game.name, game.rules_version):
        raise ValueError(f"these are puzzles of {shelf.game}, rules {shelf.rules}")
    return shelf.puzzles


@cache
def puzzles_of(game: Game[Any]) -> tuple[Puzzle, ...]:
    """What the game's own file has; none if there is no file, or one for other rules."""
    file = game.folder / FILE
    try:
        return from_file(game, file.read_bytes()) if file.is_file() else ()
    except ValueError:
        return ()


def choose(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """As many as asked for, of all difficulties and kinds of decision as evenly as it goes.

    The rarest kinds are served first, in turn; within a kind the order is by name, as if drawn.
    """
    kinds: dict[tuple[int, str], list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda each: each.name):
        kinds.setdefault((puzzle.difficulty, puzzle.themes[0]), []).append(puzzle)
    chosen: list[Puzzle] = []
    place = 0
    while len(chosen) < min(most, len(puzzles)):
        turn = [kinds[kind][place] for kind in sorted(kinds) if len(kinds[kind]) > place]
        chosen += turn[: most - len(chosen)]
        place += 1
    return sorted(chosen, key=lambda each: (each.difficulty, each.name))
