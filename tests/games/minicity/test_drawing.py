"""Pictures of hills, as SVG and in the terminal."""

from __future__ import annotations

import io
import re
from collections import Counter
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
from ludoteca.games.minicity import terminal
from ludoteca.games.minicity.actions import Go, Play
from ludoteca.games.minicity.box import ANT_NAMES, FOOD_NAMES, FRIEND_NAMES
from ludoteca.games.minicity.drawing import draw_board
from ludoteca.games.minicity.view import ChamberView, MiniCityView, SeatView
from tests.effort import TRIED_LANGUAGES
from tests.games.minicity.table import GRID, HILL, Table, grid_hill, opening, play

SVG = "{http://www.w3.org/2000/svg}"
CELL, LINES = 5, 2
TIMES = "\N{MULTIPLICATION SIGN}"


def anthill() -> str:
    return find_game("minicity").board_text("anthill")


def picture(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(draw_board("hill", text))


def of_class(drawn: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in drawn.iter() if name in str(element.get("class")).split()]


def chambers(drawn: ElementTree.Element) -> list[ElementTree.Element]:
    """Those of the hill; the example among the explanations lies deeper."""
    return [element for element in drawn if element.get("class") == "chamber"]


def pictograms(drawn: ElementTree.Element, name: str) -> int:
    return sum(used.get("href") == f"#{name}" for used in drawn.iter(f"{SVG}use"))


# Pictures


@pytest.mark.parametrize("text", [anthill(), HILL], ids=["anthill", "grid"])
def test_a_hill_has_its_49_chambers_and_100_places(text: str) -> None:
    drawn = chambers(picture(text))
    assert [chamber.get("data-chamber") for chamber in drawn] == [str(n) for n in range(1, 50)]
    for food, tokens in zip(FOOD_NAMES, (28, 24, 20, 16, 12), strict=True):
        mine = [chamber for chamber in drawn if chamber.get("data-food") == food]
        assert sum(len(of_class(chamber, "place")) for chamber in mine) == tokens
        assert sum(pictograms(chamber, f"food-{food}") for chamber in drawn) == tokens


def test_a_chamber_shows_what_its_file_says() -> None:
    drawn = chambers(picture(HILL))
    foods = {"Y": "yellow", "O": "orange", "B": "blue", "G": "green", "P": "pink"}
    for chamber, facts in zip(drawn, GRID.split(), strict=True):
        assert chamber.get("data-food") == foods[facts[0]]
        assert len(of_class(chamber, "place")) == int(facts[1])
        marks = [mark.get("data-players") for mark in of_class(chamber, "mark")]
        assert marks == [*facts[3:]]
        assert len(of_class(chamber, "zone")) == 1


@pytest.mark.parametrize("text", [anthill(), HILL], ids=["anthill", "grid"])
def test_places_to_fill_are_marked(text: str) -> None:
    drawn = chambers(picture(text))
    marks = Counter(
        mark.get("data-players") for chamber in drawn for mark in of_class(chamber, "mark")
    )
    assert marks == {"2": 14, "3": 7}


def test_every_ant_stands_where_it_begins() -> None:
    starts = {
        chamber.get("data-chamber"): ant.get("data-ant")
        for chamber in chambers(picture(HILL))
        for ant in of_class(chamber, "ant")
    }
    assert starts == {"1": "yellow", "7": "blue", "25": "violet", "43": "red", "49": "grey"}


def test_tunnels_lead_from_chamber_to_chamber() -> None:
    drawn = picture(HILL)
    ground, floor = of_class(drawn, "tunnels")
    assert ground.get("d") == floor.get("d")
    assert str(floor.get("d")).count("M") == 2 * 6 * 7  # of a grid of seven by seven


@pytest.mark.parametrize("length", [4, 12, 30])
def test_two_roads_lie_between_the_streams(length: int) -> None:
    drawn = picture(grid_hill(length))
    assert len(of_class(drawn, "stream")) == 2
    roads = of_class(drawn, "road")
    assert [len(of_class(road, "space")) for road in roads] == [length, length]
    assert [pictograms(road, "ant") for road in roads] == [2, 2]  # cards in the middle


def test_foods_ants_and_friends_are_explained() -> None:
    drawn = picture(anthill())
    foods = of_class(drawn, "food")
    assert [food.get("data-food") for food in foods] == list(FOOD_NAMES)
    assert [food[-1].text for food in foods] == [f"{n} places" for n in (28, 24, 20, 16, 12)]
    assert Counter(ant.get("data-ant") for ant in of_class(drawn, "ant"))["violet"] == 3
    friends = of_class(drawn, "friend")
    assert [friend.get("data-friend") for friend in friends] == list(FRIEND_NAMES)
    assert "8" in [text.text for text in friends[0].iter(f"{SVG}text")]  # what a millipede costs


def test_no_two_foods_have_the_same_pattern_and_no_two_ants_the_same_shape() -> None:
    drawn = picture(HILL)
    patterns = [ElementTree.tostring(pattern[0]) for pattern in drawn.iter(f"{SVG}pattern")]
    assert len(set(patterns)) == 5
    shapes = {
        str(symbol.get("id")): re.sub("#[0-9a-f]{6}", "", ElementTree.tostring(symbol[0]).decode())
        for symbol in drawn.iter(f"{SVG}symbol")
    }
    names = [f"ant-{ant}" for ant in ANT_NAMES] + [f"food-{food}" for food in FOOD_NAMES]
    assert len({shapes[name] for name in names}) == 10  # without their colours


def test_a_wide_hill_has_smaller_chambers() -> None:
    far = HILL.replace("at = [60, 60]", "at = [9999, 9999]")
    assert far != HILL
    width = float(str(picture(far).get("viewBox")).split()[2])
    assert width < 2700
    assert "scale(1.000)" in str(chambers(picture(HILL))[0].get("transform"))
    assert "scale(0." in str(chambers(picture(far))[0].get("transform"))


def test_the_same_board_gives_the_same_picture() -> None:
    assert draw_board("hill", anthill()) == draw_board("hill", anthill())


def test_names_in_own_files_cannot_break_the_picture() -> None:
    drawn = picture(HILL.replace('"grid"', '"<script> & co"'))
    assert drawn.findtext(f"{SVG}title", "").startswith("<script> & co")


def test_a_wrong_board_is_not_drawn() -> None:
    with pytest.raises(BadBoard):
        draw_board("own", 'kind = "sea"\n')


def rejoined(**tunnels: list[int]) -> str:
    """The grid with other tunnels at some chambers, as c1=[2, 8]."""
    text = HILL
    for name, ends in tunnels.items():
        line = rf"^({name[1:]} = .*tunnels = )\[.*?\]"
        text, count = re.subn(line, rf"\g<1>{ends}", text, flags=re.MULTILINE)
        assert count == 1
    return text


def torn() -> str:
    """No tunnels between the third and the fourth row."""
    text = HILL
    for above in range(15, 22):
        text = re.sub(rf"^({above} = .*), {above + 7}\]", r"\1]", text, flags=re.MULTILINE)
        text = re.sub(rf"^({above + 7} = .*\[){above}, ", r"\1", text, flags=re.MULTILINE)
    return text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (torn(), "torn"),
        (HILL.replace("at = [10, 0]", "at = [0, 0]"), "same-place"),
        (rejoined(c1=[2, 3, 8], c3=[1, 2, 4, 10]), "through"),
        (
            rejoined(
                c1=[2, 8, 9], c2=[1, 3, 8, 9], c8=[1, 2, 9, 15], c9=[1, 2, 8, 10], c16=[15, 17, 23]
            ),
            "crossing",
        ),
    ],
    ids=["torn", "same-place", "through", "crossing"],
)
def test_what_cannot_be_drawn_is_told(text: str, fault: str) -> None:
    with pytest.raises(BadBoard) as refused:
        draw_board("own", text)
    assert refused.value.fault.key == f"minicity-board-{fault}"


# The terminal


@cache
def start_view() -> dict[str, Any]:
    return ludoteca.new_match("minicity", seed=7).view()


def screen_of(view: dict[str, Any], language: str = "en") -> terminal.Screen:
    """Of some keys of a view; the others are as they are at the start."""
    return terminal.Screen(msgspec.convert(start_view() | view, MiniCityView), language)


def shown(drawn: RenderableType, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def screen(match: Match, seat: int | None = 0, width: int = 80) -> str:
    lit = screen_of({}).lights(match.legal()) if match.to_act == seat else set()
    return shown(screen_of(match.view(seat)).draw(lit), width)


def spots(match: Match, width: int = terminal.HILL) -> dict[int, tuple[int, int]]:
    places = match.view()["chambers"]
    found = terminal.place(tuple((place["x"], place["y"]) for place in places), width)
    return {place["name"]: spot for place, spot in zip(places, found, strict=True)}


def cell(drawn: str, spot: tuple[int, int]) -> tuple[str, str]:
    """What is written in a chamber: above, below."""
    column, line = spot
    rows = drawn.splitlines()[line : line + LINES]
    above, below = (row[column : column + CELL].strip() for row in rows)
    return above, below


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", TRIED_LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_the_terminal(width: int, language: str, seats: int) -> None:
    match = opening(seats, friends=True, hill=None)
    lit = screen_of({}).lights(match.legal())
    lines = shown(screen_of(match.view(0), language).draw(lit), width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert len(lines) <= (62 if width == 80 else 48)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_chamber_shows_number_food_and_places(width: int) -> None:
    match = opening(hill=None)
    drawn = screen(match, width=width)
    for chamber in match.view()["chambers"]:
        above, below = cell(drawn, spots(match, min(width, terminal.HILL))[chamber["name"]])
        assert above.split()[0] == str(chamber["name"])
        free = chamber["places"] - chamber["tokens"]
        assert below == chamber["food"][0].upper() + "■" * chamber["tokens"] + "□" * free
        assert ("ж" in above) == (chamber["ant"] is not None)


def test_ants_have_a_small_letter_behind_their_sign() -> None:
    match = Table().ants(red=20).tokens(20, 1).turn("circle")
    assert cell(screen(match), spots(match)[20]) == ("20 жr", "Y■□□")
    assert cell(screen(match), spots(match)[1]) == ("1 жy", "Y□")


def test_no_tunnel_is_hidden_by_a_chamber_between_its_ends() -> None:
    match = ludoteca.new_match("minicity", seed=7)
    places, found = match.view()["chambers"], spots(match)
    taken = {
        (column + right, line + down): name
        for name, (column, line) in found.items()
        for right in range(CELL)
        for down in range(LINES)
    }
    for place in places:
        for end in place["tunnels"]:
            one = place | {"tunnels": [end]}
            ends = {place["name"], end}
            way = terminal.dig([msgspec.convert(one, ChamberView)], found)
            assert {taken[spot] for spot in way if spot in taken} == ends
            assert set(way) - set(taken)  # something of it is seen


def test_tunnels_are_drawn() -> None:
    match = Table().turn("circle")
    column, line = spots(match)[1]
    between = screen(match).splitlines()[line + LINES][column : column + CELL]
    assert re.search("[\u2801-\u28ff]", between)


def test_chambers_that_stand_close_are_kept_apart() -> None:
    crowded = (*((number % 7, number // 7) for number in range(48)), (5000, 5000))
    found = terminal.place(crowded, 78)
    assert len(set(found)) == 49
    for place, (column, line) in enumerate(found):
        for other_column, other_line in found[:place]:
            assert abs(column - other_column) > CELL or abs(line - other_line) > LINES


def test_a_hill_without_breadth_can_be_drawn() -> None:
    assert len(set(terminal.place(tuple((0, y) for y in range(49)), 78))) == 49


# Cards and roads


def test_roads_lie_between_the_streams() -> None:
    match = Table(3).road(1, "red red | blue").road(2, "grey | violet").turn("circle")
    drawn = screen(match)
    assert "Road 1 left ≈≈│  │  │  │  │жr│жr│жb│  │  │  │  │  │≈≈ right" in drawn
    assert "Road 2 left ≈≈│  │  │  │  │  │жg│жv│" in drawn


@pytest.mark.parametrize("language", TRIED_LANGUAGES)
def test_long_roads_fit_too(language: str) -> None:
    match = Table(road=30).turn("circle")
    drawn = shown(screen_of(match.view(0), language).draw(set()))
    assert "≈≈" + " " * 28 + "жbжv" + " " * 28 + "≈≈" in drawn


def test_the_own_hand_is_shown_and_no_other() -> None:
    match = Table().hand("circle", "red red blue grey").turn("square")
    assert "Your hand жb жr жr жg" in screen(match)
    assert "Your hand" not in screen(match, None)


def test_pile_and_discards_are_counted() -> None:
    match = Table().pile("red red yellow").turn("circle")
    drawn = screen(match)
    assert "pile: 3 · discards: жy16 жb16 жr15 жg17 жv18" in drawn
    assert "Round 2 · cards played: 0 of 3" in drawn


def test_before_the_first_turn_there_is_no_round() -> None:
    match = ludoteca.new_match("minicity", seed=7)
    assert match.view()["phase"] == "small-part"
    assert "Round" not in screen(match)
    assert "discards" not in screen(match)


def test_cards_tell_what_they_would_do_at_each_end() -> None:
    match = (
        Table()
        .road(1, "red red red red red | blue")
        .hand("circle", "red red blue grey")
        .small("circle", orange=3, yellow=4)
        .ants(red=22)
        .turn("circle")
    )
    rows = [" ".join(line.split()) for line in screen(match).splitlines()]
    assert "Your hand 1 left 1 right" in rows
    assert f"жr {TIMES}2 in chamber 22 6≈ +3 1 +2" in rows
    assert "жb in chamber 7 1≈ +1 2 +1" in rows


def test_what_cards_would_do_agrees_with_the_rules() -> None:
    """Range and stream of every card, and the most that could be unloaded after one of them."""
    match = ludoteca.new_match("minicity", seats=3, seed=7, friends=True)
    seen: Counter[str] = Counter()
    for step in range(160):
        assert match.to_act is not None
        numbers, view = match.legal_numbers(), match.view(match.to_act)
        own = view["seats"][match.to_act]
        told = {
            number: (match.describe(number).arguments, outlook(view, own, action))
            for number, action in zip(numbers, match.legal(), strict=True)
            if isinstance(action, Play) and action.moving is None
        }
        for facts, drawn in told.values():
            stream = "≈" if facts["stream"] == "yes" else " "
            assert drawn.startswith(f"{facts['range']}{stream}")
            seen[stream] += 1
        number = numbers[step * 7 % len(numbers)]
        match.play(number)
        goals = [go.chamber for go in match.legal() if isinstance(go, Go)]
        if number in told and goals:
            after = msgspec.convert(match.view(), MiniCityView)
            places = {place.name: place for place in after.chambers}
            hand = msgspec.convert(own, SeatView)
            most = max(terminal.unloadable(places[goal], hand) for goal in goals)
            assert told[number][1][2:].strip() == (f"+{most}" if most else "")
            seen["unloaded"] += 1
    assert min(seen[kind] for kind in ("≈", " ", "unloaded")) > 0


def outlook(view: dict[str, Any], own: dict[str, Any], card: Play) -> str:
    return (
        screen_of(view).outlook(msgspec.convert(own, SeatView), card.ant, card.road, card.end).plain
    )


def test_millipedes_are_counted_in_what_could_be_unloaded() -> None:
    table = (
        Table(friends=True)
        .hand("circle", "red red red red")
        .small("circle", orange=7)
        .ants(red=22)
        .tokens(15, 3)
    )
    assert f"жr {TIMES}4 in chamber 22   1        1 " in screen(table.turn("circle"))
    table.owns("circle", "millipede")
    assert f"жr {TIMES}4 in chamber 22   1  +2    1  +2" in screen(table.turn("circle"))


# Where the ant may go


def reach_of(drawn: str) -> list[str]:
    return [" ".join(line.split()) for line in drawn.splitlines() if "away" in line]


def test_chambers_in_reach_tell_distance_and_what_could_be_unloaded() -> None:
    match = (
        Table()
        .road(1, "red | violet")
        .hand("circle", "red red blue grey")
        .small("circle", orange=3, yellow=2)
        .tokens(15, 1)
        .ants(red=22)
        .turn("circle")
    )
    play(match, "play red 1 left")
    assert cell(screen(match), spots(match)[15]) == ("15*", "O■□□")
    assert reach_of(screen(match)) == [
        "1 tunnel away 15O +2 23B - 29G -",
        "2 tunnels away 8B - 16G - 24O +2 30Y +2 36O +2",
    ]


def test_with_friends_chambers_tell_the_points_for_unloading_nothing() -> None:
    match = (
        Table(friends=True)
        .hand("circle", "red red blue grey")
        .small("circle", orange=3, yellow=2)
        .tokens(23, 3)
        .ants(red=22)
        .turn("circle")
    )
    play(match, "play red 1 left")
    assert reach_of(screen(match)) == ["1 tunnel away 15O +2 23B - 29G ♥7"]


def test_a_long_list_of_chambers_is_broken_between_them() -> None:
    match = (
        Table()
        .road(1, "red red red red red red | red".replace(" red |", " |"))
        .hand("circle", "red red blue grey")
        .ants(red=25, violet=43)
        .turn("circle")
    )
    play(match, "play red 1 right")
    lines = screen(match).splitlines()
    assert max(len(line) for line in lines) <= 80
    listed = re.findall(r"\d+[YOBGP] (?:\+\d|-)", "\n".join(lines))
    assert len(listed) == len(match.legal())


def test_a_spectator_sees_stars_only_where_told() -> None:
    match = Table().turn("circle")
    play(match, "play red 1 left")
    assert "*" not in screen(match, None)
    assert "may stop" not in screen(match, None)


# Boxes and friends


def test_boxes_are_open() -> None:
    match = (
        Table(friends=True)
        .small("square", yellow=2, orange=1, pink=3)
        .reserve("square", blue=4, green=1)
        .points("square", 9)
        .turn("circle")
    )
    rows = screen(match).splitlines()
    head = next(row for row in rows if "Square" in row)
    assert "■ Square 11 left, 4 cards, ♥9" in head
    small, reserve = rows[rows.index(head) + 1], rows[rows.index(head) + 2]
    assert small.endswith("Small part YYOPPP·" + " " * (len(small) - len(small.rstrip())))
    assert "Reserve    B4 G1" in reserve


def test_friends_are_shown_with_copies_and_use() -> None:
    match = (
        Table(friends=True)
        .owns("circle", "bumblebee", "bumblebee", "snail")
        .small("circle", yellow=3, orange=4)
        .turn("circle")
    )
    assert f"Friends    bumblebee {TIMES}2, snail" in screen(match)
    play(match, "exchange yellow pink")
    assert f"Friends    bumblebee {TIMES}2 ✓, snail" in screen(match)


def test_friends_are_offered_while_one_can_be_bought() -> None:
    match = (
        Table(friends=True).owns("square", "millipede", "snail").points("circle", 9).turn("circle")
    )
    drawn = screen(match)
    assert "♥10 millipede · 1 chamber further" in drawn
    assert f"♥ 6 bumblebee {TIMES}2 · token ↔ reserve" in drawn
    assert "♥ 4 snail" not in drawn
    assert "for sale" in screen(match, width=120)
    play(match, "buy beetle")
    assert "for sale" not in screen(match)
    assert "for sale" not in screen(Table().turn("circle"))


# The result


def test_the_result_tells_what_was_unloaded() -> None:
    match = (
        Table(friends=True)
        .small("circle", yellow=1)
        .reserve("circle")
        .small("square", orange=2)
        .reserve("square", pink=1)
        .owns("square", "snail")
        .points("square", 3)
        .hand("circle", "yellow red blue grey")
        .tokens(1, 1)
        .tokens(7, 0)
        .ants(yellow=6, blue=1)
        .turn("circle")
    )
    play(match, "play yellow 1 left", "go 7", "unload 1")
    assert match.to_act is None
    drawn = shown(screen_of(match.view(0)).result())
    rows = [[word.strip() for word in row.split("│")[1:-1]] for row in drawn.splitlines()]
    assert ["Y yellow", "12 of 12", "12 of 12"] in rows
    assert ["O orange", "10 of 10", "8 of 10"] in rows
    assert ["P pink", "5 of 5", "4 of 5"] in rows
    assert ["Unloaded in all", "43 of 43", "40 of 43"] in rows
    assert ["Friends", "-", "snail"] in rows
    assert ["points of friendship", "0", "3"] in rows
    assert ["Rank", "1", "2"] in rows


@pytest.mark.parametrize(("seats", "share"), [(2, 43), (3, 31), (4, 25)])
def test_the_result_knows_what_everybody_began_with(seats: int, share: int) -> None:
    view: dict[str, Any] = ludoteca.new_match("minicity", seats=seats, seed=7).view()
    assert sum(view["share"].values()) == share
    assert "friendship" not in shown(screen_of(view).result())
    assert f"0 of {share}" in shown(screen_of(view).result())


# What people type

ONE_ROAD = {"phase": "choice", "roads": [[]]}
TWO_ROADS = {"phase": "choice", "roads": [[], []]}


@pytest.mark.parametrize(
    ("view", "typed", "notation"),
    [
        ({"phase": "small-part"}, "y", "stock yellow"),
        ({"phase": "refill"}, "Pink", "stock pink"),
        ({"phase": "grasshopper"}, "enough", None),
        ({"phase": "refill"}, "y y", None),
        ({"phase": "go"}, "c12", "go 12"),
        ({"phase": "go"}, "12", "go 12"),
        ({"phase": "go"}, "go 12", None),
        ({"phase": "spread"}, "m7", "to 7"),
        ({"phase": "unload"}, "u2", "unload 2"),
        (ONE_ROAD, "rl", "play red 1 left"),
        (ONE_ROAD, "r r", "play red 1 right"),
        (ONE_ROAD, "Grey right", "play grey 1 right"),
        (ONE_ROAD, "play red 1 left", "play red 1 left"),
        (TWO_ROADS, "r2l", "play red 2 left"),
        (TWO_ROADS, "b 1 r as v", "play blue 1 right as violet"),
        (TWO_ROADS, "rl", None),
        (TWO_ROADS, "done", None),
        (TWO_ROADS, "3", None),
        (TWO_ROADS, "c3", "spread 3"),
        (TWO_ROADS, "stick insect", "buy stick-insect"),
        (TWO_ROADS, "stick-insect", "buy stick-insect"),
        (TWO_ROADS, "swap v, y", "swap yellow violet"),
        (TWO_ROADS, "exchange p y", "exchange pink yellow"),
        (TWO_ROADS, "exchange p x", None),
    ],
)
def test_shorthand_stands_for_notation(
    view: dict[str, Any], typed: str, notation: str | None
) -> None:
    assert screen_of(view).shorthand(typed) == notation


@pytest.mark.parametrize(
    ("language", "view", "typed", "notation"),
    [
        ("it", ONE_ROAD, "rs", "play red 1 left"),
        ("fr", TWO_ROADS, "g1g", "play grey 1 left"),
        ("pl", TWO_ROADS, "y 2 prawy", "play yellow 2 right"),
        ("it", {"phase": "refill"}, "rosa", "stock pink"),
        ("fr", TWO_ROADS, "escargot", "buy snail"),
    ],
)
def test_words_of_the_language_may_be_typed(
    language: str, view: dict[str, Any], typed: str, notation: str
) -> None:
    assert screen_of(view, language).shorthand(typed) == notation


@pytest.mark.parametrize(
    ("view", "key"),
    [
        (ONE_ROAD, "hint-play"),
        ({"phase": "go"}, "hint-chamber"),
        ({"phase": "spread"}, "hint-chamber"),
        ({"phase": "refill"}, "hint-food"),
        ({"phase": "unload"}, None),
    ],
)
def test_long_lists_have_a_hint(view: dict[str, Any], key: str | None) -> None:
    hint = screen_of(view).hint()
    assert (None if hint is None else hint.key.removeprefix("minicity-terminal-")) == key


def test_chambers_and_ends_of_roads_are_lit() -> None:
    match = Table(friends=True).owns("circle", "ladybird").tokens(2, 1).hand("circle", "red " * 4)
    lit = screen_of({}).lights(match.turn("circle").legal())
    assert {"red 1 left", "red 1 right", "2"} <= lit
    assert not lit & {"blue 1 left", "1"}
