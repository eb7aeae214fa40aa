"""Ludoteca: Marabunta, Mini City and Marracash, to play, study and research.

The public face of the library. Importing it is quick: a game's rules are loaded when first used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games import find_game

if TYPE_CHECKING:
    from ludoteca.core.contract import OptionValue
    from ludoteca.core.match import Match, Playable
    from ludoteca.core.verification import Verification

    def games() -> list[str]:  # the package of that name, which can be called
        """Names of the games."""


__version__ = "0.1.0"
__all__ = ["IllegalAction", "LudotecaError", "games", "load", "new_match", "verify"]


def new_match(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    chance: Sequence[Playable] = (),
    **options: OptionValue,
) -> Match:
    """A match ready for its first choice.

    Without a seed chance is secret and unpredictable; with one the match can be repeated.
    `chance` scripts the first outcomes, for tests and puzzles.
    """
    from ludoteca.core import fairness
    from ludoteca.core.match import Chance, Match
    from ludoteca.own_boards import open_setting

    rules = find_game(game)
    secret = fairness.new_seed() if seed is None else fairness.check_seed(str(seed))
    match = Match(rules, open_setting(rules, seats, options), Chance.of_seed(secret, chance))
    match.advance()
    return match


def load(record: str, seed: int | str | None = None) -> Match:
    """The match of a record's text; the seed is needed only to go on with a running one."""
    from ludoteca.core.record import read

    return read(record, find_game, None if seed is None else str(seed))


def verify(record: str) -> Verification:
    """Check every outcome of chance in a record against its seed."""
    from ludoteca.core.verification import verify as check

    return check(record, find_game)


def __getattr__(name: str) -> object:
    # The exceptions live with the words they speak; fetched when asked for.
    if name in ("IllegalAction", "LudotecaError"):
        from ludoteca.core import errors

        return getattr(errors, name)
    raise AttributeError(f"module 'ludoteca' has no attribute {name!r}")
