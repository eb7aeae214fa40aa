"""What a seat sees as numbers: all that a view tells it, and nothing of the other hands."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.core.kernel import Record, copy_record, new_record
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import FOOD_NAMES
from ludoteca.games.minicity.game import GAME
from ludoteca.games.minicity.state import Phase
from ludoteca.testing.variants import Variant
from tests.games.minicity.table import opening, play
from tests.games.observing import Seen, bits, check_decoding, observe, only, positions_of, seat_of
from tests.games.variants import EVERY_VARIANT, VARIANTS

OURS = [variant for variant in VARIANTS if variant.game is GAME]
PLAIN = next(variant for variant in EVERY_VARIANT if variant.game is GAME)  # without friends


def decode(board: MiniCityBoard, seen: Seen, observer: int) -> Record:
    """A position of which the observer would see the same."""
    state = new_record(GAME.state_type)
    seats = only(seen["seats"]) + 2
    state.seats = seats
    state.phase = only(seen["phase"])
    state.actor = -2 if state.phase == 11 else seat_of(seen["actor"], observer, seats)
    for name in ("turn_seat", "first"):
        state[name] = seat_of(seen[name], observer, seats)
    if state.phase == -1:  # §2.7: the first player makes the offer, the second puts tokens away
        state.phase = Phase.OFFER if state.actor == state.first else Phase.PUT
    state.turns, state.rounds = seen["turn"][0], seen["round"][0]
    state.cards_played, state.bought = seen["cards_played"][0], seen["bought"][0]
    state.end_reasons = bits(seen["end_reasons"])
    decode_roads(state, seen)
    for chamber, tokens in enumerate(seen["tokens"]):
        state.tokens[chamber] = tokens
        state.free_places[seen["food"][chamber]] += seen["free"][chamber]
    state.ant_at[:] = [away.index(0) for away in seen["distance"]]
    state.spread_from = seen["spread_from"][0] - 1
    state.tokens_spread = seen["tokens_spread"][0]
    state.discards[:] = seen["discards"]
    for place in range(seats):
        seat = (observer + place) % seats
        for name in ("small", "reserve", "points", "owned", "used"):
            state[name][seat] = seen[name][place]
    deal_unseen(state, seen, observer)
    return state


def decode_roads(state: Record, seen: Seen) -> None:
    state.road, state.ant = only(seen["card_road"]), only(seen["card_ant"])
    state.space, state.reach = seen["card_space"][0] - 1, seen["card_range"][0]
    for road, cards in enumerate(seen["roads"]):
        state.roads[road] = [card - 1 for card in cards]
        laid = [space for space, card in enumerate(cards) if card]
        state.left_end[road], state.right_end[road] = (laid[0], laid[-1]) if laid else (-1, -1)


def deal_unseen(state: Record, seen: Seen, observer: int) -> None:
    """The other hands get any of the cards that they could have, the pile the rest."""
    seats = int(state.seats)
    left = [ant for ant, count in enumerate(seen["unseen"]) for _ in range(count)]
    state.hand[observer] = seen["hand"]
    for place in range(1, seats):
        for _ in range(seen["hand_size"][place]):
            state.hand[(observer + place) % seats][left.pop()] += 1
    assert len(left) == seen["pile"][0]
    for ant in left:
        state.pile[ant] += 1


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_all_that_a_view_tells_can_be_found(variant: Variant) -> None:
    check_decoding(variant, decode)


@pytest.mark.parametrize("variant", [PLAIN, *OURS[-1:]], ids=str)
def test_what_is_printed_and_reckoned_can_be_found(variant: Variant) -> None:
    """The hill, the friends, and what the observer could do with a card or an ant."""
    board, states = positions_of(variant)
    for state in states:
        seat = max(0, int(state.turn_seat))
        view: dict[str, Any] = msgspec.to_builtins(GAME.view(board, state, seat))
        seen = observe(GAME, board, state, seat)
        assert seen["friends"] == [view["friends_variant"]]
        assert [FOOD_NAMES[food] for food in seen["food"]] == [
            chamber["food"] for chamber in view["chambers"]
        ]
        places = [sum(each) for each in zip(seen["tokens"], seen["free"], strict=True)]
        assert places == [chamber["places"] for chamber in view["chambers"]]
        assert seen["card_limit"] == [view["card_limit"] or 0]
        if state.turn_seat >= 0:
            assert seen["load"] == view["outlook"]["loads"]
        assert seen["road_length"] == [len(view["roads"][0])]
        for end in view["outlook"]["ends"]:
            road, side = end["road"] - 1, ["left", "right"].index(end["end"])
            assert seen["range"][road][side] == list(end["ranges"].values())
            assert end["stream"] == (seen["room"][road][side] == 1)
        cards = view["friends"] or []
        assert seen["friend_cost"][: len(cards)] == [card["cost"] for card in cards]
        assert seen["friend_left"][: len(cards)] == [card["left"] for card in cards]


def test_other_hands_and_the_pile_are_told_only_together() -> None:
    """Q6: whoever holds what of the unseen cards, the observer sees the same numbers."""
    match = opening(3)
    state = match.state
    other = copy_record(state)
    given = next(ant for ant in range(5) if other.hand[1][ant])
    taken = next(ant for ant in range(5) if ant != given and other.pile[ant])
    other.hand[1][given] -= 1
    other.hand[1][taken] += 1
    other.pile[given] += 1
    other.pile[taken] -= 1
    for seat, alike in ((0, True), (1, False), (2, True)):
        seen = [observe(GAME, match.board, each, seat) for each in (state, other)]
        assert (seen[0] == seen[1]) is alike


def test_an_offer_is_told_by_the_seats_alone() -> None:
    """§2.7: the first player offers, the second puts away as many tokens as are still to go."""
    match = opening(offer=True)
    seen = observe(GAME, match.board, match.state, 0)
    assert (sum(seen["phase"]), seen["first"], seen["actor"]) == (0, [1, 0, 0, 0], [1, 0, 0, 0])
    play(match, "unload 2", "first circle", "to 9")
    seen = observe(GAME, match.board, match.state, 0)
    assert (sum(seen["phase"]), seen["first"], seen["actor"]) == (0, [1, 0, 0, 0], [0, 1, 0, 0])
    assert seen["tokens_spread"] == [1]


def test_the_observer_comes_first_and_empty_seats_are_zero() -> None:
    match = opening(3)
    state = match.state
    state.turn_seat = state.actor = 2
    for seat in range(3):
        state.points[seat] = state.small[seat][0] = seat + 1
    seen = observe(GAME, match.board, state, 1)
    assert seen["seats"] == [0, 1, 0]
    assert seen["actor"] == seen["turn_seat"] == [0, 1, 0, 0]
    assert [small[0] for small in seen["small"]] == [2, 3, 1, 0]
    assert seen["hand_size"] == [4, 4, 4, 0]
    assert seen["points"] == [0, 0, 0, 0]  # without friends there are none
