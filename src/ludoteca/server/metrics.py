"""Numbers for Prometheus, at `/metrics`."""

from __future__ import annotations

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

from ludoteca.server.settings import Settings

CONTENT_TYPE = CONTENT_TYPE_LATEST

SOCKETS = Gauge("ludoteca_sockets", "Open sockets")
MATCHES_IN_MEMORY = Gauge("ludoteca_matches_in_memory", "Matches held in memory")
STORE_AWAY = Gauge("ludoteca_store_away", "1 while nothing can be kept")
MOVES = Counter("ludoteca_happenings", "Happenings kept in logs", ["kind"])
MESSAGES = Counter("ludoteca_messages", "Messages from browsers", ["type"])
ANSWER_SECONDS = Histogram(
    "ludoteca_answer_seconds",
    "From a message of a browser to its answer",
    ["type"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
REFUSALS = Counter("ludoteca_refusals", "Requests and messages over a limit", ["kind"])
EXPIRED = Counter("ludoteca_expired", "What was cleared away or ended for lack of use", ["kind"])
KEPT = Gauge("ludoteca_kept", "What the database holds, counted every hour", ["kind"])
BOT_SECONDS = Histogram(
    "ludoteca_bot_seconds",
    "Time a bot took for a decision, waiting for its turn included",
    ["level"],
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20),
)
BOT_FAILURES = Counter("ludoteca_bot_failures", "Decisions a bot failed to make", ["reason"])
QUESTIONS_WAITING = Gauge(
    "ludoteca_questions_waiting", "Bots and hints that wait for a process to think in", ["queue"]
)
QUESTIONS_DROPPED = Counter(
    "ludoteca_questions_dropped", "Questions that found their queue full", ["queue"]
)
NOTICES = Counter("ludoteca_notices", "What was sent to people who are away", ["way", "result"])
LIMIT = Gauge("ludoteca_limit", "Settings that are numbers", ["setting"])


def show_limits(settings: Settings) -> None:
    """What the operator allows, beside what it limits."""
    for name, value in msgspec.structs.asdict(settings).items():
        if isinstance(value, int | float) and not isinstance(value, bool):
            LIMIT.labels(setting=name).set(value)


READING_FAILURES = Counter(
    "ludoteca_reading_failures", "Texts of strangers whose reading was stopped", ["reason"]
)


def page() -> bytes:
    return generate_latest()
