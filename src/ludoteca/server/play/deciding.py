"""What people may do in a match: each a check, then an entry of the log and the match after it."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core.match import Match
from ludoteca.server import timing
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.problems import NotAllowed, Refusal
from ludoteca.server.storage.entries import PAID, Entry, Kind

MOST_HAPPENINGS = 10_000  # of a match; after that only what brings it forward
STAND_IN = "casual"  # level of the bot that plays on for somebody


def entry_after(live: LiveMatch, kind: Kind, seat: int) -> Entry:
    spent = live.thinking() if kind in PAID else None
    return Entry(live.version + 1, timing.now(), kind, seat, spent=spent)


def with_actions(entry: Entry, before: Match, after: Match) -> Entry:
    new = tuple(after.actions[len(before.actions) :])
    return replace(entry, actions=new)


def demand_room(live: LiveMatch) -> None:
    """A match comes to its end without taking back and changing places for ever."""
    if live.version >= MOST_HAPPENINGS:
        raise Refusal("server-long-match", most=str(MOST_HAPPENINGS))


def demand_running(live: LiveMatch) -> None:
    if live.status != "running":
        raise Refusal("refused-over")


async def play(live: LiveMatch, seats: Seats, number: int) -> tuple[Entry, Match]:
    demand_running(live)
    if not live.may_act(seats):
        raise NotAllowed("server-not-your-turn")
    return play_for_seat(live, number)


def play_for_seat(live: LiveMatch, number: int) -> tuple[Entry, Match]:
    """An action of the seat to act, which is a person's or a bot's; illegal ones are refused."""
    seat = live.to_act
    if seat is None:
        raise Refusal("refused-over")
    after = live.match.copy()
    after.play(number)
    return with_actions(entry_after(live, "decided", seat), live.match, after), after


async def undo(live: LiveMatch, seats: Seats) -> tuple[Entry, Match]:
    """Take back at once, or ask those it would touch."""
    demand_running(live)
    demand_room(live)
    right = live.undo_right(seats)
    seat = live.undo_seat()
    if right == "no" or seat is None:
        final = seat in seats and live.is_firm()
        raise Refusal("server-undo-final" if final else "refused-undo")
    if right == "ask":
        return entry_after(live, "undo-asked", seat), live.match
    return await taken_back(live, seat)


async def taken_back(live: LiveMatch, seat: int) -> tuple[Entry, Match]:
    kept = live.match.undo_length()
    if kept is None:
        raise Refusal("refused-undo")
    plain = entry_after(live, "undone", seat)
    back_to = live.course.version_with(kept)
    after = await live.taken_back(back_to)
    return replace(plain, kept=kept, back_to=back_to), after


async def consent(live: LiveMatch, seats: Seats, agree: bool) -> tuple[Entry, Match]:
    demand_running(live)
    asking = live.course.undo_asked
    if asking is None:
        raise Refusal("server-nothing-asked")
    if asking in seats:
        if agree:
            raise NotAllowed("server-own-wish")
        return entry_after(live, "undo-refused", asking), live.match
    answering = live.still_to_consent() & seats
    if not answering:
        raise NotAllowed("server-not-asked")
    seat = min(answering)
    if not agree:
        return entry_after(live, "undo-refused", seat), live.match
    if live.still_to_consent() - seats:
        return entry_after(live, "undo-agreed", seat), live.match
    return await taken_back(live, asking)


async def let_lapse(live: LiveMatch) -> tuple[Entry, Match]:
    """Nobody has answered a wish to take back; it is as if the seat withdrew it."""
    demand_running(live)
    asking = live.course.undo_asked
    if asking is None:
        raise Refusal("server-nothing-asked")
    return entry_after(live, "undo-refused", asking), live.match


async def abandon(live: LiveMatch) -> tuple[Entry, Match]:
    """Nobody has come back to it."""
    demand_running(live)
    return entry_after(live, "ended", live.to_act or 0), live.match


async def take_over(
    live: LiveMatch, seats: Seats, seat: int, choice: str, absent: set[int]
) -> tuple[Entry, Match]:
    demand_running(live)
    if seat >= len(live.places):
        raise Refusal("server-no-seat")
    if choice != "end":
        demand_room(live)
    if choice == "back":
        if seat not in seats or seat not in live.course.stand_ins:
            raise NotAllowed("server-not-your-seat")
        return entry_after(live, "taken-over", seat), live.match
    if not seats & live.others(seat):
        raise NotAllowed("server-only-players")
    if seat not in absent:
        raise NotAllowed("server-not-absent")
    if choice == "end":
        return entry_after(live, "ended", seat), live.match
    plain = entry_after(live, "taken-over", seat)
    return replace(plain, level=STAND_IN), live.match
