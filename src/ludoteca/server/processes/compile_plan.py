"""What to compile next: the rules somebody asked for, then that game's bots, then the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.preparing import BATCHES, BOTS, KNOWLEDGE, PIECES, RULES, SEARCH

# A piece that uses others waits for them, and finds them in the cache.
NEEDED = {SEARCH: (*RULES, KNOWLEDGE), BATCHES: RULES}


class Piece(NamedTuple):
    game: str
    name: str  # of PIECES


class Plan:
    def __init__(self, games: tuple[str, ...]) -> None:
        self._games = games
        self._left = [Piece(game, name) for game in games for name in PIECES]
        self._asked: list[str] = []  # games, in the order of asking

    def ask(self, game: str) -> None:
        """Somebody waits for this game."""
        if game not in self._asked:
            self._asked.append(game)

    def finish(self, piece: Piece) -> None:
        self._left.remove(piece)

    def is_finished(self, game: str, names: Iterable[str]) -> bool:
        return not any(Piece(game, name) in self._left for name in names)

    @property
    def left(self) -> tuple[Piece, ...]:
        return tuple(self._left)

    def best(self, count: int) -> list[Piece]:
        """What should be compiled now, so many pieces at once."""
        return self._order(self._asked)[:count]

    def before(self, game: str, names: Iterable[str], count: int) -> str | None:
        """The game that whoever asks for these pieces must wait for; None once it is their turn.

        Games that nobody asked for give way, so that they are not waited for.
        """
        if self.is_finished(game, names):
            return None
        asked = self._asked if game in self._asked else [*self._asked, game]
        games = [piece.game for piece in self._order(asked)[:count]]
        return None if game in games else games[0]

    def _order(self, asked: list[str]) -> list[Piece]:
        """What could be compiled now, the most urgent first."""

        def rank(piece: Piece) -> tuple[int, int, int]:
            wanted = piece.game in asked
            urgency = (0 if wanted else 2) + (piece.name in BOTS)
            if piece.name == BATCHES:  # only commands need them
                urgency = 4
            games = asked if wanted else self._games
            return urgency, games.index(piece.game), PIECES.index(piece.name)

        free = [
            piece
            for piece in self._left
            if self.is_finished(piece.game, NEEDED.get(piece.name, ()))
        ]
        return sorted(free, key=rank)
