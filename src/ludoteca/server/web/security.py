"""Headers that browsers obey, and a guard at the door of everything that changes something."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from ludoteca.server.house.services import Services
from ludoteca.server.problems import NotAllowed, TooMany
from ludoteca.server.shares.addresses import address_of
from ludoteca.server.shares.rates import LIMIT
from ludoteca.server.web.socket import is_welcome

PROOF_HEADER = "x-ludoteca"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

# The client is one folder of files: nothing comes from elsewhere, and nothing is put in a frame.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

# Whoever asks too much gets an answer late: so many wait at once that asking more is no use.
SECONDS_TO_REFUSE = 0.25
HSTS = f"max-age={365 * 24 * 3600}"


async def guard_pace(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Nobody asks faster than the limits allow, whatever it is about."""
    kind = handler.opt.get(LIMIT, "request")
    if kind is not None:
        services: Services = connection.app.state.services
        if not services.limits.allows(kind, address=address_of(connection)):
            await asyncio.sleep(SECONDS_TO_REFUSE)
            raise TooMany("server-too-many")


async def guard_writes(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Another site's page can send a visitor's cookie, but neither this header nor our origin."""
    services: Services = connection.app.state.services
    if not isinstance(connection, Request) or connection.method in SAFE_METHODS:
        return
    headers = connection.headers
    welcome = is_welcome(headers.get("origin"), headers.get("host"), services.settings.origins)
    if headers.get(PROOF_HEADER) != "1" or not welcome:
        raise NotAllowed("server-not-from-here")


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, problems too."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        # About people, unless it says otherwise: nothing for a browser or a proxy to keep.
        headers.setdefault("Cache-Control", "no-store")
    services: Services = scope["litestar_app"].state.services
    if services.settings.secure_cookies:
        headers.setdefault("Strict-Transport-Security", HSTS)
