"""What bots know of the game beyond its rules: which moves look good, who seems to win."""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel


@kernel
def weigh(board: Record, state: Record, choices: Array, count: int, weights: Array) -> None:
    """How likely a good player does each of the choices, up to a common factor."""
    for choice in range(count):
        weights[choice] = 1.0


@kernel
def assess(board: Record, state: Record, shares: Array) -> None:
    """Each seat's expected share of the win."""
    for seat in range(state.seats):
        shares[seat] = 1.0 / state.seats
