"""Wishes to take back a decision, or to end a match: nobody waits for the answer for ever."""

from __future__ import annotations

from ludoteca.server import timing
from ludoteca.server.play import deciding
from ludoteca.server.play.hub import Hub, Request
from ludoteca.server.settings import DAY

PATIENCE = 60_000  # milliseconds


async def let_wishes_lapse(hub: Hub) -> None:
    """Those that nobody answered. The log says so: it is the same for every process."""
    for match_id, live in tuple(hub.lives.items()):
        patience = PATIENCE if live.allowance is None else DAY
        for asked, since, lapse in (
            (live.course.undo_asked, live.wished, deciding.let_lapse),
            (live.course.end_asked, live.end_wished, deciding.let_end_lapse),
        ):
            waits = live.status == "running" and asked is not None
            if waits and timing.ticks() - since > patience:
                await hub.change(Request(match_id, live.version), lapse, lambda _: None)
