"""Towns from a file: the shipped one is right, and a broken one is refused with line and place."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.boardfile import read_board_file
from ludoteca.core.errors import BadBoard
from ludoteca.core.message import message
from ludoteca.games.marracash.boards import Town, load_board, read_town
from ludoteca.games.marracash.game import GAME

MEDINA = GAME.board_text("medina")
FIRST_ROW_LINE = 8  # of the file: the row with number 0

CONNECTIONS = """
    1-2 1-3 1-6 2-7 3-4 3-5 4-8 4-9 5-6 5-11 6-7 7-13 8-9 8-14 9-10 10-11 10-15 11-12 12-13
    12-16 13-16 14-15 15-16
"""

# Three entrances on a ring of streets, 25 shops that touch no street, and room for faults.
SMALL = """
     0   1   2   3   4   5   6   7   8   9   10
0    1*  .   2*  .   3*  ##  Y1  P1  G1  R1  B1
1    .   ##  ##  ##  .   ##  Y2  P2  G2  R2  B2
2    .   ##  ##  ##  .   ##  Y3  P3  G3  R3  B3
3    .   ##  ##  ##  .   ##  Y4  P4  G4  R4  B4
4    .   .   .   .   .   ##  Y5  P5  G5  R5  B5
5    ##  ##  ##  ##  ##  ##  ##  ##  ##  ##  ##
6    ##  ##  ##  ##  ##  ##  ##  ##  ##  ##  ##
7    ##  ##  ##  ##  ##  ##  ##  ##  ##  ##  ##
"""
SMALL_FIRST_ROW_LINE = 5

Changes = dict[tuple[int, int], str]


def town_file(drawing: str) -> str:
    return f'kind = "town"\nname = "test"\nmap = """{drawing}"""\n'


def town(text: str) -> Town:
    return read_town(read_board_file("town.toml", text))


def changed(drawing: str, changes: Changes) -> str:
    """A drawing with other signs on some squares, given as (column, row)."""
    header, *rows = [line.split() for line in drawing.strip().splitlines()]
    for (column, row), sign in changes.items():
        rows[row][column + 1] = sign
    return "\n" + "\n".join("  ".join(row) for row in [header, *rows]) + "\n"


def medina(changes: Changes) -> str:
    head, drawing, tail = MEDINA.split('"""')
    return f'{head}"""{changed(drawing, changes)}"""{tail}'


def small(changes: Changes) -> str:
    return town_file(changed(SMALL, changes))


def test_the_shipped_town_has_the_connections_of_the_rules() -> None:
    routes = town(MEDINA).routes
    found = sorted(tuple(sorted((int(route.start), int(route.target)))) for route in routes)
    wanted = sorted(tuple(map(int, pair.split("-"))) for pair in CONNECTIONS.split())
    assert len(wanted) == 23
    assert found == sorted(2 * wanted)


def test_the_shipped_town_has_five_shops_of_each_colour() -> None:
    shops = town(MEDINA).plan.shops
    assert Counter(shop.name[0] for shop in shops) == dict.fromkeys("YPGRB", 5)
    assert all(len(shop.squares) == 2 for shop in shops)


def test_the_shipped_town_has_sixteen_fountains_and_three_entrances() -> None:
    plan = town(MEDINA).plan
    assert [fountain.name for fountain in plan.fountains] == [str(n) for n in range(1, 17)]
    entrances = [fountain.name for fountain in plan.fountains if fountain.is_entrance]
    assert entrances == ["1", "8", "16"]
    assert plan.palms == {(4, 3), (12, 6)}


@pytest.mark.parametrize(
    ("start", "target", "shops"),
    [
        ("1", "3", "P2 B1 R1"),
        ("3", "4", "P3 R1 Y2 G1 P1"),
        ("4", "8", "P1 B2 Y1"),
        ("13", "16", "G5 B5"),
    ],
)
def test_a_route_touches_its_shops_in_order(start: str, target: str, shops: str) -> None:
    """By eye from the map; on one square by colour."""
    routes = {(route.start, route.target): route for route in town(MEDINA).routes}
    assert " ".join(routes[start, target].shops) == shops


def test_check_board_tells_the_option() -> None:
    assert GAME.check_board("medina.toml", MEDINA) == "town"


def test_a_town_may_have_eight_shops_of_each_colour() -> None:
    more = {
        (column, row): f"{letter}{row + 1}"
        for row in (5, 6, 7)
        for column, letter in enumerate("YPGRB", start=6)
    }
    board = load_board("large", small(more), souvenirs=False, any_raise=False)
    assert board.record.built.sum() == 40


def test_numbers_that_a_town_leaves_free_have_names_of_their_own() -> None:
    board = load_board("small", town_file(SMALL), souvenirs=False, any_raise=False)
    assert len(set(board.fountain_names)) == 24
    assert len(set(board.shop_names)) == 40


def test_the_small_town_is_valid() -> None:
    routes = town(town_file(SMALL)).routes
    assert [f"{route.start}-{route.target}" for route in routes] == [
        "1-2",
        "1-3",
        "2-1",
        "2-3",
        "3-1",
        "3-2",
    ]


def demand_fault(text: str, key: str, line: int, place: str | None = None) -> None:
    with pytest.raises(BadBoard) as refused:
        town(text)
    assert refused.value.fault.key == f"marracash-board-{key}"
    assert refused.value.line == line
    assert refused.value.fault.arguments.get("place") == place


@pytest.mark.parametrize(
    ("changes", "key", "column", "row"),
    [
        ({(6, 1): "x"}, "sign", 6, 1),
        ({(6, 1): "0"}, "sign", 6, 1),
        ({(6, 1): "Y"}, "sign", 6, 1),
        ({(6, 1): "100"}, "sign", 6, 1),
        ({(6, 1): "2"}, "fountain-twice", 6, 1),
        ({(4, 3): "R5"}, "shop-torn", 5, 7),
        ({(8, 7): "P5"}, "entrance-shop", 8, 8),
        ({(12, 6): "."}, "street", 12, 6),  # three ways on
        ({(4, 3): "."}, "street", 4, 3),  # none
        ({(1, 2): "##"}, "street", 0, 2),  # one
        ({(4, 6): "P1"}, "shop-torn", 4, 6),
        ({(4, 4): "G6", (5, 4): "G6"}, "same-colour", 6, 4),
    ],
)
def test_a_fault_of_a_square_is_told_with_line_and_place(
    changes: Changes, key: str, column: int, row: int
) -> None:
    demand_fault(medina(changes), key, FIRST_ROW_LINE + row, f"{column},{row}")


RING_OF_ONE = {(2, 0): ".", (4, 0): ".", (2, 2): "2*", (0, 7): "3*"}
RING_OF_TWO = {(4, 0): ".", (2, 2): "3*"}
MANY_FOUNTAINS = {(n % 11, 5 + n // 11): str(n + 4) for n in range(22)}


@pytest.mark.parametrize(
    ("changes", "key", "column", "row"),
    [
        (RING_OF_ONE, "loop", 1, 0),
        (RING_OF_TWO, "two-routes", 0, 1),
        ({(2, 2): "4"}, "apart", 2, 2),
        ({(1, 6): ".", (2, 6): ".", (1, 7): ".", (2, 7): "."}, "ring", 1, 6),
        (MANY_FOUNTAINS, "fountains", 10, 6),
        ({(column, 7): f"G{column + 6}" for column in range(4)}, "colour-shops", 3, 7),
    ],
)
def test_a_fault_of_the_whole_town_is_told_with_line_and_place(
    changes: Changes, key: str, column: int, row: int
) -> None:
    demand_fault(small(changes), key, SMALL_FIRST_ROW_LINE + row, f"{column},{row}")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({(2, 0): "2"}, "entrances"),
        ({(2, 2): "4*"}, "entrances"),
        ({(10, 4): "##"}, "shops"),
    ],
)
def test_a_wrong_number_is_told_with_the_line_of_the_map(changes: Changes, key: str) -> None:
    demand_fault(small(changes), key, SMALL_FIRST_ROW_LINE - 2)


@pytest.mark.parametrize(
    ("drawing", "key", "line"),
    [
        ("\n", "header", 3),
        ("\n0 1 3\n0 . . .\n", "header", 4),
        ("\n0 1\n0 . .\n2 . .\n", "row", 6),
        ("\n0 1\n0 . .\n1 . . .\n", "length", 6),
        ("\n" + " ".join(map(str, range(31))) + "\n", "large", 4),
    ],
)
def test_a_fault_of_the_frame_is_told_with_its_line(drawing: str, key: str, line: int) -> None:
    demand_fault(town_file(drawing), key, line)


def test_another_kind_is_refused() -> None:
    with pytest.raises(BadBoard) as refused:
        GAME.check_board("town.toml", MEDINA.replace('"town"', '"village"'))
    assert refused.value.fault == message("board-kind-unknown", kind="village", allowed="town")
    assert refused.value.line == 4


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("kind = ", "board-toml-empty", 1),
        ('kind = "town"\nname = "x"\n', "board-key-missing", 1),
        ('kind = "town"\nname = 3\nmap = ""\n', "board-key-kind", 2),
        ('kind = "town"\nname = "x"\nmap = ""\npalms = 2\n', "board-key-unknown", 4),
    ],
)
def test_a_fault_of_any_board_file(text: str, key: str, line: int) -> None:
    with pytest.raises(BadBoard) as refused:
        town(text)
    assert refused.value.fault.key == key
    assert refused.value.line == line
