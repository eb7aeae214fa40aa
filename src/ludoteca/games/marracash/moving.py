"""§6.1: moving a crowd from a fountain to the next."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marracash.box import COLOURS
from ludoteca.games.marracash.refusals import Refusal
from ludoteca.games.marracash.selling import enter, settle
from ludoteca.games.marracash.state import NOBODY, NOWHERE


@kernel
def way_to(board: Record, start: int, target: int) -> int:
    """§1.4: which way of a fountain leads to another; NOWHERE if none does."""
    for way in range(board.ways[start]):
        if board.target[start, way] == target:
            return way
    return NOWHERE


@kernel
def why_no_moves(state: Record) -> int:
    """May the player move any group at all in this action (§3.1, §5.1)?"""
    if state.rounds == 1:
        return Refusal.FIRST_ROUND
    return Refusal.AFTER_AUCTION if state.auctioned else Refusal.ALLOWED


@kernel
def why_not_move(board: Record, state: Record, start: int, target: int) -> int:
    if start >= board.fountains or target >= board.fountains:
        return Refusal.NO_FOUNTAIN
    if why_no_moves(state) != Refusal.ALLOWED:
        return why_no_moves(state)
    if state.standing[start] == 0:
        return Refusal.NO_GROUP
    return Refusal.ALLOWED if way_to(board, start, target) != NOWHERE else Refusal.NOT_ADJACENT


@kernel
def can_move(board: Record, state: Record) -> bool:
    """Is there a group to move? Every fountain has a way on."""
    if why_no_moves(state) != Refusal.ALLOWED:
        return False
    for fountain in range(board.fountains):
        if state.standing[fountain] > 0:
            return True
    return False


@kernel
def shop_on_way(board: Record, state: Record, start: int, way: int, colour: int) -> int:
    """§6.2: the first owned shop of a colour that the route touches, or NOWHERE."""
    index = 0
    shop = board.passed[start, way, colour, index]
    while shop != NOWHERE and state.owner[shop] == NOBODY:
        index += 1
        shop = board.passed[start, way, colour, index]
    return int(shop)


@kernel
def move_crowd(board: Record, state: Record, start: int, target: int) -> None:
    """The whole group goes; whoever does not enter a shop joins those at the target."""
    way = way_to(board, start, target)
    state.standing[start] = 0
    for colour in range(COLOURS):
        count = int(state.crowd[start, colour])
        if count == 0:
            continue
        state.crowd[start, colour] = 0
        shop = shop_on_way(board, state, start, way, colour)
        if shop == NOWHERE:
            state.crowd[target, colour] += count
            state.standing[target] += count
        else:
            enter(board, state, shop, count)
    settle(state)
