"""A server whose dice and bots do in each match what they did in the one before.

Nothing in a test of the pages is then up to luck: seeds, the numbers that browsers add to them and
the seeds of bots are always the same, and so is the puzzle of the day. Only here: the real server
keeps them secret.
"""

from __future__ import annotations

from tests.server.process import PROGRAM, Server

SAME_BOTS = """
import sys
from types import SimpleNamespace
from ludoteca.bots import seeds
seeds.secrets = SimpleNamespace(randbits=lambda bits: 7)
from ludoteca.server.processes.thinker_process import main
sys.exit(main())
"""
SAME_DICE = f"""
import sys
from datetime import date
from types import SimpleNamespace
from ludoteca.core import fairness
from ludoteca.server.processes import thinkers
from ludoteca.server.web import puzzle_routes
fairness.secrets = SimpleNamespace(token_hex=lambda count: "2a" * count)
puzzle_routes.today = lambda: date(2026, 3, 14)
thinkers.PROGRAM = (sys.executable, "-c", {SAME_BOTS!r})
"""
# The number that a browser adds has 32 bytes; keys of its requests are shorter, and stay unlike.
SAME_NUMBERS = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => bytes.length === 32 ? bytes.fill(42) : draw(bytes);
"""


class FatedServer(Server):
    program = SAME_DICE + PROGRAM
