"""Limits after which a server gives up: a busy machine keeps it waiting, and that is no fault."""

from __future__ import annotations

from ludoteca.server.house import news_exchange
from ludoteca.server.notices import smtp, web_push
from ludoteca.server.storage import appenders, database, health

SECONDS = 300.0  # nothing takes so long
STORES = (
    *((health, "PATIENCE"), (news_exchange, "SECONDS_TO_BEAT")),
    *((database, "SECONDS_TO_ANSWER"), (appenders, "SECONDS_TO_ANSWER")),
    *((module, "SECONDS_TO_CONNECT") for module in (database, appenders, news_exchange)),
)
POSTS = ((smtp, "SECONDS"), (web_push, "SECONDS"))


def be_patient() -> None:
    for module, name in (*STORES, *POSTS):
        assert hasattr(module, name)
        setattr(module, name, SECONDS)
