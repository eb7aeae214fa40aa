"""What the tests of other people's environments play: every game with seats and variants."""

from __future__ import annotations

from ludoteca.research import Spec, spec
from tests import guest
from tests.games.variants import EVERY_VARIANT

OURS = [spec(one.game, one.seats, **dict(one.options)) for one in EVERY_VARIANT]
GUEST = spec(guest.GAME)  # which nobody has written a line for
ALL = [*OURS, GUEST]


def first_of(game: str) -> Spec:
    """With the fewest seats, and no variant."""
    return next(one for one in OURS if one.game.name == game)


# One of each game, where a checker asks how the environment behaves and not the game.
EACH = [first_of("marabunta"), first_of("minicity"), first_of("marracash"), GUEST]
