"""What an action did, in words: read off the positions before and after it."""

from __future__ import annotations

from ludoteca.core.contract import CHANCE, OVER, SPECTATOR
from ludoteca.core.kernel import Record
from ludoteca.core.message import Argument, Message, message
from ludoteca.core.reading import plainly
from ludoteca.games.minicity.actions import EXCHANGES, SWAPS
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import ANT_NAMES, END_NAMES, FOOD_NAMES, EndReason, Friend
from ludoteca.games.minicity.cards import hidden
from ludoteca.games.minicity.numbering import (
    BUY,
    DEAL,
    DONE,
    ENOUGH,
    EXCHANGE,
    FIRST,
    GO,
    LAY,
    PLAY,
    SPREAD,
    STOCK,
    SWAP,
    TO,
    UNLOAD,
    parts_of_play,
)
from ludoteca.games.minicity.roads import card_limit
from ludoteca.games.minicity.scoring import ranks, tokens_left
from ludoteca.games.minicity.state import Phase
from ludoteca.games.minicity.words import (
    read,
    say_ant,
    say_chamber,
    say_food,
    say_friend,
    say_seat,
)


def narrate(
    board: MiniCityBoard, before: Record, number: int, after: Record, seat: int | None
) -> list[Message]:
    """Events in the order in which a person would tell them."""
    result = told_result(after) if after.actor == OVER else []
    before, after = read(before), read(after)
    return [
        told_action(board, before, number, seat),
        *told_move(before, number, after),
        *told_points(before, number, after),
        *told_cards(before, after),
        *(result or told_turn(before, after)),
    ]


def told_action(board: MiniCityBoard, before: Record, number: int, viewer: int | None) -> Message:
    """The action itself."""
    if number >= FIRST:
        return told_first(board, before, number - FIRST)
    seat = say_seat(int(before.turn_seat))
    looking = SPECTATOR if viewer is None else viewer
    if plainly(hidden)(board.record, before, number, looking):
        return message("minicity-dealt-hidden", seat=seat)
    if number >= LAY:
        ant = say_ant(number - LAY)
        return message("minicity-laid", ant=ant, road=int(before.road) + 1)
    if number >= DEAL:
        return message("minicity-dealt", seat=seat, ant=say_ant(number - DEAL))
    if number < PLAY:
        return message("minicity-stocked", seat=seat, food=say_food(number - STOCK))
    if number < GO:
        return told_play(seat, number - PLAY)
    if number < UNLOAD:
        chamber = say_chamber(board, number - GO)
        if number - GO == before.ant_at[before.ant]:
            return message("minicity-stayed", ant=say_ant(int(before.ant)))
        return message("minicity-moved", ant=say_ant(int(before.ant)), chamber=chamber)
    if before.phase == Phase.OFFER:
        return message("minicity-offered", seat=seat, tokens=number - UNLOAD)
    if before.phase == Phase.PUT:
        return message("minicity-put", seat=seat, chamber=say_chamber(board, number - TO))
    if number < DONE:
        chamber = say_chamber(board, int(before.ant_at[before.ant]))
        return message("minicity-unloaded", seat=seat, tokens=number - UNLOAD, chamber=chamber)
    if number < BUY:
        return message("minicity-done", seat=seat)
    return told_friend(board, before, number, seat)


def told_first(board: MiniCityBoard, before: Record, seat: int) -> Message:
    """§2.6: who was drawn; §2.7: to make an offer, and who begins then."""
    if before.actor != CHANCE:
        decider = say_seat(int(before.actor))
        return message("minicity-begins", seat=decider, first=say_seat(seat))
    offer = board.record.offer and before.seats == 2
    return message("minicity-drawn" if offer else "minicity-first", seat=say_seat(seat))


def told_play(seat: Message, play: int) -> Message:
    card, road, end, ant = parts_of_play(play)
    told: dict[str, Argument] = {
        "seat": seat,
        "card": say_ant(card),
        "road": road + 1,
        "end": END_NAMES[end],
    }
    if card == ant:
        return message("minicity-played", **told)
    return message("minicity-played-as", ant=say_ant(ant), **told)


def told_friend(board: MiniCityBoard, before: Record, number: int, seat: Message) -> Message:
    """§9: friends bought and used."""
    if number < SPREAD:
        friend = number - BUY
        cost = board.hill.friends[friend].cost
        return message("minicity-bought", seat=seat, friend=say_friend(friend), cost=cost)
    if number < TO:
        return message("minicity-spread", seat=seat, chamber=say_chamber(board, number - SPREAD))
    if number < SWAP:
        source = say_chamber(board, int(before.spread_from))
        target = say_chamber(board, number - TO)
        return message("minicity-spread-to", seat=seat, source=source, target=target)
    if number < EXCHANGE:
        first, second = (say_ant(ANT_NAMES.index(name)) for name in SWAPS[number - SWAP])
        return message("minicity-swapped", seat=seat, first=first, second=second)
    if number < ENOUGH:
        names = EXCHANGES[number - EXCHANGE]
        given, taken = (say_food(FOOD_NAMES.index(name)) for name in names)
        return message("minicity-exchanged", seat=seat, given=given, taken=taken)
    spreading = before.phase == Phase.SPREAD
    return message("minicity-enough-spread" if spreading else "minicity-enough-stock", seat=seat)


def told_move(before: Record, number: int, after: Record) -> list[Message]:
    """An ant that cannot move (Q1), and millipedes that carried one further."""
    if PLAY <= number < GO and after.phase != Phase.GO:
        return [message("minicity-blocked", ant=say_ant(parts_of_play(number - PLAY)[-1]))]
    seat = int(before.turn_seat)
    copies = int(after.used[seat, Friend.MILLIPEDE] - before.used[seat, Friend.MILLIPEDE])
    if GO <= number < UNLOAD and copies > 0:
        return [message("minicity-millipede", seat=say_seat(seat), copies=copies)]
    return []


def told_points(before: Record, number: int, after: Record) -> list[Message]:
    """§9.2, Q13: points gained, not those paid."""
    told = []
    if number == BUY + Friend.BEETLE:
        told.append(message("minicity-beetle", seat=say_seat(int(before.turn_seat))))
    for seat in range(after.seats):
        points = int(after.points[seat]) - int(before.points[seat])
        if points > 0 and number < DEAL:
            told.append(message("minicity-earned", seat=say_seat(seat), points=points))
    return told


def told_cards(before: Record, after: Record) -> list[Message]:
    """§4.2, Q2: a road cleared at the stream, the discards shuffled."""
    told = []
    if before.turns > 0 and before.phase != Phase.LAY and after.phase == Phase.LAY:
        told.append(message("minicity-cleared", road=int(after.road) + 1))
    cards = int(after.pile.sum())
    if cards > before.pile.sum():
        told.append(message("minicity-shuffled", cards=cards))
    return told


def told_turn(before: Record, after: Record) -> list[Message]:
    """The next turn."""
    if after.turns == before.turns:
        return []
    seat = say_seat(int(after.turn_seat))
    told = [
        message("minicity-turn", seat=seat, turn=int(after.turns), cards=plainly(card_limit)(after))
    ]
    beetles = int(after.owned[after.turn_seat, Friend.BEETLE])
    told += [message("minicity-beetle", seat=seat)] * beetles
    return told


def told_result(state: Record) -> list[Message]:
    told = []
    if state.end_reasons >> EndReason.TURNS & 1:
        told.append(message("minicity-turn-limit", turns=int(state.turns)))
    for seat, place in enumerate(ranks(state)):
        left = plainly(tokens_left)(state, seat)
        told.append(message("minicity-result", seat=say_seat(seat), left=left, place=place))
    return told
