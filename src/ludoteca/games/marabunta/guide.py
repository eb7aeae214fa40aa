"""A first game of Marabunta to play along."""

from __future__ import annotations

from ludoteca.core.guide import GuideScript

GUIDE = GuideScript(
    seats=2,
    chance=(
        "first red",
        "turn free-zero",
        "roll pink 3",
        "roll blue leaf",
        "roll orange 1",
        "roll green crate",
        "roll grey 0",
        "roll yellow 2",
        "turn two-crates",
        "roll pink 2",
        "roll blue 2",
        "roll orange 3",
        "roll green leaf",
        "roll grey crate",
        "roll yellow 0",
    ),
    actions=(
        ("split tile blue orange | pink green grey yellow", "guide-marabunta-split"),
        ("take rest", "guide-marabunta-rival-takes"),
        ("apply pink", None),
        ("write e11", "guide-marabunta-rival-anthill"),
        ("apply green", None),
        ("crate 4", "guide-marabunta-rival-crate"),
        ("apply grey", None),
        ("write f10", None),
        ("ignore yellow", "guide-marabunta-rival-ignores"),
        ("apply blue", "guide-marabunta-leaf"),
        ("apply tile", "guide-marabunta-tile"),
        ("write d1", "guide-marabunta-free-zero"),
        ("apply orange", "guide-marabunta-number"),
        ("write e1", "guide-marabunta-cupcake"),
        ("split tile green grey | pink blue orange yellow", "guide-marabunta-rival-splits"),
        ("take rest", "guide-marabunta-take"),
        ("apply orange", None),
        ("write d2", "guide-marabunta-three"),
        ("apply yellow", None),
        ("write c1", "guide-marabunta-zero"),
        ("apply blue", None),
        ("write f6", "guide-marabunta-anthill"),
        ("crate 5", "guide-marabunta-crate"),
        ("ignore pink", "guide-marabunta-ignore"),
    ),
    end="guide-marabunta-end",
)
