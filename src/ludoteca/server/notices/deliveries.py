"""From the outbox to people: after the move is kept, once, whatever is restarted meanwhile.

A process holds what it sends for a while. If it dies, another one sends it again: by the name of a
letter and the tag of a notice whoever got it already sees that it is the same.
"""

from __future__ import annotations

import asyncio
import logging

from ludoteca.core.message import message
from ludoteca.core.texts import say
from ludoteca.server import timing
from ludoteca.server.metrics import NOTICES
from ludoteca.server.notices.letters import Letter, code_of, left, mail, write
from ludoteca.server.notices.quiet_hours import quiet_until
from ludoteca.server.notices.sending import Gone, Refused
from ludoteca.server.notices.smtp import hand_in
from ludoteca.server.notices.web_push import (
    is_push_service,
    new_key,
    owner_of,
    public_key,
    push,
)
from ludoteca.server.people.identity import Signer
from ludoteca.server.play.inviting import Inviting
from ludoteca.server.play.presence import Presences
from ludoteca.server.play.tables import due_of
from ludoteca.server.settings import Settings
from ludoteca.server.storage.contact_store import ContactRow, Contacts, NoticeWishRow
from ludoteca.server.storage.outbox_store import Outbox, Waiting
from ludoteca.server.storage.store import Played, Store
from ludoteca.server.storage.vacation_store import Vacations

logger = logging.getLogger("ludoteca.server")

AT_ONCE = 20
FIRST_PAUSE, MOST_ATTEMPTS = 30_000, 9  # the pauses double: about four hours in all
SECONDS_TO_FINISH = 25.0
TO_WHOM_IT_IS = ("turn", "soon")


class Deliveries:
    def __init__(
        self, store: Store, presences: Presences, inviting: Inviting, settings: Settings
    ) -> None:
        self._store = store
        self._inviting = inviting
        self._presences = presences
        self._settings = settings
        self.outbox = Outbox(store.database)
        self.contacts = Contacts(store.database)
        self._vacations = Vacations(store.database)
        self._under_way: set[asyncio.Task[None]] = set()
        self.signer: Signer
        self._push_key: tuple[str, str] | None = None

    @property
    def origin(self) -> str:
        return self._settings.origins[0] if self._settings.origins else "http://localhost"

    @property
    def mails(self) -> bool:
        """Can this server send mail?"""
        return bool(self._settings.smtp)

    async def push_key(self) -> tuple[str, str]:
        """By which push services know this server, private and public; made when first needed."""
        if self._push_key is None:
            private = await self._store.find_secret("vapid")
            if private is None:
                private = await self._store.secret("vapid", await asyncio.to_thread(new_key))
            self._push_key = private, await asyncio.to_thread(public_key, private)
        return self._push_key

    async def sweep(self) -> None:
        """Send what waits; what a process that is stopping has begun it also finishes."""
        for row in await self.outbox.waiting(timing.now(), AT_ONCE):
            now = timing.now()
            held = int(self._settings.notice_hold_seconds * 1000)
            if await self.outbox.hold(row.number, now, now + held):
                task = asyncio.create_task(self._deliver(row))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)
        if self._under_way:
            await asyncio.wait(tuple(self._under_way))

    async def close(self) -> None:
        if self._under_way:
            await asyncio.wait(tuple(self._under_way), timeout=SECONDS_TO_FINISH)

    async def _deliver(self, row: Waiting) -> None:
        contact = await self.contacts.find(row.contact_id)
        if contact is None:  # gone meanwhile, and with it what was to be sent
            return
        wish = await self.contacts.wish(contact.identity_id)
        letter = await self._letter(row, contact, wish)
        if letter is None:
            await self._finish(row, contact, "outdated")
            return
        later = None if row.kind == "confirm" else quiet_until(timing.now(), wish)
        if later is not None:
            await self.outbox.put_off(row.number, later, row.attempts)
            return
        try:
            if contact.kind == "push":
                await self._push(contact, letter)
            else:
                await self._mail(row, contact, wish, letter)
        except Gone:
            await self.contacts.remove(contact.id)
            NOTICES.labels(way=contact.kind, result="gone").inc()
        except Refused:
            await self._finish(row, contact, "refused")
        except Exception as error:
            await self._try_again(row, contact, error)
        else:
            await self._finish(row, contact, "sent")

    async def _finish(self, row: Waiting, contact: ContactRow, result: str) -> None:
        await self.outbox.finish(row.number, timing.now())
        NOTICES.labels(way=contact.kind, result=result).inc()

    async def _try_again(self, row: Waiting, contact: ContactRow, error: Exception) -> None:
        # Not the error itself: it may tell an address.
        why = {"way": contact.kind, "error": type(error).__name__, "attempt": row.attempts + 1}
        logger.warning("a notice could not be sent", extra=why)
        if row.attempts + 1 >= MOST_ATTEMPTS:
            await self._finish(row, contact, "given up")
            return
        pause = FIRST_PAUSE * 2**row.attempts
        await self.outbox.put_off(row.number, timing.now() + pause, row.attempts + 1)
        NOTICES.labels(way=contact.kind, result="failed").inc()

    async def _push(self, contact: ContactRow, letter: Letter) -> None:
        settings = self._settings
        # It may have been kept when less was asked of an address.
        if not await asyncio.to_thread(is_push_service, contact.address, settings.push_hosts):
            raise Gone
        owner = owner_of(settings.mail_from, settings.origins)
        private, _ = await self.push_key()
        await asyncio.to_thread(push, contact.address, contact.keys or "", private, owner, letter)

    async def _mail(
        self, row: Waiting, contact: ContactRow, wish: NoticeWishRow, letter: Letter
    ) -> None:
        settings = self._settings
        if not self.mails:
            raise Refused
        made = mail(
            letter,
            sender=settings.mail_from,
            to=contact.address,
            origin=self.origin,
            stop=f"/unsubscribe/{code_of(self.signer, 'stop', contact.id)}",
            name=f"{row.number}.{self.signer.sign('letter', f'{row.number}:{row.created}')}",
            language=wish.language,
        )
        await asyncio.to_thread(hand_in, settings.smtp, made)

    # What to say, if it is still true

    async def _letter(
        self, row: Waiting, contact: ContactRow, wish: NoticeWishRow
    ) -> Letter | None:
        if row.kind == "invited":
            return await self._invitation(row, contact, wish)
        if row.match_id is None:
            path = f"/confirm/{code_of(self.signer, 'confirm', contact.id)}"
            return None if contact.confirmed else write(row.kind, wish.language, path, row.kind)
        found = await self._store.played(row.match_id)
        if found is None or not await self._is_true(row, contact.identity_id, found):
            return None
        match, places = found
        owners = {place.identity_id for place in places if place.identity_id is not None}
        due = due_of(match, places, await self._vacations.of(owners))
        names = await self._store.names(owners - {contact.identity_id})
        players = ", ".join(sorted(name for name in names.values() if name))
        return write(
            row.kind,
            wish.language,
            f"/match/{match.id}",
            f"{match.id}-{row.kind}",
            game=say(message(f"{match.game}-title"), wish.language),
            players=players or "-",
            **left(None if due is None else due - timing.now()),
        )

    async def _invitation(
        self, row: Waiting, contact: ContactRow, wish: NoticeWishRow
    ) -> Letter | None:
        """As long as the seat is free, and they have not answered."""
        known = await self._inviting.of_person(contact.identity_id)
        found = next((each for each in known if each.table == row.table_id), None)
        if found is None:
            return None
        return write(
            row.kind,
            wish.language,
            f"/table/{found.table}#{found.code}",
            f"{found.table}-{row.kind}",
            game=say(message(f"{found.game}-title"), wish.language),
            player=found.player or "-",
        )

    async def _is_true(self, row: Waiting, person: str, found: Played) -> bool:
        match, places = found
        if row.kind == "over":
            return True
        if match.status != "running" or match.to_act is None:
            return False
        if row.kind not in TO_WHOM_IT_IS:
            return match.version == row.version
        if places[match.to_act].identity_id != person or match.bot_to_act:
            return False
        return not self._is_here(match.id, match.to_act) and not await self.outbox.has_newer(row)

    def _is_here(self, match_id: str, seat: int) -> bool:
        """Whoever sits at the table sees it by themselves."""
        return seat in self._presences.online(match_id)
