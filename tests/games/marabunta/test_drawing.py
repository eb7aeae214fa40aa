"""Pictures of boards, as SVG and in the terminal."""

from __future__ import annotations

import io
from functools import cache
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from rich.console import Console, RenderableType

import ludoteca
from ludoteca.core.errors import BadBoard
from ludoteca.core.match import Match
from ludoteca.games import find_game
from ludoteca.games.marabunta import terminal
from ludoteca.games.marabunta.box import POWER_NAMES, REGION_NAMES
from ludoteca.games.marabunta.drawing import draw_board
from ludoteca.games.marabunta.view import MarabuntaView
from tests.effort import TRIED_LANGUAGES
from tests.games.marabunta.table import Table, play

SVG = "{http://www.w3.org/2000/svg}"
TERRITORIES = ("picnic", "crumbs")


def picture(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(name, find_game("marabunta").board_text(name)))


def of_class(drawn: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in drawn.iter() if element.get("class") == name]


def pictograms(drawn: ElementTree.Element, name: str) -> int:
    return sum(used.get("href") == f"#{name}" for used in drawn.iter(f"{SVG}use"))


# Pictures


@pytest.mark.parametrize("name", TERRITORIES)
def test_a_territory_has_its_84_hexes(name: str) -> None:
    drawn = picture(name)
    hexes = of_class(drawn, "hex")
    assert len({place.get("data-hex") for place in hexes}) == 84
    for region in REGION_NAMES:
        assert sum(place.get("data-region") == region for place in hexes) == 14
    assert pictograms(drawn, "cupcake") == 12
    assert pictograms(drawn, "crate") == 12


@pytest.mark.parametrize("name", TERRITORIES)
def test_a_territory_has_a_leaf_of_ten_circles_for_each_region(name: str) -> None:
    leaves = of_class(picture(name), "leaf")
    assert [leaf.get("data-region") for leaf in leaves] == list(REGION_NAMES)
    for leaf in leaves:
        fills = [circle.get("fill") for circle in leaf.iter(f"{SVG}circle")]
        assert len(fills) == 10
        assert sorted(fills.count(fill) for fill in set(fills)) == [2, 2, 6]


@pytest.mark.parametrize("name", TERRITORIES)
def test_the_joints_of_the_three_parts_are_gaps(name: str) -> None:
    [gap] = of_class(picture(name), "gap")
    assert str(gap.get("d")).count("M") == 2  # two joints between three parts


def test_every_region_has_a_pattern_of_its_own() -> None:
    patterns = [
        ElementTree.tostring(pattern[0]) for pattern in picture("picnic").iter(f"{SVG}pattern")
    ]
    assert len(set(patterns)) == 6


@pytest.mark.parametrize(
    ("name", "missing", "crates"), [("worker", set(), 21), ("queen", {"three-points"}, 20)]
)
def test_a_player_board_has_groups_boxes_anthills_and_track(
    name: str, missing: set[str], crates: int
) -> None:
    drawn = picture(name)
    assert sorted(str(group.get("data-power")) for group in of_class(drawn, "group")) == sorted(
        set(POWER_NAMES) - missing
    )
    assert pictograms(drawn, "crate") == crates
    assert pictograms(drawn, "cupcake") == 10
    assert pictograms(drawn, "anthill") == 2
    assert len(list(drawn.iter(f"{SVG}circle"))) >= 26  # 0 to 25


def test_the_same_board_gives_the_same_picture() -> None:
    assert ElementTree.tostring(picture("picnic")) == ElementTree.tostring(picture("picnic"))


def test_names_in_own_files_cannot_break_the_picture() -> None:
    text = find_game("marabunta").board_text("worker")
    drawn = draw_board("own", text.replace('"worker"', '"<script> & co"'))
    assert ElementTree.fromstring(drawn).findtext(f"{SVG}title", "").startswith("<script> & co")


def test_a_wrong_board_is_not_drawn() -> None:
    with pytest.raises(BadBoard):
        draw_board("own", 'kind = "sea"\n')


# The terminal


@cache
def start_view() -> dict[str, Any]:
    return ludoteca.new_match("marabunta", seed=7).view()


def screen_of(view: dict[str, Any], language: str = "en") -> terminal.Screen:
    """Of some keys of a view; the others are as they are at the start."""
    return terminal.Screen(msgspec.convert(start_view() | view, MarabuntaView), language)


def shown(drawn: RenderableType, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def screen(match: Match, *lit: str, width: int = 80) -> str:
    return shown(screen_of(match.view()).draw(set(lit)), width)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", TRIED_LANGUAGES)
@pytest.mark.parametrize("territory", TERRITORIES)
def test_the_table_fits_the_terminal(width: int, language: str, territory: str) -> None:
    match = ludoteca.new_match("marabunta", seed=7, territory=territory)
    lines = shown(screen_of(match.view(), language).draw({"a1"}), width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert len(lines) <= 32
    assert sum("┊" in line for line in lines) == 14  # the joints, two lines a row


def test_every_hex_is_on_the_map() -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    words = screen(match).split()
    assert all(place["name"] in " ".join(words) for place in match.view()["hexes"])


def test_numbers_have_the_initial_of_their_seat() -> None:
    match = Table().write("red", 2, "a2").write("blue", 0, "e1").turn("red", pink="1")
    drawn = screen(match)
    assert "Sr2" in drawn
    assert "Ob0" in drawn


def test_crossed_out_lit_and_picked_hexes_are_marked() -> None:
    match = Table().cross_out("a2").turn("red", tile="cross-out")
    play(match, "apply tile", "cross a3")
    lit = screen_of({}).lights(match.legal())
    assert "a4" in lit
    drawn = screen(match, *lit)
    assert "S✗" in drawn
    assert "S♣+" in drawn
    assert "S *" in drawn


def test_both_seats_boards_are_shown() -> None:
    match = Table().turn("red", pink="crate")
    play(match, "apply pink", "crate 4")
    drawn = screen(match)
    assert "4 a 0 anywhere" in drawn
    assert "☒☐" in drawn
    assert "▲▲" in drawn
    assert "0123344555" in drawn


def test_leaves_tell_circles_sums_and_who_leads() -> None:
    match = Table().write("red", 2, "a2").turn("red", pink="leaf", blue="leaf")
    play(match, "apply pink")
    drawn = screen(match, width=120).splitlines()
    assert any("pink" in line and "rrr·····bb   0 : 0   =" in line for line in drawn)
    assert any("grey" in line and "rr······bb   2 : 0   r" in line for line in drawn)


def test_what_is_done_in_a_pool_is_ticked() -> None:
    match = Table().turn("red", pink="leaf", blue="leaf", green="leaf")
    play(match, "apply pink")
    drawn = screen(match)
    assert "pink leaf ✓" in drawn
    assert "green leaf ✓" not in drawn


def test_pools_are_shown_while_they_are_offered() -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    match.play("split tile pink | blue orange green grey yellow")
    drawn = screen(match)
    assert "The pool with the tile:" in drawn
    assert "The rest:" in drawn


def test_dice_that_are_not_rolled_have_no_face() -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    first = next(match.steps())
    view = msgspec.to_builtins(match.game.view(match.board, first.after, None))
    assert " P  -" in shown(screen_of(view).draw(set()))


def final_view(**changes: Any) -> dict[str, Any]:
    view: dict[str, Any] = ludoteca.new_match("marabunta", seed=7).view()
    seats = [seat | changes for seat in view["seats"]]
    return view | {"seats": seats, "ended_by": "blue"}


def test_the_result_tells_where_the_points_came_from() -> None:
    view = final_view(points=8, boxes=4)  # boxes of 0, 1, 2 and 3 points
    view["regions"][0] |= {"winner_now": "blue", "circles": [2, 5], "sums": [3, 8]}
    view["seats"][1]["score_now"] = 13
    rows = [line.split() for line in shown(screen_of(view).result()).splitlines()]
    assert ["│", "Cupcakes", "│", "6", "│", "6", "│"] in rows
    assert ["│", "Powers", "│", "2", "│", "2", "│"] in rows
    assert ["│", "pink", "(3", ":", "8)", "│", "-", "│", "5", "│"] in rows


def test_a_tied_result_tells_what_broke_the_tie() -> None:
    drawn = shown(screen_of(final_view(score_now=20)).result())
    assert "Cupcake boxes crossed" in drawn
    assert "Triggered the end" in drawn
    assert "Triggered the end" not in shown(screen_of(ludoteca_view()).result())


def ludoteca_view() -> dict[str, Any]:
    view = final_view()
    view["seats"][0]["score_now"] = 1
    return view


# What people type


@pytest.mark.parametrize(
    ("phase", "typed", "notation"),
    [
        ("split", "P B", "split tile pink blue | orange green grey yellow"),
        ("split", "tile", "split tile | pink blue orange green grey yellow"),
        ("split", "P dance", None),
        ("write", "c7", "write c7"),
        ("cross", "C7", "cross c7"),
        ("circle", "s", "circle grey"),
        ("element", "tile", "apply tile"),
        ("element", "apply tile", None),
        ("crate", "pink", None),
    ],
)
def test_shorthand_stands_for_notation(phase: str, typed: str, notation: str | None) -> None:
    assert screen_of({"phase": phase}).shorthand(typed) == notation


@pytest.mark.parametrize(
    ("phase", "key"),
    [
        ("split", "terminal-hint-split"),
        ("write", "terminal-hint-hex"),
        ("cross", "terminal-hint-hex"),
        ("take", None),
    ],
)
def test_long_lists_have_a_hint(phase: str, key: str | None) -> None:
    hint = screen_of({"phase": phase}).hint()
    assert (None if hint is None else hint.key) == key
