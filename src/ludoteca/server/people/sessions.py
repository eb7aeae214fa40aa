"""Sessions: by its cookie a browser is known, until somebody ends that.

The cookie holds a random token, of which the database keeps only the hash. Cookies of the first
kind held a person's id and our signature, and nothing could end them: each is exchanged for a
session when its browser comes next, unless its person has ended other devices since.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from ludoteca.server import timing
from ludoteca.server.metrics import REFUSALS
from ludoteca.server.people.connection import TOO_QUIET, Connection
from ludoteca.server.people.device_names import device_of
from ludoteca.server.people.identity import Signer, new_id
from ludoteca.server.problems import NoSession, NotAllowed, NotFound
from ludoteca.server.settings import Settings
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.person_store import KnownSession, People, SessionRow
from ludoteca.server.storage.store import IdentityRow, Store

COOKIE = "ludoteca"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
SESSION_ENDED = 4410  # a socket is closed with this number
DAY = 24 * 3600 * 1000
SEEN_EVERY = 3600 * 1000  # no finer is noted when somebody was here


def hash_token(token: str) -> str:
    """A token is random enough that a plain hash gives nothing away."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self._store = store
        self._people = people
        self._days = settings.session_days
        self.per_person = settings.sockets_per_person
        self.per_address = settings.sockets_per_address
        self._here: dict[str, set[Connection]] = {}  # open sockets in this process, by person
        # Told whose sessions were ended; set by those who care.
        self.after_end: list[Callable[[str], None]] = []

    def _oldest(self) -> int:
        return timing.now_at_most() - self._days * DAY

    # Who comes

    async def find(self, cookie: str | None) -> KnownSession | None:
        """Perhaps one that has ended; None if we know nothing of it."""
        if cookie is None or not TOKEN.fullmatch(cookie):
            return None
        row = await self._people.session(hash_token(cookie))
        if row is None or row.seen < self._oldest():
            return None
        if row.ended is None and row.seen < timing.now() - SEEN_EVERY:
            with suppress(StoreAway):  # whoever only looks need not wait for a disk that is full
                await self._people.note_seen(row.id, timing.now())
        return row

    async def demand(self, cookie: str | None) -> KnownSession:
        row = await self.find(cookie)
        if row is None:
            raise NoSession("server-no-session")
        return self.going(row)

    @staticmethod
    def going(row: KnownSession) -> KnownSession:
        """Whoever was banned is told so, and not that a device of their own logged them out."""
        if row.ended is not None:
            if row.banned is not None:
                raise NotAllowed("server-banned")
            raise NoSession("server-session-ended")
        return row

    async def person_of_signed(self, cookie: str | None, signer: Signer) -> IdentityRow | None:
        """Whose cookie of the first kind this is."""
        identity_id = signer.read_cookie(cookie)
        person = None if identity_id is None else await self._store.identity(identity_id)
        if person is not None and not person.signed_cookie:
            raise NoSession("server-session-ended")
        return person

    async def begin(self, identity_id: str, agent: str | None) -> str:
        """The token for the cookie of one more device; whoever was banned gets none."""
        if await self._people.is_banned(identity_id):
            raise NotAllowed("server-banned")
        token, now = secrets.token_urlsafe(32), timing.now()
        browser, system = device_of(agent)
        await self._people.add_session(
            SessionRow(new_id(), identity_id, hash_token(token), browser, system, now, now)
        )
        return token

    # Who goes

    async def list(self, identity_id: str) -> list[SessionRow]:
        return await self._people.sessions_of(identity_id, self._oldest())

    async def leave(self, row: SessionRow | None) -> None:
        if row is not None and row.ended is None:
            await self._people.end_session(row.id, timing.now())
            await self._tell(row.identity_id)

    async def end_one(self, identity_id: str, session_id: str) -> None:
        if not await self._people.end_others(identity_id, timing.now(), only=session_id):
            raise NotFound("server-no-device")
        await self._tell(identity_id)

    async def gone(self, identity_id: str) -> None:
        """Somebody has left for good: nothing of theirs stays open, in whichever process."""
        await self._tell(identity_id)

    async def end_all(self, identity_id: str, but: str | None) -> None:
        await self._people.end_others(identity_id, timing.now(), but=but)
        await self._tell(identity_id)

    async def tidy(self) -> None:
        """News of another process can get lost; the database knows."""
        await self._hang_up([each for group in self._here.values() for each in group])
        await self._people.forget_sessions(self._oldest())

    # Open sockets

    def has_room(self, identity_id: str, address: str) -> bool:
        """For one more socket of this person, and at this address."""
        there = sum(each.address == address for group in self._here.values() for each in group)
        full = {
            "sockets person": len(self._here.get(identity_id, ())) >= self.per_person,
            "sockets address": there >= self.per_address,
        }
        for kind, is_full in full.items():
            if is_full:
                REFUSALS.labels(kind=kind).inc()
        return not any(full.values())

    def is_here(self, identity_id: str) -> bool:
        return identity_id in self._here

    def connections_of(self, identity_id: str) -> tuple[Connection, ...]:
        return tuple(self._here.get(identity_id, ()))

    def close_quiet(self, seconds: float) -> None:
        """Sockets that follow nothing, for so long that nobody can be waiting."""
        limit = timing.now() - int(seconds * 1000)
        for group in self._here.values():
            for each in group:
                listens = each.versions or each.attends or each.visits
                if not listens and each.quiet_since < limit:
                    each.lose(TOO_QUIET)

    @contextmanager
    def present(self, connection: Connection) -> Iterator[None]:
        group = self._here.setdefault(connection.identity, set())
        group.add(connection)
        try:
            yield
        finally:
            group.discard(connection)
            if not group:
                self._here.pop(connection.identity, None)

    async def hang_up(self, identity_id: str) -> None:
        """Close the sockets of this person's sessions that have ended."""
        await self._hang_up(self._here.get(identity_id, ()))

    async def _hang_up(self, connections: Iterable[Connection]) -> None:
        by_session: dict[str, list[Connection]] = {}
        for connection in connections:
            by_session.setdefault(connection.session, []).append(connection)
        for session_id in await self._people.ended_among(by_session):
            for connection in by_session[session_id]:
                connection.lose(SESSION_ENDED)

    async def _tell(self, identity_id: str) -> None:
        await self.hang_up(identity_id)
        for tell in self.after_end:
            tell(identity_id)
