"""§9.1, §9.3, §9.5: points of friendship, owning friends, and what lasting friends do."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import (
    EXOTIC_CATERPILLAR_PART,
    FRIENDS,
    HAND,
    MAX_SEATS,
    ORANGE_CATERPILLAR_PART,
    SMALL_PART,
    SNAIL_HAND,
    YELLOW_POINTS,
    Friend,
)
from ludoteca.games.minicity.refusals import Refusal

# A GPU takes no member of an enumeration as an index; a member + 0 is a plain number.


@kernel
def unused(state: Record, friend: int) -> int:
    """Copies that the seat of the turn can still use in it (Q8)."""
    place = friend + 0
    return int(state.owned[state.turn_seat, place]) - int(state.used[state.turn_seat, place])


@kernel
def why_not_use(board: Record, state: Record, friend: int) -> int:
    if board.friends == 0:
        return Refusal.FRIENDS_OFF
    if state.owned[state.turn_seat, friend + 0] == 0:
        return Refusal.NOT_OWNED
    return Refusal.ALLOWED if unused(state, friend) > 0 else Refusal.USED_UP


@kernel
def use_friend(state: Record, friend: int, copies: int) -> None:
    state.used[state.turn_seat, friend + 0] += copies


@kernel
def small_part_limit(state: Record, seat: int) -> int:
    """§2.5, §9.5: tokens in the small part; with both caterpillars the larger counts (Q10)."""
    if state.owned[seat, Friend.EXOTIC_CATERPILLAR + 0] > 0:
        return EXOTIC_CATERPILLAR_PART
    if state.owned[seat, Friend.ORANGE_CATERPILLAR + 0] > 0:
        return ORANGE_CATERPILLAR_PART
    return SMALL_PART


@kernel
def hand_limit(state: Record, seat: int) -> int:
    """§2.4, §9.5"""
    return SNAIL_HAND if state.owned[seat, Friend.SNAIL + 0] > 0 else HAND


@kernel
def earn_for_refusing(board: Record, state: Record, chamber: int) -> None:
    """§9.2: nothing was unloaded although the chamber has a free place."""
    if board.friends == 1 and state.tokens[chamber] < board.places[chamber]:
        state.points[state.turn_seat] += YELLOW_POINTS + int(board.food[chamber])


@kernel
def earn_by_beetle(state: Record) -> None:
    """§9.5, Q13: at the start of the owner's turn."""
    state.points[state.turn_seat] += state.owned[state.turn_seat, Friend.BEETLE + 0]


@kernel
def renew_friends(state: Record) -> None:
    """§9.4: once-a-turn friends can be used again in the owner's new turn."""
    for friend in range(FRIENDS):
        state.used[state.turn_seat, friend] = 0
    state.bought = 0


@kernel
def copies_left(board: Record, state: Record, friend: int) -> int:
    """Cards of this friend that nobody has bought."""
    copies = int(board.friend_copies[friend])
    for seat in range(MAX_SEATS):
        copies -= int(state.owned[seat, friend])
    return copies


@kernel
def why_no_purchase(board: Record, state: Record) -> int:
    """§9.3: one in a turn."""
    if board.friends == 0:
        return Refusal.FRIENDS_OFF
    return Refusal.ONE_PURCHASE if state.bought == 1 else Refusal.ALLOWED


@kernel
def why_not_this_friend(board: Record, state: Record, friend: int, points: int) -> int:
    """Is there one, and are so many points enough?"""
    if copies_left(board, state, friend) == 0:
        return Refusal.FRIEND_GONE
    return Refusal.TOO_DEAR if points < board.friend_cost[friend] else Refusal.ALLOWED


@kernel
def why_not_buy(board: Record, state: Record, friend: int) -> int:
    reason = why_no_purchase(board, state)
    if reason != Refusal.ALLOWED:
        return reason
    return why_not_this_friend(board, state, friend, state.points[state.turn_seat])


@kernel
def buy_friend(board: Record, state: Record, friend: int) -> None:
    """§9.3: its effect works at once; the beetle's point too (Q13)."""
    seat = state.turn_seat
    state.points[seat] -= board.friend_cost[friend]
    state.owned[seat, friend] += 1
    state.bought = 1
    if friend == Friend.BEETLE:
        state.points[seat] += 1


@kernel
def purchases(board: Record, state: Record) -> int:
    """Friends that can be bought now, as bits."""
    found = 0
    if why_no_purchase(board, state) == Refusal.ALLOWED:
        points = int(state.points[state.turn_seat])
        for friend in range(FRIENDS):
            if why_not_this_friend(board, state, friend, points) == Refusal.ALLOWED:
                found |= 1 << friend
    return found
