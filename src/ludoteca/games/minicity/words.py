"""Names of things as messages, for `narrate` and `prompts`."""

from __future__ import annotations

from functools import cache, lru_cache

from ludoteca.core.message import Message, message
from ludoteca.core.reading import reader
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import ANT_NAMES, FOOD_NAMES, FRIEND_NAMES, SEAT_NAMES
from ludoteca.games.minicity.state import BOARD, STATE

read = reader(STATE)
read_board = reader(BOARD)

# Each name is made once: positions are described many times a second.


@cache
def say_seat(seat: int) -> Message:
    return message("minicity-seat", seat=SEAT_NAMES[seat])


@cache
def say_food(food: int) -> Message:
    return message("minicity-food", food=FOOD_NAMES[food])


@cache
def say_ant(ant: int) -> Message:
    return message("minicity-ant", ant=ANT_NAMES[ant])


@cache
def say_friend(friend: int) -> Message:
    return message("minicity-friend", friend=FRIEND_NAMES[friend])


def say_chamber(board: MiniCityBoard, chamber: int) -> Message:
    return name_chamber(chamber, board.hill.chambers[chamber].food)


@lru_cache(maxsize=1024)
def name_chamber(chamber: int, food: int) -> Message:
    return message("minicity-chamber", chamber=str(chamber + 1), food=say_food(food))
