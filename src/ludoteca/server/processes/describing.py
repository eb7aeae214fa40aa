"""The interface is described beside the server, once.

That takes a tenth of a second of plain Python. In a thread of the server all moves would wait for
the interpreter again and again meanwhile, and somebody who keeps it busy makes that much longer.
"""

from __future__ import annotations

import asyncio
import logging
import sys

from ludoteca.server.problems import Busy
from ludoteca.server.processes.child import Child, Died, TooSlow

logger = logging.getLogger("ludoteca.server")
PROGRAM = (sys.executable, "-m", "ludoteca.server.operation.description")
SECONDS = 60.0


class Describing:
    def __init__(self) -> None:
        self._child = Child(PROGRAM)
        self._alone = asyncio.Lock()
        self._description: bytes | None = None

    async def describe(self) -> bytes:
        """The description as OpenAPI; whoever else asks meanwhile waits for the same one."""
        async with self._alone:
            if self._description is None:
                self._description = await self._ask()
        return self._description

    async def _ask(self) -> bytes:
        try:
            return await self._child.ask(b"interface", SECONDS)
        except (TooSlow, Died) as error:
            logger.exception("the interface could not be described")
            raise Busy("server-fault") from error
        finally:
            await self._child.end()  # it is not asked again

    async def close(self) -> None:
        await self._child.close()
