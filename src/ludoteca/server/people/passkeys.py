"""Passkeys (WebAuthn): a device keeps a key and proves that it has it, for this site alone.

A challenge is signed by the server and says itself what it is for and when it was made, so nothing
is kept until a passkey has answered it; then it is noted, and no second answer counts.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
import webauthn
from webauthn.helpers import (
    base64url_to_bytes,
    options_to_json,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludoteca.server import timing
from ludoteca.server.people.device_names import device_of
from ludoteca.server.people.identity import Signer, new_id
from ludoteca.server.problems import BadRequest, NotAllowed, Refusal
from ludoteca.server.processes.examiners import Examiners
from ludoteca.server.processes.passkey_reading import MadePasskey, ProvenPasskey, UsedPasskey
from ludoteca.server.storage.passkey_store import PasskeyRow, PasskeyStore, hash_bytes
from ludoteca.server.storage.store import Conflict, IdentityRow

NAME = "Ludoteca"
FRESH = 5 * 60_000  # milliseconds in which a challenge can be answered
MOST = 20  # passkeys of one person
ENTER = "enter"


class ClientResponse(msgspec.Struct, frozen=True):
    clientDataJSON: str  # noqa: N815  as browsers call it


class Answer(msgspec.Struct, frozen=True):
    """As much of what a browser sends as is needed to find out what it answers."""

    rawId: str  # noqa: N815
    response: ClientResponse


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
        options = webauthn.generate_registration_options(
            rp_id=site,
            rp_name=NAME,
            user_id=person.id.encode(),
            user_name=person.name or NAME,
            challenge=self._challenge(f"add {person.id}"),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=descriptors(known),
        )
        return options_to_json(options)

    async def add(
        self, person: str, credential: str, site: str, origin: str, agent: str | None, address: str
    ) -> None:
        challenge, _ = self._answered(credential, f"add {person}")
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

    def ask(self, site: str) -> str:
        """What a browser needs to find one, as JSON; it asks which of those that it has."""
        options = webauthn.generate_authentication_options(
            rp_id=site,
            challenge=self._challenge(ENTER),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json(options)

    async def enter(self, credential: str, site: str, origin: str, address: str) -> str:
        """The person whose passkey this is."""
        challenge, key = self._answered(credential, ENTER)
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

    def _answered(self, credential: str, purpose: str) -> tuple[bytes, bytes]:
        """The challenge that this answers, which we made for this, and the key that answers."""
        try:
            answer = msgspec.json.decode(credential, type=Answer)
            client = parse_client_data_json(base64url_to_bytes(answer.response.clientDataJSON))
            key = base64url_to_bytes(answer.rawId)
            text, _, signature = client.challenge.decode("ascii").rpartition(".")
            made = int(text.rpartition(".")[2])
        except Exception as error:
            raise NotAllowed("server-passkey-refused") from error
        ours = self._signer.agrees(f"passkey {purpose}", text, signature)
        if not ours or not 0 <= timing.now() - made <= FRESH:
            raise NotAllowed("server-passkey-late")
        return client.challenge, key


def descriptors(rows: Sequence[PasskeyRow]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=row.credential) for row in rows]
