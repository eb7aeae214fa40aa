"""What to do now, what a choice means, and why something is refused, in words."""

from __future__ import annotations

from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record
from ludoteca.core.message import Argument, Message, message
from ludoteca.core.reading import plainly
from ludoteca.games.minicity.actions import EXCHANGES, SWAPS
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    END_NAMES,
    FOOD_NAMES,
    SMALL_PART,
    YELLOW_POINTS,
)
from ludoteca.games.minicity.friends import small_part_limit
from ludoteca.games.minicity.narrate import told_action
from ludoteca.games.minicity.numbering import (
    BUY,
    DEAL,
    DONE,
    ENOUGH,
    EXCHANGE,
    FIRST,
    GO,
    PLAY,
    SPREAD,
    STOCK,
    SWAP,
    TO,
    UNLOAD,
    parts_of_play,
)
from ludoteca.games.minicity.refusals import KEYS
from ludoteca.games.minicity.roads import card_limit, next_space, range_at, touches_stream
from ludoteca.games.minicity.scoring import small_part_size
from ludoteca.games.minicity.state import Phase
from ludoteca.games.minicity.words import (
    read,
    read_board,
    say_ant,
    say_chamber,
    say_food,
    say_friend,
    say_seat,
)


def prompt(board: MiniCityBoard, state: Record) -> Message:
    """One sentence for the acting seat."""
    state = read(state)
    actor = state.actor
    seat = say_seat(actor)
    phase = state.phase
    if phase == Phase.SMALL_PART:
        left = SMALL_PART - plainly(small_part_size)(state, actor)
        return message("minicity-prompt-small-part", seat=seat, left=left)
    if phase in (Phase.OFFER, Phase.FIRST, Phase.PUT):
        return prompt_opening(state)
    if phase == Phase.CHOICE:
        left = plainly(card_limit)(state) - state.cards_played
        if state.cards_played == 0:
            return message("minicity-prompt-first-card", seat=seat, left=left)
        return message("minicity-prompt-choice", seat=seat, left=left)
    if phase == Phase.GO:
        ant = say_ant(state.ant)
        return message("minicity-prompt-go", seat=seat, ant=ant, range=state.reach)
    if phase == Phase.UNLOAD:
        chamber = say_chamber(board, int(state.ant_at[state.ant]))
        return message("minicity-prompt-unload", seat=seat, chamber=chamber)
    if phase == Phase.SPREAD:
        source = say_chamber(board, state.spread_from)
        return message("minicity-prompt-spread", seat=seat, source=source)
    left = plainly(small_part_limit)(state, actor) - plainly(small_part_size)(state, actor)
    grasshopper = phase == Phase.GRASSHOPPER
    key = "minicity-prompt-grasshopper" if grasshopper else "minicity-prompt-refill"
    return message(key, seat=seat, left=left)


def prompt_opening(state: Record) -> Message:
    """§2.7"""
    seat = say_seat(state.actor)
    if state.phase == Phase.OFFER:
        return message("minicity-prompt-offer", seat=seat, other=say_seat(1 - state.actor))
    if state.phase == Phase.FIRST:
        return message("minicity-prompt-begin", seat=seat, tokens=state.tokens_spread)
    return message("minicity-prompt-put", seat=seat, left=state.tokens_spread)


def describe(board: MiniCityBoard, state: Record, number: int) -> Message:
    """A choice, before it is made; outcomes of chance as they are told afterwards."""
    if number >= FIRST and state.actor != CHANCE:
        return describe_beginning(state, number - FIRST)
    if number >= DEAL:
        return told_action(board, state, number, int(state.turn_seat))
    state = read(state)
    if number < PLAY:
        return message("minicity-do-stock", food=say_food(number - STOCK))
    if number < GO:
        return describe_play(board, state, number - PLAY)
    if number < UNLOAD:
        return describe_going(board, state, number - GO)
    if number < DONE:
        if state.phase == Phase.OFFER:
            return message("minicity-do-offer", tokens=number - UNLOAD)
        return describe_unloading(board, state, number - UNLOAD)
    if number < BUY:
        return message("minicity-do-done")
    if number < SPREAD:
        friend = number - BUY
        cost = board.hill.friends[friend].cost
        return message("minicity-do-buy", friend=say_friend(friend), cost=cost)
    if number < TO:
        return message("minicity-do-spread", chamber=say_chamber(board, number - SPREAD))
    if number < SWAP:
        key = "minicity-do-put" if state.phase == Phase.PUT else "minicity-do-to"
        return message(key, chamber=say_chamber(board, number - TO))
    if number < EXCHANGE:
        first, second = (say_ant(ANT_NAMES.index(name)) for name in SWAPS[number - SWAP])
        return message("minicity-do-swap", first=first, second=second)
    if number < ENOUGH:
        names = EXCHANGES[number - EXCHANGE]
        given, taken = (say_food(FOOD_NAMES.index(name)) for name in names)
        return message("minicity-do-exchange", given=given, taken=taken)
    return message("minicity-do-enough")


def describe_beginning(state: Record, seat: int) -> Message:
    """§2.7: who begins, as the seat that decides sees it."""
    actor, tokens = int(state.actor), int(state.tokens_spread)
    key = "minicity-do-begin" if seat == actor else "minicity-do-come-second"
    return message(key, other=say_seat(1 - actor), tokens=tokens)


def describe_play(board: MiniCityBoard, state: Record, play: int) -> Message:
    """A card and its place, how far the ant may go, and whether the road is cleared (§4.2)."""
    card, road, end, ant = parts_of_play(play)
    space = plainly(next_space)(state, road, end)
    stream = plainly(touches_stream)(read_board(board.record), space)
    return message(
        "minicity-do-play" if card == ant else "minicity-do-play-as",
        card=say_ant(card),
        road=road + 1,
        end=END_NAMES[end],
        ant=say_ant(ant),
        range=plainly(range_at)(state, road, end, ant),
        stream="yes" if stream else "no",
    )


def describe_going(board: MiniCityBoard, state: Record, chamber: int) -> Message:
    """A destination, and how many millipedes it takes (Q8); or none (Q1)."""
    if chamber == state.ant_at[state.ant]:
        return message("minicity-do-stay", chamber=say_chamber(board, chamber))
    hill = read_board(board.record)
    steps = int(hill.distance[state.ant_at[state.ant], chamber])
    millipedes = max(0, steps - state.reach)
    free = int(hill.places[chamber]) - int(state.tokens[chamber])
    told: dict[str, Argument] = {"chamber": say_chamber(board, chamber), "free": free}
    if millipedes:
        return message("minicity-do-go-far", millipedes=millipedes, **told)
    return message("minicity-do-go", **told)


def describe_unloading(board: MiniCityBoard, state: Record, tokens: int) -> Message:
    hill = read_board(board.record)
    food = int(hill.food[state.ant_at[state.ant]])
    if tokens:
        return message("minicity-do-unload", tokens=tokens, food=say_food(food))
    if hill.friends:
        return message("minicity-do-refuse", points=YELLOW_POINTS + food)
    return message("minicity-do-unload-nothing")


def reason(board: MiniCityBoard, state: Record, number: int, code: int) -> Message:
    """Why the guard said no."""
    return message(f"minicity-refused-{KEYS[code]}")
