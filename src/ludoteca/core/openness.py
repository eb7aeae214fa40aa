"""Kernels of games in which everything lies open: what chance brings is seen when it comes."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel


@kernel
def redeal_nothing(board: Record, state: Record, seat: int, key: int, stream: int) -> None:
    """There is nothing that a seat cannot see."""


@kernel
def hide_nothing(board: Record, state: Record, number: int, seat: int) -> int:
    return 0
