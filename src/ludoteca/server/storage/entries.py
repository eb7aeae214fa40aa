"""The log of a match: the one thing that is kept. Everything else follows from it.

Nothing is ever removed: taking back is one more entry. The tags and fields are those of every
database there is, so they stay.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, json


class Numbered(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    version: int
    at: int  # milliseconds since 1970


class Start(Numbered, frozen=True, tag="started"):
    """The set-up, and chance up to the first decision."""

    actions: tuple[int, ...] = ()
    given: int = 0  # so many of them, decisions too, are from a match that is played on from there


class Decision(Numbered, frozen=True, tag="decided"):
    seat: int
    actions: tuple[int, ...] = ()  # chance and forced steps included
    spent: int | None = None  # milliseconds of thinking, by a clock nobody can set


class UndoWish(Numbered, frozen=True, tag="undo-asked"):
    """A seat asks the others to let it take back its last decision."""

    seat: int


class UndoConsent(Numbered, frozen=True, tag="undo-agreed"):
    """One of the others said yes, and somebody has still to answer."""

    seat: int


class UndoRefusal(Numbered, frozen=True, tag="undo-refused"):
    """One of the others said no, the seat that asked changed its mind, or nobody answered."""

    seat: int


class TakeBack(Numbered, frozen=True, tag="undone"):
    seat: int
    kept: int = 0  # so many actions of the match remain
    back_to: int = 0  # the version whose position it is again
    spent: int | None = None  # as of a decision


class SeatChange(Numbered, frozen=True, tag="taken-over"):
    """A bot plays on for an absent person, or the person is back."""

    seat: int
    level: str | None = None  # of the bot
    time_up: bool = False  # of a whole round: nobody has left


class SeatTaken(Numbered, frozen=True, tag="seat-taken"):
    """Somebody has come for a seat that a bot kept: from here on they play it."""

    seat: int
    level: str = ""  # of the bot that had it
    on_turn: bool = False  # the seat was to act


class HintAsked(Numbered, frozen=True, tag="hinted"):
    """A seat asked what a bot would do, in a match with others, who are told."""

    seat: int


class EndWish(Numbered, frozen=True, tag="end-asked"):
    """A seat asks the others to end the match together, without a result."""

    seat: int


class EndConsent(Numbered, frozen=True, tag="end-agreed"):
    """One of the others said yes, and somebody has still to answer."""

    seat: int


class EndRefusal(Numbered, frozen=True, tag="end-refused"):
    """One of the others said no, the seat that asked changed its mind, or nobody answered."""

    seat: int


EndReason: TypeAlias = Literal["absent", "resigned", "agreed", "host"]


class End(Numbered, frozen=True, tag="ended"):
    """Ended before its end: by the others since this seat is absent, or since nobody came back;

    by this seat, which gives up; by all who play, after this seat asked for it; or by the host.
    """

    seat: int
    reason: EndReason = "absent"


Entry: TypeAlias = (
    Start
    | Decision
    | UndoWish
    | UndoConsent
    | UndoRefusal
    | TakeBack
    | SeatChange
    | SeatTaken
    | HintAsked
    | EndWish
    | EndConsent
    | EndRefusal
    | End
)

encode_entry = json.Encoder().encode
decode_entry = json.Decoder(Entry).decode
