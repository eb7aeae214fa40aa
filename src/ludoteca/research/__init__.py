"""For research: a game as numbers, with everything that learning and searching programs ask for.

Importing it is quick. What is behind a name is loaded when the name is used.
"""

from __future__ import annotations

from ludoteca.research.position import Position
from ludoteca.research.specs import Spec, spec

__all__ = ["Position", "Spec", "spec"]
