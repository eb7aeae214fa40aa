"""Is the store well? Said once in the log when it is not, and once when it is again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

from ludoteca.server.metrics import STORE_AWAY
from ludoteca.server.storage.faults import SILENT, StoreAway, trouble_of

logger = logging.getLogger("ludoteca.server")

PATIENCE = 1.5  # seconds that whoever asks waits for an answer
FRESH = 1.0  # seconds for which the last answer is good enough


class Health:
    def __init__(self) -> None:
        self.trouble: str | None = None
        self.after_return: list[Callable[[float], None]] = []  # told how many seconds it was away
        self._since = 0.0
        self._returned = 0.0
        self._tried = 0.0
        self._trying: asyncio.Task[None] | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Whatever is wrong with the store is noted, and raised as `StoreAway`."""
        began = time.monotonic()
        try:
            yield
        except Exception as error:
            trouble = trouble_of(error)
            if trouble is None:
                raise
            if began >= self._returned:  # what began before may still fail, and is no news
                self._note(trouble)
            raise StoreAway(trouble) from error

    async def check(self, probe: Callable[[], Awaitable[None]]) -> str | None:
        """What is wrong now; tried anew, but never twice at once, nor waited for long."""
        if self._trying is None or self._trying.done():
            if self.trouble is None and time.monotonic() - self._tried < FRESH:
                return None
            self._trying = asyncio.create_task(self._try(probe))
        trying = self._trying  # when it is done, somebody else may be trying anew
        done, _ = await asyncio.wait({trying}, timeout=PATIENCE)
        if not done:
            self._note(SILENT)
        elif not trying.cancelled():
            trying.result()
        return self.trouble

    async def close(self) -> None:
        """A question under way would keep its connection from being given back."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

    async def _try(self, probe: Callable[[], Awaitable[None]]) -> None:
        with suppress(StoreAway):
            await probe()
            self._tried = time.monotonic()
            self._well()

    def _note(self, trouble: str) -> None:
        if self.trouble is None:
            self._since = time.monotonic()
            STORE_AWAY.set(1)
            logger.error("nothing can be kept", extra={"why": trouble})
        self.trouble = trouble

    def _well(self) -> None:
        if self.trouble is None:
            return
        self._returned = time.monotonic()
        seconds = self._returned - self._since
        self.trouble = None
        STORE_AWAY.set(0)
        logger.warning("everything can be kept again", extra={"seconds": round(seconds, 1)})
        for listener in self.after_return:
            listener(seconds)
