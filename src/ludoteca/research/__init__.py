"""For research: a game as numbers, with everything that learning and searching programs ask for.

Importing it is quick. What is behind a name is loaded when the name is used.
"""

from __future__ import annotations

from ludoteca.bots.guided import Guidance, Result
from ludoteca.bots.ladder import Ladder
from ludoteca.bots.position import Position as BotPosition
from ludoteca.bots.sequential import Hypotheses
from ludoteca.clusters import cluster
from ludoteca.research.contests import arena
from ludoteca.research.position import Position
from ludoteca.research.search import Search
from ludoteca.research.selfplay import self_play
from ludoteca.research.specs import Spec, spec
from ludoteca.research.vectors import Step, Vector, vector

__all__ = [
    "BotPosition",
    "Guidance",
    "Hypotheses",
    "Ladder",
    "Position",
    "Result",
    "Search",
    "Spec",
    "Step",
    "Vector",
    "arena",
    "cluster",
    "self_play",
    "spec",
    "vector",
]
