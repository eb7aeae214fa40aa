"""Events: making one, taking part, starting it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.bots.characters import players_of
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.server import timing
from ludoteca.server.people.identity import Signer, new_id
from ludoteca.server.people.visible_text import clean_line
from ludoteca.server.play.results import demand_anchor
from ludoteca.server.problems import BadRequest, NotAllowed, NotFound, Refusal
from ludoteca.server.protocol import EventCard, EventFacts, EventSeen, EventWish
from ludoteca.server.settings import Settings
from ludoteca.server.storage.event_store import EventRow, EventStore, WholeEvent
from ludoteca.server.storage.store import Conflict, Store
from ludoteca.server.telling.events import admits, facts_of, sizes_of

MOST_TITLE = 60


@dataclass(frozen=True)
class Told:
    """An event as everybody may know it."""

    whole: WholeEvent
    facts: EventFacts

    def to(self, identity: str) -> EventSeen:
        mine = (each.number for each in self.whole.players if each.identity_id == identity)
        return EventSeen(self.facts, next(mine, None), self.whole.event.organiser == identity)


def card(row: EventRow, identity: str) -> EventCard:
    return EventCard(
        row.id,
        row.title,
        row.game,
        row.format,
        row.status,
        row.organiser == identity,
        row.created,
    )


class Events:
    def __init__(self, kept: EventStore, store: Store, signer: Signer, settings: Settings) -> None:
        self.kept = kept
        self._store = store
        self._signer = signer
        self.most_events = settings.events_per_person
        self.most_players = settings.event_players

    async def make(self, wish: EventWish, identity: str) -> str:
        """Its id, which nobody can guess: whoever has it may see the event and take part."""
        game = find_game(wish.game)
        sizes = sizes_of(game.name, wish.format)
        if not sizes:
            raise BadRequest("server-event-seats", game=game.name, format=wish.format)
        if wish.rated and wish.minutes:
            raise BadRequest("server-event-rated-minutes")
        options = {
            name: value
            for size in sizes
            for name, value in make_setting(game, size, dict(wish.options), {}).options.items()
        }
        if await self.kept.count_open(identity) >= self.most_events:
            raise Refusal("server-too-many-events", most=str(self.most_events))
        row = EventRow(
            id=new_id(),
            title=clean_line(wish.title, MOST_TITLE),
            organiser=identity,
            game=game.name,
            options=options,
            clock=wish.clock,
            format=wish.format,
            rounds=wish.rounds,
            minutes=wish.minutes,
            pause=wish.pause,
            seed=secrets.token_hex(8),
            status="open",
            created=timing.now(),
            rated=wish.rated,
        )
        await self.kept.add(row)
        return row.id

    async def find(self, event_id: str) -> WholeEvent:
        whole = await self.kept.whole(event_id)
        if whole is None:
            raise NotFound("server-no-event")
        return whole

    # Taking part

    async def join(self, event_id: str, identity: str) -> None:
        await self._enter(await self.find(event_id), [(identity, None)])

    async def add_bots(self, event_id: str, identity: str, level: str, count: int) -> None:
        whole = await self._as_organiser(event_id, identity)
        if level not in players_of(find_game(whole.event.game)):
            allowed = ", ".join(players_of(find_game(whole.event.game)))
            raise BadRequest("server-no-level", level=level, allowed=allowed)
        if whole.event.rated:
            for seats in sizes_of(whole.event.game, whole.event.format):
                demand_anchor(whole.event.game, seats, level)
        await self._enter(whole, [(None, level)] * count)

    async def _enter(
        self, whole: WholeEvent, whom: Sequence[tuple[str | None, str | None]]
    ) -> None:
        event = whole.event
        if event.status == "over":
            raise Refusal("server-event-over")
        if event.status == "running" and event.format == "knock-out":
            raise Refusal("server-event-closed")
        here = {each.identity_id for each in whole.players if not each.gone} - {None}
        if not admits(whole) and not all(identity in here for identity, _ in whom):
            raise Refusal("server-event-last-round")
        try:
            await self.kept.add_players(event.id, len(whole.rounds) + 1, whom, self.most_players)
        except Conflict as error:
            raise Refusal("server-event-full", most=str(self.most_players)) from error

    async def leave(self, event_id: str, identity: str) -> None:
        whole = await self.find(event_id)
        mine = [each.number for each in whole.players if each.identity_id == identity]
        if mine:
            await self._take_out(whole, mine[0])

    async def remove(self, event_id: str, identity: str, number: int) -> None:
        whole = await self._as_organiser(event_id, identity)
        await self._take_out(whole, number)

    async def _take_out(self, whole: WholeEvent, number: int) -> None:
        if whole.event.status == "over":
            raise Refusal("server-event-over")
        forget = whole.event.status == "open"
        if not await self.kept.take_out(whole.event.id, number, forget):
            raise NotFound("server-no-such-player")

    # Running it

    async def start(self, event_id: str, identity: str) -> None:
        """From now on rounds begin by themselves."""
        whole = await self._as_organiser(event_id, identity)
        least = min(sizes_of(whole.event.game, whole.event.format))
        if sum(not player.gone for player in whole.players) < least:
            raise Refusal("server-event-empty", least=str(least))
        if whole.event.status == "over":
            raise Refusal("server-event-over")
        await self.kept.set_status(event_id, "open", "running")

    async def end(self, event_id: str, identity: str) -> None:
        await self._end(await self._as_organiser(event_id, identity))

    async def end_as_host(self, event_id: str) -> None:
        await self._end(await self.find(event_id))

    async def _end(self, whole: WholeEvent) -> None:
        """At once: tables that are being played may go on, but count no more."""
        if whole.event.status != "over":
            await self.kept.set_status(whole.event.id, whole.event.status, "over")

    async def _as_organiser(self, event_id: str, identity: str) -> WholeEvent:
        whole = await self.find(event_id)
        if whole.event.organiser != identity:
            raise NotAllowed("server-only-organiser")
        return whole

    # What people are told

    async def told(self, event_id: str) -> Told:
        whole = await self.find(event_id)
        ids = {each.identity_id for each in whole.players if each.identity_id is not None}
        return Told(whole, facts_of(whole, await self._store.names(ids), self._signer.table_code))

    async def cards(self, identity: str) -> list[EventCard]:
        return [card(row, identity) for row in await self.kept.of_person(identity)]
