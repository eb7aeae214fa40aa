"""Notices for browsers that are closed, by the push services of those who make them.

What is sent is encrypted for the browser: its push service learns only that there is something.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from email.utils import parseaddr

import msgspec

from ludoteca.server.notices.letters import Letter
from ludoteca.server.notices.sending import Gone, Refused

SECONDS = 20.0
KEPT = 3 * 24 * 3600  # seconds that a push service keeps it for a browser that is away
LOOPBACK = ("127.0.0.1", "localhost")
NAME = r"[a-z0-9-]+(?:\.[a-z0-9-]+)*"
# As browsers write it. Whatever else an address may have, programs read in different ways.
ADDRESS = re.compile(
    rf"(https?)://({NAME})(?::([1-9][0-9]{{0,4}}))?(?:[/?][A-Za-z0-9._~:/?@!$&'()*+,;=%\[\]-]*)?"
)
# What py_vapid signs for: a name without a dot is none to it, nor is one with a port.
MAIL = re.compile(rf"[a-z0-9._+-]+@{NAME}\.{NAME}", re.ASCII | re.IGNORECASE)
ORIGIN = re.compile(rf"(https://{NAME}\.{NAME})(?::[0-9]+)?/?", re.ASCII | re.IGNORECASE)
# It signs nothing without a contact, and this one says that there is none (RFC 2606).
NOBODY = "mailto:nobody@ludoteca.invalid"


def is_push_service(address: str, hosts: tuple[str, ...]) -> bool:
    """Strangers name addresses: nothing is sent to any but those of known services."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        return False
    scheme, host, port = found.groups()
    if scheme == "https":
        known = any(host == each or host.endswith(f".{each}") for each in hosts)
        known = known and port in (None, "443")
    else:
        known = host in LOOPBACK and host in hosts
    return known and leads_to(address) == (scheme, host, port)


def leads_to(address: str) -> tuple[str | None, str | None, str | None] | None:
    """Scheme, host and port as the library reads them that sends."""
    from urllib3.util import parse_url

    try:
        place = parse_url(address)
    except ValueError:
        return None
    return place.scheme, place.host, None if place.port is None else str(place.port)


def owner_of(sender: str, origins: Sequence[str]) -> str:
    """Whom a push service may ask about this server (RFC 8292, `sub`)."""
    _, mail = parseaddr(sender)
    if MAIL.fullmatch(mail):
        return f"mailto:{mail}"
    found = (ORIGIN.fullmatch(each) for each in origins)
    return next((each[1] for each in found if each), NOBODY)


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
