"""Headers that browsers obey, and a guard at the door of everything that changes something."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ludoteca.server.addresses import address_of
from ludoteca.server.problems import NotAllowed
from ludoteca.server.services import Services
from ludoteca.server.socket import is_welcome

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


async def guard_writes(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Another site's page can send a visitor's cookie, but neither this header nor our origin."""
    services: Services = connection.app.state.services
    services.limits.demand("request", address=address_of(connection))
    if not isinstance(connection, Request) or connection.method in SAFE_METHODS:
        return
    headers = connection.headers
    welcome = is_welcome(headers.get("origin"), headers.get("host"), services.settings.origins)
    if headers.get(PROOF_HEADER) != "1" or not welcome:
        raise NotAllowed("server-not-from-here")


async def add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
