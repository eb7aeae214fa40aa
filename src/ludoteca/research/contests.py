"""The arena for whoever has a spec: bots by name, as objects, and searches, against each other."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots import arena as bots_arena
from ludoteca.bots.entrants import Entrant
from ludoteca.bots.ladder import Ladder
from ludoteca.bots.sequential import Hypotheses
from ludoteca.bots.standing import Standing
from ludoteca.progress import progress_bar
from ludoteca.research.checks import LAST_SEED, whole
from ludoteca.research.specs import Spec, need_spec
from ludoteca.spreading import Spread


def arena(
    spec: Spec,
    bots: Sequence[Entrant],
    games: int = 100,
    seed: int = 0,
    *,
    hypotheses: Hypotheses | None = None,
    ladder: Ladder | None = None,
    spread: Spread | None = None,
) -> Standing:
    """Let them play; see `ludoteca.bots.arena.arena`. Shows its progress on a terminal."""
    need_spec(spec)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"bots is {bots!r}; it must be a list of players")
    games, seed = whole("games", games, 1), whole("seed", seed, 0, LAST_SEED)
    total = games * bots_arena.group_count(len(bots), spec.seats)
    with progress_bar(total) as advance:
        return bots_arena.arena(
            spec.game, spec.setting, bots, games, seed, spread, advance, hypotheses, ladder
        )
