"""A process with everything loaded that becomes a server as often as it is told to.

    python -m tests.server.stem SETTINGS PORT

For each line on its input it forks, the child serves, and its number is printed. So a server that
a test kills is back in a moment; whatever it knew, it knows from the database.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from contextlib import suppress

import msgspec

from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game, names
from ludoteca.server.operation.running import bind, run
from ludoteca.server.processes import thinkers
from ludoteca.server.settings import Settings

# A bot that answers at once and leaves the choice to the server, which takes the first.
ANSWERING = "import sys\nprint(flush=True)\nfor _ in sys.stdin: print('{}', flush=True)"
QUICK = (sys.executable, "-S", "-c", ANSWERING)

TRIES = 200


def load_rules() -> None:
    for name in names():
        game = find_game(name)
        setting = make_setting(game, game.seats[-1], {}, {})
        match = Match(game, setting, Chance.of_seed("00" * 32))
        match.advance()
        match.play(match.legal_numbers()[0])
        match.view(0)


def bind_again(port: int) -> socket.socket:
    """A bot that was just being born may hold the door of the dead server for a moment."""
    for _ in range(TRIES):
        with suppress(OSError):
            return bind("127.0.0.1", port)
        time.sleep(0.02)
    return bind("127.0.0.1", port)


def main() -> int:
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    thinkers.PROGRAM = QUICK
    load_rules()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()  # so that its bots can be killed with it
            run(settings, bind_again(int(sys.argv[2])))
            os._exit(0)
        print(child, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
