"""What an authenticator says, read beside the server.

Strangers write it, and in its format (CBOR) a text may ask to be compiled as a pattern, on which a
library works for as long as the stranger likes.
"""

from __future__ import annotations

import msgspec


class MadePasskey(msgspec.Struct, frozen=True, tag="made-passkey"):
    """A browser says that it has made one."""

    credential: str
    challenge: bytes
    site: str
    origin: str


class UsedPasskey(msgspec.Struct, frozen=True, tag="used-passkey"):
    """A browser says that it has one that is known."""

    credential: str
    challenge: bytes
    site: str
    origin: str
    public_key: bytes
    sign_count: int


class ProvenPasskey(msgspec.Struct, frozen=True):
    id: bytes
    public_key: bytes
    sign_count: int


def read_passkey(said: MadePasskey | UsedPasskey) -> ProvenPasskey | None:
    """None if it proves nothing."""
    import webauthn

    try:
        if isinstance(said, MadePasskey):
            made = webauthn.verify_registration_response(
                credential=said.credential,
                expected_challenge=said.challenge,
                expected_rp_id=said.site,
                expected_origin=said.origin,
            )
            return ProvenPasskey(made.credential_id, made.credential_public_key, made.sign_count)
        used = webauthn.verify_authentication_response(
            credential=said.credential,
            expected_challenge=said.challenge,
            expected_rp_id=said.site,
            expected_origin=said.origin,
            credential_public_key=said.public_key,
            credential_current_sign_count=said.sign_count,
        )
        return ProvenPasskey(used.credential_id, said.public_key, used.new_sign_count)
    except Exception:  # what a stranger sends can fail in many ways
        return None
