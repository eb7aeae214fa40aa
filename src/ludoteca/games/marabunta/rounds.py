"""§3: a round, from the tile to the last element."""

from __future__ import annotations

from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marabunta.box import ALL_ELEMENTS, DICE, SHUFFLED_TILES, TILE_ELEMENT, Tile
from ludoteca.games.marabunta.refusals import Refusal
from ludoteca.games.marabunta.scoring import finish
from ludoteca.games.marabunta.state import NOBODY, NOT_ROLLED, NOT_TURNED, Phase


@kernel
def begin_round(board: Record, state: Record) -> None:
    """§3.1, §3.5: a tile is turned while there are shuffled ones; then it is the cupcake tile."""
    state.rounds += 1
    state.actor = CHANCE
    state.pool = 0
    for die in range(DICE):
        state.die[die] = NOT_ROLLED
    if state.rounds <= SHUFFLED_TILES:
        state.tile = NOT_TURNED
        state.phase = Phase.TURN
    else:
        state.tile = Tile.CUPCAKE
        state.phase = Phase.ROLL


@kernel
def why_not_turn(board: Record, state: Record, tile: int) -> int:
    return Refusal.ALLOWED if (state.tiles_left >> tile) & 1 else Refusal.TILE_GONE


@kernel
def turn_tile(board: Record, state: Record, tile: int) -> None:
    """§3.1"""
    state.tile = tile
    state.tiles_left &= ~(1 << tile)
    state.phase = Phase.ROLL


@kernel
def next_die(state: Record) -> int:
    """The first die not yet rolled: they are rolled in order."""
    die = 0
    while state.die[die] != NOT_ROLLED:
        die += 1
    return die


@kernel
def why_not_roll(board: Record, state: Record, die: int) -> int:
    return Refusal.ALLOWED if die == next_die(state) else Refusal.OTHER_DIE


@kernel
def roll_die(board: Record, state: Record, die: int, face: int) -> None:
    """§3.1"""
    state.die[die] = face
    if die == DICE - 1:
        state.actor = state.first
        state.phase = Phase.SPLIT


@kernel
def split(board: Record, state: Record, dice: int) -> None:
    """§3.2: these dice go with the tile, the others into the other pool."""
    state.pool = dice | (1 << TILE_ELEMENT)
    state.actor = 1 - state.first
    state.phase = Phase.TAKE


@kernel
def take_pool(board: Record, state: Record, rest: int) -> None:
    """§3.3: the other player takes the pool with the tile (0) or the rest (1)."""
    if rest:
        state.pool = ALL_ELEMENTS & ~state.pool
    state.to_apply = state.pool
    state.phase = Phase.ELEMENT


@kernel
def crates_left(board: Record, state: Record) -> bool:
    """Has the acting seat a crate to cross?"""
    for group in range(board.groups):
        if state.crossed[state.actor, group] < board.group_crates[group]:
            return True
    return False


@kernel
def proceed(board: Record, state: Record) -> None:
    """An effect is finished: crates still due come first (Q10), then the next element (§4.1).

    Whatever an effect leaves behind is crates to cross, so their number is the whole stack of
    Q10: each power is finished before the next crate is chosen.
    """
    if state.crates_due > 0 and crates_left(board, state):
        state.phase = Phase.CRATE
        return
    state.crates_due = 0  # Q6, Q7: as far as possible
    if state.to_apply == 0:
        if state.actor == state.first:
            end_round(board, state)
            return
        state.actor = state.first  # §3.3: now the other pool
        state.pool = ALL_ELEMENTS & ~state.pool
        state.to_apply = state.pool
    state.phase = Phase.ELEMENT


@kernel
def end_round(board: Record, state: Record) -> None:
    """§3.4; §10.2: a round that triggered the end was the last."""
    if state.ended_by != NOBODY:
        finish(state)
        return
    state.first = 1 - state.first
    begin_round(board, state)
