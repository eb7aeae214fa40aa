"""What a seat sees as numbers: all that a view tells, from the side of the observer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.core.kernel import Record, new_record
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.game import GAME
from ludoteca.testing.variants import Variant
from tests.games.marracash.table import Table, play
from tests.games.observing import Seen, bits, check_decoding, observe, only, positions_of, seat_of
from tests.games.variants import EVERY_VARIANT, VARIANTS

OURS = [variant for variant in VARIANTS if variant.game is GAME]
PLAIN = next(variant for variant in EVERY_VARIANT if variant.game is GAME)  # without souvenirs
COLOURS = ("yellow", "purple", "green", "red", "blue")
CHEAPEST = (150, 75, 100, 50, 125)  # cards of each colour
NOBODY, NOT_BUILT = -1, -2


def decode(board: MarracashBoard, seen: Seen, observer: int) -> Record:
    """A position of which the observer would see the same."""
    state = new_record(GAME.state_type)
    seats = only(seen["seats"]) + 3
    state.seats = seats
    state.phase = only(seen["phase"])
    state.actor = -2 if state.phase == 9 else seat_of(seen["actor"], observer, seats)
    for name in ("player", "first", "leader"):
        state[name] = seat_of(seen[name], observer, seats)
    state.turns, state.rounds = seen["turn"][0], seen["round"][0]
    state.eventful_turn = seen["turn"][0] - seen["quiet_turns"][0]
    for name in ("last_turn", "actions_left", "auctioned", "bid", "bank"):
        state[name] = seen[name][0]
    state.end_reasons = bits(seen["end_reasons"])
    state.shop, state.selling_shop = only(seen["shop"]), only(seen["selling"])
    for place, (colours, value) in enumerate(
        zip(seen["card_colour"], seen["card_value"], strict=True)
    ):
        colour = only(colours)
        step = (value - CHEAPEST[colour]) // 25
        state.card[place] = -1 if colour < 0 else 5 * colour + step
    state.cards_left = bits(seen["deck"])
    state.figures[:] = seen["figures"]
    state.line_to = seen["line_length"][0]
    state.line[: state.line_to] = [colour - 1 for colour in seen["line"] if colour]
    state.crowd[:] = seen["crowd"]
    state.standing[:] = [sum(crowd) for crowd in seen["crowd"]]
    state.customers[:] = seen["customers"]
    state.owner[:] = [NOBODY if built else NOT_BUILT for built in seen["built"]]
    for place in range(seats):
        seat = (observer + place) % seats
        state.money[seat] = seen["money"][place]
        state.signs[seat] = 6 - seen["signs_left"][place]
        state.still_in |= seen["still_in"][place] << seat
        for shop, owned in enumerate(seen["owner"][place]):
            if owned:
                state.owner[shop] = seat
    return state


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_all_that_a_view_tells_can_be_found(variant: Variant) -> None:
    check_decoding(variant, decode)


@pytest.mark.parametrize("variant", [PLAIN, *OURS[-1:]], ids=str)
def test_what_is_fixed_by_town_and_options_can_be_found(variant: Variant) -> None:
    """Entrances, neighbours, shops; the variant, the least raise; and who is next in the line."""
    board, states = positions_of(variant)
    for state in states:
        view: dict[str, Any] = msgspec.to_builtins(GAME.view(board, state, None))
        seen = observe(GAME, board, state, 0)
        fountains = view["fountains"]
        names = [fountain["name"] for fountain in fountains]
        assert [bool(flag) for flag in seen["entrance"][: len(names)]] == [
            fountain["entrance"] for fountain in fountains
        ]
        ways = [[names[way - 1] for way in ways if way] for ways in seen["ways"]]
        assert ways[: len(names)] == [fountain["next"] for fountain in fountains]
        colours = [COLOURS[shop // 8] for shop, built in enumerate(seen["built"]) if built]
        assert colours == [shop["colour"] for shop in view["shops"]]
        assert seen["souvenirs"] == [view["souvenirs"]]
        assert seen["least_raise"] == [view["least_raise"]]
        for flags, line in zip(seen["next"], (view["line"], view["line"][::-1]), strict=True):
            named = [COLOURS[only(each)] for each in flags if any(each)]
            assert named == line[:4]


def test_the_observer_comes_first_and_an_empty_seat_is_zero() -> None:
    match = Table(3).own("ali", "R3").money(aida=700, omar=900).turn("omar")
    seen = observe(GAME, match.board, match.state, 1)
    assert seen["money"] == [700, 900, 1200, 0]
    assert seen["player"] == seen["actor"] == [0, 1, 0, 0]
    assert [sum(owned) for owned in seen["owner"]] == [0, 0, 1, 0]
    assert seen["signs_left"] == [6, 6, 5, 0]
    assert seen["seats"] == [1, 0]


def test_turns_in_which_nothing_happened_are_counted() -> None:
    """Q17: after five rounds of them the match is over."""
    match = Table(3).turn("omar")
    state = match.state
    state.turns, state.eventful_turn = 20, 13
    assert observe(GAME, match.board, state, 0)["quiet_turns"] == [7]


def test_an_auction_is_told_from_the_observers_side() -> None:
    match = Table(4).turn("laila")
    for action in ("auction R3", "bid 100", "pass"):
        match.play(action)
    seen = observe(GAME, match.board, match.state, 2)
    assert seen["shop"][match.board.shop_names.index("R3")] == 1
    assert seen["bid"] == [100]
    assert seen["leader"] == [0, 1, 0, 0]  # laila sits after omar
    assert seen["still_in"] == [1, 1, 0, 1]  # ali has passed
    assert seen["actor"] == [0, 0, 0, 1]


def test_the_shop_that_sells_a_souvenir_is_told() -> None:
    """Q15: one customer meets two cards of its colour, and the owner chooses."""
    table = Table(4, souvenirs=True).own("ali", "R3").crowd("9", red=1)
    match = table.cards("red 50", "red 100").turn("omar")
    play(match, "move 9 10")
    seen = observe(GAME, match.board, match.state, 0)
    assert only(seen["selling"]) == match.board.shop_names.index("R3")
    assert seen["card_colour"] == [[0, 0, 0, 1, 0], [0, 0, 0, 1, 0]]
    assert seen["card_value"] == [50, 100]
    assert (seen["actor"], seen["player"]) == ([1, 0, 0, 0], [0, 0, 1, 0])
