"""§6, §7.1: tokens from the small part into the chamber, and from the reserve after them."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import FOODS, MAX_PLACES, EndReason, Friend
from ludoteca.games.minicity.friends import earn_for_refusing, small_part_limit
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.scoring import finish, reserve_size, small_part_size, tokens_left
from ludoteca.games.minicity.state import Phase


@kernel
def why_not_unload(board: Record, state: Record, tokens: int) -> int:
    """§6.1, §6.2: from the small part, into free places of the chamber where the ant stopped."""
    chamber = state.ant_at[state.ant]
    if tokens > board.places[chamber] - state.tokens[chamber]:
        return Refusal.CHAMBER_FULL
    if tokens > state.small[state.turn_seat, board.food[chamber]]:
        return Refusal.NOT_IN_SMALL
    return Refusal.ALLOWED


@kernel
def unloadings(board: Record, state: Record) -> int:
    """Numbers of tokens that may be unloaded, as bits."""
    found = 0
    for tokens in range(MAX_PLACES + 1):
        if why_not_unload(board, state, tokens) == Refusal.ALLOWED:
            found |= 1 << tokens
    return found


@kernel
def can_unload(board: Record, state: Record) -> bool:
    return why_not_unload(board, state, 1) == Refusal.ALLOWED


@kernel
def unload(board: Record, state: Record, tokens: int) -> None:
    """§6.1; §8.1: the last token of a seat wins at once, before anything else happens."""
    chamber = state.ant_at[state.ant]
    if tokens == 0:
        pass_by(board, state)
        return
    food = board.food[chamber]
    state.small[state.turn_seat, food] -= tokens
    state.tokens[chamber] += tokens
    state.free_places[food] -= tokens
    state.phase = Phase.GRASSHOPPER
    if tokens_left(state, state.turn_seat) == 0:
        finish(state, EndReason.UNLOADED)


@kernel
def pass_by(board: Record, state: Record) -> None:
    """Nothing is unloaded, for whatever reason (§9.2)."""
    earn_for_refusing(board, state, state.ant_at[state.ant])
    state.phase = Phase.STREAM


# Stocking: at setup (§2.5), at the end of a turn (§7.1), with a grasshopper (§9.5).


@kernel
def why_not_stock(board: Record, state: Record, food: int) -> int:
    return Refusal.ALLOWED if state.reserve[state.turn_seat, food] > 0 else Refusal.NOT_IN_RESERVE


@kernel
def stocks(board: Record, state: Record) -> int:
    """Foods that can be stocked, as bits."""
    found = 0
    for food in range(FOODS):
        if why_not_stock(board, state, food) == Refusal.ALLOWED:
            found |= 1 << food
    return found


@kernel
def stock(board: Record, state: Record, food: int) -> None:
    state.reserve[state.turn_seat, food] -= 1
    state.small[state.turn_seat, food] += 1


@kernel
def can_stock(state: Record) -> bool:
    seat = state.turn_seat
    return small_part_size(state, seat) < small_part_limit(state, seat) and (
        reserve_size(state, seat) > 0
    )


@kernel
def can_stock_at_once(state: Record) -> bool:
    """§9.5, Q9: after an unloading, by the grasshopper."""
    grasshoppers = state.owned[state.turn_seat, Friend.GRASSHOPPER + 0]  # see `friends.py`
    return grasshoppers > 0 and can_stock(state)


@kernel
def end_stocking(state: Record) -> None:
    """Q9: the owner of the grasshopper has enough."""
    state.phase = Phase.STREAM
