"""Make the anchors of people's ratings from what the arena found.

    ludoteca arena marabunta strong casual --games 200 --json > pair.json
    python tools/anchor_bots.py pair.json more.json …

Each file is the JSON of an arena between two bots; parts of one pairing are added up. Pairings have
to be connected with `casual`, from which everything is measured. The table is printed, and
`src/ludoteca/bots/anchors.json` is written anew: give all files each time.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ludoteca.bots.anchors import FILE, Pairing, fit
from ludoteca.bots.rating import doubt, shown


def main(files: list[str]) -> int:
    pairings = [msgspec.json.decode(Path(name).read_bytes(), type=Pairing) for name in files]
    found = fit(pairings)
    for table, rungs in found.items():
        print(table)
        for bot, rung in sorted(rungs.items(), key=lambda item: item[1].mu):
            print(f"  {bot:12} {shown(rung.rating):5} ± {doubt(rung.rating)}")
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
