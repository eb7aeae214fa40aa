"""Chapter 1: the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.marracash.table import (
    COLOURS,
    SEATS,
    Table,
    colour_of,
    crowd,
    customers,
    legal,
    money,
    opened,
    play,
    unstarted,
    weights,
)

# §1.3, as it stands on the rules page.
GRID = """
     0   1   2   3   4   5   6   7   8   9   10  11  12
0    Y1  P1  G1  G1  R1  R1  .   .   .   1*  .   .   2
1    Y1  P1  .   .   .   .   3   B1  P2  .   G2  G2  .
2    .   .   4   Y2  Y2  P3  .   B1  P2  .   R2  R2  .
3    .   B2  .   R3  ##  P3  5   .   .   6   .   7   .
4    .   B2  .   R3  Y3  Y3  .   G3  B3  B3  Y4  .   P4
5    8*  .   9   .   10  .   11  G3  R4  R4  Y4  .   P4
6    .   G4  B4  B4  .   R5  .   .   12  .   .   13  ##
7    .   G4  Y5  Y5  .   R5  P5  P5  .   B5  B5  .   G5
8    14  .   .   .   15  .   .   .   16* .   .   .   G5
"""

# §1.4
CONNECTIONS = """
    1-2 1-3 1-6 2-7 3-4 3-5 4-8 4-9 5-6 5-11 6-7 7-13 8-9 8-14 9-10 10-11 10-15 11-12 12-13 12-16
    13-16 14-15 15-16
"""

# §1.5: the shops that a walk touches, in order, read off the grid square by square. A bar stands
# between squares; within a square the order does not matter. Squares that touch nothing new are
# left out.
ROUTES = {
    "1 2": "G2",
    "2 1": "G2",
    "1 3": "P2 | B1 | R1",
    "3 1": "R1 | B1 | P2",
    "1 6": "P2 G2 | R2 | B3",
    "6 1": "P2 R2 | G2",
    "2 7": "G2 | R2 | P4",
    "7 2": "P4 | R2 | G2",
    "3 4": "R1 P3 | Y2 | G1 | P1",
    "4 3": "G1 P1 | Y2 | R1 | P3 | B1",
    "3 5": "P3 B1",
    "5 3": "P3 B1",
    "4 8": "P1 B2 | Y1",
    "8 4": "B2 | Y1 | P1 | Y2",
    "4 9": "B2 R3 | B4",
    "9 4": "B2 R3 | Y2",
    "5 6": "B1 G3 | P2 B3",
    "6 5": "P2 B3 | B1 G3 | P3",
    "5 11": "Y3 G3",
    "11 5": "Y3 G3 | P3",
    "6 7": "R2 Y4",
    "7 6": "R2 Y4 | B3",
    "7 13": "Y4 P4",
    "13 7": "Y4 P4 | R2",
    "8 9": "B2 G4 | B4",
    "9 8": "B2 G4",
    "8 14": "G4",
    "14 8": "G4",
    "9 10": "R3 B4 | Y3",
    "10 9": "R3 B4",
    "10 11": "Y3 R5 | G3",
    "11 10": "Y3 R5",
    "10 15": "B4 R5 | Y5",
    "15 10": "Y5 R5 | B4 | Y3",
    "11 12": "R5 P5 | G3 | R4",
    "12 11": "G3 P5 | R5",
    "12 13": "R4 B5 | Y4",
    "13 12": "Y4 B5 | R4",
    "12 16": "P5 B5",
    "16 12": "P5 B5 | R4",
    "13 16": "B5 G5",
    "16 13": "B5 | G5",
    "14 15": "G4 | Y5",
    "15 14": "Y5 | G4",
    "15 16": "R5 | P5",
    "16 15": "P5 | R5",
}

# §1.5: a fountain that is not here touches no shop.
BESIDE = {
    "3": "B1",
    "4": "Y2",
    "5": "P3",
    "6": "B3",
    "7": "R2",
    "9": "B4",
    "10": "Y3",
    "11": "G3",
    "12": "R4",
}


def view() -> dict[str, Any]:
    return opened().view()


def owned_by_turns(names: list[str]) -> Table:
    """A table on which these shops have owners."""
    table = Table()
    for index, name in enumerate(names):
        table.own(SEATS[index % 4], name)
    return table


# §1.1, §1.2


def test_there_are_25_shops_five_of_each_colour() -> None:
    """§1.1: yellow, purple, green, red and blue."""
    shops = view()["shops"]
    assert len(shops) == 25
    assert Counter(shop["colour"] for shop in shops) == {
        "yellow": 5,
        "purple": 5,
        "green": 5,
        "red": 5,
        "blue": 5,
    }


def test_there_are_16_fountains_three_of_them_entrances() -> None:
    """§1.1: the blue ones, 1, 8 and 16."""
    fountains = view()["fountains"]
    assert [place["name"] for place in fountains] == [str(number) for number in range(1, 17)]
    assert [place["name"] for place in fountains if place["entrance"]] == ["1", "8", "16"]


def test_two_palms_block_the_way() -> None:
    """§1.1: one in the middle, one east of fountain 13, which has no way to P4 or G5."""
    assert view()["town"]["palms"] == [[4, 3], [12, 6]]
    assert next(place for place in view()["fountains"] if place["name"] == "13")["next"] == [
        "7",
        "12",
        "16",
    ]


def test_there_are_54_visitors_and_14_of_them_are_yellow() -> None:
    """§1.2: ten of each other colour."""
    figures = unstarted().view()["figures"]
    assert figures == {"yellow": 14, "purple": 10, "green": 10, "red": 10, "blue": 10}
    assert sum(figures.values()) == 54


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_begins_with_1200_dirham_and_six_signs(seats: int) -> None:
    """§1.2: three or four seats; nobody has a shop."""
    match = opened(seats)
    assert money(match) == dict.fromkeys(["ali", "aida", "omar", "laila"][:seats], 1200)
    assert [seat["signs_left"] for seat in match.view()["seats"]] == [6] * seats
    assert [seat["shops"] for seat in match.view()["seats"]] == [[]] * seats


def test_money_comes_in_steps_of_25() -> None:
    """§1.2: so do bids."""
    match = opened()
    play(match, "auction Y1")
    assert legal(match)[:4] == ["bid 100", "bid 125", "bid 150", "bid 175"]


def test_souvenir_cards_stay_in_the_box_without_the_variant() -> None:
    """§1.2: no deck, none face up."""
    assert (view()["deck"], view()["cards"]) == ([], [None, None])


# §1.3, §1.4


def test_the_town_is_the_one_of_the_rules_page() -> None:
    """§1.3: 13 columns, 9 rows, every square."""
    seen = view()
    signs = {tuple(square): "." for square in seen["town"]["streets"]}
    signs |= {tuple(square): "##" for square in seen["town"]["palms"]}
    for place in seen["fountains"]:
        signs[place["column"], place["row"]] = place["name"] + "*" * place["entrance"]
    for shop in seen["shops"]:
        signs |= {tuple(square): shop["name"] for square in shop["squares"]}
    rows = [line.split()[1:] for line in GRID.strip().splitlines()[1:]]
    assert (seen["town"]["columns"], seen["town"]["rows"]) == (13, 9)
    assert [[signs[column, row] for column in range(13)] for row in range(9)] == rows


def test_there_are_23_connections() -> None:
    """§1.4: in both directions."""
    pairs = [pair.split("-") for pair in CONNECTIONS.split()]
    assert len(pairs) == 23
    for place in view()["fountains"]:
        ends = {other for pair in pairs for other in pair if place["name"] in pair}
        assert set(place["next"]) == ends - {place["name"]}


def test_a_group_may_be_moved_along_every_connection_and_no_other() -> None:
    """§1.4: 46 moves, if somebody stands at every fountain."""
    table = Table()
    for number in range(1, 17):
        table.crowd(str(number), **{COLOURS[number % 5]: 1})
    moves = {text.removeprefix("move ") for text in legal(table.turn("ali"), "move")}
    there = {pair.replace("-", " ") for pair in CONNECTIONS.split()}
    back = {" ".join(reversed(move.split())) for move in there}
    assert len(moves) == 46
    assert moves == there | back == set(ROUTES)


def test_a_route_goes_round_the_bends() -> None:
    """§1.4: from 13 down to the wall and west to 16, the first fountain on the way."""
    match = Table().crowd("13", red=1).turn("ali")
    (preview,) = [move for move in match.view()["previews"] if move["action"] == "move 13 16"]
    assert preview["squares"] == [[11, 7], [11, 8], [10, 8], [9, 8], [8, 8]]


# §1.5


@pytest.mark.parametrize("route", ROUTES)
def test_a_walk_touches_these_shops_in_this_order(route: str) -> None:
    """§1.5: with all five shops of a colour owned its visitors enter the first of these; with
    that one unowned the next; with none of these owned they arrive.
    """
    start, target = route.split()
    touched = ROUTES[route].replace("|", " ").split()
    for colour in COLOURS:
        names = [f"{colour[0].upper()}{number}" for number in range(1, 6)]
        for name in (name for name in touched if colour_of(name) == colour):
            match = owned_by_turns(names).crowd(start, **{colour: 1}).turn("ali")
            play(match, f"move {route}")
            assert customers(match, name) == 1
            names.remove(name)
        match = owned_by_turns(names).crowd(start, **{colour: 1}).crowd(target).turn("ali")
        play(match, f"move {route}")
        assert crowd(match, target) == {colour: 1}


def test_the_start_does_not_count_and_the_target_does() -> None:
    """§1.5: B1 lies beside fountain 3; a blue visitor enters it coming from 4, not leaving to 4."""
    match = Table().own("ali", "B1").crowd("4", blue=1).turn("ali")
    play(match, "move 4 3")
    assert customers(match, "B1") == 1
    match = Table().own("ali", "B1").crowd("3", blue=1).turn("ali")
    play(match, "move 3 4")
    assert customers(match, "B1") == 0
    assert crowd(match, "4") == {"blue": 1}


@pytest.mark.parametrize("name", [str(number) for number in range(1, 17)])
def test_these_shops_lie_beside_a_fountain(name: str) -> None:
    """§1.5: only they would pull in visitors of their colour from it (§4.4)."""
    match = Table().crowd(name, yellow=1, purple=1, green=1, red=1, blue=1).turn("ali")
    pulling = [preview for preview in match.view()["previews"] if preview.get("pulls_in")]
    wanted = [BESIDE[name]] if name in BESIDE else []
    assert [preview["shop"] for preview in pulling] == wanted


def test_no_square_touches_two_shops_of_one_colour() -> None:
    """§1.5: so the order within a square does not matter; read off the grid."""
    rows = [line.split()[1:] for line in GRID.strip().splitlines()[1:]]
    signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    for (x, y), sign in signs.items():
        if sign == "." or sign[0].isdigit():
            around = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
            touched = {signs[place] for place in around if place in signs}
            shops = [name for name in touched if name[0] in "YPGRB"]
            assert len({name[0] for name in shops}) == len(shops), (x, y)


# §1.6


@pytest.mark.parametrize(
    ("colour", "values"),
    [
        ("red", [50, 75, 100, 125, 150]),
        ("purple", [75, 100, 125, 150, 175]),
        ("green", [100, 125, 150, 175, 200]),
        ("blue", [125, 150, 175, 200, 225]),
        ("yellow", [150, 175, 200, 225, 250]),
    ],
)
def test_these_are_the_souvenirs_of_a_colour(colour: str, values: list[int]) -> None:
    """§1.6: five cards a colour."""
    deck = unstarted(souvenirs=True).view()["deck"]
    assert len(deck) == 25
    assert [card["value"] for card in deck if card["colour"] == colour] == values


def test_chance_draws_each_colour_by_the_figures_in_the_box() -> None:
    """§1.2: the first visitor of the setup."""
    assert weights(unstarted()) == {
        "gather yellow": 14,
        "gather purple": 10,
        "gather green": 10,
        "gather red": 10,
        "gather blue": 10,
    }
