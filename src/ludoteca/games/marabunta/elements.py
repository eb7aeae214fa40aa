"""§4, §5, §7: applying or ignoring the dice and the tile of a pool."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marabunta.box import DICE, TILE_ELEMENT, Face, Tile
from ludoteca.games.marabunta.ending import blank_circles
from ludoteca.games.marabunta.leaves import begin_circles, can_circle, fill_circle
from ludoteca.games.marabunta.placing import (
    begin_crossing_out,
    begin_writing,
    can_place,
    can_write_one,
)
from ludoteca.games.marabunta.refusals import Refusal
from ludoteca.games.marabunta.rounds import crates_left, proceed
from ludoteca.games.marabunta.state import ANY_HEX, CUPCAKES_ONLY, Phase


@kernel
def die_limit(die: int, face: int) -> int:
    """Where a number may be written: its region (§5.3), a 0 in any (§5.4)."""
    return ANY_HEX if face == 0 else die


@kernel
def is_useful_die(board: Record, state: Record, die: int) -> bool:
    """Could the die do anything now (Q7)?"""
    face = state.die[die]
    if face == Face.LEAF:
        return blank_circles(state, die) > 0
    if face == Face.CRATE:
        return crates_left(board, state)
    return can_write_one(state, die_limit(die, face))


@kernel
def is_useful_tile(board: Record, state: Record) -> bool:
    """Could the tile do anything now (Q7)?"""
    tile = state.tile
    if tile == Tile.TWO_CRATES:
        return crates_left(board, state)
    if tile == Tile.TWO_LEAVES:
        return can_circle(board, state)
    if tile == Tile.ONE:
        return can_write_one(state, ANY_HEX)
    if tile == Tile.TWO_ZEROS:
        return can_place(board, state, 2, state.anthills[state.actor] > 0)
    if tile == Tile.FREE_ZERO:
        return can_place(board, state, 1, True)
    if tile == Tile.CROSS_OUT:
        return can_place(board, state, 2, True)
    if tile == Tile.AGAIN:
        for die in range(DICE):
            if why_not_again(board, state, die) == Refusal.ALLOWED:
                return True
        return False
    return state.open_cupcakes > 0  # type: ignore[no-any-return]


@kernel
def why_not_apply(board: Record, state: Record, element: int) -> int:
    if not (state.to_apply >> element) & 1:
        return Refusal.NOT_IN_POOL
    if element == TILE_ELEMENT:
        return Refusal.ALLOWED if is_useful_tile(board, state) else Refusal.USELESS
    return Refusal.ALLOWED if is_useful_die(board, state, element) else Refusal.USELESS


@kernel
def apply_element(board: Record, state: Record, element: int) -> None:
    """§4.1: one element after the other, in the order the player likes."""
    state.to_apply &= ~(1 << element)
    if element == TILE_ELEMENT:
        apply_tile(board, state)
    else:
        apply_die(board, state, element)


@kernel
def apply_die(board: Record, state: Record, die: int) -> None:
    face = state.die[die]
    if face == Face.LEAF:  # §5.1
        fill_circle(state, die)
        proceed(board, state)
    elif face == Face.CRATE:  # §5.2
        state.crates_due += 1
        proceed(board, state)
    else:  # §5.3, §5.4
        begin_writing(state, face, die_limit(die, face), 1, False)


@kernel
def apply_tile(board: Record, state: Record) -> None:
    tile = state.tile
    if tile == Tile.TWO_CRATES:  # §7.1
        state.crates_due += 2
        proceed(board, state)
    elif tile == Tile.TWO_LEAVES:  # §7.2
        begin_circles(state, 2)
    elif tile == Tile.ONE:  # §7.3
        begin_writing(state, 1, ANY_HEX, 1, False)
    elif tile == Tile.TWO_ZEROS:  # §7.4
        begin_writing(state, 0, ANY_HEX, 2, False)
    elif tile == Tile.FREE_ZERO:  # §7.5
        begin_writing(state, 0, ANY_HEX, 1, True)
    elif tile == Tile.CROSS_OUT:  # §7.6
        begin_crossing_out(state, ANY_HEX, 2)
    elif tile == Tile.AGAIN:  # §7.7
        state.phase = Phase.AGAIN
    else:  # §7.8
        begin_crossing_out(state, CUPCAKES_ONLY, 1)


@kernel
def why_not_ignore(board: Record, state: Record, element: int) -> int:
    """§4.2: anything may be ignored but a cupcake tile that can be used (§7.8)."""
    if not (state.to_apply >> element) & 1:
        return Refusal.NOT_IN_POOL
    if element == TILE_ELEMENT and state.tile == Tile.CUPCAKE and state.open_cupcakes > 0:
        return Refusal.CUPCAKE_COMPULSORY
    return Refusal.ALLOWED


@kernel
def ignore_element(board: Record, state: Record, element: int) -> None:
    state.to_apply &= ~(1 << element)
    proceed(board, state)


@kernel
def why_not_again(board: Record, state: Record, die: int) -> int:
    """§7.7, Q5: any die of the pool that can do something, applied or not."""
    if not (state.pool >> die) & 1:
        return Refusal.NOT_IN_POOL
    return Refusal.ALLOWED if is_useful_die(board, state, die) else Refusal.USELESS


@kernel
def use_again(board: Record, state: Record, die: int) -> None:
    apply_die(board, state, die)
