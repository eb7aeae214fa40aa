"""The first start, as a newcomer meets it: with nothing compiled, and then with everything.

    python bench/start.py [--game NAME]

Starts a server with an empty cache, asks at once for a match against a bot, and plays the first
decision of its own. Then it waits until all games are compiled, and starts a second server that
finds everything in the cache. Memory is what Linux says is resident.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from ludoteca.games import find_game, names
from tests.server.conftest import settings_for
from tests.server.players import Player
from tests.server.process import Server


@contextmanager
def serving(folder: Path) -> Iterator[tuple[Server, Player]]:
    database = str(folder / "tables.sqlite3")
    with Server(settings_for(database, warm_up=True), folder / "log") as server:
        player = Player(server.url)
        try:
            yield server, player
        finally:
            player.close()


def resident(server: Server) -> float:
    """Megabytes of the server's process."""
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    line = next(each for each in status.splitlines() if each.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def play_at_once(player: Player, game: str) -> dict[str, float]:
    """Seconds from the click on "Play now" until the match is there, and until one's own decision.

    Where a bot has the first turn, that waits for the bots' search, too.
    """
    begun = time.perf_counter()
    bots = ["casual"] * (find_game(game).seats[0] - 1)
    match = player.open_table(game, "me", *bots, start=True)["match"]
    player.connect()
    player.watch(match)
    shown = time.perf_counter() - begun
    while not player.standing["choices"]:
        player.receive()
    player.play(match, player.standing["choices"][0]["number"])
    return {"match shown": shown, "own decision": time.perf_counter() - begun}


def wait_until_compiled(player: Player) -> None:
    while any(each["rules"] + each["bots"] < 200 for each in player.get("/api/preparations")):
        time.sleep(0.2)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", choices=names(), default=names()[0])
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ["XDG_CACHE_HOME"] = str(folder / "cache")
        for what in ("nothing compiled", "from the cache"):
            begun = time.perf_counter()
            with serving(folder) as (server, player):
                for moment, seconds in play_at_once(player, chosen.game).items():
                    print(f"{what}, {chosen.game}: {moment} after {seconds:.1f} s")
                wait_until_compiled(player)
                seconds = time.perf_counter() - begun
                print(f"{what}: all games ready after {seconds:.1f} s, {resident(server):.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
