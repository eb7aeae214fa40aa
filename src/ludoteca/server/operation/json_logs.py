"""Logs for machines to read: one JSON object a line, on standard error.

Only facts that are named are logged, so neither cookies nor codes nor seeds can slip in with an
address or a body.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from ludoteca.server.metrics import REFUSALS

# What uvicorn says of strangers who do not speak HTTP, or send no text: no trouble of this house.
MALFORMED = frozenset(
    {
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        "Invalid UTF-8 sequence received from client.",
    }
)
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["error"] = "".join(story_of(record.exc_info[1]))
        return msgspec.json.encode(line, enc_hook=str).decode()


def story_of(error: BaseException | None) -> Iterator[str]:
    """An error and what led to it, each with its first line: databases quote rows in the others."""
    if error is None:
        return
    yield from story_of(error.__cause__)
    yield from traceback.format_tb(error.__traceback__)
    first, *_ = str(error).splitlines() or [""]
    yield f"{type(error).__name__}: {first}\n"


def concerns_us(record: logging.LogRecord) -> bool:
    """Whoever can write lines into the log at will can fill it: these are counted instead."""
    if record.msg not in MALFORMED:
        return True
    REFUSALS.labels(kind="malformed").inc()
    return False


def set_up_logs(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    # A line for every request says less than the metrics, and tells the codes of links.
    logging.getLogger("uvicorn.access").disabled = True
    # Nor is every socket that opens worth a line.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(concerns_us)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # What they would say in detail are statements with their values: seeds, and hashes of codes.
    for name in ("sqlalchemy", "aiosqlite", "asyncpg"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # That a lost connection cannot be closed properly is no news.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
