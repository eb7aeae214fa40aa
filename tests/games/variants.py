"""Every game with every number of seats and the variants worth playing in tests."""

from __future__ import annotations

from ludoteca.core.contract import OptionValue
from ludoteca.core.kernel import MODE
from ludoteca.games import find_game
from ludoteca.testing.variants import Variant, variants_of

__all__ = ["EVERY_VARIANT", "OPTIONS", "VARIANTS", "Variant"]

OPTIONS: dict[str, list[dict[str, OptionValue]]] = {
    "marabunta": [
        {"territory": "picnic", "boards": "worker"},
        {"territory": "crumbs", "boards": "queen"},
    ],
    "minicity": [{"friends": False}, {"friends": True, "offer": True}],
    "marracash": [{"souvenirs": False}, {"souvenirs": True, "any_raise": True}],
}


EVERY_VARIANT = [
    variant
    for name, choices in OPTIONS.items()
    for variant in variants_of(find_game(name), choices)
]
# Uncompiled a game takes seconds: the richest variant of the fewest seats says enough.
VARIANTS = [
    variant
    for variant in EVERY_VARIANT
    if MODE != "python"
    or (variant.seats, dict(variant.options))
    == (variant.game.seats[0], OPTIONS[variant.game_name][-1])
]
