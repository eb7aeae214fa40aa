"""Where somebody asks from, as far as it is one household's."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

LONGEST = 64  # of what a proxy says, if it is no address at all


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return household(connection.client.host) if connection.client else ""


@lru_cache(4096)
def household(address: str) -> str:
    """Of IPv6 a subscriber has a /64, and may write from any address in it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found.packed, 64), strict=False))
