"""Pictures of towns, as SVG and in the terminal."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from rich.console import Console, RenderableType

from ludoteca.core.errors import BadBoard
from ludoteca.core.match import Match
from ludoteca.core.texts import say
from ludoteca.games.marracash import terminal
from ludoteca.games.marracash.drawing import draw_board, rectangles
from ludoteca.games.marracash.game import GAME
from ludoteca.games.marracash.view import MarracashView
from tests.effort import TRIED_LANGUAGES
from tests.games.marracash.table import COLOURS, Table, legal, opened, play, unstarted

SVG = "{http://www.w3.org/2000/svg}"
ROUTES = (
    "1-2 1-3 1-6 2-7 3-4 3-5 4-8 4-9 5-6 5-11 6-7 7-13 8-9 8-14 9-10 10-11 10-15 11-12 12-13"
    " 12-16 13-16 14-15 15-16"
)


def picture(*changes: tuple[str, str]) -> ElementTree.Element:
    """The shipped town, perhaps with some of its text replaced."""
    text = GAME.board_text("medina")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return ElementTree.fromstring(draw_board("medina", text))


def of_class(drawn: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in drawn.iter() if name in element.get("class", "").split()]


def shop_of(drawn: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(shop for shop in of_class(drawn, "shop") if shop.get("data-shop") == name)


def pictograms(drawn: ElementTree.Element, name: str) -> int:
    return sum(used.get("href") == f"#{name}" for used in drawn.iter(f"{SVG}use"))


# Pictures


def test_a_town_has_its_25_shops_with_name_and_ware() -> None:
    drawn = picture()
    shops = of_class(drawn, "shop")
    assert len(shops) == len({shop.get("data-shop") for shop in shops}) == 25
    for colour, ware in zip(COLOURS, ("lamp", "carpet", "mint", "fez", "vase"), strict=True):
        own = [shop for shop in shops if shop.get("data-colour") == colour]
        assert len(own) == 5
        assert all(pictograms(shop, ware) == 1 for shop in own)
        assert all(shop.findtext(f"{SVG}text") == shop.get("data-shop") for shop in own)


def test_a_town_has_16_fountains_three_of_them_entrances_with_a_gate() -> None:
    drawn = picture()
    entrances = {place.get("data-fountain") for place in of_class(drawn, "entrance")}
    assert entrances == {"1", "8", "16"}
    assert {gate.get("data-fountain") for gate in of_class(drawn, "gate")} == entrances
    others = {place.get("data-fountain") for place in of_class(drawn, "fountain")}
    assert sorted(entrances | others, key=str) == sorted(map(str, range(1, 17)))
    assert len(others) == 13


def test_a_town_has_its_23_streets() -> None:
    routes = [street.get("data-route") for street in of_class(picture(), "street")]
    assert " ".join(route for route in routes if route) == ROUTES


@pytest.mark.parametrize(("shop", "doors"), [("Y1", 1), ("B2", 6), ("R3", 3), ("G5", 2)])
def test_a_shop_has_a_door_on_every_street_beside_it(shop: str, doors: int) -> None:
    assert len(of_class(shop_of(picture(), shop), "door")) == doors


def test_palms_and_the_line_are_drawn_and_explained() -> None:
    drawn = picture()
    assert pictograms(drawn, "palm") == 2 + 1  # one more tells what it is
    assert pictograms(drawn, "visitor") == 45
    shown = [text.text for text in drawn.iter(f"{SVG}text")]
    assert {"left end", "right end", *COLOURS} <= set(shown)
    assert [word for word in shown if word in ("100", "200", "300", "400", "500")] == [
        "100",
        "200",
        "300",
        "400",
        "500",
    ]


def test_every_colour_has_a_pattern_of_its_own() -> None:
    patterns = {
        str(pattern.get("id")): ElementTree.tostring(pattern[0])
        for pattern in picture().iter(f"{SVG}pattern")
    }
    assert len({patterns[f"pattern-{colour}"] for colour in COLOURS}) == 5


def test_a_shop_of_one_square_has_name_and_ware_side_by_side() -> None:
    shop = shop_of(picture(("0    Y1", "0    ##")), "Y1")
    assert shop.findtext(f"{SVG}text") == "Y1"
    assert pictograms(shop, "lamp") == 1


def test_a_bent_shop_is_drawn_of_several_blocks() -> None:
    bent = shop_of(picture(("R3  ##", "R3  Y3")), "Y3")
    assert len(of_class(bent, "edge")) == 2
    assert len(of_class(shop_of(picture(), "Y3"), "edge")) == 1


def test_the_blocks_of_a_shop_are_as_large_as_possible() -> None:
    square = frozenset({(0, 0), (1, 0), (0, 1), (1, 1)})
    assert rectangles(square) == [((0, 0), (1, 1))]
    assert rectangles(square | {(2, 1)}) == [((0, 0), (1, 1)), ((0, 1), (2, 1))]


def test_an_entrance_inside_the_town_has_no_gate() -> None:
    drawn = picture(("1*", "1 "), ("13 ", "13*"))
    assert {gate.get("data-fountain") for gate in of_class(drawn, "gate")} == {"8", "16"}
    assert len(of_class(drawn, "entrance")) == 3


def test_the_same_town_gives_the_same_picture() -> None:
    assert ElementTree.tostring(picture()) == ElementTree.tostring(picture())


def test_names_in_own_files_cannot_break_the_picture() -> None:
    drawn = picture(('"medina"', '"<script> & co"'))
    assert drawn.findtext(f"{SVG}title", "").startswith("<script> & co, Marracash")


def test_a_wrong_town_is_not_drawn() -> None:
    with pytest.raises(BadBoard):
        draw_board("own", 'kind = "sea"\n')


# The terminal


def screen_of(match: Match, language: str = "en", **changes: Any) -> terminal.Screen:
    view = match.typed_view()
    assert isinstance(view, MarracashView)
    return terminal.Screen(msgspec.structs.replace(view, **changes), language)


def shown(drawn: RenderableType, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def screen(match: Match, width: int = 80) -> str:
    lit = screen_of(match).lights(match.legal()) if match.to_act is not None else set()
    return shown(screen_of(match).draw(lit), width)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", TRIED_LANGUAGES)
@pytest.mark.parametrize("souvenirs", [False, True])
def test_the_table_fits_the_terminal(width: int, language: str, souvenirs: bool) -> None:
    match = (
        Table(souvenirs=souvenirs)
        .own("ali", "B2", "P1")
        .own("laila", "G4", "R3")
        .crowd("8", blue=1, green=2, red=1)
        .crowd("9", green=1, red=3, blue=2)
        .turn("omar")
    )
    drawn = shown(screen_of(match, language).draw({"8", "Y1"}), width)
    lines = drawn.splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    assert len(lines) <= 34
    assert sum(line.startswith(("█", "▶ [8]")) for line in lines) == 18  # two lines a row


@pytest.mark.parametrize(("width", "wall"), [(80, 80), (70, 67), (60, 54), (40, 40)])
def test_squares_get_as_wide_as_there_is_room(width: int, wall: int) -> None:
    lines = screen(opened(), width).splitlines()
    assert max(len(line.rstrip()) for line in lines[:20]) == wall


@pytest.mark.parametrize(("language", "sign"), [("it", "G1"), ("fr", "J1"), ("pl", "Ż1")])
def test_a_shop_bears_the_letter_of_its_colour_in_the_language(language: str, sign: str) -> None:
    match = opened()
    face = screen_of(match, language)
    assert f"{sign}*" in shown(face.draw({"Y1"}))
    assert face.shorthand(sign.lower()) == "auction Y1"
    assert f" {sign}" in say(match.describe("auction Y1"), language)
    assert f">{sign}</text>" in draw_board("medina", GAME.board_text("medina"), language)


def test_every_shop_and_fountain_is_in_the_town() -> None:
    match = opened()
    drawn = screen(match)
    view = match.view()
    assert all(f"{shop['name']}*" in drawn for shop in view["shops"])
    for place in view["fountains"]:
        sign = "[{}]" if place["entrance"] else "({})"
        assert sign.format(place["name"]) in drawn
    assert drawn.count("Ψ") == 2 + 1  # and in the legend
    assert [line.count("▼") + line.count("▲") for line in drawn.splitlines()][:20:19] == [1, 1]


def test_streets_lead_from_fountain_to_fountain() -> None:
    lines = screen(opened()).splitlines()
    assert "(9)────────(10)────────(11)" in lines[11]
    assert "╭────────────────[1]───────────────(2)" in lines[1]
    assert lines[7].rstrip("█ ").endswith("(7)────╯")
    assert lines[8].rstrip("█ ").endswith("│")


def test_a_shop_tells_owner_customers_and_what_the_next_one_pays() -> None:
    match = Table().own("ali", "R3").customers("R3", 3).own("aida", "B3").turn("omar")
    drawn = screen(match)
    assert "●Al3" in drawn
    assert "▸400" in drawn
    assert "■Ai0" in drawn
    assert "●Al2 owner and customers" in drawn
    assert "R3*" not in drawn
    assert "R4*" in drawn


def test_a_crowd_is_shown_by_letters() -> None:
    match = Table().crowd("9", yellow=1, green=2, blue=1).turn("omar")
    drawn = screen(match)
    assert "(9)*" in drawn
    assert "YGGB" in drawn


def test_a_large_crowd_is_counted() -> None:
    match = Table().crowd("9", yellow=4, red=3).turn("omar")
    assert "4Y3R" in screen(match)


def test_a_crowd_of_all_colours_has_room_beside_the_number_of_its_fountain() -> None:
    crowd = {"yellow": 2, "purple": 3, "green": 2, "red": 4, "blue": 3}
    lines = screen(Table().crowd("2", **crowd).turn("omar")).splitlines()
    assert "2*4R3B█" in lines[1]
    assert "2Y3P2G█" in lines[2]


def test_visitors_who_would_enter_a_sold_shop_at_once_are_told() -> None:
    match = Table().crowd("3", blue=2).turn("omar")
    drawn = screen(match)
    assert "+2" in drawn.split("B1*")[1]
    assert "+2 enter when sold" in drawn
    play(match, "auction B1")
    drawn = screen(match)
    assert "+2 enter when sold" in drawn
    assert "B1!" in drawn
    assert "! for sale" in drawn


def test_the_line_shows_both_ends_apart() -> None:
    match = Table().line("red", "blue", *["green", "red"] * 4, "blue", "purple").turn("omar")
    assert "Line (12): left ▸ RBGR GRGR GRBP ◂ right" in screen(match)


def test_a_short_line_stands_together() -> None:
    match = Table().line("red", "blue", "green").turn("omar")
    assert "Line (3): left ▸ RBG ◂ right" in screen(match)


def test_seats_show_whose_turn_it_is_money_and_signs() -> None:
    match = Table(3).own("aida", "R3", "B1").money(aida=925).turn("aida")
    lines = [line.split() for line in screen(match).splitlines()]
    assert ["▶", "■", "Aida", "925", "R3", "B1", "··", "··", "··", "··"] in lines
    assert ["▲", "Omar", "1200", *["··"] * 6] in lines
    assert not any("Laila" in line for line in lines)


def test_an_auction_tells_the_bid_and_who_is_still_in() -> None:
    match = Table().turn("ali")
    play(match, "auction R3")
    assert "R3 is for sale, nobody has bid yet." in screen(match)
    play(match, "bid 300", "pass")
    drawn = screen(match)
    assert "R3 is for sale: Ali bids 300." in drawn
    assert "Still in: Ali, Omar, Laila" in drawn


def test_the_last_round_is_announced_until_the_end() -> None:
    match = Table().line().crowd("9", red=1).turn("omar", last="aida")
    drawn = screen(match, 120)
    assert "The line along the wall is empty." in drawn
    assert "Last round: Aida plays last." in drawn
    over = screen_of(match, actor=None, phase="over")
    drawn = shown(over.draw(set()))
    assert "Last round" not in drawn
    assert "▶" not in drawn.split("Round 2")[1]


def test_souvenirs_are_shown_with_what_is_left_of_them() -> None:
    match = Table(souvenirs=True).cards("red 50", gone=["blue 125"]).turn("omar")
    assert "Souvenirs:  R 50   -   (deck: 23)" in screen(match)


# What moves bring


def offers(match: Match, width: int = 80) -> list[list[str]]:
    """The lines below the heading of the moves that bring something."""
    lines = screen(match, width).splitlines()
    [head] = [line for line in lines if "your share" in line]
    start = head.index("Move")
    below = [line[start:].split() for line in lines[lines.index(head) + 1 :]]
    return [words for words in below if words]


def test_moves_that_bring_money_are_listed_best_first() -> None:
    match = (
        Table()
        .own("omar", "B2")
        .own("ali", "R3", "G4")
        .crowd("9", red=2)
        .crowd("8", blue=1, green=3)
        .turn("omar")
    )
    assert offers(match) == [
        ["8", "9", "3", "→", "G4", "●Al", "600", "300"],
        ["1", "→", "B2", "▲Om", "100"],
        ["8", "14", "3", "→", "G4", "●Al", "600", "300"],
        ["8", "4", "1", "→", "B2", "▲Om", "100"],
        ["9", "4", "2", "→", "R3", "●Al", "300", "100"],
        ["9", "10", "2", "→", "R3", "●Al", "300", "100"],
    ]


def test_a_long_list_of_offers_is_cut() -> None:
    crowd = dict.fromkeys(COLOURS, 1)
    match = (
        Table()
        .own("ali", "B2", "G4", "P1", "R3")
        .own("aida", "G1", "R1", "Y2", "B4")
        .crowd("4", **crowd)
        .crowd("8", **crowd)
        .crowd("9", **crowd)
        .turn("omar")
    )
    lines = offers(match)
    assert len(lines) == 9
    assert lines[-1] == ["…"]


def test_an_income_that_waits_for_a_choice_is_not_known() -> None:
    match = (
        Table(souvenirs=True)
        .cards("red 50", "red 75")
        .own("ali", "R3")
        .crowd("9", red=1)
        .turn("omar")
    )
    assert ["9", "4", "1", "→", "R3", "●Al", "?", "?"] in offers(match, 120)


def test_nothing_is_listed_where_nothing_can_be_earned() -> None:
    assert "your share" not in screen(opened())


# Before and after a match


def test_the_setup_can_be_watched() -> None:
    match = unstarted()
    drawn = shown(screen_of(match).draw(set()))
    assert "Round 0" in drawn
    assert "▶  " not in drawn.split("Round 0")[1]


def test_the_result_tells_where_the_money_came_from() -> None:
    match = Table().own("ali", "R3", "B1").customers("R3", 6).money(ali=2500).turn("omar")
    final = screen_of(match, winners=["ali"])
    rows = [line.split() for line in shown(final.result()).splitlines()]
    assert ["│", "At", "the", "start", *["│", "1200"] * 4, "│"] in rows
    assert ["│", "From", "customers", "│", "2000", *["│", "0"] * 3, "│"] in rows
    assert ["│", "Auctions", "and", "shares", "│", "-700", *["│", "+0"] * 3, "│"] in rows
    assert ["│", "Money", "│", "2500", "★", *["│", "1200"] * 3, "│"] in rows
    assert "R3: 6 → 2000" in shown(final.result())
    assert "B1: 0 → 0" in shown(final.result())


def test_souvenirs_are_named_in_the_result_where_they_are_in_play() -> None:
    match = Table(souvenirs=True).turn("omar")
    assert "souvenirs" in shown(screen_of(match).result(), 120)


# What people type


def lit(match: Match) -> set[str]:
    return screen_of(match).lights(match.legal())


def test_groups_shops_and_entrances_are_lit() -> None:
    match = Table().own("ali", "R3").crowd("9", red=1).turn("omar")
    shops = {shop["name"] for shop in match.view()["shops"]} - {"R3"}
    assert lit(match) == {"1", "8", "16", "9"} | shops
    play(match, "auction B1")
    assert lit(match) == set()
    assert lit(empty_entrance()) == {"8"}


def empty_entrance() -> Match:
    """New visitors are due at entrance 8."""
    match = Table().crowd("8", red=1).turn("omar")
    play(match, "move 8 9", "move 9 10")
    return match


def hinted(match: Match) -> str | None:
    found = screen_of(match).hint()
    return None if found is None else found.key.removeprefix("marracash-terminal-hint-")


def test_every_kind_of_choice_has_a_hint_that_can_be_typed() -> None:
    match = Table().turn("omar")
    assert hinted(match) == "act"
    play(match, "auction R3")
    assert hinted(match) == "open"
    play(match, "bid 100")
    assert hinted(match) == "bid"
    assert hinted(Table().first_round("omar")) == "auction"
    assert hinted(Table().own("omar", "R1", "R2", "R3", "R4", "R5", "B1").turn("omar")) == "move"
    assert hinted(empty_entrance()) == "bring"


def test_two_souvenirs_need_no_hint() -> None:
    assert screen_of(selling()).hint() is None


def selling() -> Match:
    """Ali has to choose between two souvenirs."""
    table = Table(souvenirs=True).cards("red 50", "red 75")
    match = table.own("ali", "R3").crowd("9", red=1).turn("omar")
    play(match, "move 9 10")
    return match


def test_the_examples_of_hints_are_legal() -> None:
    match = Table().crowd("9", red=1).turn("omar")
    hint = screen_of(match).hint()
    assert hint is not None
    for example in ("move", "shop"):
        typed = screen_of(match).shorthand(str(hint.arguments[example]))
        assert typed in legal(match)
    play(match, "auction R3")
    hint = screen_of(match).hint()
    assert hint is not None
    assert f"bid {hint.arguments['amount']}" == legal(match)[0]
    assert "pass" not in say(hint)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("9 10", "move 9 10"),
        ("9-10", "move 9 10"),
        ("9 → 10", "move 9 10"),
        ("B1", "auction B1"),
        ("b1", "auction B1"),
        ("9", None),
        ("nine ten", None),
        ("move 9 10", None),
        ("dance", None),
    ],
)
def test_a_move_or_an_auction_is_typed_by_names(typed: str, notation: str | None) -> None:
    match = Table().crowd("9", red=1).turn("omar")
    assert screen_of(match).shorthand(typed) == notation
    assert notation is None or notation in legal(match)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [("300", "bid 300"), ("110", "bid 110"), ("16", None), ("pass", None), ("bid 300", None)],
)
def test_a_bid_is_typed_as_an_amount(typed: str, notation: str | None) -> None:
    """Small numbers are places in the list."""
    match = Table().turn("omar")
    play(match, "auction R3", "bid 100")
    assert screen_of(match).shorthand(typed) == notation


@pytest.mark.parametrize(
    ("typed", "language", "notation"),
    [
        ("8 3 left", "en", "bring 8 3 left"),
        ("8 3 r", "en", "bring 8 3 right"),
        ("3 left", "en", "bring 8 3 left"),
        ("8 3 sinistra", "it", "bring 8 3 left"),
        ("8 3 d", "it", "bring 8 3 right"),
        ("8 3 droite", "fr", "bring 8 3 right"),
        ("2 right", "fr", "bring 8 2 right"),
        ("8 4 prawy", "pl", "bring 8 4 right"),
        ("8 3 up", "en", None),
        ("bring 8 3 left", "en", None),
        ("left", "en", None),
    ],
)
def test_new_visitors_are_typed_by_entrance_number_and_end(
    typed: str, language: str, notation: str | None
) -> None:
    match = empty_entrance()
    assert screen_of(match, language).shorthand(typed) == notation
    assert notation is None or notation in legal(match)


def test_with_two_empty_entrances_one_is_named() -> None:
    match = Table().crowd("8", red=1).crowd("16", red=1).turn("omar")
    play(match, "move 8 9", "move 16 12")
    assert screen_of(match).shorthand("3 left") is None
    assert screen_of(match).shorthand("16 3 left") == "bring 16 3 left"


@pytest.mark.parametrize(
    ("typed", "language", "notation"),
    [
        ("red 75", "en", "sell red 75"),
        ("rosso 75", "it", "sell red 75"),
        ("sell red 75", "en", None),
    ],
)
def test_a_souvenir_is_typed_by_colour_and_value(
    typed: str, language: str, notation: str | None
) -> None:
    assert screen_of(selling(), language).shorthand(typed) == notation


def test_the_picture_of_the_page_is_the_one_that_is_drawn() -> None:
    page = Path(__file__).parents[3] / "docs" / "pictures" / "medina.svg"
    assert page.read_text(encoding="utf-8") == draw_board("medina", GAME.board_text("medina"))


def test_a_town_of_ones_own_can_be_played_in_the_terminal(wells: str) -> None:
    match: Any = opened(town=wells)
    assert "(17)" in screen(match)
