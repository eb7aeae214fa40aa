"""A review as data. Its JSON form is stable: fields are added, never renamed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.core.message import Message
from ludoteca.review.verdicts import Verdict

FORMAT = 1

# What each seat can expect of the win, from 0 to 1, by seat.
Shares = tuple[float, ...]
DIGITS = 4  # no search knows more of them


def rounded(shares: Iterable[float]) -> Shares:
    return tuple(round(share, DIGITS) for share in shares)


# Its shape belongs to each game; the name is what the browser's types call it.
PlainAction = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"name": "GameAction"})]


class Better(msgspec.Struct, frozen=True):
    """What would have been better than what was played."""

    number: int
    text: str  # its notation
    action: PlainAction  # the same as data, for a board that shows it
    label: Message  # the same in words
    chance: float  # of the seat to win, had it played this
    steps: tuple[int, ...]  # this and what follows, as numbers of actions, up to the next chance
    line: tuple[Message, ...]  # the same in words


class Decision(msgspec.Struct, frozen=True):
    """A choice of a seat, judged by what the seat could know."""

    moment: int  # index of the action: so many came before it
    seat: int
    number: int
    text: str
    label: Message
    verdict: Verdict
    chance: float  # of the seat to win, after what it played
    lost: float  # how much more the best choice would have given
    solved: bool  # exactly: everything to the end of the match was looked at
    better: Better | None  # None: it was best


class ChanceStep(msgspec.Struct, frozen=True):
    """A step of chance: a roll, a tile, a draw."""

    moment: int
    number: int
    text: str
    told: tuple[Message, ...]
    luck: Shares  # what came less what could be expected; together 0
    outcomes: int  # that could have come
    looked_at: int  # of them, for what could be expected; fewer than all: a sample


class Glance(msgspec.Struct, frozen=True):
    """A step of a match looked at: the part of a review that can be found out by itself."""

    chances: Shares  # before it
    decision: Decision | None = None
    event: ChanceStep | None = None


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the match went another way, told in words."""

    moment: int  # the first action of it
    kind: Literal["decision", "chance"]
    seat: int  # that gave away, or that had the greatest luck, good or bad
    swing: float  # of its chance to win
    told: tuple[Message, ...]


class Balance(msgspec.Struct, frozen=True):
    """What made the match for a seat: what chance gave it, and what it gave away itself."""

    seat: str
    luck: float
    skill: float  # never above 0
    decisions: int
    verdicts: dict[Verdict, int]


class Review(msgspec.Struct, frozen=True):
    """A match looked back on. Chances are shares of the win, from 0 to 1."""

    game: str
    rules_version: int
    iterations: int  # of the search behind every figure
    seats: tuple[str, ...]  # their names
    chances: tuple[Shares, ...]  # before every action, and at the end
    decisions: tuple[Decision, ...]
    events: tuple[ChanceStep, ...]
    turning_points: tuple[TurningPoint, ...]  # in the order in which they came
    balances: tuple[Balance, ...]  # by seat
    format: int = FORMAT
