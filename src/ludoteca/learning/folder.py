"""The folder of a training, which goes on where it was stopped.

    manifest.json          the plan; a folder is for one plan alone
    1/searched-0000.npz    games of the first generation, a part in each file
    1/drills-0000.npz
    1/network.npz          the network fitted to them
    1/fitted.json          and how well
    1/result.json          whether it won
    network.npz            the best one
    network.md             its card
    results.json           all generations
    report.html

Every file is put in its place whole, so what is there is right. A part follows from the plan and
its number: a run that was killed plays those that are not there or are junk, to the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from ludoteca.files import put
from ludoteca.learning.plan import Plan
from ludoteca.learning.school import Gathered, from_part
from ludoteca.manifests import claim, to_json

SEARCHED, DRILLED = "searched", "drills"
NETWORK, FITTED, RESULT, SECONDS = "network.npz", "fitted.json", "result.json", "seconds.json"

Struct = TypeVar("Struct")


@dataclass(frozen=True)
class Folder:
    """Where a training keeps what it has."""

    path: Path

    def open(self, plan: Plan) -> None:
        """Begin, or go on with the same plan; `BadFolder` if it is another."""
        keys = "bad-training-folder", "bad-training-other"
        claim(self.path, plan, *keys)

    def generation(self, number: int) -> Path:
        path = self.path / str(number)
        path.mkdir(exist_ok=True)
        return path

    # Parts of a generation

    def part(self, number: int, kind: str, part: int) -> Path:
        return self.generation(number) / f"{kind}-{part:04}.npz"

    def missing(self, number: int, kind: str, parts: int) -> list[int]:
        """Parts that are not there, or are junk."""
        return [part for part in range(parts) if not is_part(self.part(number, kind, part))]

    def gathered(self, number: int, kind: str) -> list[Gathered]:
        files = sorted(self.generation(number).glob(f"{kind}-*.npz"))
        return [from_part(file.read_bytes()) for file in files]

    # Facts of a generation

    def read(self, number: int, name: str, kind: type[Struct]) -> Struct | None:
        file = self.generation(number) / name
        return msgspec.json.decode(file.read_bytes(), type=kind) if file.exists() else None

    def write(self, number: int, name: str, value: object) -> None:
        put(self.generation(number) / name, to_json(value))

    def spend(self, number: int, seconds: float) -> float:
        """Count the time of a generation, also of runs that will be stopped; in all so far."""
        spent = (self.read(number, SECONDS, float) or 0.0) + seconds
        self.write(number, SECONDS, spent)
        return spent


def is_part(file: Path) -> bool:
    try:
        from_part(file.read_bytes())
    except (ValueError, FileNotFoundError):
        return False
    return True
