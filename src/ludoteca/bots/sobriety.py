"""What the chances that a search names are worth.

A search that has not yet found the best answers of the others hopes for too much. How much so was
measured on fresh matches for some depths of it (`bench/calibration.py`); between them it is taken
to change evenly with each doubling.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludoteca.core.manner import Sobriety

Returns = tuple[float, ...]


def sobered(
    returns: Returns, seat: int, iterations: float, measured: Sequence[Sobriety]
) -> Returns:
    """Shares of the win as they will really be, if `seat` has to act; the others share the rest."""
    hoped = returns[seat]
    if not measured or not 0 < hoped < 1:
        return returns
    shift, slope = measured_at(iterations, measured)
    chance = 1 / (1 + math.exp(-shift - slope * math.log(hoped / (1 - hoped))))
    rest = (1 - chance) / (1 - hoped)
    return tuple(chance if other == seat else share * rest for other, share in enumerate(returns))


def measured_at(iterations: float, measured: Sequence[Sobriety]) -> tuple[float, float]:
    """Shift and slope for a depth; beyond what was measured those of the last."""
    below = max((each for each in measured if each.iterations <= iterations), default=measured[0])
    above = min((each for each in measured if each.iterations >= iterations), default=measured[-1])
    if above.iterations <= below.iterations:
        return below.shift, below.slope
    part = math.log(iterations / below.iterations) / math.log(above.iterations / below.iterations)
    return (
        below.shift + part * (above.shift - below.shift),
        below.slope + part * (above.slope - below.slope),
    )
