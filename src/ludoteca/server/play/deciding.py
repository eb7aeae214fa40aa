"""What people may do in a match: each a check, then an entry of the log and the match after it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from ludoteca.server import timing
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.play.moment import Change
from ludoteca.server.problems import NotAllowed, Refusal
from ludoteca.server.storage.entries import (
    Decision,
    End,
    EndConsent,
    EndReason,
    EndRefusal,
    EndWish,
    HintAsked,
    SeatChange,
    SeatTaken,
    TakeBack,
    UndoConsent,
    UndoRefusal,
    UndoWish,
)
from ludoteca.server.storage.seating import Seating

MOST_HAPPENINGS = 10_000  # of a match; after that only what brings it forward
STAND_IN = "casual"  # level of the bot that plays on for somebody

Decide: TypeAlias = Callable[[LiveMatch, Seats], Awaitable[Change]]
Plain: TypeAlias = (
    UndoWish | UndoConsent | UndoRefusal | HintAsked | EndWish | EndConsent | EndRefusal | End
)  # entries with nothing but a seat


def demand_room(live: LiveMatch) -> None:
    """A match comes to its end without taking back and changing places for ever."""
    if live.version >= MOST_HAPPENINGS:
        raise Refusal("server-long-match", most=str(MOST_HAPPENINGS))


def demand_running(live: LiveMatch) -> None:
    if live.status != "running":
        raise Refusal("refused-over")


def noted(live: LiveMatch, kind: type[Plain], seat: int) -> Change:
    """Something that leaves the position as it is."""
    return Change(kind(live.version + 1, timing.now(), seat), live.match)


async def play(live: LiveMatch, seats: Seats, number: int) -> Change:
    demand_running(live)
    if not live.may_act(seats):
        raise NotAllowed("server-not-your-turn")
    return play_for_seat(live, number)


def play_for_seat(live: LiveMatch, number: int) -> Change:
    """An action of the seat to act, which is a person's or a bot's; illegal ones are refused."""
    seat = live.to_act
    if seat is None:
        raise Refusal("refused-over")
    after = live.match.copy()
    steps = after.play(number)
    actions = tuple(step.number for step in steps)
    entry = Decision(live.version + 1, timing.now(), seat, actions, live.thinking())
    return Change(entry, after, steps)


async def undo(live: LiveMatch, seats: Seats) -> Change:
    """Take back at once, or ask those it would touch."""
    demand_running(live)
    demand_room(live)
    right = live.undo_right(seats)
    seat = live.undo_seat()
    if right == "no" or seat is None:
        final = seat in seats and live.is_firm()
        raise Refusal("server-undo-final" if final else "refused-undo")
    if right == "ask":
        return noted(live, UndoWish, seat)
    return await taken_back(live, seat)


async def taken_back(live: LiveMatch, seat: int) -> Change:
    kept = live.match.undo_length()
    if kept is None:
        raise Refusal("refused-undo")
    back_to = live.history.version_with(kept)
    entry = TakeBack(live.version + 1, timing.now(), seat, kept, back_to, live.thinking())
    return await live.following(entry)


async def consent(live: LiveMatch, seats: Seats, agree: bool) -> Change:
    demand_running(live)
    asking = live.course.undo_asked
    if asking is None:
        raise Refusal("server-nothing-asked")
    if asking in seats:
        if agree:
            raise NotAllowed("server-own-wish")
        return noted(live, UndoRefusal, asking)
    answering = live.still_to_consent() & seats
    if not answering:
        raise NotAllowed("server-not-asked")
    seat = min(answering)
    if not agree:
        return noted(live, UndoRefusal, seat)
    if live.still_to_consent() - seats:
        return noted(live, UndoConsent, seat)
    return await taken_back(live, asking)


async def ask_hint(live: LiveMatch, seats: Seats) -> Change:
    """In a match with others: if all agreed to hints when they sat down, and all are told."""
    demand_running(live)
    demand_room(live)
    if live.hint_right(seats) == "no":
        raise NotAllowed("server-no-hints")
    return noted(live, HintAsked, live.to_act or 0)


async def let_lapse(live: LiveMatch, _: Seats) -> Change:
    """Nobody has answered a wish to take back; it is as if the seat withdrew it."""
    demand_running(live)
    asking = live.course.undo_asked
    if asking is None:
        raise Refusal("server-nothing-asked")
    return noted(live, UndoRefusal, asking)


async def abandon(live: LiveMatch, _: Seats) -> Change:
    """Nobody has come back to it."""
    demand_running(live)
    return noted(live, End, live.to_act or 0)


async def break_off(live: LiveMatch, _: Seats) -> Change:
    """The host ends it: nobody has lost."""
    demand_running(live)
    return ended(live, live.to_act or 0, "host")


async def finish(live: LiveMatch, seats: Seats, choice: str) -> Change:
    """Give up, or end it together with all others who play."""
    demand_running(live)
    mine = [seat for seat in seats if live.bot_level(seat) is None]
    if not mine:
        raise NotAllowed("server-only-players")
    asking, answering = live.course.end_asked, live.still_to_end() & seats
    match choice:
        case "resign":
            if not live.may_resign(seats):
                raise Refusal("server-no-resign")
            return ended(live, min(mine), "resigned")
        case "ask":
            demand_room(live)
            if asking is not None:
                raise Refusal("server-end-asked")
            if not live.others(min(mine)):
                raise Refusal("server-nobody-to-ask")
            return noted(live, EndWish, min(mine))
        case "refuse" if asking is not None and (answering or asking in seats):
            return noted(live, EndRefusal, min(answering or {asking}))
        case "agree" if asking is not None and answering:
            if live.still_to_end() - seats:
                return noted(live, EndConsent, min(answering))
            return ended(live, asking, "agreed")
    raise NotAllowed("server-not-asked")


def ended(live: LiveMatch, seat: int, reason: EndReason) -> Change:
    return Change(End(live.version + 1, timing.now(), seat, reason), live.match)


async def let_end_lapse(live: LiveMatch, _: Seats) -> Change:
    """Nobody has answered a wish to end it; it is as if the seat withdrew it."""
    demand_running(live)
    asking = live.course.end_asked
    if asking is None:
        raise Refusal("server-not-asked")
    return noted(live, EndRefusal, asking)


def stand_in(seat: int) -> Decide:
    """A bot plays on for a person, whether they are here or not: the time of a round is up."""

    async def decide(live: LiveMatch, _: Seats) -> Change:
        demand_running(live)
        entry = SeatChange(live.version + 1, timing.now(), seat, STAND_IN, time_up=True)
        return Change(entry, live.match)

    return decide


def sit_down(seat: int, person: str) -> Decide:
    """Somebody comes for a seat that a bot keeps, between two decisions."""

    async def decide(live: LiveMatch, _: Seats) -> Change:
        demand_running(live)
        demand_room(live)
        if seat not in live.kept_seats():
            raise Refusal("server-no-free-seat")
        level, on_turn = live.places[seat].level or "", live.to_act == seat
        entry = SeatTaken(live.version + 1, timing.now(), seat, level, on_turn)
        return Change(entry, live.match, seating=Seating(live.table.id, seat, person))

    return decide


def may_leave(live: LiveMatch, seats: Seats, seat: int, choice: str) -> bool:
    """One's own seat: a bot plays on with the people who stay; where nobody does, it ends."""
    own = seat in seats and live.bot_level(seat) is None
    return own and (choice == "bot") == bool(live.others(seat))


async def take_over(
    live: LiveMatch, seats: Seats, seat: int, choice: str, absent: set[int]
) -> Change:
    demand_running(live)
    if seat >= len(live.places):
        raise Refusal("server-no-seat")
    if choice != "end":
        demand_room(live)
    if choice == "back":
        if seat not in seats or seat not in live.course.stand_ins:
            raise NotAllowed("server-not-your-seat")
        return Change(SeatChange(live.version + 1, timing.now(), seat), live.match)
    if not may_leave(live, seats, seat, choice):
        if not seats & live.others(seat):
            raise NotAllowed("server-only-players")
        if seat not in absent:
            raise NotAllowed("server-not-absent")
    if choice == "end":
        return noted(live, End, seat)
    return Change(SeatChange(live.version + 1, timing.now(), seat, STAND_IN), live.match)
