"""What a club costs: memory and disk of a server, by the number of people at it.

    python bench/club.py [PEOPLE ...]

For each number a fresh server: so many people are connected, join an event of one Swiss round of
Marabunta and sit down to their matches. Then two more play a whole match, move by move.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from websockets.exceptions import ConnectionClosed

from tests.server.conftest import settings_for
from tests.server.players import Json, Player, play_to_the_end
from tests.server.process import Server

SETTLING = 2  # seconds until what was sent is answered, too
WISH = {"title": "Club", "game": "marabunta", "format": "swiss", "rounds": 1, "pause": 0}
ROOM = {"connections_per_address": 1000, "gather_seconds": 1}


def memory(pid: int) -> float:
    """MB of the server itself; the processes of bots are the same for any number of people."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


def disk(place: Path) -> float:
    """MB of the database, wherever SQLite has written them so far."""
    with closing(sqlite3.connect(place)) as connection:
        [pages] = connection.execute("PRAGMA page_count").fetchone()
        [size] = connection.execute("PRAGMA page_size").fetchone()
    return float(pages * size / 2**20)


def listen(player: Player) -> None:
    """As a browser does: what nobody reads would wait in the server, and in the socket's close."""

    def read() -> None:
        try:
            while player.socket is not None:
                player.socket.recv()
        except ConnectionClosed:
            pass

    threading.Thread(target=read, daemon=True).start()


def sit_down(players: list[Player]) -> None:
    """All of them, in one round of an event."""
    host = players[0]
    event = host.post("/api/events", WISH)["event"]["id"]
    for player in players:
        player.post(f"/api/events/{event}/join")
        player.connect()
        listen(player)
        player.send(type="attend", event=event)
    host.post(f"/api/events/{event}/start")

    def tables() -> list[Json]:
        found: list[Json] = host.get(f"/api/events/{event}")["event"]["rounds"][0]["tables"]
        return found

    while any(table["match"] is None for table in tables()):
        time.sleep(0.5)
    for table in tables():
        for number in table["players"]:
            players[number].send(type="watch", match=table["match"], code=table["code"])


def play_a_match(one: Player, other: Player) -> None:
    table = one.open_table("marabunta", "me", "open")
    other.join(table)
    match = one.start(table)
    for player in (one, other):
        player.watch(match)
    play_to_the_end(match, [one, other], random.Random(1))


def measure(people: int) -> tuple[float, float, float, float]:
    """MB at rest, with all in their matches, on the disk then, and for each match to its end."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        place = folder / "tables.sqlite3"
        settings = settings_for(str(place), **ROOM)
        server = stack.enter_context(Server(settings, folder / "log"))
        before = memory(server.pid)
        players = [stack.enter_context(closing(Player(server.url))) for _ in range(people + 2)]
        sit_down(players[:people])
        time.sleep(SETTLING)
        after, kept = memory(server.pid), disk(place)
        play_a_match(*players[people:])
        return before, after, kept, disk(place) - kept


def main() -> int:
    print("people  MB at rest  MB in matches  MB on disk  MB for a whole match")
    for people in map(int, sys.argv[1:] or ("8", "32", "64")):
        before, after, kept, match = measure(people)
        print(f"{people:6}  {before:10.0f}  {after:13.0f}  {kept:10.1f}  {match:20.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
