"""Who is next to be thought for, so that nobody's questions keep another's waiting.

Weighted fair queueing: each person, or all of a household (`households.py`), have an account of the
seconds thought for them, and every question is due at the end of its own seconds in that account.
The earliest goes first, so short questions pass long ones, and whoever asked for much passes nobody
who asked for little. The clock of the accounts goes on as fast as everybody who waits is
served on average, so those who come anew or come back have no more right than those who waited.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

# Ranks: what people wait for, tables of bots alone, and what may take its time.
FOR_PEOPLE, FOR_BOTS_ALONE, IN_BACKGROUND = 0, 1, 2

MOST_ACCOUNTS = 1000  # that are kept without being looked through


@dataclass(eq=False)
class Job:
    """A question that waits."""

    person: str  # whose account it goes to
    rank: int  # a lower one goes first, whatever the accounts say
    seconds: float  # that the answer will probably take
    start: float = 0.0  # on the clock of the accounts
    due: float = 0.0
    number: int = 0  # in the order of their coming

    def order(self) -> tuple[int, float, int]:
        return self.rank, self.due, self.number


Waiting = TypeVar("Waiting", bound=Job)


class FairQueue(Generic[Waiting]):
    """A queue with a limit for all and one for each person."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._waiting: set[Waiting] = set()
        self._accounts: dict[str, float] = {}
        self._now = 0.0  # the clock of the accounts
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def has_room(self, person: str) -> bool:
        return len(self) < self._most and len(self._of(person)) < self._most_each

    def add(self, job: Waiting) -> Waiting | None:
        """Let it wait; the job that has to go for that, which may be itself.

        That is the last of the person who asks too much, or of all if everybody does.
        """
        self._count += 1
        job.number = self._count
        job.start = max(self._now, self._accounts.get(job.person, 0.0))
        job.due = job.start + job.seconds
        self._accounts[job.person] = job.due
        self._waiting.add(job)
        own = self._of(job.person)
        crowd = own if len(own) > self._most_each else self._waiting
        if crowd is self._waiting and len(crowd) <= self._most:
            return None
        last = max(crowd, key=Job.order)
        self.remove(last)
        return last

    def remove(self, job: Waiting) -> None:
        """It waits no longer, and costs nothing."""
        if job in self._waiting:
            self._waiting.remove(job)
            self._accounts[job.person] -= job.seconds

    def next(self) -> Waiting | None:
        """The one to be answered now."""
        if not self._waiting:
            return None
        job = min(self._waiting, key=Job.order)
        self._waiting.remove(job)
        self._now = max(self._now, job.start)
        return job

    def settle(self, job: Job, seconds: float) -> None:
        """What an answer really took."""
        served = {job.person, *(waiting.person for waiting in self._waiting)}
        self._now = max(self._now, min(self._now + seconds / len(served), job.due))
        account = self._accounts.get(job.person, self._now)
        self._accounts[job.person] = account + seconds - job.seconds
        if len(self._accounts) > MOST_ACCOUNTS:
            owing = {person for person, due in self._accounts.items() if due > self._now}
            kept = owing | {waiting.person for waiting in self._waiting}
            self._accounts = {person: self._accounts[person] for person in kept}

    def ahead(self) -> Iterator[tuple[Waiting, float]]:
        """Jobs in their order, with the seconds of all that go before."""
        seconds = 0.0
        for job in sorted(self._waiting, key=Job.order):
            yield job, seconds
            seconds += job.seconds

    def _of(self, person: str) -> set[Waiting]:
        return {job for job in self._waiting if job.person == person}
