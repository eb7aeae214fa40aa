"""A first game of Mini City to play along."""

from __future__ import annotations

from ludoteca.core.guide import GuideScript

GUIDE = GuideScript(
    seats=2,
    options={"friends": True},
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
        ("stock orange", None),
        ("stock pink", None),
        ("play yellow 1 right", "guide-minicity-rival"),
        ("go 10", None),
        ("unload 1", None),
        ("done", "guide-minicity-rival-done"),
        ("stock yellow", None),
        ("play red 1 left", "guide-minicity-row"),
        ("go 18", "guide-minicity-far"),
        ("unload 1", "guide-minicity-unload-again"),
        ("play grey 1 right", "guide-minicity-third-card"),
        ("go 2", "guide-minicity-friendship"),
        ("buy snail", "guide-minicity-friend"),
    ),
    end="guide-minicity-end",
)
