"""The numbers that the rules of each game tell, taken from its box.py and its boards.

For each paragraph its numbers in order. A plain number is the rule's own: nothing else knows it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

Numbers = dict[str, tuple[float, ...]]


class Shared(NamedTuple):
    everywhere: Numbers
    in_book: Numbers  # RULES.md and RULINGS.md, where they say more than the pages for players


def board_of(game: str, seats: int, **options: Any) -> Any:
    setting = make_setting(find_game(game), seats, options)
    return find_game(game).load_board(setting.options, setting.files)


def marabunta() -> Shared:
    from ludoteca.games.marabunta import box
    from ludoteca.games.marabunta.boards import PLAYER_BOARDS, TERRITORIES

    load = partial(board_of, "marabunta", 2)
    hexes = load().territory.hexes
    of_region = [sum(each.region == region for each in hexes) for region in range(box.REGIONS)]
    cupcakes = sum(each.sign == "c" for each in hexes)
    crates = sum(each.sign == "x" for each in hexes)
    [first_box] = {load(boards=name).player_board.row[0] for name in PLAYER_BOARDS}
    special = box.SPECIAL_HEXES_A_REGION
    blank = box.CIRCLES - 2 * box.FIRST_CIRCLES
    circles = box.FIRST_CIRCLES
    numbers: Numbers = {
        "lead": (box.SEATS,),
        "§1.1": (box.REGIONS, box.DICE),
        "§1.2": tuple(int(face) for face in box.FACE_NAMES if face.isdecimal()),
        "§1.3": (len(hexes), max(of_region), cupcakes, special, crates, special),
        "§1.4": (box.CIRCLES, circles, circles, blank),
        "§1.5": (len(TERRITORIES), box.MIN_CRUMBS, box.REGIONS - 1),
        "§1.6": (box.PARTS, box.HEXES_A_PART),
        "§1.7": (box.ANTHILLS, first_box, box.TRACK, len(PLAYER_BOARDS)),
        "§1.8": (len(box.TILE_NAMES),),
        "§2.2": (box.SHUFFLED_TILES,),
        "§3.1": (box.DICE,),
        "§3.2": (box.ELEMENTS, box.DICE, 2, 2**box.DICE - 1),
        "§3.5": (box.SHUFFLED_TILES + 1,),
        "§5.3": (1, 2, 3),
        "§5.4": (0,),
        "§6.2": (0,),
        "§6.3": (0,),
        "§7.3": (1,),
        "§7.4": (0, 0),
        "§7.5": (0,),
        "§7.8": (box.CUPCAKE_HEXES,),
        "§9.1": (1, 1),
        "§9.2": (2, 2),
        "§9.3": (0,),
        "§9.4": (3,),
        "§9.6": (2,),
        "§9.7": (3,),
        "§9.8": (1, 1, 1),
        "§10.1": (box.CUPCAKE_HEXES,),
        "§11.2": (circles, box.CIRCLES - circles, 0, 0),
        "§11.4": (1, box.TRACK),
    }
    last_round = (box.MAX_ROUNDS, box.SHUFFLED_TILES + 1, box.CUPCAKE_HEXES, box.MAX_ROUNDS)
    in_book: Numbers = {
        "introduction": (3, box.HEXES),
        "Q11": (box.CUPCAKE_HEXES,),
        "How long a match can be": last_round,
    }
    return Shared(numbers, in_book)


def minicity() -> Shared:
    from ludoteca.games.minicity import box

    hill = board_of("minicity", 2).hill
    foods = range(box.FOODS)

    def by_food(what: str) -> tuple[int, ...]:
        return tuple(
            sum(getattr(chamber, what) for chamber in hill.chambers if chamber.food == food)
            for food in foods
        )

    places, two_ants, three_ants = map(by_food, ("places", "two_ants", "three_ants"))
    filled = {2: two_ants, 3: three_ants, 4: (0,) * box.FOODS}
    shares = {
        seats: tuple((places[food] - filled[seats][food]) // seats for food in foods)
        for seats in box.SEAT_COUNTS
    }
    sizes = sorted({chamber.places for chamber in hill.chambers})
    tunnels = [len(chamber.tunnels) for chamber in hill.chambers]
    starts = sum(chamber.start is not None for chamber in hill.chambers)
    copies = [friend.copies for friend in hill.friends]
    costs = tuple(friend.cost for friend in hill.friends)
    tokens = (sum(box.FOOD_TOKENS), *box.FOOD_TOKENS)
    numbers: Numbers = {
        "lead": (box.SEAT_COUNTS[0], box.SEAT_COUNTS[-1], box.ANTS),
        "§1.1": (len(hill.chambers), min(tunnels), max(tunnels), sizes[0], box.MAX_PLACES),
        "§1.2": (sum(places), *places, *sizes),
        "§1.3": (box.ANTS, starts),
        "§1.4": (box.ANTS * box.CARDS_AN_ANT, box.CARDS_AN_ANT),
        "§1.5": (box.ROADS, hill.road, 2),
        "§1.6": tokens,
        "§1.7": (sum(two_ants), 2, *two_ants, sum(three_ants), 3, *three_ants[:4]),
        "§1.8": (sum(copies), len(copies), copies.count(2), 1, *costs),
        "§2.2": (2, sum(two_ants), 2, 3, sum(three_ants), 3, 4),
        "§2.3": (*shares[2], 2, *shares[3], 3, *shares[4], 4),
        "§2.4": (box.HAND, 2, 2),
        "§2.5": (box.SMALL_PART,),
        "§2.7": (2, 0, box.MAX_OFFER),
        "§3.1": (box.TURN_CARDS,),
        "§3.2": (2, 2, 3, 3, 1, 2, 3, 4, 1, 2, 3, box.MAX_TURN_CARDS),
        "§4.2": (2,),
        "§7.1": (box.SMALL_PART, box.HAND),
        "§9.1": (0,),
        "§9.2": tuple(box.YELLOW_POINTS + food for food in foods),
        "§9.5": (1, box.ORANGE_CATERPILLAR_PART, box.EXOTIC_CATERPILLAR_PART, box.SNAIL_HAND),
        "Q3": (box.MIN_ROAD, box.MAX_ROAD),
        "Q8": (2, 2, box.SNAIL_HAND),
        "Q16": (box.MAX_TURNS,),
        "Q17": (0, box.MAX_OFFER),
    }
    in_book: Numbers = {
        "introduction": (3, box.CHAMBERS),
        "Good to know": (58.3, 52.5, box.MAX_TURNS),
        "Versions": (1, 2),
        "Q3": (box.MIN_ROAD, box.MAX_ROAD, box.MAX_ROAD),
    }
    return Shared(numbers, in_book)


def marracash() -> Shared:
    from ludoteca.games.marracash import box

    town = board_of("marracash", 4).town
    plan = town.plan
    step, most = box.PRICE_STEP, box.MAX_PRICE
    souvenirs = {
        colour: (first, first + (box.CARDS_A_COLOUR - 1) * box.COIN)
        for colour, first in zip(box.COLOUR_NAMES, box.FIRST_VALUES, strict=True)
    }
    values = [souvenirs[colour] for colour in ("red", "purple", "green", "blue", "yellow")]
    shops = len(plan.shops)
    ends = [(int(route.start), int(route.target)) for route in town.routes]
    pairs = sorted({(min(pair), max(pair)) for pair in ends})
    numbers: Numbers = {
        "lead": (3, box.SEATS),
        "§1.1": (shops, shops // box.COLOURS, len(plan.fountains), box.ENTRANCES, len(plan.palms)),
        "§1.2": (sum(box.FIGURES), *box.FIGURES[:2], box.SIGNS, box.CARDS, box.COIN, box.MONEY),
        "§1.3": (plan.columns, plan.rows),
        "§1.4": (box.MAX_WAYS, len(pairs)),
        "§1.6": (box.CARDS_A_COLOUR, box.COIN, *(end for pair in values for end in pair)),
        "§2.1": (box.GATHERED, 3),
        "§2.2": (box.LINE, box.MAX_RUN + 1, box.ENDS),
        "§4.1": (box.FIRST_BID,),
        "§4.2": (box.RAISE,),
        "§4.3": (box.BONUS, box.HIGH_PRICE, box.HIGH_BONUS),
        "§5.1": (box.ACTIONS_A_TURN,),
        "§6.2": tuple(range(step, most + 1, step)),
        "§6.3": (box.LOW_SHARE, box.LOW_INCOME, box.HIGH_SHARE),
        "§7.1": tuple(range(box.MIN_BRING, box.MAX_BRING + 1)),
        "§9.1": (box.PLACES,),
        "Q1": (box.HIGH_PRICE, box.BONUS, box.HIGH_PRICE + box.COIN, box.HIGH_BONUS),
        "Q2": (box.COIN, box.RAISE, box.ANY_RAISE),
        "Q3": (box.FIRST_BID,),
        "Q4": (box.SIGNS, box.SIGNS),
        "Q14": (box.LOW_INCOME, box.LOW_INCOME + step, box.LOW_INCOME),
        "Q16": (box.CARDS,),
        "Q17": (box.QUIET_ROUNDS,),
    }
    from_file = (box.ENTRANCES, box.MAX_FOUNTAINS, box.MAX_SIDE, box.MAX_SIDE)
    in_book: Numbers = {
        "§1.4": (*numbers["§1.4"], *(end for pair in pairs for end in pair)),
        "Q1": (box.HIGH_PRICE, box.BONUS, box.HIGH_PRICE, box.HIGH_PRICE + box.COIN),
        "Q2": (box.COIN, box.RAISE, box.ANY_RAISE, box.MAX_BID),
        "introduction": (3, 9),
        "End": (box.QUIET_ROUNDS,),
        "How long a match can be": (box.SEATS * box.SIGNS, box.VISITORS, 23, 101, 5, 2040),
        "Towns from a file": (*from_file, box.MIN_SHOPS, box.MAX_SHOPS, box.MAX_SHOPS_A_COLOUR),
    }
    return Shared(numbers, in_book)


GAMES: dict[str, Callable[[], Shared]] = {
    "marabunta": marabunta,
    "minicity": minicity,
    "marracash": marracash,
}
