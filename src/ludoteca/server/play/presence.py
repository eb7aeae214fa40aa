"""Who is at which table right now, in this process and in the others; and who is absent."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.server import timing
from ludoteca.server.play.hub import Hub
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.protocol import Presence

STALE = 60_000  # milliseconds after which what another process said no longer counts


@dataclass(frozen=True)
class Elsewhere:
    """What another process last said about a match."""

    seats: frozenset[int]
    watchers: int
    at: int


class Presences:
    def __init__(self, hub: Hub, away_seconds: float, stall_seconds: float) -> None:
        self._hub = hub
        self._away = int(away_seconds * 1000)
        self._stall = int(stall_seconds * 1000)
        self._last_seen: dict[tuple[str, int], int] = {}  # match and seat -> when
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        self._told_absent: dict[str, set[int]] = {}

    def here(self, live: LiveMatch) -> tuple[frozenset[int], int]:
        """Seats whose people are connected to this process, and how many only watch."""
        seats: set[int] = set()
        watchers = 0
        for connection in self._hub.followers.get(live.row.id, ()):
            own = live.seats_of(connection.identity)
            seats |= own
            watchers += not own
        return frozenset(seats), watchers

    def everywhere(self, live: LiveMatch) -> tuple[set[int], int]:
        seats, watchers = self.here(live)
        online = set(seats)
        for other in self._elsewhere.get(live.row.id, {}).values():
            if other.at > timing.ticks() - STALE:
                online |= other.seats
                watchers += other.watchers
        return online, watchers

    def online(self, match_id: str) -> set[int]:
        """Seats of a match whose people are at the table, as far as this process knows."""
        live = self._hub.lives.get(match_id)
        return set() if live is None else self.everywhere(live)[0]

    def hear(self, match_id: str, process: str, seats: list[int], watchers: int) -> None:
        """What another process says."""
        others = self._elsewhere.setdefault(match_id, {})
        others[process] = Elsewhere(frozenset(seats), watchers, timing.ticks())
        live = self._hub.lives.get(match_id)
        if live is not None:
            self.tell(live)

    def absent(self, live: LiveMatch) -> set[int]:
        """Seats that the others may go on without."""
        if live.status != "running":
            return set()
        online, _ = self.everywhere(live)
        for seat in online:
            self._last_seen[live.row.id, seat] = timing.ticks()
        return {
            place.seat
            for place in live.places
            if live.bot_level(place.seat) is None
            and (place.gone or live.out_of_time(place.seat) or self._is_away(live, place.seat))
        }

    def _is_away(self, live: LiveMatch, seat: int) -> bool:
        """Where there is no clock: others wait for somebody who has gone, or does not decide."""
        if live.table.clock != "none" or live.to_act != seat:
            return False
        if live.others(seat) and timing.ticks() - live.progressed > self._stall:
            return True
        seen = self._last_seen.get((live.row.id, seat), live.loaded)
        return timing.ticks() - max(seen, live.turn_began) > self._away

    def message(self, live: LiveMatch, seats: Seats) -> Presence:
        online, watchers = self.everywhere(live)
        facts = live.seat_facts(seats, online, self.absent(live))
        patience = max(1, round(self._stall / 60_000))
        return Presence(live.row.id, facts, watchers, patience)

    def tell(self, live: LiveMatch) -> None:
        self._told_absent[live.row.id] = self.absent(live)
        self._hub.broadcast(live, lambda seats: self.message(live, seats))

    def sweep(self) -> None:
        """Tell those at tables where somebody has become absent, or is back."""
        for match_id in tuple(self._hub.followers):
            live = self._hub.lives.get(match_id)
            if live is not None and self.absent(live) != self._told_absent.get(match_id, set()):
                self.tell(live)
        for gone in [key for key in self._last_seen if key[0] not in self._hub.lives]:
            del self._last_seen[gone]
        for match_id in [each for each in self._told_absent if each not in self._hub.lives]:
            del self._told_absent[match_id]
