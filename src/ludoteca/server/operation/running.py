"""Running the server: sockets, processes, and a clean end."""

from __future__ import annotations

import resource
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from ludoteca.server.operation.app import create_app
from ludoteca.server.operation.json_logs import set_up_logs
from ludoteca.server.processes.thread_pool import take_short_turns
from ludoteca.server.settings import Settings, hand_over
from ludoteca.server.web.doorkeeper import Doorkeeper, SocketKeeper

LONGEST_FRAME = 64 * 1024  # what is longer is not even read
SECONDS_TO_FINISH = 5  # for requests that are under way when the server stops
BACKLOG = 2048
CANNOT_START = 3  # as exit code: the log says why
SECONDS_TO_KEEP = 30  # a connection between two requests
SECONDS_TO_ANSWER = 120  # a worker; on a busy machine it takes a while until it has begun at all


def bind(host: str, port: int) -> socket.socket:
    """`OSError` if somebody else has the port; 0 is any that is free.

    Whoever knocks from now on waits until somebody answers, and is not turned away.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(BACKLOG)
    except OSError:
        door.close()
        raise
    door.set_inheritable(True)
    return door


def run(settings: Settings, door: socket.socket) -> int:
    """Serve until stopped; the exit code."""
    several = settings.workers > 1
    set_up_logs(settings.log_level)
    take_short_turns()
    open_as_many_as_allowed()
    hand_over(settings)  # to workers, and to whoever keeps the door
    config = uvicorn.Config(
        "ludoteca.server.operation.app:app_of_worker" if several else create_app(settings),
        factory=several,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        http=Doorkeeper,
        ws=SocketKeeper,
        ws_max_size=LONGEST_FRAME,
        # A move is a few kilobytes: sending it as it is costs less than packing it for everybody.
        ws_per_message_deflate=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=SECONDS_TO_KEEP,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        timeout_worker_healthcheck=SECONDS_TO_ANSWER,
    )
    if several:
        Multiprocess(config, sockets=[door]).run()
        return 0
    server = uvicorn.Server(config)
    server.run(sockets=[door])
    return 0 if server.started else CANNOT_START


def open_as_many_as_allowed() -> None:
    """Connections: many systems allow a thousand files, and more to whoever asks."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # where "no limit" is more than the system grants
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def open_browser_when_ready(url: str) -> None:
    threading.Thread(target=wait_and_open, args=(url,), daemon=True).start()


def wait_and_open(url: str) -> None:
    while True:
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=5):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(url)
