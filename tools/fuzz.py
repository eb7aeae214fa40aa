"""Compare random whole games of every game with its twin, for as long as asked (`make fuzz`)."""

from __future__ import annotations

import argparse
import random
import sys
import time
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from ludoteca.games import names


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--first-seed", type=int, default=random.randrange(1 << 40))
    chosen = arguments.parse_args()
    end = time.monotonic() + chosen.seconds
    seed, steps = chosen.first_seed, 0
    print(f"first seed {seed}")
    while time.monotonic() < end:
        for name in names():
            try:
                steps += import_module(f"tests.games.{name}.compare").compare_game(seed)
            except AssertionError as difference:
                print(f"{name} differs from its twin with seed {seed}: {difference}")
                return 1
        seed += 1
    print(f"{seed - chosen.first_seed} games of each agree with the twins, {steps} steps")
    return 0


if __name__ == "__main__":
    sys.exit(main())
