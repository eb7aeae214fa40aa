"""What a club costs: memory and disk of a server, by the number of people at it.

    python bench/club.py [PEOPLE ...]

For each number a fresh server: so many people are connected, join an event of one Swiss round of
Marabunta and sit down to their matches.
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.conftest import settings_for
from tests.server.players import Player
from tests.server.process import Server

SETTLING = 2  # seconds until what was sent is answered, too
WISH = {"title": "Club", "game": "marabunta", "format": "swiss", "rounds": 1, "pause": 0}


def megabytes(pid: int) -> float:
    """Of the server itself; the processes of bots are the same for any number of people."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


def measure(people: int) -> tuple[float, float, float]:
    """Memory when nobody is there, memory with all in their matches, and what the disk holds."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "tables.sqlite3"
        with Server(settings_for(str(place)), Path(folder) / "log") as server:
            before = megabytes(server.pid)
            players = [Player(server.url) for _ in range(people)]
            event = players[0].post("/api/events", WISH)["event"]["id"]
            for player in players:
                player.post(f"/api/events/{event}/join")
                player.connect()
                player.send(type="attend", event=event)
            players[0].post(f"/api/events/{event}/start")
            while any(
                table["match"] is None
                for table in players[0].get(f"/api/events/{event}")["event"]["rounds"][0]["tables"]
            ):
                time.sleep(0.5)
            for table in players[0].get(f"/api/events/{event}")["event"]["rounds"][0]["tables"]:
                for number in table["players"]:
                    players[number].send(type="watch", match=table["match"], code=table["code"])
            time.sleep(SETTLING)
            after = megabytes(server.pid)
            disk = sum(file.stat().st_size for file in Path(folder).glob("tables.sqlite3*")) / 2**20
            for player in players:
                with closing(player):
                    pass
            return before, after, disk


def main() -> int:
    print("people  MB at rest  MB in matches  MB on disk")
    for people in map(int, sys.argv[1:] or ("8", "32", "64")):
        before, after, disk = measure(people)
        print(f"{people:6}  {before:10.0f}  {after:13.0f}  {disk:10.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
