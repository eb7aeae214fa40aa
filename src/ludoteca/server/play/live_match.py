"""A match in memory: what its log says, and what each person may be sent about it."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

import msgspec

from ludoteca.core.match import Match
from ludoteca.core.message import Message, message
from ludoteca.server import timing
from ludoteca.server.play.past_positions import History
from ludoteca.server.protocol import (
    BADGES,
    Choice,
    Happening,
    SeatClock,
    SeatFacts,
    Standing,
    Status,
)
from ludoteca.server.settings import CLOCKS
from ludoteca.server.storage.entries import PAID, TURNS, Entry
from ludoteca.server.storage.store import MatchRow, Progress, SeatRow, TableRow
from ludoteca.server.telling.replays import result_of

Seats: TypeAlias = frozenset[int]  # what one person has at a table; nothing: a spectator

encode = msgspec.json.Encoder().encode


@dataclass
class Course:
    """What a log adds up to beside the match itself."""

    version: int = 0
    ended: bool = False  # by the people, without a result
    stand_ins: dict[int, str] = field(default_factory=dict)  # absent seats -> level of the bot
    undo_asked: int | None = None
    agreed: set[int] = field(default_factory=set)
    spent: dict[int, int] = field(default_factory=dict)  # thinking time, less what was added
    turn_since: int = 0
    firm: int = 0  # so many actions stay: a wish to take back was refused, or a bot stood in
    lengths: array[int] = field(default_factory=lambda: array("i", [0]))  # actions, by version

    def copy(self) -> Course:
        return Course(
            self.version,
            self.ended,
            dict(self.stand_ins),
            self.undo_asked,
            set(self.agreed),
            dict(self.spent),
            self.turn_since,
            self.firm,
            self.lengths,  # shared: what follows the version in it is not believed
        )

    def take(self, entry: Entry, bonus: int) -> None:
        """One more entry."""
        length = self.lengths[self.version]
        if entry.kind in ("started", "decided"):
            length += len(entry.actions)
        elif entry.kind == "undone":
            length = entry.kept
        if entry.kind in PAID and entry.seat is not None:
            # Who decides pays for the time and gets the bonus; who takes it back returns that too.
            # Logs of earlier versions tell only when it was decided.
            used = max(0, entry.at - self.turn_since) if entry.spent is None else entry.spent
            spent = self.spent.get(entry.seat, 0) + used
            self.spent[entry.seat] = max(0, spent + (bonus if entry.kind == "undone" else -bonus))
        self.turn_since = entry.at
        self.version = entry.version
        del self.lengths[entry.version :]
        self.lengths.append(length)
        seat = entry.seat
        if entry.kind == "undo-refused" or self.is_of_stand_in(entry):
            self.firm = length
        match entry.kind:
            case "undo-asked":
                self.undo_asked, self.agreed = seat, set()
            case "undo-agreed" if seat is not None:
                self.agreed.add(seat)
            case "undo-refused" | "undone" | "decided":
                self.undo_asked, self.agreed = None, set()
            case "taken-over" if seat is not None:
                if entry.level is None:
                    self.stand_ins.pop(seat, None)
                else:
                    self.stand_ins[seat] = entry.level
            case "ended":
                self.ended = True

    def is_of_stand_in(self, entry: Entry) -> bool:
        """Did a bot decide for somebody?"""
        return entry.kind == "decided" and entry.seat in self.stand_ins

    def version_with(self, length: int) -> int:
        """The latest version whose position has so many actions."""
        kept = self.lengths[: self.version + 1]
        return max(version for version, each in enumerate(kept) if each == length)


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
        self.match = match
        self.actor = match.to_act  # kept, since a field of a record is slow to read
        self.course = Course()
        self.history = History(match.state)
        self.lock = asyncio.Lock()  # one writer
        self.loaded = timing.ticks()
        self.last_used = self.loaded
        self.turn_began = self.loaded
        self.progressed = self.loaded  # when it last came further than ever before
        self._furthest = 0  # actions
        self.wished = self.loaded  # when somebody last asked to take back
        self.rematch: str | None = None
        self._views: dict[int | None, msgspec.Raw] = {}  # of the present version
        self._choices: msgspec.Raw | None = None
        self._prompt: Message | None = None
        self.pages: dict[tuple[int, int, int | None], list[Happening]] = {}  # told of late

    # Who is who

    def seats_of(self, identity: str | None) -> Seats:
        if identity is None:
            return frozenset()
        return frozenset(place.seat for place in self.places if place.identity_id == identity)

    def bot_level(self, seat: int) -> str | None:
        """Of the bot that plays this seat now; None if a person does."""
        stand_in = self.course.stand_ins.get(seat)
        return stand_in if stand_in is not None else self.places[seat].level

    def others(self, seat: int) -> Seats:
        """Seats of people who are not the one at this seat."""
        owner = self.places[seat].identity_id
        return frozenset(
            place.seat
            for place in self.places
            if place.identity_id not in (None, owner) and self.bot_level(place.seat) is None
        )

    def player(self, seat: int) -> str | None:
        place = self.places[seat]
        if place.name is not None:
            return place.name
        return None if place.identity_id is None else self.names.get(place.identity_id)

    # Where it stands

    @property
    def version(self) -> int:
        return self.course.version

    @property
    def status(self) -> Status:
        if self.course.ended:
            return "abandoned"
        return "over" if self.actor is None else "running"

    @property
    def to_act(self) -> int | None:
        return None if self.course.ended else self.actor

    def bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is; it waits while an undo is being asked for."""
        if self.to_act is None or self.course.undo_asked is not None:
            return None
        return self.bot_level(self.to_act)

    def progress(self, entry: Entry) -> Progress:
        result = result_of(self.match.outcome) if self.status == "over" else None
        return Progress(
            version=entry.version,
            updated=entry.at,
            status=self.status,
            to_act=self.to_act,
            bot_to_act=self.bot_to_act() is not None,
            result=None if result is None else encode(result).decode(),
        )

    def moved(self, entry: Entry, match: Match) -> LiveMatch:
        """What it will be with one more entry, if that can be kept; itself does not change."""
        after = object.__new__(LiveMatch)
        after.__dict__.update(self.__dict__)
        after.course = self.course.copy()
        after.history = History(self.match.state)  # of its own: nothing is kept yet
        after.take(entry, match)
        return after

    def note(self, entry: Entry) -> None:
        """The entry alone; the match is brought up to date elsewhere."""
        clock = CLOCKS.get(self.table.clock)
        self.course.take(entry, clock.bonus if clock else 0)

    def note_time(self, entry: Entry, ticks: int) -> None:
        """When an entry, which was noted already, happened."""
        if entry.kind in TURNS:
            self.turn_began = ticks
        if entry.kind == "undo-asked":
            self.wished = ticks
        # Deciding and taking back in turns leads nowhere, nor does coming back to a seat; what a
        # bot decides for somebody does, since it stays.
        length = self.course.lengths[entry.version]
        if length > self._furthest or self.course.is_of_stand_in(entry):
            self._furthest = length
            self.progressed = ticks

    def take(self, entry: Entry, match: Match) -> None:
        self.note(entry)
        self.note_time(entry, timing.ticks())
        self.match = match
        self.actor = match.to_act
        self.history.note(entry.version, match.state)
        self.rest()

    def rest(self) -> None:
        """Forget what was worked out to be sent; it is worked out again when somebody asks."""
        self._views = {}
        self._choices = None
        self._prompt = None
        self.pages = {}

    # Undo

    def undo_seat(self) -> int | None:
        return None if self.status != "running" else self.match.undo_seat()

    async def taken_back(self, back_to: int) -> Match:
        """The match without its last decision, which is its position at that version again."""
        after = self.match.copy()
        position = self.history.at(back_to)
        if position is not None:
            after.undo(position)
        else:
            await asyncio.to_thread(after.undo)  # plays the whole match again
        return after

    def undo_right(self, seats: Seats) -> str:
        """May these seats take back the last decision: no, freely, or by asking?"""
        seat = self.undo_seat()
        if seat is None or seat not in seats or self.bot_level(seat) is not None:
            return "no"
        if self.course.undo_asked is not None or self.is_firm():
            return "no"
        return "ask" if self.undo_touches(seat) else "free"

    def is_firm(self) -> bool:
        """Does the last decision stay, whatever the rules of the game say?"""
        return len(self.match.actions) <= self.course.firm

    def undo_touches(self, seat: int) -> Seats:
        """Whose consent it needs: of everybody else, once it is somebody else's turn."""
        return frozenset() if self.to_act == seat else self.others(seat)

    def still_to_consent(self) -> Seats:
        if self.course.undo_asked is None:
            return frozenset()
        return self.undo_touches(self.course.undo_asked) - self.course.agreed

    # Clocks and absence

    def clocks(self) -> list[SeatClock | None]:
        clock = CLOCKS.get(self.table.clock)
        if clock is None:
            return [None] * len(self.places)
        return [
            None
            if self.bot_level(place.seat) is not None
            else SeatClock(self.time_left(place.seat), self.to_act == place.seat)
            for place in self.places
        ]

    def time_left(self, seat: int) -> int:
        clock = CLOCKS[self.table.clock]
        left = clock.store - self.course.spent.get(seat, 0)
        if self.to_act == seat:
            left -= self.thinking()
        return max(0, left)

    def thinking(self) -> int:
        """How long the seat to act has thought; not while the server was down."""
        return max(0, timing.ticks() - self.turn_began)

    def out_of_time(self, seat: int) -> bool:
        return (
            self.table.clock in CLOCKS
            and self.bot_level(seat) is None
            and self.to_act == seat
            and self.time_left(seat) == 0
        )

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

    def view(self, seat: int | None) -> msgspec.Raw:
        eyes = self.distinct(seat)
        if eyes not in self._views:
            self._views[eyes] = msgspec.Raw(encode(self.match.view(eyes)))
        return self._views[eyes]

    def prompt(self) -> Message:
        if self._prompt is None:
            ended = self.course.ended
            self._prompt = message("server-match-ended") if ended else self.match.prompt()
        return self._prompt

    def choices(self) -> msgspec.Raw:
        """Made once for each version: describing many actions takes longer than playing one."""
        if self._choices is None:
            game, board, state = self.match.game, self.match.board, self.match.state
            made = []
            for number in self.match.legal_numbers():
                action = game.action(board, number)
                label = game.describe(board, state, number)
                made.append(
                    Choice(number, game.text(action), cast("dict[str, Any]", action), label)
                )
            self._choices = msgspec.Raw(encode(made))
        return self._choices

    def may_act(self, seats: Seats) -> bool:
        return self.to_act in seats and self.bot_level(self.to_act) is None

    def standing(self, seats: Seats) -> Standing:
        over = self.status != "running"
        eyes = self.eyes(seats)
        return Standing(
            version=self.version,
            status=self.status,
            steps=len(self.match.actions),
            seat=eyes,
            # Encoded already: the same bytes go to everybody with the same eyes.
            view=cast("dict[str, Any]", self.view(eyes)),
            to_act=self.to_act,
            prompt=self.prompt(),
            choices=cast("list[Choice]", self.choices() if self.may_act(seats) else []),
            undo=cast("Any", self.undo_right(seats)),
            undo_asked=self.course.undo_asked,
            consent_needed=bool(self.still_to_consent() & seats),
            clocks=self.clocks(),
            result=result_of(self.match.outcome) if self.actor is None else None,
            seed=self.match.chance.seed if over else None,
        )

    def seat_facts(self, seats: Seats, online: set[int], absent: set[int]) -> list[SeatFacts]:
        clocks = self.clocks()
        return [
            SeatFacts(
                seat=place.seat,
                colour=self.match.game.seat_names[place.seat],
                badge=BADGES[place.seat % len(BADGES)],
                kind="bot" if self.bot_level(place.seat) is not None else place.kind,
                player=self.player(place.seat),
                level=self.bot_level(place.seat),
                online=place.seat in online,
                you=place.seat in seats,
                clock=clocks[place.seat],
                absent=place.seat in absent,
            )
            for place in self.places
        ]
