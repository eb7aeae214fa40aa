"""A process with everything loaded that becomes a server as often as it is told to.

    python -m tests.server.stem

Each line on its input is an order, answered by a line with a number. A server begun like this is
there in a moment; whatever it knows, it knows from its settings and the database.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ludoteca.bots.rating import model
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game, names
from ludoteca.server.house.services import Services
from ludoteca.server.operation import app
from ludoteca.server.operation.running import bind, run
from ludoteca.server.processes import thinkers
from ludoteca.server.settings import Settings, database_url
from tests.server.orders import Count, Look, Order, Start
from tests.server.patience import SECONDS, be_patient

# A bot that answers at once and leaves the choice to the server, which takes the first.
ANSWERING = "import sys\nprint(flush=True)\nfor _ in sys.stdin: print('{}', flush=True)"
QUICK = (sys.executable, "-S", "-c", ANSWERING)

living: set[int] = set()


def load() -> None:
    """Whatever a server loads when it starts and when it is first asked for something."""
    import_module("alembic.command")
    be_patient()
    vars(app)["put_together"] = cache(app.put_together)
    with TemporaryDirectory() as folder:
        app.create_app(Settings(database=database_url(f"{folder}/tables.sqlite3")))
    for name in names():
        game = find_game(name)
        setting = make_setting(game, game.seats[-1], {}, {})
        match = Match(game, setting, Chance.of_seed("00" * 32))
        match.advance()
        match.play(match.legal_numbers()[0])
        match.view(0)
    gc.freeze()  # else every child would copy all of it, to look for garbage


def bind_again(port: int) -> socket.socket:
    """A bot that was just being born may hold the door of the dead server for a moment."""
    limit = time.monotonic() + SECONDS
    while time.monotonic() < limit:
        with suppress(OSError):
            return bind("127.0.0.1", port)
        time.sleep(0.02)
    return bind("127.0.0.1", port)


def serve(order: Start) -> int:
    os.setsid()  # so that its workers and bots can be killed with it
    with Path(order.log).open("ab") as log, Path(os.devnull).open("rb") as nothing:
        for descriptor, file in enumerate((nothing, log, log)):
            os.dup2(file.fileno(), descriptor)
    if order.quick_bots:
        thinkers.PROGRAM = QUICK
    return run(order.settings, bind_again(order.port))


def begin(work: Callable[[], int]) -> int:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = work()
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(code)
    living.add(child)
    return child


def look(order: Look) -> int | None:
    ended, status = os.waitpid(order.pid, 0 if order.waits else os.WNOHANG)
    living.discard(ended)
    return os.waitstatus_to_exitcode(status) if ended else None


def count(order: Count) -> int:
    model()  # loaded once for all
    go, start = os.pipe()

    def work(matches: list[str]) -> int:
        os.setsid()
        os.close(start)
        os.read(go, 1)  # until all are there: then the other end is closed
        asyncio.run(count_all(order.settings, matches))
        return 0

    children = [begin(partial(work, matches)) for matches in order.orders]
    os.close(start)
    os.close(go)
    return sum(look(Look(child, waits=True)) != 0 for child in children)


async def count_all(settings: Settings, matches: list[str]) -> None:
    services = Services(settings)
    for match in matches:
        await services.results.count(match)
    await services.database.close()


def obey(order: Order) -> int | None:
    match order:
        case Start():
            return begin(partial(serve, order))
        case Look():
            return look(order)
        case Count():
            return count(order)


def main() -> int:
    load()
    for line in sys.stdin.buffer:
        answer = obey(msgspec.json.decode(line, type=Order))
        print(msgspec.json.encode(answer).decode(), flush=True)
    for child in living:  # the tests ended before they could
        os.killpg(child, signal.SIGKILL)
    return 0


if __name__ == "__main__":
    sys.exit(main())
