"""The first-game guides: what chance brings, what is played, and what is explained when."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Script:
    """A short match, learned from the first seat; an action without a text just happens."""

    seats: int
    chance: tuple[str, ...]
    actions: tuple[tuple[str, str | None], ...]
    end: str


MARABUNTA = Script(
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
        ("write g6", "guide-marabunta-anthill"),
        ("ignore pink", "guide-marabunta-ignore"),
    ),
    end="guide-marabunta-end",
)

MINICITY = Script(
    seats=2,
    chance=(
        # The hands, card by card in turn, then the two cards of the road.
        *("deal red", "deal red", "deal blue", "deal yellow"),
        *("deal grey", "deal blue", "deal violet", "deal yellow"),
        *("lay red", "lay blue", "first circle"),
        *("deal grey", "deal violet", "deal red"),
    ),
    actions=(
        ("stock yellow", "guide-minicity-small-part"),
        ("stock yellow", None),
        ("stock orange", None),
        ("stock orange", None),
        ("stock blue", None),
        ("stock green", None),
        ("stock pink", None),
        ("stock yellow", None),
        ("stock yellow", None),
        ("stock orange", None),
        ("stock orange", None),
        ("stock blue", None),
        ("stock green", None),
        ("stock pink", None),
        ("play red 1 left", "guide-minicity-card"),
        ("go 39", "guide-minicity-move"),
        ("unload 2", "guide-minicity-unload"),
        ("play yellow 1 right", "guide-minicity-second-card"),
        ("go 11", "guide-minicity-short-move"),
        ("unload 1", "guide-minicity-pink"),
        ("stock yellow", "guide-minicity-refill"),
        ("stock yellow", None),
        ("stock blue", None),
        ("play yellow 1 right", "guide-minicity-rival"),
        ("go 10", None),
        ("unload 1", None),
        ("done", "guide-minicity-rival-done"),
        ("stock yellow", None),
        ("play red 1 left", "guide-minicity-row"),
        ("go 18", "guide-minicity-far"),
        ("unload 1", "guide-minicity-unload-again"),
    ),
    end="guide-minicity-end",
)

MARRACASH = Script(
    seats=3,
    chance=(
        *("gather red", "gather blue", "gather yellow"),
        *("gather green", "gather red", "gather yellow"),
        *("gather purple", "gather blue", "gather red"),
    ),
    actions=(
        ("auction R1", "guide-marracash-auction"),
        ("bid 100", "guide-marracash-open"),
        ("bid 200", None),
        ("pass", "guide-marracash-rivals-bid"),
        ("bid 300", "guide-marracash-raise"),
        ("pass", "guide-marracash-rival-passes"),
        ("auction B1", "guide-marracash-rival-auction"),
        ("bid 200", None),
        ("pass", None),
        ("pass", "guide-marracash-pass"),
        ("auction Y2", "guide-marracash-third-auction"),
        ("bid 100", None),
        ("pass", None),
        ("pass", None),
        ("move 1 3", "guide-marracash-move"),
        ("auction G1", "guide-marracash-second-action"),
        ("bid 150", "guide-marracash-low-bid"),
        ("bid 250", None),
        ("pass", None),
        ("pass", "guide-marracash-let-go"),
        ("bring 1 3 left", "guide-marracash-bring"),
    ),
    end="guide-marracash-end",
)

SCRIPTS = {"marabunta": MARABUNTA, "minicity": MINICITY, "marracash": MARRACASH}
