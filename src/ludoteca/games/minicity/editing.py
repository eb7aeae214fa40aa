"""Positions set up by hand: the table when a turn begins, and what is impossible on it."""

from __future__ import annotations

import numpy as np

from ludoteca.core.kernel import Record, new_record
from ludoteca.core.message import Message, message
from ludoteca.core.position import COURSE, Editing, Field, Values, Word, field, group
from ludoteca.core.reading import plainly
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    ANTS,
    CARDS_AN_ANT,
    CHAMBERS,
    EXOTIC_CATERPILLAR_PART,
    FOOD_NAMES,
    FOODS,
    FRIEND_NAMES,
    FRIENDS,
    MAX_TURNS,
    ROADS,
    SEAT_NAMES,
    SNAIL_HAND,
)
from ludoteca.games.minicity.friends import hand_limit, small_part_limit
from ludoteca.games.minicity.roads import roads_used
from ludoteca.games.minicity.scoring import tokens_left
from ludoteca.games.minicity.setup import start
from ludoteca.games.minicity.state import NOTHING, STATE, Phase
from ludoteca.games.minicity.turns import begin_turn
from ludoteca.games.minicity.words import say_ant, say_chamber, say_food, say_friend, say_seat

LETTERS = "".join(name[0] for name in ANT_NAMES)
MOST_POINTS = 999


def ant_words() -> tuple[Word, ...]:
    return tuple(Word(letter, say_ant(ant)) for ant, letter in enumerate(LETTERS))


def say_road(road: int) -> Message:
    return message("minicity-set-road", road=str(road + 1))


class MiniCityEditing(Editing[MiniCityBoard]):
    def fields(self, board: MiniCityBoard, seats: int) -> list[Field]:
        fresh = new_record(STATE)
        start(board.record, fresh, seats)
        players = tuple(Word(SEAT_NAMES[seat], say_seat(seat)) for seat in range(seats))
        chambers = tuple(
            Word(str(number + 1), say_chamber(board, number)) for number in range(CHAMBERS)
        )
        names = SEAT_NAMES[0]
        rounds, cards = MAX_TURNS // seats, CARDS_AN_ANT * ANTS
        length = int(board.record.road_length)
        return [
            Field("turn", COURSE, field("turn"), "word", names, words=players),
            Field("first", COURSE, field("first"), "word", names, words=players),
            Field("round", COURSE, field("round"), "number", "2", low=1, high=rounds),
            *(
                Field(
                    f"ant-{name}",
                    group("ants"),
                    say_ant(ant),
                    "word",
                    str(fresh.ant_at[ant] + 1),
                    words=chambers,
                )
                for ant, name in enumerate(ANT_NAMES)
            ),
            *(
                each
                for road in range(plainly(roads_used)(fresh))
                for each in (
                    Field(
                        f"road-{road + 1}",
                        say_road(road),
                        field("cards"),
                        "letters",
                        "",
                        high=length,
                        words=ant_words(),
                    ),
                    Field(
                        f"road-{road + 1}-from",
                        say_road(road),
                        field("from"),
                        "number",
                        str(length // 2),
                        low=1,
                        high=length,
                    ),
                )
            ),
            Field(
                "discards",
                group("pile"),
                field("discards"),
                "letters",
                "",
                high=cards,
                words=ant_words(),
            ),
            *(each for seat in range(seats) for each in seat_fields(board, fresh, seat)),
            *(
                Field(
                    f"chamber-{number + 1}",
                    group("chambers"),
                    say_chamber(board, number),
                    "number",
                    str(fresh.tokens[number]),
                    high=int(board.record.places[number]),
                    place=str(number + 1),
                )
                for number in range(CHAMBERS)
            ),
        ]

    def is_open(self, name: str) -> bool:
        return not name.startswith("hand-")

    def begins(self, state: Record) -> bool:
        chooses = state.phase == Phase.CHOICE and state.cards_played == 0
        return bool(chooses and state.bought == 0 and not state.used[state.turn_seat].any())

    def describe(self, board: MiniCityBoard, state: Record) -> dict[str, str]:
        seats = range(int(state.seats))
        values = {
            "turn": SEAT_NAMES[max(0, state.turn_seat)],
            "first": SEAT_NAMES[max(0, state.first)],
            "round": str(max(1, state.rounds)),
            "discards": letters(state.discards),
        }
        for ant, name in enumerate(ANT_NAMES):
            values[f"ant-{name}"] = str(state.ant_at[ant] + 1)
        for road in range(plainly(roads_used)(state)):
            left, right = int(state.left_end[road]), int(state.right_end[road])
            lying = state.roads[road, left : right + 1].tolist() if left != NOTHING else []
            middle = int(board.record.road_length) // 2
            values[f"road-{road + 1}"] = "".join(LETTERS[ant] for ant in lying)
            values[f"road-{road + 1}-from"] = str(left + 1 if lying else middle)
        for seat in seats:
            name = SEAT_NAMES[seat]
            values[f"hand-{name}"] = letters(state.hand[seat])
            for food, colour in enumerate(FOOD_NAMES):
                values[f"small-{name}-{colour}"] = str(state.small[seat, food])
                values[f"reserve-{name}-{colour}"] = str(state.reserve[seat, food])
            if board.record.friends:
                values[f"points-{name}"] = str(min(MOST_POINTS, state.points[seat]))
                for friend, kind in enumerate(FRIEND_NAMES):
                    values[f"{kind}-{name}"] = str(state.owned[seat, friend])
        for number in range(CHAMBERS):
            values[f"chamber-{number + 1}"] = str(state.tokens[number])
        return values

    def build(self, board: MiniCityBoard, seats: int, values: Values) -> Record:
        state = new_record(STATE)
        start(board.record, state, seats)
        for ant, name in enumerate(ANT_NAMES):
            state.ant_at[ant] = int(values[f"ant-{name}"]) - 1
            state.discards[ant] = values["discards"].count(LETTERS[ant])
        for road in range(plainly(roads_used)(state)):
            lay_road(state, road, values)
        for number in range(CHAMBERS):
            state.tokens[number] = int(values[f"chamber-{number + 1}"])
        for seat in range(seats):
            self.seat(board, state, seat, values)
        for ant in range(ANTS):
            lying = int((state.roads == ant).sum() + state.hand[:, ant].sum())
            state.pile[ant] = CARDS_AN_ANT - lying - state.discards[ant]
        free = board.record.places - state.tokens
        state.free_places[:] = [free[board.record.food == food].sum() for food in range(FOODS)]
        player, first = SEAT_NAMES.index(values["turn"]), SEAT_NAMES.index(values["first"])
        state.first = first
        state.rounds = int(values["round"]) - (player == first)
        state.turns = (int(values["round"]) - 1) * seats + (player - first) % seats
        points = state.points.copy()
        plainly(begin_turn)(board.record, state, player)
        state.points[:] = points  # those of a beetle are among them
        return state

    def seat(self, board: MiniCityBoard, state: Record, seat: int, values: Values) -> None:
        name = SEAT_NAMES[seat]
        for ant in range(ANTS):
            state.hand[seat, ant] = values[f"hand-{name}"].count(LETTERS[ant])
        for food, colour in enumerate(FOOD_NAMES):
            state.small[seat, food] = int(values[f"small-{name}-{colour}"])
            state.reserve[seat, food] = int(values[f"reserve-{name}-{colour}"])
        if board.record.friends:
            state.points[seat] = int(values[f"points-{name}"])
            for friend, kind in enumerate(FRIEND_NAMES):
                state.owned[seat, friend] = int(values[f"{kind}-{name}"])

    def faults(self, board: MiniCityBoard, state: Record, values: Values) -> list[Message]:
        return [
            *ant_faults(board, state),
            *card_faults(board, state, values),
            *token_faults(board, state),
            *(
                message(
                    "minicity-impossible-friends",
                    friend=say_friend(friend),
                    copies=int(board.record.friend_copies[friend]),
                )
                for friend in range(FRIENDS)
                if state.owned[:, friend].sum() > board.record.friend_copies[friend]
            ),
        ]


def seat_fields(board: MiniCityBoard, fresh: Record, seat: int) -> list[Field]:
    name, own = SEAT_NAMES[seat], say_seat(seat)
    hand = Field(
        f"hand-{name}", own, field("hand"), "letters", "", high=SNAIL_HAND, words=ant_words()
    )
    tokens = [
        Field(
            f"{part}-{name}-{colour}",
            own,
            message("minicity-set-tokens", part=part, food=say_food(food)),
            "number",
            str(getattr(fresh, part)[seat, food]),
            high=min(most, int(fresh.reserve[seat, food])),
        )
        for part, most in (("small", EXOTIC_CATERPILLAR_PART), ("reserve", CHAMBERS))
        for food, colour in enumerate(FOOD_NAMES)
    ]
    if not board.record.friends:
        return [hand, *tokens]
    points = Field(f"points-{name}", own, field("points"), "number", "0", high=MOST_POINTS)
    friends = [
        Field(
            f"{kind}-{name}",
            own,
            say_friend(friend),
            "number",
            "0",
            high=int(board.record.friend_copies[friend]),
        )
        for friend, kind in enumerate(FRIEND_NAMES)
    ]
    return [hand, *tokens, points, *friends]


def letters(counts: np.ndarray) -> str:
    return "".join(LETTERS[ant] * int(count) for ant, count in enumerate(counts))


def lay_road(state: Record, road: int, values: Values) -> None:
    """As far as it is long enough; what lies beyond its end is a fault."""
    cards = [LETTERS.index(letter) for letter in values[f"road-{road + 1}"]]
    left = int(values[f"road-{road + 1}-from"]) - 1
    cards = cards[: state.roads.shape[1] - left]
    if cards:
        state.roads[road, left : left + len(cards)] = cards
        state.left_end[road], state.right_end[road] = left, left + len(cards) - 1


def ant_faults(board: MiniCityBoard, state: Record) -> list[Message]:
    """§1.1: one on each unloading zone."""
    places = state.ant_at.tolist()
    return [
        message("minicity-impossible-ants", chamber=say_chamber(board, chamber))
        for chamber in sorted(set(places))
        if places.count(chamber) > 1
    ]


def card_faults(board: MiniCityBoard, state: Record, values: Values) -> list[Message]:
    """§1.4: as many as there are; §2.4, §7.1: full hands; §4.1, §4.2: roads without gaps."""
    found = [
        message(
            "minicity-impossible-cards",
            ant=say_ant(ant),
            count=CARDS_AN_ANT - int(state.pile[ant]),
            most=CARDS_AN_ANT,
        )
        for ant in range(ANTS)
        if state.pile[ant] < 0
    ]
    for seat in range(int(state.seats)):
        count, wanted = int(state.hand[seat].sum()), int(plainly(hand_limit)(state, seat))
        if count != wanted:
            told = {"count": count, "wanted": wanted}
            found.append(message("minicity-impossible-hand", seat=say_seat(seat), **told))
    length = int(board.record.road_length)
    for road in range(ROADS):
        if f"road-{road + 1}" not in values:
            continue
        left = int(values[f"road-{road + 1}-from"]) - 1
        right = left + len(values[f"road-{road + 1}"]) - 1
        if not (0 < left < length // 2 <= right < length - 1):
            told = {"left": length // 2, "right": length // 2 + 1, "last": length}
            found.append(message("minicity-impossible-road", road=say_road(road), **told))
    return found


def token_faults(board: MiniCityBoard, state: Record) -> list[Message]:
    """§1.2, §2.3: as many free places as tokens held; §7.1: small parts; §8.1: nobody has won."""
    fresh = new_record(STATE)
    start(board.record, fresh, int(state.seats))
    held = (state.small + state.reserve).sum(axis=0)
    found = [
        message(
            "minicity-impossible-tokens",
            food=say_food(food),
            places=int(state.free_places[food]),
            tokens=int(held[food]),
        )
        for food in range(FOODS)
        if state.free_places[food] != held[food]
    ]
    for seat in range(int(state.seats)):
        own, share = state.small[seat] + state.reserve[seat], fresh.reserve[seat]
        told: dict[str, Message] = {"seat": say_seat(seat)}
        found += [
            message("minicity-impossible-share", food=say_food(food), most=int(share[food]), **told)
            for food in range(FOODS)
            if own[food] > share[food]
        ]
        most = int(plainly(small_part_limit)(state, seat))
        if state.small[seat].sum() > most:
            found.append(message("minicity-impossible-small", most=most, **told))
        if plainly(tokens_left)(state, seat) == 0:
            found.append(message("minicity-impossible-unloaded", **told))
    return found


EDITING = MiniCityEditing()
