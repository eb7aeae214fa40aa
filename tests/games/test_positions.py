"""Positions set up by hand: what can be is accepted as it is, what cannot is told in words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

import ludoteca
from ludoteca.core.contract import SPECTATOR, OptionValue
from ludoteca.core.kernel import MODE, Record, copy_record
from ludoteca.core.match import Chance, Match
from ludoteca.core.position import completed, editing_of, faults_of, set_up
from ludoteca.core.setting import make_setting
from ludoteca.core.texts import say
from ludoteca.games import find_game
from tests.games.variants import VARIANTS, Variant

STEPS = 150 if MODE == "python" else 900
EACH = 3 if MODE == "python" else 9  # positions that are looked at: one in so many
TRIES = 2 if MODE == "python" else 12


def beginnings(variant: Variant) -> Iterator[tuple[Match, Record]]:
    """Positions of a random game in which a turn begins."""
    match = Match(
        variant.game,
        make_setting(variant.game, variant.seats, dict(variant.options)),
        Chance(None, ""),
    )
    chooser, found = random.Random(3), 0
    for _ in range(STEPS):
        if match.to_act is None:
            break
        match.follow(chooser.choice(match.legal_numbers()))
        if editing_of(variant.game).begins(match.state):
            found += 1
            if found % EACH == 1:
                yield match, match.state
    assert found > EACH // 2


def legal(match: Match, state: Record) -> list[int]:
    buffer = np.zeros(match.game.max_choices, np.int16)
    count = match.game.kernels.legal(match.board.record, state, buffer)
    return [int(number) for number in buffer[:count]]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_position_of_a_game_can_be_set_up_and_is_the_same(variant: Variant) -> None:
    game, seats = variant.game, variant.seats
    editing = editing_of(game)
    for match, state in beginnings(variant):
        board = match.board
        values = editing.describe(board, state)
        assert [*completed(game, board, seats, values)] == [
            each.name for each in editing.fields(board, seats)
        ]
        assert faults_of(game, board, seats, values) == []
        made = set_up(game, board, seats, values)
        assert editing.describe(board, made) == values
        assert editing.begins(made)
        assert legal(match, made) == legal(match, state)
        views = [msgspec.to_builtins(game.view(board, each, 0)) for each in (state, made)]
        # Neither friends used in the last turns of others nor how many turns were passed over in
        # the first round of Marracash is described.
        for view in views:
            turns = view.pop("turn", None), view.pop("last_turn", None)
            if None not in turns:
                view["left"] = turns[1] - turns[0]
            for seat in view["seats"]:
                for friend in seat.get("friends") or []:
                    friend.pop("used", None)
        assert views[0] == views[1]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_impossible_position_can_be_drawn(variant: Variant) -> None:
    """Whoever moves a piece takes it away first."""
    game, seats = variant.game, variant.seats
    setting = make_setting(game, seats, dict(variant.options))
    board, editing = game.load_board(setting.options, setting.files), editing_of(game)
    chooser = random.Random(5)
    for _ in range(TRIES):
        values = {}
        for each in editing.fields(board, seats):
            if each.kind == "word":
                values[each.name] = chooser.choice(each.words).name
            elif each.kind == "number":
                numbers = range(each.low, each.high + 1, each.step)
                values[each.name] = str(chooser.choice(numbers))
            else:
                length = chooser.randrange(min(9, each.high))
                values[each.name] = "".join(chooser.choice(each.words).name for _ in range(length))
        state = editing.build(board, seats, completed(game, board, seats, values))
        assert editing.faults(board, state, values)
        assert msgspec.to_builtins(game.view(board, state, 0))


def match_of(game: str, seats: int, options: dict[str, OptionValue]) -> Match:
    rules = find_game(game)
    match = Match(rules, make_setting(rules, seats, options), Chance.of_seed("1"))
    match.advance()
    return match


def begun(game: str, seats: int, options: dict[str, OptionValue]) -> dict[str, str]:
    """A first turn."""
    match = match_of(game, seats, options)
    chooser = random.Random(1)
    while not editing_of(match.game).begins(match.state):
        match.play(chooser.choice(match.legal_numbers()))
    return ludoteca.describe_position(match)


NO_TILES = {
    f"tile-{tile}": "no"
    for tile in ("two-crates", "two-leaves", "one", "two-zeros", "free-zero", "cross-out", "again")
}
SECOND = {"round": "2", "tile-again": "no"}


def crossed(kind: str, value: object) -> dict[str, str]:
    """Those of a region, or with a cupcake, all crossed out."""
    view = ludoteca.new_match("marabunta", seed=1).view()
    return {f"hex-{each['name']}": "crossed" for each in view["hexes"] if each[kind] == value}


MARABUNTA: list[tuple[dict[str, str], str]] = [
    ({"round": "3"}, "Tiles face down at the start of round 3: 5, not 7."),
    ({"hex-a1": "crossed"}, "In round 1 nothing is drawn yet."),
    ({"circles-pink-red": "3"}, "In round 1 nothing is drawn yet."),
    (
        {"round": "12", **NO_TILES},
        "Before round 12, cupcake hexes no longer available: at least 4.",
    ),
    (
        SECOND | {"circles-pink-red": "8", "circles-pink-blue": "8"},
        "Circles on the pink leaf: 16. There are only 10.",
    ),
    (
        SECOND | {"circles-pink-red": "6", "circles-pink-blue": "4"},
        "With this the match would be over: a leaf has no blank circle left.",
    ),
    (
        SECOND | crossed("region", "pink"),
        "With this the match would be over: a region has no available hex left.",
    ),
    (
        SECOND | crossed("cupcake", True),
        "With this the match would be over: no cupcake hex is available any more.",
    ),
    (
        SECOND | {"hex-a1": "red-1", "hex-c3": "red-3", "hex-f2": "red-2", "anthills-red": "1"},
        "Separate places with numbers of Red: 3. There could be 2: each begins with an anthill, or "
        "with a 0 or 3 that may stand anywhere.",
    ),
]
TAKEN = {f"small-circle-{food}": "0" for food in ("yellow", "orange", "blue", "green", "pink")}
TAKEN |= {name.replace("small", "reserve"): "0" for name in TAKEN}
MINICITY: list[tuple[dict[str, str], str]] = [
    ({"ant-yellow": "7", "ant-red": "7"}, "Two ants stand in chamber 7"),
    ({"hand-circle": "yyb"}, "Cards in the hand of Circle: 3. When a turn begins: 4."),
    ({"discards": "v" * 40}, "Cards of the violet ant in use:"),
    ({"road-1": ""}, "Road 1: its cards lie side by side, cover the spaces 6 and 7"),
    ({"road-1": "yyyyyyyyyyyy", "road-1-from": "11"}, "Road 1: its cards lie side by side"),
    ({"small-circle-pink": "4"}, "tokens still held"),
    (
        {"small-circle-pink": "5", "reserve-circle-pink": "5"},
        "Circle, pink: nobody begins with more than 5.",
    ),
    (
        {"small-circle-yellow": "7", "small-circle-blue": "7"},
        "The small part of Circle is too large. At most: 7.",
    ),
    (TAKEN, "Circle has no tokens left, so the match would be over."),
]
ALL_ALIS = {f"owner-{shop}": "ali" for shop in ("Y1", "Y2", "Y5", "P1", "P2", "P4", "G1")}
MARRACASH: list[tuple[dict[str, str], str]] = [
    ({"line": "YPGRB"}, "Visitors in yellow:"),
    ({"line": "YYYYP"}, "In the line, more of one colour stand in a row than 3."),
    ({"fountain-3": "B", "owner-B1": "aida"}, "3: visitors in blue stand before blue shop B1"),
    ({"fountain-1": ""}, "An entrance is empty although visitors wait in the line."),
    ({"customers-R1": "2"}, "Nobody owns red shop R1, but it has customers."),
    (ALL_ALIS, "Shops of Ali: 7. There are signs for 6."),
    (
        {"money-ali": "1300"},
        "All purses together: 3700. The bank would have paid 3600 at most, and exactly that",
    ),
    ({"round": "1", "quiet": "15"}, "There have not been so many turns yet."),
    (
        {"round": "1", "turn": "ali", "first": "ali", "money-ali": "0", "owner-Y1": "ali"},
        "Ali could do nothing here, so this turn would not begin.",
    ),
]
WITH_FRIENDS = {"snail-circle": "1", "snail-square": "1", "beetle-circle": "1"}
WITH_SOUVENIRS: list[tuple[dict[str, str], str]] = [
    ({"card-1": "blue-125", "card-2": "blue-125"}, "blue souvenir for 125 lies in two places."),
    ({"card-1": "none"}, "Two souvenirs lie face up as long as there are any."),
]


@pytest.mark.parametrize(
    ("game", "seats", "options", "cases"),
    [
        ("marabunta", 2, {}, MARABUNTA),
        ("minicity", 2, {}, MINICITY),
        ("minicity", 2, {"friends": True}, [(WITH_FRIENDS, "snail: copies there are: 1.")]),
        ("marracash", 3, {}, MARRACASH),
        ("marracash", 3, {"souvenirs": True}, WITH_SOUVENIRS),
    ],
    ids=["marabunta", "minicity", "friends", "marracash", "souvenirs"],
)
def test_what_is_impossible_is_told(
    game: str,
    seats: int,
    options: dict[str, OptionValue],
    cases: list[tuple[dict[str, str], str]],
) -> None:
    base = {} if game == "marabunta" else begun(game, seats, options)
    assert ludoteca.check_position(game, base, seats, **options) == []
    for changes, told in cases:
        faults = ludoteca.check_position(game, base | changes, seats, **options)
        assert told in "\n".join(map(say, faults)), changes


def test_a_drawing_of_marabunta_scores_as_its_rules_say() -> None:
    """§8.1, §9.6: boxes for cupcake hexes, points for finished groups; sums of regions."""
    match = ludoteca.new_match("marabunta", seed=1)
    view = match.view()
    cupcake = next(each for each in view["hexes"] if each["cupcake"])
    row, groups = view["seats"][0]["row"], view["seats"][0]["groups"]
    scoring = [group["power"] for group in groups].index("two-points")
    position = SECOND | {
        f"hex-{cupcake['name']}": "red-2",
        "anthills-red": "1",
        f"crates-red-{scoring + 1}": str(groups[scoring]["crates"]),
    }
    seen = ludoteca.set_up("marabunta", position, seed=1).view()
    assert seen["round"] == 2
    assert seen["seats"][0]["boxes"] == 1
    assert seen["seats"][0]["points"] == row[0] + 2
    region = next(each for each in seen["regions"] if each["region"] == cupcake["region"])
    assert region["sums"] == [2, 0]
    assert region["open_hexes"] == 13


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_open_fields_tell_nothing_that_is_hidden(variant: Variant) -> None:
    """The server tells whoever sets up a match that runs that it is one, by these fields alone."""
    editing, differed, closed = editing_of(variant.game), set[str](), set[str]()
    for stream, (match, state) in enumerate(beginnings(variant)):
        other = copy_record(state)
        variant.game.kernels.redeal(match.board.record, other, SPECTATOR, 7, stream)
        values, others = (editing.describe(match.board, each) for each in (state, other))
        differed |= {name for name in values if values[name] != others[name]}
        closed |= {name for name in values if not editing.is_open(name)}
    assert differed <= closed
    assert bool(differed) == bool(closed) == (not variant.game.hides_nothing)
