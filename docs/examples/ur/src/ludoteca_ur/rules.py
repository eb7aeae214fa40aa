"""The rules as kernels: plain functions over a record of numbers. RULES.md has them in words."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import Array, Record, clear, kernel

SEATS, PIECES = 2, 7
# Places of a path: pieces wait at 0, 1 to 14 are squares, at 15 they are home.
WAITING, FIRST_SHARED, SAFE, LAST_SHARED, HOME = 0, 5, 8, 12, 15
ROSETTES = (4, SAFE, 14)
MOST_THROWS = 1000
WEIGHTS = (1, 4, 6, 4, 1)  # ways of 16 in which four dice show 0 to 4

STATE: np.dtype[Any] = np.dtype(
    [
        ("rounds", np.int16),  # throws so far
        ("actor", np.int8),
        ("seats", np.int8),
        ("end_reasons", np.int8),
        ("turn", np.int8),  # the seat that throws and moves
        ("thrown", np.int8),  # what is to be moved; -1 before the throw
        ("other", np.int8),  # the seat whose turn it is not
        ("pieces", np.int8, (SEATS, HOME + 1)),  # how many of a seat are at a place
    ]
)
END_REASONS = ("home", "long")  # §4.2, §4.3

# Numbers of the actions, in the order of `game.ACTIONS`.
MOVE, PASS, THROW, ACTIONS = 0, 15, 16, 21

REFUSALS = ("allowed", "not-now", "no-piece", "too-far", "own-piece", "safe", "can-move")
ALLOWED, NOT_NOW, NO_PIECE, TOO_FAR, OWN_PIECE, SAFE_PIECE, CAN_MOVE = range(len(REFUSALS))


@kernel
def start(board: Record, state: Record, seats: int) -> None:
    clear(state)
    state.seats = seats
    state.actor = CHANCE
    state.turn, state.other, state.thrown = 0, 1, -1
    for seat in range(SEATS):
        state.pieces[seat][WAITING] = PIECES


@kernel
def is_shared(place: int) -> bool:
    return FIRST_SHARED <= place <= LAST_SHARED


@kernel
def why_not_move(state: Record, place: int) -> int:
    """May a piece of the seat whose turn it is move from there?"""
    target = place + state.thrown
    if state.pieces[state.turn][place] == 0:
        return NO_PIECE
    if target > HOME:
        return TOO_FAR  # §4.1
    if target == HOME:
        return ALLOWED
    if state.pieces[state.turn][target] > 0:
        return OWN_PIECE  # §2.3
    if target == SAFE and state.pieces[state.other][SAFE] > 0:
        return SAFE_PIECE  # §3.2
    return ALLOWED


@kernel
def can_move(state: Record) -> bool:
    for place in range(HOME):
        if why_not_move(state, place) == ALLOWED:
            return True
    return False


@kernel
def refusal(board: Record, state: Record, number: int) -> int:
    if (state.actor == CHANCE) != (number >= THROW) or state.actor == OVER:
        return NOT_NOW
    if number >= THROW:
        return ALLOWED
    if number == PASS:
        return CAN_MOVE if can_move(state) else ALLOWED  # §2.4
    return why_not_move(state, number)


@kernel
def legal(board: Record, state: Record, buffer: Array) -> int:
    count = 0
    for number in range(ACTIONS):
        if refusal(board, state, number) == ALLOWED:
            buffer[count] = number
            count += 1
    return count


@kernel
def apply(board: Record, state: Record, number: int) -> None:
    if number >= THROW:
        state.thrown = number - THROW
        state.rounds += 1
        state.actor = state.turn
        return
    if number == PASS or not move(state, number):
        state.turn, state.other = state.other, state.turn
    state.thrown = -1
    state.actor = CHANCE
    if max(state.pieces[0][HOME], state.pieces[1][HOME]) == PIECES:
        state.end_reasons = 1  # §4.2
    elif state.rounds == MOST_THROWS:
        state.end_reasons = 2  # §4.3
    if state.end_reasons:
        state.actor = OVER


@kernel
def move(state: Record, place: int) -> bool:
    """True: the piece ends on a rosette, and the same seat throws again (§3.3)."""
    target = place + state.thrown
    state.pieces[state.turn][place] -= 1
    state.pieces[state.turn][target] += 1
    if is_shared(target) and state.pieces[state.other][target] > 0:  # §3.1
        state.pieces[state.other][target] = 0
        state.pieces[state.other][WAITING] += 1
    return target in ROSETTES


@kernel
def chance(board: Record, state: Record, weights: Array) -> int:
    for count in range(len(WEIGHTS)):
        weights[count] = WEIGHTS[count]
    return 16


@kernel
def scores(board: Record, state: Record, points: Array) -> None:
    for seat in range(SEATS):
        points[seat] = state.pieces[seat][HOME]


@kernel
def returns(board: Record, state: Record, shares: Array) -> None:
    lead = state.pieces[0][HOME] - state.pieces[1][HOME]
    shares[0] = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    shares[1] = 1.0 - shares[0]
