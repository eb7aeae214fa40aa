"""The judgement of a game that has none of its own: all is alike."""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel


@kernel
def weigh_alike(board: Record, state: Record, choices: Array, count: int, weights: Array) -> None:
    for place in range(count):
        weights[place] = 1.0


@kernel
def assess_alike(board: Record, state: Record, shares: Array) -> None:
    for seat in range(state.seats):
        shares[seat] = 1.0 / state.seats


@kernel
def settle_nothing(board: Record, state: Record) -> int:
    return -1


@kernel
def always_calm(board: Record, state: Record) -> bool:
    return True


@kernel
def like_nothing(board: Record, state: Record, seat: int, tastes: Array) -> float:
    return 0.0
