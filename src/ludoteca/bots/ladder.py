"""A ladder: ratings that are kept in a file from one arena to the next.

The file is JSON. Every table (a game with its seats and options) has a ladder of its own.
Whoever adds games reads what is there, learns from the games and puts a new file in the place of
the old one, all of it alone: two arenas at once lose nothing, and a crash leaves the old file.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.bots.rating import Rating, rate_game
from ludoteca.core.contract import Game
from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import message
from ludoteca.core.setting import Setting, show
from ludoteca.files import put

FORMAT = "ludoteca ladder 1"
WRITING_SECONDS = 5.0  # between two writings of an arena's games


class BadLadder(LudotecaError):
    """A file that is no ladder; it is left as it is."""


@dataclass(frozen=True)
class Result:
    """One game: which bot had which rank, 1 is best."""

    bots: tuple[str, ...]
    ranks: tuple[int, ...]


class Rung(msgspec.Struct, frozen=True):
    """One bot on a ladder."""

    mu: float
    sigma: float
    games: int

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)


class Sheet(msgspec.Struct):
    """The whole file."""

    format: str
    tables: dict[str, dict[str, Rung]]  # by table and bot


def table_name(game: Game[Any], setting: Setting) -> str:
    """What makes two matches comparable, as one line; a board of one's own by its fingerprint."""
    parts = [game.name, f"rules={game.rules_version}", f"seats={setting.seats}"]
    for name, value in setting.options.items():
        parts.append(f"{name}={show(value)}")
        if name in setting.own_files:
            parts[-1] += f"-{sha256(setting.files[name].encode()).hexdigest()[:12]}"
    return " ".join(parts)


class Ladder:
    """Ratings in a file, which is made with the first game."""

    def __init__(self, file: str | os.PathLike[str]) -> None:
        self.file = Path(file)

    def tables(self) -> list[str]:
        """The tables that games were played at."""
        return sorted(self._read().tables)

    def standing(self, table: str) -> dict[str, Rung]:
        """The bots of a table, those first that are surely strong."""
        rungs = self._read().tables.get(table, {})
        order = sorted(rungs, key=lambda bot: (-rungs[bot].rating.cautious, bot))
        return {bot: rungs[bot] for bot in order}

    def add(self, table: str, results: Iterable[Result]) -> None:
        """Learn from games, in this order. Other processes that do the same wait."""
        with self._alone():
            sheet = self._read()
            rungs = sheet.tables.setdefault(table, {})
            ratings = {bot: rung.rating for bot, rung in rungs.items()}
            for result in results:
                rate_game(ratings, result.bots, result.ranks)
                for bot in set(result.bots):
                    games = rungs[bot].games if bot in rungs else 0
                    rungs[bot] = Rung(ratings[bot].mu, ratings[bot].sigma, games + 1)
            text = msgspec.json.format(msgspec.json.encode(sheet, order="sorted"), indent=2)
            put(self.file, text + b"\n")

    @contextmanager
    def learning(self, table: str) -> Iterator[Callable[[Result], None]]:
        """Call it with each game; the file has them a few seconds later, and all at the end."""
        self._read()  # what is wrong with the file is told before a game is played
        waiting: list[Result] = []
        written = time.monotonic()

        def learn(result: Result) -> None:
            nonlocal written
            waiting.append(result)
            if time.monotonic() - written > WRITING_SECONDS:
                self.add(table, waiting)
                waiting.clear()
                written = time.monotonic()

        try:
            yield learn
        finally:
            if waiting:
                self.add(table, waiting)

    def _read(self) -> Sheet:
        try:
            sheet = msgspec.json.decode(self.file.read_bytes(), type=Sheet)
        except FileNotFoundError:
            return Sheet(FORMAT, {})
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadLadder(
                message("bad-ladder", file=str(self.file), reason=str(error))
            ) from error
        if sheet.format != FORMAT:
            reason = f"{sheet.format!r} is not {FORMAT!r}"
            raise BadLadder(message("bad-ladder", file=str(self.file), reason=reason))
        return sheet

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with self.file.with_name(self.file.name + ".lock").open("w") as file:
            with suppress(ImportError):  # not on every system
                from fcntl import LOCK_EX, flock

                flock(file, LOCK_EX)
            yield
