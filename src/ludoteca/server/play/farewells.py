"""Somebody leaves for good, with everything that is theirs."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError
from ludoteca.server.play import deciding
from ludoteca.server.play.hub import Decide, Hub, Request
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.play.moment import Change
from ludoteca.server.play.results import Results
from ludoteca.server.storage.farewell import Farewells, Gone
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.store import Store

TRIES = 5  # somebody may play at the same moment


class Leaving:
    def __init__(self, store: Store, farewells: Farewells, hub: Hub, results: Results) -> None:
        self._store = store
        self._farewells = farewells
        self._hub = hub
        self._results = results

    async def leave(self, person: str) -> Gone:
        for match_id in await self._farewells.running(person):
            await self._leave_match(person, match_id)
        for table_id in await self._farewells.waiting(person):
            await self._store.get_up(table_id, person)
        gone = await self._farewells.leave(person)
        for match_id in gone.deleted:
            if (live := self._hub.lives.get(match_id)) is not None:
                self._hub.forget(live)
        return gone

    async def _leave_match(self, person: str, match_id: str) -> None:
        """As by the button for it: a bot plays on with the others, or it ends."""
        try:
            live = await self._hub.open(match_id)
            for seat in live.seats_of(person):
                for _ in range(TRIES):
                    if live.status != "running" or live.bot_level(seat) is not None:
                        break
                    request = Request(match_id, live.version, person=person)
                    await self._hub.change(request, self._deciding(seat), lambda _: None)
        except StoreAway:
            raise
        except LudotecaError:  # rules that this program does not have: nobody plays it any more
            return
        if live.status != "running":
            await self._results.count(match_id)  # the others shall have what they won

    def _deciding(self, seat: int) -> Decide:
        async def decide(live: LiveMatch, seats: Seats) -> Change:
            choice = "bot" if live.others(seat) else "end"
            return await deciding.take_over(live, seats, seat, choice, set())

        return decide
