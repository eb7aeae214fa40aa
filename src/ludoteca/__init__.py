"""Ludoteca: Marabunta, Mini City and Marracash, to play, study and research.

The public face of the library. Importing it is quick: a game's rules are loaded when first used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from ludoteca.games import find_game

if TYPE_CHECKING:
    from ludoteca.core.actions import Action
    from ludoteca.core.analysis import Analysis
    from ludoteca.core.contract import Game, OptionValue, Outcome
    from ludoteca.core.errors import BadBoard, BadOption, BadRecord, IllegalAction, LudotecaError
    from ludoteca.core.extras import MissingExtra, NoGpu
    from ludoteca.core.match import Match, Playable, Step
    from ludoteca.core.message import Message
    from ludoteca.core.position import BadPosition
    from ludoteca.core.texts import say
    from ludoteca.core.verification import Verification

    def games() -> list[str]:  # the package of that name, which can be called
        """Names of the games."""


__version__ = "0.1.0"
__all__ = [
    "Action",
    "Analysis",
    "BadBoard",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "LudotecaError",
    "Match",
    "Message",
    "MissingExtra",
    "NoGpu",
    "Outcome",
    "Step",
    "Verification",
    "check_position",
    "describe_position",
    "find_game",
    "games",
    "load",
    "load_analysis",
    "new_match",
    "say",
    "set_up",
    "verify",
]

# Loaded when asked for, since NumPy, Numba and Fluent come with them.
LATER = {
    "Action": "actions",
    "Analysis": "analysis",
    "BadBoard": "errors",
    "BadOption": "errors",
    "BadPosition": "position",
    "BadRecord": "errors",
    "Game": "contract",
    "IllegalAction": "errors",
    "LudotecaError": "errors",
    "Match": "match",
    "Message": "message",
    "MissingExtra": "extras",
    "NoGpu": "extras",
    "Outcome": "contract",
    "Step": "match",
    "Verification": "verification",
    "say": "texts",
}


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


def set_up(
    game: str,
    position: Mapping[str, str],
    seats: int | None = None,
    seed: int | str | None = None,
    **options: OptionValue,
) -> Match:
    """A match that begins with a position described by hand, ready for its first choice.

    `BadPosition` says what is impossible about it; see `describe_position` for the names.
    """
    from ludoteca.core import fairness
    from ludoteca.core.match import Chance, Match
    from ludoteca.own_boards import open_setting

    rules = find_game(game)
    secret = fairness.new_seed() if seed is None else fairness.check_seed(str(seed))
    match = Match(rules, open_setting(rules, seats, options, position), Chance.of_seed(secret))
    match.advance()
    return match


def check_position(
    game: str, position: Mapping[str, str], seats: int | None = None, **options: OptionValue
) -> list[Message]:
    """What is impossible about a position, in words; nothing if a match can begin with it."""
    from ludoteca.core.position import faults_of
    from ludoteca.own_boards import open_setting

    rules = find_game(game)
    setting = open_setting(rules, seats, options)
    board = rules.load_board(setting.options, setting.files)
    return faults_of(rules, board, setting.seats, position)


def describe_position(match: Match) -> dict[str, str]:
    """The position with which the turn of a match began: values that differ from a first one."""
    from ludoteca.core.position import sketch

    return sketch(match)


def load(record: str, seed: int | str | None = None) -> Match:
    """The match of a record's text; the seed is needed only to go on with a running one."""
    from ludoteca.core.record import read

    return read(record, find_game, None if seed is None else str(seed))


def load_analysis(text: str) -> Analysis:
    """The analysis of its text, or of a match's record: a tree of actions, with notes."""
    from ludoteca.core.analysis_text import read

    return read(text, find_game)


def verify(record: str) -> Verification:
    """Check every outcome of chance in a record against its seed."""
    from ludoteca.core.verification import verify as check

    return check(record, find_game)


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER})


if not TYPE_CHECKING:  # which knows the names from above, and would believe in any other

    def __getattr__(name: str) -> object:
        if name in LATER:
            return getattr(import_module(f"ludoteca.core.{LATER[name]}"), name)
        raise AttributeError(f"module 'ludoteca' has no attribute {name!r}")
