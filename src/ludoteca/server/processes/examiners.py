"""Texts of strangers are read beside the server, where reading them can be stopped."""

from __future__ import annotations

import logging
import re
import sys
from collections import Counter

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.games import sound_names
from ludoteca.server.metrics import READING_FAILURES
from ludoteca.server.problems import BadRequest, Busy, TooMany
from ludoteca.server.processes.child import Died, TooSlow
from ludoteca.server.processes.child_pool import Children
from ludoteca.server.processes.examiner_process import (
    Errand,
    Finding,
    FollowPath,
    LookAt,
    ReadAnalysis,
    ReadPlayed,
    ReadRecord,
    SketchPosition,
    WriteAnalysis,
)
from ludoteca.server.processes.fair_pool import Crowded
from ludoteca.server.processes.warming import Warming
from ludoteca.server.settings import Settings

logger = logging.getLogger("ludoteca.server")
PROGRAM: tuple[str, ...] = (sys.executable, "-m", "ludoteca.server.processes.examiner_process")
MOST_A_PERSON = 3  # at once, so that nobody fills the queue alone
MOST_AN_ADDRESS = 8  # nor with many names
GAME = re.compile(r"^game (\w{1,40})$", re.MULTILINE)  # of a record, without reading it
HEAD = 1000  # characters of a record in which that stands


def game_of(errand: Errand) -> str:
    """Whose rules are needed; none for boards."""
    match errand:
        case ReadRecord(text) | ReadAnalysis(text) | ReadPlayed(text):
            found = GAME.search(text[:HEAD])
            return found[1] if found else ""
        case WriteAnalysis(wish) | LookAt(wish) | SketchPosition(wish):
            return wish.start.game
        case FollowPath(start):
            return start.game
    return ""


class Examiners:
    def __init__(self, settings: Settings, warming: Warming) -> None:
        self._warming = warming
        self._children = Children(
            (*PROGRAM, str(settings.reading_megabytes)),
            processes=settings.reading_processes,
            waiting=settings.reading_queue,
            seconds=settings.reading_seconds,
        )
        self._asking: Counter[str] = Counter()

    async def ask(self, errand: Errand, person: str, address: str = "") -> msgspec.Raw:
        """The answer as JSON; whatever is wrong with the text, or with reading it, in words."""
        shares = {f"person {person}": MOST_A_PERSON}
        if address:
            shares[f"address {address}"] = MOST_AN_ADDRESS
        if any(self._asking[who] >= most for who, most in shares.items()):
            raise TooMany("server-reading-yours")
        self._asking.update(shares.keys())
        try:
            return await self._ask(errand, address or person)
        finally:
            self._asking.subtract(shares.keys())
            self._asking += Counter()  # forgets whoever asks nothing any more

    async def _ask(self, errand: Errand, account: str) -> msgspec.Raw:
        game = game_of(errand)
        if game in sound_names():  # else a text would have to wait for the compiler
            await self._warming.wait(game)
        try:
            line = await self._children.ask(msgspec.json.encode(errand), account)
            finding = msgspec.json.decode(line, type=Finding)
        except Crowded as error:
            READING_FAILURES.labels(reason="busy").inc()
            raise Busy("server-reading-busy") from error
        except TooSlow as error:
            READING_FAILURES.labels(reason="slow").inc()
            raise BadRequest("server-reading-slow") from error
        except (Died, msgspec.MsgspecError) as error:
            finding = Finding(failed=type(error).__name__)
        if finding.out_of_memory:
            READING_FAILURES.labels(reason="memory").inc()
            raise BadRequest("server-reading-large")
        if finding.failed is not None:
            READING_FAILURES.labels(reason="error").inc()
            logger.error("a text could not be read", extra={"why": finding.failed})
            raise BadRequest("server-reading-failed")
        if finding.refused is not None:
            raise LudotecaError(finding.refused)
        return finding.answer

    async def rest(self) -> None:
        await self._children.rest()

    async def close(self) -> None:
        await self._children.close()
