"""`ludoteca serve`, and `ludoteca play` without a game: the table in the browser."""

from __future__ import annotations

import os
import secrets
import socket
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from urllib.parse import urlsplit

import msgspec

from ludoteca.cli.consoles import output
from ludoteca.cli.inputs import BadInput
from ludoteca.cli.language import say
from ludoteca.server.operation.claim import Announce, Claimed, claim
from ludoteca.server.operation.running import bind, open_browser_when_ready, run
from ludoteca.server.settings import (
    CHANGEABLE,
    Settings,
    database_url,
    is_postgres,
    usual_bot_processes,
    usual_database,
)

LOCAL = "127.0.0.1"
NEAR = {"0.0.0.0": LOCAL, "::": "::1"}  # where a server for everybody is on its own machine
# Browsers keep what they know of a table by its address. Nothing that is known uses these ports,
# and systems give them to nobody who wants any; all but the first are for others on this machine.
PLAY_PORTS = range(25836, 25846)
SMTP, EXAMPLE = "LUDOTECA_SMTP", "smtp://user:password@host:587"


def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    origins: list[str],
    https: bool,
    changes: Sequence[str] = (),
    sender: str = "",
) -> int:
    place = database_url(database or usual_database())
    if not place.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
        raise BadInput("serve-database", database=place.partition(":")[0])
    if workers > 1 and not is_postgres(place):
        raise BadInput("serve-workers")
    settings = with_changes(
        Settings(
            database=place,
            workers=workers,
            origins=tuple(origins),
            secure_cookies=https,
            host_token=secrets.token_urlsafe(16),
            bot_processes=usual_bot_processes(workers),
            smtp=checked_smtp(sender, origins),
            mail_from=sender,
        ),
        changes,
    )
    with alone_with(place) as announce:
        try:
            door = bind(host, port)
        except OSError as error:
            raise BadInput(
                "serve-port", host=host, port=str(port), reason=str(error.strerror)
            ) from error
        with door:
            own_port = door.getsockname()[1]
            url = url_of(host, own_port)
            announce(origins[0] if origins else url_of(NEAR.get(host, host), own_port))
            output().print(say("serve-at", url=url))
            output().print(say("serve-host", url=f"{url}/house#{settings.host_token}"))
            return run(settings, door)


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def checked_smtp(sender: str, origins: Sequence[str]) -> str:
    """Where mail is handed in; not among the options, since it has a password in it."""
    address = os.environ.get(SMTP, "")
    if not address:
        return ""
    if urlsplit(address).scheme not in ("smtp", "smtps") or not urlsplit(address).hostname:
        raise BadInput("serve-smtp", name=SMTP, example=EXAMPLE)
    if not sender or not origins:
        raise BadInput("serve-mail-needs")
    return address


@contextmanager
def alone_with(database: str) -> Iterator[Announce]:
    with ExitStack() as stack:
        try:
            announce = stack.enter_context(claim(database))
        except Claimed as error:
            if error.address:
                raise BadInput("serve-in-use-at", file=error.file, url=error.address) from error
            raise BadInput("serve-in-use", file=error.file) from error
        yield announce


def with_changes(settings: Settings, changes: Sequence[str]) -> Settings:
    """Each as NAME=VALUE."""
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise BadInput("serve-set-form", text=change)
        if name not in CHANGEABLE:
            raise BadInput("serve-set-name", name=name, allowed=", ".join(CHANGEABLE))
        try:
            settings = msgspec.convert(
                msgspec.structs.asdict(settings) | {name: value}, Settings, strict=False
            )
        except msgspec.ValidationError as error:
            raise BadInput("serve-set-value", name=name, value=value) from error
    return settings


def play_in_browser(options: Sequence[object]) -> int:
    """For this machine alone. Options of a match are chosen there, not here."""
    if any(options):
        raise BadInput("serve-options")
    settings = Settings(
        database=database_url(usual_database()),
        bot_processes=usual_bot_processes(1),
        log_level="warning",
    )
    try:
        return play_alone(settings)
    except Claimed as error:
        if not error.address:
            raise BadInput("serve-play-in-use", file=error.file) from error
        # Whoever closed the page comes back in by the same words.
        output().print(say("serve-play-already", url=error.address))
        webbrowser.open(error.address)
        return 0


def play_alone(settings: Settings) -> int:
    with claim(settings.database) as announce, bind_as_always() as door:
        port = door.getsockname()[1]
        url = url_of(LOCAL, port)
        announce(url)
        if port != PLAY_PORTS[0]:
            output().print(say("serve-elsewhere", port=str(PLAY_PORTS[0])))
        output().print(say("serve-play", url=url))
        open_browser_when_ready(url)
        return run(settings, door)


def bind_as_always() -> socket.socket:
    """The same port at every start, or the next that nobody else has."""
    for port in PLAY_PORTS:
        with suppress(OSError):
            return bind(LOCAL, port)
    return bind(LOCAL, 0)
