"""Board files of Mini City: an anthill as a list of chambers, its roads and its friends."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.boardfile import BoardFile
from ludoteca.core.boardkind import BoardKind
from ludoteca.core.contract import Board
from ludoteca.core.errors import BadOption
from ludoteca.core.kernel import new_record
from ludoteca.core.message import Message, message
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    CHAMBERS,
    FOOD_NAMES,
    FOOD_TOKENS,
    FOODS,
    FRIEND_CARDS,
    FRIEND_NAMES,
    MAX_COPIES,
    MAX_COST,
    MAX_PLACES,
    MAX_ROAD,
    MAX_TUNNELS,
    MIN_ROAD,
    MIN_TUNNELS,
    THREE_ANTS_PLACES,
    TWO_ANTS_PLACES,
)
from ludoteca.games.minicity.state import BOARD, FARTHEST
from ludoteca.games.minicity.tunnels import check_drawing, steps_from

HILLS = ("anthill",)

REQUIRED = ("at", "food", "places", "tunnels")
OPTIONAL = ("start", "two_ants", "three_ants")
FRIEND_KEYS = ("copies", "cost")
MAX_COORDINATE = 9999


@dataclass(frozen=True)
class Chamber:
    """A chamber as drawn: where it stands and what is printed on it."""

    at: tuple[int, int]  # right and down, in any unit
    food: int
    places: int
    tunnels: tuple[int, ...]  # chambers at their other ends, counted from 0
    start: int | None  # the ant that begins here
    two_ants: int  # places marked so
    three_ants: int
    line: int  # of the file


@dataclass(frozen=True)
class Friend:
    copies: int
    cost: int


@dataclass(frozen=True)
class Hill:
    name: str
    road: int  # spaces of each road
    chambers: tuple[Chamber, ...]
    friends: tuple[Friend, ...]


@dataclass(frozen=True)
class MiniCityBoard(Board):
    """The record, and the hill as people see it. Chambers are named by number from 1."""

    hill: Hill


def read_hill(board: BoardFile) -> Hill:
    """Check a hill against every number of §1."""
    board.demand_keys(("kind", "name", "road", "chambers", "friends"))
    name = board.name
    road = read_road(board)
    chambers = read_chambers(board)
    check_tunnels(board, chambers)
    check_counts(board, chambers)
    check_starts(board, chambers)
    check_drawing(board, chambers)
    return Hill(name, road, chambers, read_friends(board))


def read_road(board: BoardFile) -> int:
    """§1.5, Q3"""
    road: int = board.get("road", int)
    if road % 2 or not MIN_ROAD <= road <= MAX_ROAD:
        line = board.line_of("road")
        raise board.fault(line, "minicity-board-road", road=road, least=MIN_ROAD, most=MAX_ROAD)
    return road


# Chambers


def read_chambers(board: BoardFile) -> tuple[Chamber, ...]:
    table = board.get("chambers", dict)
    head = board.line_of("chambers")
    chambers = []
    for number, (name, facts) in enumerate(table.items(), start=1):
        line = board.line_of("chambers", name)
        if name != str(number):
            raise board.fault(line, "minicity-board-chamber-name", name=name, wanted=str(number))
        chambers.append(read_chamber(board, line, name, facts))
    demand(board, head, len(chambers), CHAMBERS, message("minicity-board-chambers"))
    return tuple(chambers)


def read_chamber(board: BoardFile, line: int, name: str, facts: Any) -> Chamber:
    if type(facts) is not dict or not set(REQUIRED) <= set(facts) <= {*REQUIRED, *OPTIONAL}:
        told = {"keys": ", ".join(REQUIRED), "others": ", ".join(OPTIONAL)}
        raise board.fault(line, "minicity-board-chamber-keys", name=name, **told)
    at, food, places = facts["at"], facts["food"], facts["places"]
    if type(at) is not list or len(at) != 2 or not all(is_whole(z, MAX_COORDINATE) for z in at):
        raise board.fault(line, "minicity-board-at", name=name, limit=MAX_COORDINATE)
    if food not in FOOD_NAMES:
        allowed = ", ".join(FOOD_NAMES)
        raise board.fault(line, "minicity-board-food", food=str(food), allowed=allowed)
    if not is_whole(places, MAX_PLACES) or places < 1:
        raise board.fault(line, "minicity-board-size", places=str(places), limit=MAX_PLACES)
    start = facts.get("start")
    if "start" in facts and start not in ANT_NAMES:
        allowed = ", ".join(ANT_NAMES)
        raise board.fault(line, "minicity-board-ant", ant=str(start), allowed=allowed)
    marks = [facts.get(key, 0) for key in ("two_ants", "three_ants")]
    if not all(is_whole(mark, places) and mark >= 0 for mark in marks) or sum(marks) > places:
        raise board.fault(line, "minicity-board-marks", name=name, places=places)
    return Chamber(
        at=(at[0], at[1]),
        food=FOOD_NAMES.index(food),
        places=places,
        tunnels=read_tunnels(board, line, name, facts["tunnels"]),
        start=None if start is None else ANT_NAMES.index(start),
        two_ants=marks[0],
        three_ants=marks[1],
        line=line,
    )


def read_tunnels(board: BoardFile, line: int, name: str, ends: Any) -> tuple[int, ...]:
    """§1.1: 2 to 4, each to another chamber."""
    if type(ends) is not list or len(ends) not in range(MIN_TUNNELS, MAX_TUNNELS + 1):
        told = {"least": MIN_TUNNELS, "most": MAX_TUNNELS}
        raise board.fault(line, "minicity-board-tunnels", name=name, **told)
    for place, end in enumerate(ends):
        if (
            type(end) is not int
            or not 1 <= end <= CHAMBERS
            or str(end) == name
            or end in ends[:place]
        ):
            raise board.fault(line, "minicity-board-tunnel", name=name, end=str(end))
    return tuple(end - 1 for end in ends)


def is_whole(value: Any, limit: int) -> bool:
    """A whole number whose size is within a limit; TOML's true and false are none."""
    return type(value) is int and abs(value) <= limit


def demand(board: BoardFile, line: int, found: int, wanted: int, what: Message) -> None:
    if found != wanted:
        raise board.fault(line, "minicity-board-count", what=what, found=found, wanted=wanted)


def check_tunnels(board: BoardFile, chambers: tuple[Chamber, ...]) -> None:
    """A tunnel has two ends, and both chambers know of it."""
    for number, chamber in enumerate(chambers):
        for end in chamber.tunnels:
            if number not in chambers[end].tunnels:
                names = {"name": str(number + 1), "other": str(end + 1)}
                raise board.fault(chambers[end].line, "minicity-board-one-way", **names)


def check_counts(board: BoardFile, chambers: tuple[Chamber, ...]) -> None:
    """§1.2, §1.7: places, sizes and marks, food by food."""
    line = board.line_of("chambers")
    sizes = Counter((chamber.food, chamber.places) for chamber in chambers)
    for number, name in enumerate(FOOD_NAMES):
        food = message("minicity-food", food=name)
        mine = [chamber for chamber in chambers if chamber.food == number]
        places = sum(chamber.places for chamber in mine)
        demand(
            board,
            line,
            places,
            FOOD_TOKENS[number],
            message("minicity-board-food-places", food=food),
        )
        for size in range(1, MAX_PLACES + 1):
            if sizes[number, size] == 0:
                raise board.fault(line, "minicity-board-size-missing", food=food, size=size)
        two = sum(chamber.two_ants for chamber in mine)
        what = message("minicity-board-two-ants", food=food)
        demand(board, line, two, TWO_ANTS_PLACES[number], what)
        three = sum(chamber.three_ants for chamber in mine)
        what = message("minicity-board-three-ants", food=food)
        demand(board, line, three, THREE_ANTS_PLACES[number], what)


def check_starts(board: BoardFile, chambers: tuple[Chamber, ...]) -> None:
    """§1.3: one start zone an ant."""
    for number, name in enumerate(ANT_NAMES):
        starts = [chamber for chamber in chambers if chamber.start == number]
        line = starts[-1].line if starts else board.line_of("chambers")
        ant = message("minicity-ant", ant=name)
        demand(board, line, len(starts), 1, message("minicity-board-starts", ant=ant))


# Friends


def read_friends(board: BoardFile) -> tuple[Friend, ...]:
    """§1.8: all ten kinds, two of them doubled, at a cost of 1 or more.

    A hill may also have none at all; then it is for the base game.
    """
    if "friends" not in board.data:
        return ()
    table = board.get("friends", dict)
    head = board.line_of("friends")
    for name in table:
        if name not in FRIEND_NAMES:
            line = board.line_of("friends", name)
            allowed = ", ".join(FRIEND_NAMES)
            raise board.fault(line, "minicity-board-friend", name=name, allowed=allowed)
    friends = []
    for name in FRIEND_NAMES:
        if name not in table:
            raise board.fault(head, "minicity-board-friend-missing", name=name)
        friends.append(read_friend(board, name, table[name]))
    copies = sum(friend.copies for friend in friends)
    demand(board, head, copies, FRIEND_CARDS, message("minicity-board-friend-cards"))
    return tuple(friends)


def read_friend(board: BoardFile, name: str, facts: Any) -> Friend:
    line = board.line_of("friends", name)
    if type(facts) is not dict or set(facts) != set(FRIEND_KEYS):
        keys = ", ".join(FRIEND_KEYS)
        raise board.fault(line, "minicity-board-friend-keys", name=name, keys=keys)
    for key, limit in zip(FRIEND_KEYS, (MAX_COPIES, MAX_COST), strict=True):
        if not is_whole(facts[key], limit) or facts[key] < 1:
            raise board.fault(
                line,
                "minicity-board-friend-value",
                name=name,
                key=key,
                text=str(facts[key]),
                limit=limit,
            )
    return Friend(facts["copies"], facts["cost"])


# The record

HILL = BoardKind("hill", option="hill", read=read_hill)
KEPT = 64  # boards, so that those sent by strangers do not stay in memory for ever


@lru_cache(KEPT)
def load_board(file: str, text: str, friends: bool, offer: bool = False) -> MiniCityBoard:
    hill = HILL.parse(file, text)
    if friends and not hill.friends:
        raise BadOption(message("minicity-board-without-friends", hill=hill.name))
    record = new_record(BOARD)
    record.friends = friends
    record.offer = offer
    record.road_length = hill.road
    for number, chamber in enumerate(hill.chambers):
        record.food[number] = chamber.food
        record.places[number] = chamber.places
        record.two_ants[number] = chamber.two_ants
        record.three_ants[number] = chamber.three_ants
        record.distance[number] = steps_from(hill.chambers, number)
        for limit in range(FARTHEST + 1):
            record.within[number, limit] = bits_of(record.distance[number] <= limit)
        if chamber.start is not None:
            record.start_zone[chamber.start] = number
    for food in range(FOODS):
        record.of_food[food] = bits_of(record.food == food)
    for number, friend in enumerate(hill.friends):
        record.friend_copies[number] = friend.copies
        record.friend_cost[number] = friend.cost
    return MiniCityBoard(record, hill)


def bits_of(members: NDArray[np.bool_]) -> int:
    """A set of chambers as the bits of a number."""
    return sum(1 << int(number) for number in np.flatnonzero(members))
