"""A first game of Marracash to play along."""

from __future__ import annotations

from ludoteca.core.guide import GuideScript

GUIDE = GuideScript(
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
