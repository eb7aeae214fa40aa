"""What the seat of the turn could do, worked out for people who look at the board.

All of it follows from what everybody sees (Q6): roads, ants, chambers, boxes and friends owned.
"""

from __future__ import annotations

from typing import Annotated

from ludoteca.core.kernel import Record
from ludoteca.core.reading import plainly
from ludoteca.core.views import SOME_KEYS, View, words
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    CHAMBERS,
    END_NAMES,
    FOOD_NAMES,
    FOODS,
    YELLOW_POINTS,
    Friend,
)
from ludoteca.games.minicity.friends import small_part_limit, unused
from ludoteca.games.minicity.roads import next_space, range_at, roads_used, touches_stream
from ludoteca.games.minicity.state import NOBODY, NOTHING, Phase
from ludoteca.games.minicity.words import read_board

STOCKING = (Phase.SMALL_PART, Phase.GRASSHOPPER, Phase.REFILL)


AntName = Annotated[str, words("Ant", ANT_NAMES)]
FoodName = Annotated[str, words("Food", FOOD_NAMES)]
EndName = Annotated[str, words("End", END_NAMES)]


class EndView(View, frozen=True):
    road: int  # from 1
    end: EndName
    space: int  # from 0
    stream: bool  # a card here clears the road
    ranges: dict[AntName, int]


class Outlook(View, frozen=True):
    """What the seat of the turn could do."""

    ends: list[EndView]  # while a card may be chosen
    # Tunnels to each chamber within reach.
    stops: Annotated[dict[AntName, dict[str, int]], SOME_KEYS]
    millipedes: int
    loads: list[int]  # tokens that could be unloaded in each chamber
    refusing: dict[FoodName, int] | None  # points for unloading nothing
    proposal: list[FoodName]  # tokens that would fill the small part


def view_outlook(board: MiniCityBoard, state: Record) -> Outlook:
    ends = view_ends(board, state) if state.phase == Phase.CHOICE else []
    return Outlook(
        ends=ends,
        stops=view_stops(board, state, ends),
        millipedes=plainly(unused)(state, Friend.MILLIPEDE) if ends else 0,
        loads=view_loads(board, state),
        refusing={name: YELLOW_POINTS + food for food, name in enumerate(FOOD_NAMES)}
        if board.record.friends
        else None,
        proposal=propose(board, state) if state.phase in STOCKING else [],
    )


def view_ends(board: MiniCityBoard, state: Record) -> list[EndView]:
    """§4.1, §5.1: where a card may lie, and how far it would carry its ant."""
    left_ends, hill = state.left_end.tolist(), read_board(board.record)
    return [
        EndView(
            road=road + 1,
            end=name,
            space=(space := plainly(next_space)(state, road, end)),
            stream=plainly(touches_stream)(hill, space),
            ranges={
                ant_name: plainly(range_at)(state, road, end, ant)
                for ant, ant_name in enumerate(ANT_NAMES)
            },
        )
        for road in range(plainly(roads_used)(state))
        for end, name in enumerate(END_NAMES)
        if left_ends[road] != NOTHING
    ]


def view_stops(
    board: MiniCityBoard, state: Record, ends: list[EndView]
) -> dict[str, dict[str, int]]:
    """§5.2, Q1: where each ant may stop with the best of these ends, and how many tunnels away."""
    if not ends:
        return {}
    places = state.ant_at.tolist()
    taken, further = set(places), plainly(unused)(state, Friend.MILLIPEDE)
    distances = board.record.distance[places].tolist()
    stops = {}
    for ant, away in enumerate(distances):
        reach = max(end.ranges[ANT_NAMES[ant]] for end in ends) + further
        stops[ANT_NAMES[ant]] = {
            str(place + 1): steps
            for place, steps in enumerate(away)
            if 0 < steps <= reach and place not in taken
        }
    return stops


def view_loads(board: MiniCityBoard, state: Record) -> list[int]:
    """§6.1: tokens that could be unloaded in each chamber, as the small part is now."""
    if state.turn_seat == NOBODY:
        return [0] * CHAMBERS
    small = state.small[state.turn_seat].tolist()
    tokens = state.tokens.tolist()
    return [
        min(chamber.places - tokens[place], small[chamber.food])
        for place, chamber in enumerate(board.hill.chambers)
    ]


def propose(board: MiniCityBoard, state: Record) -> list[str]:
    """Tokens that would fill the small part well (§2.5, §7.1): of each food as much as there is
    room for near the ants, shared out as seats of a parliament are."""
    tokens, seat = state.tokens.tolist(), int(state.turn_seat)
    demand = [0.0] * FOODS
    for place, nearest in enumerate(tunnels_to_ants(board, state)):
        chamber = board.hill.chambers[place]
        demand[chamber.food] += (chamber.places - tokens[place]) / nearest
    small, reserve = state.small[seat].tolist(), state.reserve[seat].tolist()
    room = plainly(small_part_limit)(state, seat) - sum(small)
    proposed = []
    for _ in range(min(room, sum(reserve))):
        best = max(
            (food for food in range(FOODS) if reserve[food]),
            key=lambda food: demand[food] / (small[food] + 1),
        )
        reserve[best] -= 1
        small[best] += 1
        proposed.append(FOOD_NAMES[best])
    return proposed


def tunnels_to_ants(board: MiniCityBoard, state: Record) -> list[int]:
    """From each chamber to the nearest ant that could stop there, which none there could."""
    distances = board.record.distance[state.ant_at.tolist()].tolist()
    return [
        min((steps for steps in away if steps > 0), default=CHAMBERS)
        for away in zip(*distances, strict=True)
    ]


def view_share(board: MiniCityBoard, seats: int) -> dict[str, int]:
    """§2.2, §2.3: tokens of each food that every seat begins with."""
    free = [0] * FOODS
    for chamber in board.hill.chambers:
        filled = {2: chamber.two_ants, 3: chamber.three_ants}.get(seats, 0)
        free[chamber.food] += chamber.places - filled
    return {name: free[food] // seats for food, name in enumerate(FOOD_NAMES)}
