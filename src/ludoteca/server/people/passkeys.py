"""Passkeys (WebAuthn): a device keeps a key and proves that it has it, for this site alone.

A challenge is signed by the server and says itself what it is for and when it was made, so nothing
is kept until a passkey has answered it; then it is noted, and no second answer counts.
"""

from __future__ import annotations

import asyncio
import secrets
from importlib import import_module

import msgspec

from ludoteca.server import timing
from ludoteca.server.people.device_names import device_of
from ludoteca.server.people.identity import Signer, new_id
from ludoteca.server.problems import BadRequest, NotAllowed, Refusal
from ludoteca.server.processes.examiners import Examiners
from ludoteca.server.processes.passkey_reading import MadePasskey, ProvenPasskey, UsedPasskey
from ludoteca.server.storage.passkey_store import PasskeyRow, PasskeyStore, hash_bytes
from ludoteca.server.storage.store import Conflict, IdentityRow

FRESH = 5 * 60_000  # milliseconds in which a challenge can be answered
MOST = 20  # passkeys of one person
ENTER = "enter"


class Passkeys:
    def __init__(self, store: PasskeyStore, signer: Signer, examiners: Examiners) -> None:
        self._store = store
        self._signer = signer
        self._examiners = examiners

    # Adding one

    async def invite(self, person: IdentityRow, site: str) -> str:
        """What a browser needs to make one, as JSON."""
        known = await self._store.of(person.id)
        if len(known) >= MOST:
            raise Refusal("server-passkeys-enough", most=MOST)
        await load_asking()
        from ludoteca.server.people.passkey_asking import to_make_one

        challenge = self._challenge(f"add {person.id}")
        return to_make_one(site, person, challenge, [row.credential for row in known])

    async def add(
        self, person: str, credential: str, site: str, origin: str, agent: str | None, address: str
    ) -> None:
        challenge, _ = await self._answered(credential, f"add {person}")
        said = MadePasskey(credential, challenge, site, origin)
        found = await self._prove(said, person, address)
        browser, system = device_of(agent)
        row = PasskeyRow(
            id=new_id(),
            identity_id=person,
            credential_hash=hash_bytes(found.id),
            credential=found.id,
            public_key=found.public_key,
            sign_count=found.sign_count,
            browser=browser,
            system=system,
            created=timing.now(),
        )
        try:
            await self._store.add(row)
        except Conflict as error:
            raise NotAllowed("server-passkey-refused") from error

    # Coming by one

    async def ask(self, site: str) -> str:
        """What a browser needs to find one, as JSON; it asks which of those that it has."""
        await load_asking()
        from ludoteca.server.people.passkey_asking import to_find_one

        return to_find_one(site, self._challenge(ENTER))

    async def enter(self, credential: str, site: str, origin: str, address: str) -> str:
        """The person whose passkey this is."""
        challenge, key = await self._answered(credential, ENTER)
        row = await self._store.find(key)
        if row is None:
            raise NotAllowed("server-passkey-unknown")
        said = UsedPasskey(credential, challenge, site, origin, row.public_key, row.sign_count)
        found = await self._prove(said, row.identity_id, address)
        try:
            await self._store.use(row, challenge, found.sign_count, timing.now())
        except Conflict as error:
            raise NotAllowed("server-passkey-refused") from error
        return row.identity_id

    async def tidy(self) -> None:
        await self._store.forget_challenges(timing.now_at_most() - 2 * FRESH)

    async def _prove(
        self, said: MadePasskey | UsedPasskey, person: str, address: str
    ) -> ProvenPasskey:
        try:
            told = await self._examiners.ask(said, person, address)
        except BadRequest as error:  # reading it took too long, or too much
            raise NotAllowed("server-passkey-refused") from error
        found = msgspec.json.decode(told, type=ProvenPasskey | None)
        if found is None:
            raise NotAllowed("server-passkey-refused")
        return found

    # Challenges

    def _challenge(self, purpose: str) -> bytes:
        text = f"{secrets.token_urlsafe(16)}.{timing.now()}"
        return f"{text}.{self._signer.sign(f'passkey {purpose}', text)}".encode()

    async def _answered(self, credential: str, purpose: str) -> tuple[bytes, bytes]:
        """The challenge that this answers, which we made for this, and the key that answers."""
        await load_asking()
        from ludoteca.server.people.passkey_asking import answered_by

        try:
            challenge, key = answered_by(credential)
            text, _, signature = challenge.decode("ascii").rpartition(".")
            made = int(text.rpartition(".")[2])
        except Exception as error:
            raise NotAllowed("server-passkey-refused") from error
        ours = self._signer.agrees(f"passkey {purpose}", text, signature)
        if not ours or not 0 <= timing.now() - made <= FRESH:
            raise NotAllowed("server-passkey-late")
        return challenge, key


async def load_asking() -> None:
    """With the first passkey, and beside what else goes on: it takes memory and a while."""
    await asyncio.to_thread(import_module, "ludoteca.server.people.passkey_asking")
