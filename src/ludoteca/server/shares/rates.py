"""How often somebody may ask: buckets that fill again with time, of each person and address."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from ludoteca.server.metrics import REFUSALS
from ludoteca.server.problems import TooMany

MOST_BUCKETS = 50_000
HOUR = 3600
LIMIT = "limit"  # option of a handler: the kind of its requests, or None if they are free


@dataclass(frozen=True)
class Rate:
    per_second: float
    burst: float


# An address has room for a household or a class, but not for everybody's share: names are free.
PERSON = {
    "write": Rate(5, 60),  # requests that change something
    "heavy": Rate(1, 15),  # records, boards, replays
    "list": Rate(2, 30),
    "message": Rate(20, 80),  # on a socket
    "frame": Rate(2, 60),  # of one socket, which are no whole message: pings, pieces
    "recall": Rate(5, 60),  # pages of the log
    "look": Rate(10, 60),  # earlier positions
    "hint": Rate(0.2, 10),
    "analysis": Rate(10, 120),  # moments of one
    "opinion": Rate(1, 20),
    "review": Rate(60 / HOUR, 20),  # begun
    "export": Rate(6 / HOUR, 4),  # of all one has
    "chat": Rate(0.5, 6),
    "letter": Rate(5 / HOUR, 5),  # that ask for confirmation
    "table": Rate(60 / HOUR, 30),  # opened
    "stored": Rate(512 / HOUR, 512),  # kilobytes kept with tables
    "event": Rate(20 / HOUR, 10),  # made
    "attend": Rate(1, 20),  # an event
    "visit": Rate(1, 20),  # the lobby
    "invite": Rate(30 / HOUR, 10),
    "report": Rate(20 / HOUR, 5),
}
ADDRESS = {
    "connection": Rate(20, 150),  # new ones
    "request": Rate(20, 200),  # of any kind but files and signs of life
    "file": Rate(100, 1000),  # of the pages, which load dozens at once
    "guest": Rate(60 / HOUR, 60),  # new ones
    "recover": Rate(0.1, 10),  # tries of a recovery code
    "socket": Rate(4, 30),  # new ones
    "write": Rate(10, 120),
    "heavy": Rate(2, 30),
    "list": Rate(5, 60),
    "message": Rate(80, 400),
    "frame": Rate(20, 600),
    "recall": Rate(5, 60),
    "look": Rate(20, 120),
    "hint": Rate(0.5, 20),
    "analysis": Rate(20, 240),
    "opinion": Rate(2, 40),
    "review": Rate(240 / HOUR, 60),
    "export": Rate(30 / HOUR, 20),
    "chat": Rate(2, 20),
    "letter": Rate(20 / HOUR, 20),
    "table": Rate(240 / HOUR, 120),
    "stored": Rate(2048 / HOUR, 2048),
    "event": Rate(40 / HOUR, 20),
    "attend": Rate(10, 200),
    "visit": Rate(10, 200),
    "invite": Rate(120 / HOUR, 40),
    "report": Rate(60 / HOUR, 15),
}


class Limits:
    def __init__(self, factor: float) -> None:
        self.factor = factor
        # Kept in memory alone, addresses too.
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, kind: str, *, person: str = "", address: str = "", cost: float = 1.0) -> bool:
        """Takes the cost from the buckets of whoever asks, unless one of them lacks it."""
        now = time.monotonic()
        asked = [
            ((f"{kind} {who}", name), rates[kind])
            for who, name, rates in (("person", person, PERSON), ("address", address, ADDRESS))
            if name and kind in rates
        ]
        levels = [self._level(key, rate, now) for key, rate in asked]
        for (key, _), level in zip(asked, levels, strict=True):
            if level < min(cost, 1.0):
                REFUSALS.labels(kind=key[0]).inc()
                return False
        for (key, _), level in zip(asked, levels, strict=True):
            self._buckets[key] = (level - cost, now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)  # the one that rested longest is full again
        return True

    def demand(self, kind: str, *, person: str = "", address: str = "", cost: float = 1.0) -> None:
        if not self.allows(kind, person=person, address=address, cost=cost):
            raise TooMany("server-too-many")

    def _level(self, key: tuple[str, str], rate: Rate, now: float) -> float:
        burst = max(1.0, rate.burst * self.factor)  # whatever is never allowed is no limit
        level, since = self._buckets.pop(key, (burst, now))
        level = min(burst, level + (now - since) * rate.per_second * self.factor)
        self._buckets[key] = (level, now)
        return level
