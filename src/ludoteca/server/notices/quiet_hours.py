"""Hours in which somebody does not want to be told anything."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from ludoteca.server.storage.contact_store import NoticeWishRow

MINUTES = 24 * 60


@lru_cache(maxsize=1000)  # there are some six hundred, and strangers name others
def zone_of(name: str) -> ZoneInfo | None:
    """None if there is no such zone, or this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None


def quiet_until(now: int, wish: NoticeWishRow) -> int | None:
    """When they end, if this is such an hour; both in milliseconds since 1970."""
    if wish.quiet_from is None or wish.quiet_until is None:
        return None
    here = datetime.fromtimestamp(now / 1000, zone_of(wish.zone) or ZoneInfo("UTC"))
    minute = here.hour * 60 + here.minute
    # Counted from the first quiet minute, so that midnight is nothing special.
    length = (wish.quiet_until - wish.quiet_from) % MINUTES
    if (minute - wish.quiet_from) % MINUTES >= length:
        return None
    hour, rest = divmod(wish.quiet_until, 60)
    end = here.replace(hour=hour, minute=rest, second=0, microsecond=0)
    if end <= here:
        end += timedelta(days=1)
    return int(end.timestamp() * 1000)
