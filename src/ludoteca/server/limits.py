"""How often somebody may ask: a bucket that fills again with time, for each person and address."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from ludoteca.server.problems import TooMany

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Rate:
    per_second: float
    burst: float


RATES = {
    "request": Rate(20, 200),  # any request, by address
    "write": Rate(5, 60),  # requests that change something, by person
    "guest": Rate(0.5, 60),  # new guests, by address
    "recover": Rate(0.1, 10),  # tries of a recovery code, by address
    "heavy": Rate(1, 15),  # records, boards, replays, by person
    "socket": Rate(2, 60),  # new sockets, by address
    "message": Rate(20, 80),  # on a socket, by person
    "hint": Rate(0.2, 10),
    "chat": Rate(0.5, 6),
}


class Limits:
    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, kind: str, who: str) -> bool:
        rate, key = RATES[kind], (kind, who)
        now = time.monotonic()
        burst = rate.burst * self._factor
        level, since = self._buckets.pop(key, (burst, now))
        level = min(burst, level + (now - since) * rate.per_second * self._factor)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)  # the one that rested longest is full again
        return allowed

    def demand(self, kind: str, who: str) -> None:
        if not self.allows(kind, who):
            raise TooMany("server-too-many")
