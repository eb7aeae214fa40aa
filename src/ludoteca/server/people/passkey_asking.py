"""What a browser is asked about passkeys, and what it says which question it answers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, options_to_json, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludoteca.server.storage.store import IdentityRow

NAME = "Ludoteca"


class ClientResponse(msgspec.Struct, frozen=True):
    clientDataJSON: str  # noqa: N815  as browsers call it


class Answer(msgspec.Struct, frozen=True):
    """As much of what a browser sends as is needed to find out what it answers."""

    rawId: str  # noqa: N815
    response: ClientResponse


def to_make_one(site: str, person: IdentityRow, challenge: bytes, known: Sequence[bytes]) -> str:
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.name or NAME,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
    )
    return options_to_json(options)


def to_find_one(site: str, challenge: bytes) -> str:
    options = webauthn.generate_authentication_options(
        rp_id=site,
        challenge=challenge,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json(options)


def answered_by(credential: str) -> tuple[bytes, bytes]:
    """The challenge that this says it answers, and the key that answers."""
    answer = msgspec.json.decode(credential, type=Answer)
    client = parse_client_data_json(base64url_to_bytes(answer.response.clientDataJSON))
    return client.challenge, base64url_to_bytes(answer.rawId)
