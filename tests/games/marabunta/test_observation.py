"""What a seat sees as numbers: all that a view tells, from the side of the observer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.core.kernel import Record, new_record
from ludoteca.core.match import Match
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import POWER_NAMES, REGION_NAMES
from ludoteca.games.marabunta.game import GAME
from ludoteca.testing.variants import Variant
from tests.games.marabunta.table import Table, play
from tests.games.observing import Seen, bits, check_decoding, observe, only, positions_of, seat_of
from tests.games.variants import VARIANTS

OURS = [variant for variant in VARIANTS if variant.game is GAME]
CROSSED = 3  # a hex of seat 0 is marked 1, of seat 1 is marked 2


def decode(board: MarabuntaBoard, seen: Seen, observer: int) -> Record:
    """A position of which the observer would see the same."""
    state = new_record(GAME.state_type)
    seats = (observer, 1 - observer)
    state.seats = 2
    state.phase = only(seen["phase"])
    is_over = state.phase == 11
    state.actor = -2 if is_over else seat_of(seen["actor"], observer, 2)
    state.rounds = seen["round"][0]
    for name in ("first", "ended_by", "winner"):
        state[name] = seat_of(seen[name], observer, 2)
    state.end_reasons = bits(seen["end_reasons"])
    state.tile = only(seen["tile"])
    state.tiles_left = bits(seen["tiles_left"])
    state.die[:] = [only(faces) for faces in seen["dice"]]
    state.to_apply = bits(seen["to_apply"])
    state.pool = bits(seen["offered"])
    if state.pool == 0 and state.actor >= 0:
        state.pool = bits(seen["pools"][seats.index(int(state.actor))])
    state.number = max(0, only(seen["number"]))
    state.limit = 6 if seen["cupcakes_only"][0] else only(seen["region"])
    picked = [place - 1 for place in seen["picked"] if place]
    state.picks = len(picked)
    state.picked[: len(picked)] = picked
    for name in ("set_size", "free", "declinable", "circles_due", "crates_due"):
        state[name] = seen[name][0]
    state.circle_made = only(seen["circle_made"])
    for place, seat in enumerate(seats):
        for name in ("points", "anthills", "boxes"):
            state[name][seat] = seen[name][place]
        if is_over:
            state.final[seat] = seen["score"][place]
        state.crossed[seat] = seen["crates"][place]
        state.sums[seat] = seen["sums"][place]
        state.reach[seat] = seen["reach"][place]
        state.circles[:, seat] = seen["circles"][place]
        for number, written in enumerate(seen["written"][place]):
            if written:
                state.mark[number], state.written[number] = seat + 1, written - 1
    state.open_hexes[:] = seen["open_hexes"]
    for number, crossed in enumerate(seen["crossed"]):
        if crossed:
            state.mark[number] = CROSSED
        if not state.mark[number]:
            state.open_cupcakes += seen["ground"][number] % 3 == 1
        for beside in board.territory.neighbours[number]:
            if beside >= 0 and state.mark[beside] in (1, 2):
                state.touch[number] |= state.mark[beside]
    return state


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_all_that_a_view_tells_can_be_found(variant: Variant) -> None:
    check_decoding(variant, decode)


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_what_is_printed_on_the_boards_can_be_found(variant: Variant) -> None:
    """Whatever the territory: regions, cupcakes, crates; groups with their powers, the row."""
    board, (state, *_) = positions_of(variant)
    view: dict[str, Any] = msgspec.to_builtins(GAME.view(board, state, None))
    seen = observe(GAME, board, state, 0)
    for place, ground in zip(view["hexes"], seen["ground"], strict=True):
        region, sign = divmod(ground, 3)
        assert REGION_NAMES[region] == place["region"]
        assert (place["cupcake"], place["crate"]) == (sign == 1, sign == 2)
    powers = [POWER_NAMES[power - 1] for power in seen["group_power"] if power]
    crates = [count for count in seen["group_crates"] if count]
    groups = view["seats"][0]["groups"]
    assert powers == [group["power"] for group in groups]
    assert crates == [group["crates"] for group in groups]
    assert seen["row"][: seen["row_length"][0]] == view["seats"][0]["row"]


def test_the_observer_comes_first() -> None:
    match = Table().write("red", 3, "e11").write("blue", 2, "a1").turn("blue", tile="one")
    red, blue = (observe(GAME, match.board, match.state, seat) for seat in (0, 1))
    assert (red["actor"], blue["actor"]) == ([0, 1], [1, 0])
    for name in ("written", "sums", "circles", "pools", "crates", "points", "score"):
        assert red[name] == blue[name][::-1]
    e11 = match.board.hex_number["e11"]
    assert red["written"][0][e11] == blue["written"][1][e11] == 4
    assert red["dice"] == blue["dice"]


def seen_after(match: Match, *actions: str) -> Seen:
    play(match, *actions)
    return observe(GAME, match.board, match.state, 0)


def test_pools_are_offered_and_then_belong_to_seats() -> None:
    """§3.2, §3.3: blue takes, and applies first."""
    match = Table().rolled("red")
    seen = seen_after(match, "split tile pink | blue orange green grey yellow")
    assert seen["offered"] == [1, 0, 0, 0, 0, 0, 1]
    assert seen["pools"] == [[0] * 7, [0] * 7]
    seen = seen_after(match, "take rest")
    assert seen["offered"] == [0] * 7
    assert seen["pools"] == [[1, 0, 0, 0, 0, 0, 1], [0, 1, 1, 1, 1, 1, 0]]
    assert seen["to_apply"] == [0, 1, 1, 1, 1, 1, 0]


def test_an_effect_is_told_only_while_it_goes_on() -> None:
    match = Table().turn("red", tile="two-zeros")
    seen = seen_after(match, "apply tile", "write e11")
    assert seen["number"] == [1, 0, 0, 0]
    assert (seen["set_size"], seen["picked"]) == ([2], [match.board.hex_number["e11"] + 1, 0, 0])
    match.play(match.legal_numbers()[0])
    seen = seen_after(match)
    for name in ("number", "set_size", "picked", "region", "free", "declinable"):
        assert not any(seen[name])


def test_where_hexes_are_limited_is_told() -> None:
    """§5.3: a number goes into the region of its die; §7.8: the cupcake tile crosses cupcakes."""
    seen = seen_after(Table().turn("red", green="2"), "apply green")
    assert (seen["number"], seen["region"]) == ([0, 0, 1, 0], [0, 0, 0, 1, 0, 0])
    seen = seen_after(Table().turn("red", tile="cupcake"), "apply tile")
    assert (seen["number"], seen["region"], seen["cupcakes_only"]) == ([0] * 4, [0] * 6, [1])


def test_the_leaf_of_the_first_circle_is_told() -> None:
    """§7.2: the second one goes on another leaf."""
    seen = seen_after(Table().turn("red", tile="two-leaves"), "apply tile", "circle grey")
    assert (seen["circles_due"], seen["circle_made"]) == ([1], [0, 0, 0, 0, 1, 0])
