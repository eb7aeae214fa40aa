"""A match in memory: its moment, when things happened, and what each person may be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal, TypeAlias, cast

from ludoteca.core.match import Match
from ludoteca.server import timing
from ludoteca.server.play.course import Course
from ludoteca.server.play.deadlines import Away, due_after, returns
from ludoteca.server.play.likeness import Likeness
from ludoteca.server.play.moment import Change, Moment
from ludoteca.server.play.past_positions import History
from ludoteca.server.play.rebuilding import replay
from ludoteca.server.protocol import Choice, Happening, SeatClock, SeatFacts, Standing, Status
from ludoteca.server.settings import CLOCKS, DAYS_A_MOVE
from ludoteca.server.storage.entries import (
    Decision,
    EndWish,
    Entry,
    SeatTaken,
    Start,
    TakeBack,
    UndoWish,
)
from ludoteca.server.storage.store import MatchRow, SeatRow, TableRow
from ludoteca.server.telling.replays import result_of
from ludoteca.server.telling.seats import player_of, seat_facts

GRACE = 3600 * 1000  # milliseconds after a start in which nobody runs out of days
Seats: TypeAlias = frozenset[int]  # what one person has at a table; nothing: a spectator


class LiveMatch:
    """Changed only by its hub, one change after another, and only after it was committed."""

    def __init__(
        self,
        row: MatchRow,
        table: TableRow,
        places: Sequence[SeatRow],
        names: dict[str, str | None],
        match: Match,
    ) -> None:
        self.row = row
        self.table = table
        self.places = list(places)
        self.names = names
        self._clock = CLOCKS.get(table.clock)
        self.allowance = DAYS_A_MOVE.get(table.clock)  # milliseconds for each decision
        self.away: dict[str, Away] = {}  # vacations of its people, if they matter
        course = Course(bonus=self._clock.bonus if self._clock else 0)
        self.moment = Moment(course, match, tuple(place.level for place in places))
        self.history = History(match.state)
        self.lock = asyncio.Lock()  # one writer
        self.loaded = timing.ticks()
        self.last_used = self.loaded
        self.turn_began = self.loaded
        self.progressed = self.loaded  # when it last came further than ever before
        self._furthest = 0  # actions
        self.wished = self.loaded  # when somebody last asked to take back
        self.end_wished = self.loaded  # when somebody last asked to end it
        self.rematch: str | None = None
        self.pages: dict[tuple[int, int, int | None], list[Happening]] = {}  # told of late
        self._likeness: Likeness | None = None

    @property
    def likeness(self) -> Likeness:
        """What others are compared with."""
        if self._likeness is None or self._likeness.match is not self.match:
            self._likeness = Likeness(self.match, self.course.given)
        return self._likeness

    # Who is who

    def seats_of(self, identity: str | None) -> Seats:
        if identity is None:
            return frozenset()
        return frozenset(place.seat for place in self.places if place.identity_id == identity)

    def bot_level(self, seat: int) -> str | None:
        """Of the bot that plays this seat now; None if a person does."""
        return self.moment.bot_level(seat)

    def others(self, seat: int) -> Seats:
        """Seats of people who are not the one at this seat."""
        owner = self.places[seat].identity_id
        return frozenset(
            place.seat
            for place in self.places
            if place.identity_id not in (None, owner) and self.bot_level(place.seat) is None
        )

    def kept_seats(self) -> list[int]:
        """Where a bot sits until somebody comes."""
        taken = self.course.taken
        return [place.seat for place in self.places if place.held and place.seat not in taken]

    def player(self, seat: int) -> str | None:
        return player_of(self.places[seat], self.names)

    # Where it stands

    @property
    def match(self) -> Match:
        return self.moment.match

    @property
    def course(self) -> Course:
        return self.moment.course

    @property
    def version(self) -> int:
        return self.course.version

    @property
    def status(self) -> Status:
        return self.moment.status

    @property
    def to_act(self) -> int | None:
        return self.moment.to_act

    def bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is."""
        return self.moment.bot_to_act()

    # Going on

    async def following(self, entry: Entry) -> Change:
        """What an entry makes of it; itself does not change."""
        match entry:
            case TakeBack():
                return Change(entry, await self._taken_back(entry.back_to))
            case Start() | Decision():
                after = self.match.copy()
                return Change(entry, after, [after.follow(number) for number in entry.actions])
            case _:
                return Change(entry, self.match)

    async def _taken_back(self, back_to: int) -> Match:
        """The match without its last decision, which is its position at that version again."""
        after = self.match.copy()
        position = self.history.at(back_to)
        if position is not None:
            after.undo(position)
        else:
            await asyncio.to_thread(after.undo)  # plays the whole match again
        return after

    def become(self, after: Moment, entry: Entry) -> None:
        """What it is with one more entry, which is kept."""
        self.moment = after
        self.history.note(entry.version, after.match.state, after.course.length)
        self._note_time(entry, after.course, timing.ticks())
        self.pages = {}

    def rebuild(self, entries: Sequence[Entry], ticks_at: Callable[[int], int]) -> None:
        """What its log leads to, before anybody has seen it."""
        match, course = self.match.copy(), self.course
        positions = replay(match, entries)
        for entry in entries:
            course = course.after(entry)
            self.history.note(entry.version, positions[entry.version], course.length)
            self._note_time(entry, course, ticks_at(entry.at))
        self.moment = replace(self.moment, course=course, match=match)

    def _note_time(self, entry: Entry, course: Course, ticks: int) -> None:
        # Wishes to take back, answers to them, and changing places do not begin a turn anew.
        if isinstance(entry, Start | Decision | TakeBack):
            self.turn_began = ticks
        if isinstance(entry, SeatTaken) and entry.on_turn:
            self.turn_began = ticks
        if isinstance(entry, UndoWish):
            self.wished = ticks
        if isinstance(entry, EndWish):
            self.end_wished = ticks
        # Deciding and taking back in turns leads nowhere, nor does coming back to a seat; what a
        # bot decides for somebody does, since it stays.
        if course.length > self._furthest or course.is_of_stand_in(entry):
            self._furthest = course.length
            self.progressed = ticks

    def rest(self) -> None:
        """Forget what was worked out to be sent; it is worked out again when somebody asks."""
        self.moment = self.moment.at_rest()
        self.pages = {}

    # Hints

    def hint_right(self, seats: Seats) -> Literal["no", "free", "told"]:
        """Alone or against bots as one likes; with others if all agreed, who are told."""
        if self.to_act is None or not self.may_act(seats) or self.table.rated:
            return "no"
        if not self.others(self.to_act):
            return "free"
        return "told" if self.table.hints else "no"

    # Undo

    def undo_seat(self) -> int | None:
        return None if self.status != "running" else self.match.undo_seat()

    def undo_right(self, seats: Seats) -> str:
        """May these seats take back the last decision: no, freely, or by asking?"""
        seat = self.undo_seat()
        if seat is None or seat not in seats or self.bot_level(seat) is not None:
            return "no"
        if self.course.undo_asked is not None or self.is_firm():
            return "no"
        if self.undo_touches(seat):
            return "ask"
        # In a rated match nobody sees a bot's answer before they decide for good.
        return "no" if self.table.rated and self.to_act != seat else "free"

    def is_firm(self) -> bool:
        """Does the last decision stay, whatever the rules of the game say?"""
        return self.course.length <= self.course.firm

    def undo_touches(self, seat: int) -> Seats:
        """Whose consent it needs: of everybody else, once it is somebody else's turn."""
        return frozenset() if self.to_act == seat else self.others(seat)

    def still_to_consent(self) -> Seats:
        if self.course.undo_asked is None:
            return frozenset()
        return self.undo_touches(self.course.undo_asked) - self.course.agreed

    # Ending it before its end

    def may_resign(self, seats: Seats) -> bool:
        """Where one other player is left to win; else a bot plays on for whoever leaves.

        Nobody gives up what a bot had begun to play: it would be over for the other one who has
        played from the beginning.
        """
        alone = len(self.places) == 2 and len(seats) == 1 and not seats & self.course.shared
        return alone and self.status == "running" and self.bot_level(min(seats)) is None

    def still_to_end(self) -> Seats:
        """Whose consent it needs to end the match."""
        asking = self.course.end_asked
        return frozenset() if asking is None else self.others(asking) - self.course.end_agreed

    # Clocks and absence

    def clocks(self) -> list[SeatClock | None]:
        return [self._clock_of(place.seat) for place in self.places]

    def _clock_of(self, seat: int) -> SeatClock | None:
        if self.bot_level(seat) is not None:
            return None
        if self.allowance is not None:
            left = self.days_left(seat)
            return None if left is None else SeatClock(left, not self._is_on_vacation(seat))
        if self._clock is None:
            return None
        return SeatClock(self.time_left(seat), self.to_act == seat)

    def _vacations(self, seat: int) -> Away:
        return self.away.get(self.places[seat].identity_id or "", ())

    def _is_on_vacation(self, seat: int) -> bool:
        return returns(timing.now(), self._vacations(seat)) > timing.now()

    def due(self) -> int | None:
        """When the seat to act has had its days."""
        if self.allowance is None or self.to_act is None:
            return None
        return due_after(self.course.turn_began, self.allowance, self._vacations(self.to_act))

    def days_left(self, seat: int) -> int | None:
        """Milliseconds of its days, if it is to act; none of them pass during a vacation."""
        due = self.due() if self.to_act == seat else None
        return None if due is None else max(0, due - returns(timing.now(), self._vacations(seat)))

    def time_left(self, seat: int) -> int:
        assert self._clock is not None
        left = self._clock.store - self.course.spent.get(seat, 0)
        if self.to_act == seat:
            left -= self.thinking()
        return max(0, left)

    def thinking(self) -> int:
        """How long the seat to act has thought; not while the server was down."""
        return max(0, timing.ticks() - self.turn_began)

    def out_of_time(self, seat: int) -> bool:
        if self.bot_level(seat) is not None or self.to_act != seat:
            return False
        if self.allowance is not None:
            # Whoever could not come because the server was down has a while to come now.
            return self.days_left(seat) == 0 and timing.now() >= timing.STARTED_AT + GRACE
        return self._clock is not None and self.time_left(seat) == 0

    # What people are sent

    def eyes(self, seats: Seats) -> int | None:
        """Through whose eyes to look: of several seats on one device, the one to act."""
        if len(seats) == 1:
            return next(iter(seats))
        return self.to_act if self.to_act in seats else None

    def log_eyes(self, seats: Seats) -> int | None:
        """The log on a device that goes round tells only what everybody may know."""
        return next(iter(seats)) if len(seats) == 1 else None

    def distinct(self, seat: int | None) -> int | None:
        """Whose eyes it takes to see what this seat sees; a spectator's if nothing is hidden."""
        return None if self.match.game.hides_nothing else seat

    def may_act(self, seats: Seats) -> bool:
        return self.to_act in seats and self.bot_level(self.to_act) is None

    def standing(self, seats: Seats) -> Standing:
        over = self.status != "running"
        eyes = self.eyes(seats)
        return Standing(
            version=self.version,
            status=self.status,
            steps=self.course.length,
            seat=eyes,
            # Encoded already: the same bytes go to everybody with the same eyes.
            view=cast("dict[str, Any]", self.moment.view(self.distinct(eyes))),
            to_act=self.to_act,
            prompt=self.moment.prompt,
            choices=cast("list[Choice]", self.moment.choices if self.may_act(seats) else []),
            hint=self.hint_right(seats),
            undo=cast("Any", self.undo_right(seats)),
            undo_asked=self.course.undo_asked,
            may_resign=self.may_resign(seats),
            end_asked=None if over else self.course.end_asked,
            end_consent_needed=not over and bool(self.still_to_end() & seats),
            consent_needed=bool(self.still_to_consent() & seats),
            clocks=self.clocks(),
            result=result_of(self.match.outcome) if self.moment.actor is None else None,
            seed=self.match.chance.seed if over else None,
        )

    def seat_facts(self, seats: Seats, online: set[int], absent: set[int]) -> list[SeatFacts]:
        clocks = self.clocks()
        return [
            seat_facts(
                self.row.game,
                place,
                self.names,
                level=self.bot_level(place.seat),
                you=place.seat in seats,
                absent=place.seat in absent,
                online=place.seat in online,
                clock=clocks[place.seat],
            )
            for place in self.places
        ]
