"""Names of things as messages, for `narrate` and `prompts`."""

from __future__ import annotations

from ludoteca.core.message import Message, message
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import ANT_NAMES, FOOD_NAMES, FRIEND_NAMES, SEAT_NAMES


def say_seat(seat: int) -> Message:
    return message("minicity-seat", seat=SEAT_NAMES[seat])


def say_food(food: int) -> Message:
    return message("minicity-food", food=FOOD_NAMES[food])


def say_ant(ant: int) -> Message:
    return message("minicity-ant", ant=ANT_NAMES[ant])


def say_friend(friend: int) -> Message:
    return message("minicity-friend", friend=FRIEND_NAMES[friend])


def say_chamber(board: MiniCityBoard, chamber: int) -> Message:
    food = say_food(int(board.record.food[chamber]))
    return message("minicity-chamber", chamber=str(chamber + 1), food=food)
