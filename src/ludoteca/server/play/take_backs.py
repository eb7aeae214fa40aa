"""Wishes to take back a decision: a bot waits for the answer, but not for ever."""

from __future__ import annotations

from ludoteca.server import timing
from ludoteca.server.play import deciding
from ludoteca.server.play.hub import Hub, Request
from ludoteca.server.settings import DAY

PATIENCE = 60_000  # milliseconds


async def let_wishes_lapse(hub: Hub) -> None:
    """Those that nobody answered. The log says so: it is the same for every process."""
    for match_id, live in tuple(hub.lives.items()):
        asked = live.status == "running" and live.course.undo_asked is not None
        patience = PATIENCE if live.allowance is None else DAY
        if asked and timing.ticks() - live.wished > patience:
            request = Request(match_id, live.version)
            await hub.change(request, deciding.let_lapse, lambda _: None)
