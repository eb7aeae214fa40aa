"""What the operator decides: where the data is, how strict the limits are."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
from msgspec import Meta

VARIABLE = "LUDOTECA_SERVER"  # how `ludoteca serve` hands its settings to worker processes
FILE_NAME = "ludoteca.sqlite3"


Count = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]  # 0: for ever
Seconds = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str  # SQLAlchemy's URL, with the asynchronous driver
    workers: int = 1
    origins: tuple[str, ...] = ()  # further addresses whose pages may open a socket, as https://…
    secure_cookies: bool = False  # behind a proxy that speaks HTTPS
    bot_processes: Count = 1
    bot_seconds: Seconds = 20.0  # a bot that thinks longer is stopped, and a simple move played
    bot_megabytes: Count = 2048  # of a process, once started; it needs far less
    bot_queue: Count = 400  # decisions of bots that wait at once
    bot_queue_each: Count = 40  # of those, at tables opened from one address
    hint_processes: Count = 1
    hint_queue: Count = 60  # hints that wait at once, one a person
    hint_queue_each: Count = 8  # of those, asked for from one address
    opinion_processes: Count = 1  # that think about analyses, after everything else
    opinion_queue: Count = 60  # opinions that wait at once, one a person
    opinion_queue_each: Count = 8  # of those, asked for from one address
    reading_processes: Count = 1  # that read boards and records of strangers
    reading_queue: Count = 16  # texts that wait for one of them; further ones are turned away
    reading_seconds: Seconds = 20.0  # then a text is given up
    reading_megabytes: Count = 512  # likewise, beyond what such a process needs to start
    lease_seconds: Seconds = 10.0  # then another process steps in for one that died with its bots
    rate: Annotated[float, Meta(gt=0)] = 1.0  # factor on all rate limits
    idle_seconds: Seconds = 3600.0  # a match nobody watches is dropped from memory after that
    reveal_seconds: Seconds = 10.0  # a start waits no longer for what seats add to chance
    gather_seconds: Seconds = 20.0  # a table of an event waits so long for its people
    events_per_person: Count = 10  # that somebody organises and that are not over
    event_players: Count = 200  # in one event
    away_seconds: Seconds = 120.0  # a person without a connection for so long is absent
    stall_seconds: Seconds = 600.0  # likewise one who does not decide, where there is no clock
    session_days: Count = 400  # a device that was not seen for so long is forgotten
    connections_per_address: Count = 160  # sockets too; a proxy's are not counted
    request_seconds: Seconds = 30.0  # then a request that has not come whole is given up
    requests_at_once: Count = 16  # from one address; others wait for these
    messages_at_once: Count = 8  # likewise on sockets
    sockets_per_address: Count = 60
    sockets_per_person: Count = 20
    quiet_seconds: Seconds = 600.0  # then a socket that follows no match is closed
    tables_per_person: Count = 50  # that somebody opened and has not left, closed or finished
    chat_lines: Count = 500  # of a match; older ones are forgotten
    open_days: Days = 14  # a table that nobody started is cleared away
    idle_days: Days = 180  # a match that nobody played on is ended
    finished_days: Days = 0  # a match that is over is cleared away
    guest_days: Days = 60  # a guest who has neither table nor code, and was not seen
    notice_seconds: Seconds = 60.0  # before somebody is told that it is their turn by mail
    notice_hold_seconds: Seconds = 120.0  # then another process sends what one that died had begun
    smtp: str = ""  # where mail is handed in, as smtp://user:password@host:587 or smtps://…
    mail_from: str = ""  # the address that it comes from
    # Whose browsers may be sent notices: nothing is ever sent to another address on the network.
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    warm_up: bool = True  # compile the engines in the background
    log_level: str = "info"
    host_token: str = ""  # makes whoever first brings it host; nothing: nobody becomes one


# What `ludoteca serve --set` may change: numbers that no other option gives.
CHANGEABLE = tuple(
    field.name
    for field in msgspec.structs.fields(Settings)
    if isinstance(field.default, int | float)
    and not isinstance(field.default, bool)
    and field.name != "workers"
)


def usual_database() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("ludoteca", appauthor=False))
    return str(folder / FILE_NAME)


def database_url(text: str) -> str:
    """SQLAlchemy's URL for a file name, or for a URL as people write it."""
    scheme, separator, rest = text.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().absolute()}"
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    return f"{drivers.get(scheme, scheme)}://{rest}"


def is_postgres(url: str) -> bool:
    return url.startswith("postgresql")


def plain_url(url: str) -> str:
    """As asyncpg itself writes it: without a driver in its name."""
    return url.replace("postgresql+asyncpg", "postgresql", 1)


def usual_bot_processes(workers: int) -> int:
    """One core stays free for the tables."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


def hand_over(settings: Settings) -> None:
    """For worker processes, which begin with nothing but the environment."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def handed_over() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


@dataclass(frozen=True)
class Clock:
    """Thinking time of a seat: a store that every decision adds to."""

    store: int  # milliseconds
    bonus: int


DAY = 24 * 3600 * 1000
DAYS_A_MOVE = {"day": DAY, "three-days": 3 * DAY, "week": 7 * DAY}  # milliseconds for a decision

CLOCKS: dict[str, Clock] = {
    "relaxed": Clock(store=15 * 60_000, bonus=60_000),
    "fast": Clock(store=3 * 60_000, bonus=15_000),
}
