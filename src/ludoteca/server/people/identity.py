"""Guests, their recovery codes, and what this server signs."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from ludoteca.server import timing
from ludoteca.server.protocol import Session
from ludoteca.server.storage.store import IdentityRow, Store

CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for each other
CODE_GROUPS, CODE_GROUP = 5, 4  # 99 bits
CODES = len(CODE_LETTERS) ** (CODE_GROUPS * CODE_GROUP)


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Signer:
    """One key of the server for everything it must recognise as its own."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}:{text}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def agrees(self, purpose: str, text: str, signature: str) -> bool:
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())

    def read_cookie(self, value: str | None) -> str | None:
        """Whose cookie of the first kind it is (`sessions.py`); None if we did not sign it."""
        identity_id, _, signature = (value or "").partition(".")
        return identity_id if self.agrees("cookie", identity_id, signature) else None

    def recovery_code(self, reason: str, key: str | None) -> str:
        """A fresh one. Asked again for the same reason with the same key, it is the same again."""
        text = f"recovery:{key or secrets.token_hex(16)}:{reason}"
        digest = hmac.digest(self._key, text.encode(), "sha256")
        return write_code(int.from_bytes(digest, "big") % CODES)

    def table_code(self, table_id: str) -> str:
        """What makes a link to a table more than its name; kept nowhere."""
        return self.sign("table", table_id)[:12]

    def opens_table(self, table_id: str, code: str | None) -> bool:
        expected = self.table_code(table_id).encode()
        return code is not None and hmac.compare_digest(expected, code.encode())


def write_code(number: int) -> str:
    letters = ""
    for _ in range(CODE_GROUPS * CODE_GROUP):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[letter]
    starts = range(0, len(letters), CODE_GROUP)
    return "-".join(letters[start : start + CODE_GROUP] for start in starts)


def letters_of(code: str) -> str:
    """However it is written."""
    return "".join(letter for letter in code.lower() if letter.isalnum())


def hash_code(code: str) -> str:
    """A code is random enough that a plain hash gives nothing away."""
    return hashlib.sha256(letters_of(code).encode()).hexdigest()


def session_of(row: IdentityRow, passkeys: int) -> Session:
    return Session(row.id, row.name, row.code_hash is not None, passkeys)


async def new_guest(store: Store) -> IdentityRow:
    row = IdentityRow(new_id(), None, None, timing.now())
    await store.add_identity(row)
    return row
