"""Entries of a log as the people at the table are told them."""

from __future__ import annotations

from ludoteca.server.protocol import (
    Decided,
    EndAgreed,
    EndAsked,
    Ended,
    EndRefused,
    Happening,
    Hinted,
    SatDown,
    Started,
    Step,
    TakenOver,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from ludoteca.server.storage.entries import (
    Decision,
    End,
    EndConsent,
    EndRefusal,
    EndWish,
    Entry,
    HintAsked,
    SeatChange,
    SeatTaken,
    Start,
    TakeBack,
    UndoConsent,
    UndoRefusal,
    UndoWish,
)


def happening_of(entry: Entry, steps: list[Step]) -> Happening:
    """With the steps of a start or a decision, as somebody may know them."""
    version, at = entry.version, entry.at
    match entry:
        case Start():
            return Started(version, at, steps)
        case Decision():
            return Decided(version, at, entry.seat, steps)
        case UndoWish():
            return UndoAsked(version, at, entry.seat)
        case UndoConsent():
            return UndoAgreed(version, at, entry.seat)
        case UndoRefusal():
            return UndoRefused(version, at, entry.seat)
        case TakeBack():
            return Undone(version, at, entry.seat, entry.back_to)
        case SeatChange():
            return TakenOver(version, at, entry.seat, entry.level)
        case SeatTaken():
            return SatDown(version, at, entry.seat, entry.level)
        case HintAsked():
            return Hinted(version, at, entry.seat)
        case End():
            return Ended(version, at, entry.seat, entry.reason)
        case EndWish():
            return EndAsked(version, at, entry.seat)
        case EndConsent():
            return EndAgreed(version, at, entry.seat)
        case EndRefusal():
            return EndRefused(version, at, entry.seat)
