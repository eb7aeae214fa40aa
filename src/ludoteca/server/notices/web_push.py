"""Notices for browsers that are closed, by the push services of those who make them.

What is sent is encrypted for the browser: its push service learns only that there is something.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from ludoteca.server.notices.letters import Letter
from ludoteca.server.notices.sending import Gone, Refused

SECONDS = 20.0
KEPT = 3 * 24 * 3600  # seconds that a push service keeps it for a browser that is away
LOOPBACK = ("127.0.0.1", "localhost")


def is_push_service(address: str, hosts: tuple[str, ...]) -> bool:
    """Strangers name addresses: nothing is sent to any but those of known services."""
    try:
        place = urlsplit(address)
        host = place.hostname or ""
        plain = place.scheme == "http" and host in LOOPBACK and host in hosts
        known = any(host == each or host.endswith(f".{each}") for each in hosts)
        safe = place.username is None and address.isascii() and address.isprintable()
        return known and safe and (place.scheme == "https" or plain)
    except ValueError:
        return False


def new_key() -> str:
    """The key by which a server is known to push services (VAPID), as text."""
    from py_vapid import Vapid

    vapid = Vapid()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(private: str) -> str:
    """As browsers want it."""
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid

    key = Vapid.from_pem(private.encode()).public_key
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def push(address: str, keys: str, private: str, owner: str, letter: Letter) -> None:
    """Send it; `owner` is whom a push service may ask about this server."""
    import requests
    from py_vapid import Vapid
    from pywebpush import WebPushException, webpush

    with requests.Session() as session:
        session.max_redirects = 0  # a push service answers for itself
        session.trust_env = False
        try:
            webpush(
                {"endpoint": address, "keys": msgspec.json.decode(keys)},
                msgspec.json.encode(letter).decode(),
                vapid_private_key=Vapid.from_pem(private.encode()),
                vapid_claims={"sub": owner},
                ttl=KEPT,
                timeout=SECONDS,
                headers={"Topic": letter.tag[:32]},
                requests_session=session,
            )
        except WebPushException as error:
            status = error.status_code
            if status in (404, 410):
                raise Gone from None
            if status is not None and 400 <= status < 500 and status != 429:
                raise Refused from None
            raise
