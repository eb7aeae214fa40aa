"""What is secret: hands, and with them what the pile still holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb

import msgspec
import numpy as np
import pytest

from ludoteca.core.errors import IllegalAction
from ludoteca.core.kernel import MODE, Record, copy_record
from ludoteca.core.match import Match
from ludoteca.core.message import message
from tests.games.minicity.table import (
    ANTS,
    Position,
    Table,
    opening,
    play,
    told,
    unstarted,
)

VIEWERS = (None, 0, 1, 2, 3)


# Views


@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_own_hand_is_seen(viewer: int | None) -> None:
    """Q6: of the others only the number of cards; a spectator sees none."""
    seats = opening(4).view(viewer)["seats"]
    for place, box in enumerate(seats):
        assert box["hand_size"] == 4
        if place == viewer:
            assert box["hand"] == {"yellow": 1, "blue": 1, "red": 1, "grey": 1, "violet": 0}
        else:
            assert box["hand"] is None


def test_of_the_pile_only_the_size_is_seen() -> None:
    """Q6: a number."""
    assert opening(4).view(0)["pile"] == 75


def test_boxes_roads_discards_points_and_friends_are_open() -> None:
    """Q6: everybody sees the same of them."""
    table = Table(3, friends=True).points("square", 9).owns("square", "millipede")
    match = table.pile("red red blue").turn("circle")
    views = [match.view(viewer) for viewer in (None, 0, 1, 2)]
    for key in ("roads", "discards", "chambers", "ants", "friends", "pile"):
        assert all(view[key] == views[0][key] for view in views)
    for view in views:
        square = view["seats"][1]
        assert (square["points"], square["small"]["yellow"]) == (9, 2)
        assert square["friends"] == [{"friend": "millipede", "owned": 1, "used": 0}]
        assert sum(view["discards"].values()) == 95 - 12 - 4 - 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_seat_cannot_see_does_not_change_its_view(viewer: int | None) -> None:
    """Q6: all unseen cards dealt anew, many times."""
    match = Table(4, friends=True).hand("square", "red red red red").turn("circle")
    seen = msgspec.json.encode(match.typed_view(viewer))
    for state in redeals(match, viewer, 20):
        assert msgspec.json.encode(match.game.view(match.board, state, viewer)) == seen


# Stories and records


def test_a_card_dealt_to_another_is_told_without_its_colour() -> None:
    """Q6: only the seat that draws sees it."""
    match = opening(2, hands=["red red red blue", "grey violet blue yellow"])
    for who, viewer in (("circle", 1), ("square", 0)):
        hidden = message("minicity-dealt-hidden", seat=message("minicity-seat", seat=who))
        assert match.story(viewer).count(hidden) == 4
    assert told(match, "circle").count("dealt") == told(match, "square").count("dealt") == 4
    assert (told(match).count("dealt"), told(match).count("dealt-hidden")) == (0, 8)


def test_a_card_drawn_at_the_end_of_a_turn_is_told_without_its_colour() -> None:
    """Q6: the seat itself is told which one."""
    match = Table().turn("circle", script=["deal violet"])
    play(match, "play red 1 left", "go 36", "unload 0", "done")
    circle = message("minicity-seat", seat="circle")
    violet = message("minicity-ant", ant="violet")
    assert message("minicity-dealt", seat=circle, ant=violet) in match.story(0)
    assert message("minicity-dealt-hidden", seat=circle) in match.story(1)
    assert told(match, "square") == told(match)


def test_cards_laid_on_a_road_are_told_to_all() -> None:
    """Q6: they lie face up."""
    match = opening(2, roads=["violet grey"])
    laid = message("minicity-laid", ant=message("minicity-ant", ant="violet"), road=1)
    assert all(laid in match.story(viewer) for viewer in (None, 0, 1))


def dealt(match: Match, viewer: int | None) -> list[str]:
    """Lines of the redacted record about hands: those before the roads are laid."""
    lines = match.record(viewer, redacted=True).splitlines()
    return [line for line in lines if line.startswith("chance: ") and "lay" not in line]


def test_a_redacted_record_hides_the_cards_of_the_others() -> None:
    """Q6: a question mark for each."""
    match = opening(2, hands=["red red red blue", "grey violet blue yellow"])
    own = [f"chance: deal {ant}" for ant in ("red", "red", "red", "blue")]
    others = [f"chance: deal {ant}" for ant in ("grey", "violet", "blue", "yellow")]
    hidden, first = ["chance: ?"] * 4, ["chance: first circle"]
    assert dealt(match, 0) == [*own, *hidden, *first]
    assert dealt(match, 1) == [*hidden, *others, *first]
    assert dealt(match, None) == [*hidden, *hidden, *first]
    whole = match.record().splitlines()
    assert [line for line in whole if "deal" in line] == own + others


def text_of(match: Match, number: int) -> str:
    return match.game.text(match.game.action(match.board, number))


def played(draws: bytes, seats: int) -> tuple[Match, list[Match]]:
    """A match of so many steps, chance included, and as it stood before each dealt card."""
    match = unstarted(seats, friends=True)
    before = []
    for draw in draws:
        choices = match.legal_numbers()
        number = choices[draw % len(choices)]
        if text_of(match, number).startswith("deal"):
            before.append(match.copy())
        match.follow(number)
    return match, before


def with_another_card(match: Match, before: Match, ant: str) -> Match | None:
    """The same match but for one dealt card, if everything else can be played as it was."""
    other = before.copy()
    try:
        other.follow(f"deal {ant}")
        for number in match.actions[len(other.actions) :]:
            other.follow(number)
    except IllegalAction:  # the card was played later, or this one is not in the pile
        return None
    return None if other.actions == match.actions else other


@pytest.mark.parametrize("seats", [2, 3])
def test_another_card_in_a_hidden_hand_changes_nothing_for_the_others(seats: int) -> None:
    """Q6: view, choices, story and redacted record of every other seat stay the same."""
    match, moments = played(np.random.default_rng(seats).bytes(90), seats)
    viewers = (None, *range(seats))
    stories = {viewer: match.story(viewer) for viewer in viewers}
    records = {viewer: match.record(viewer, redacted=True) for viewer in viewers}
    compared = Counter[int | None]()
    for before in moments[-2:] + moments[:seats]:
        owner = int(before.state.turn_seat)
        others = [with_another_card(match, before, ant) for ant in ANTS]
        for other in [other for other in others if other is not None][:2]:
            assert other.view(owner) != match.view(owner)
            for viewer in viewers:
                if viewer != owner:
                    assert other.view(viewer) == match.view(viewer)
                    assert other.story(viewer) == stories[viewer]
                    assert other.record(viewer, redacted=True) == records[viewer]
                    compared[viewer] += 1
                if viewer == match.actor != owner:
                    assert other.legal() == match.legal()
    assert set(compared) == set(viewers)


# Refusals


def test_a_refusal_does_not_depend_on_hidden_cards() -> None:
    """Q6: whatever the acting seat tries, the answer is the same after a new deal."""
    match = Table(3, friends=True).owns("circle", "stick-insect").turn("circle")
    refusal = match.game.kernels.refusal
    for state in redeals(match, 0, 5):
        for number in range(match.game.action_count):
            code = refusal(match.board.record, match.state, number)
            assert refusal(match.board.record, state, number) == code


def test_a_refusal_tells_nothing_but_the_reason() -> None:
    """Q6: square has violet cards, circle has none; the words are the same as if nobody had."""
    reasons = []
    for cards in ("violet " * 4, "red " * 4):
        match = Table().hand("square", cards).turn("circle")
        with pytest.raises(IllegalAction) as refusal:
            match.play("play violet 1 left")
        reasons.append(refusal.value.reason)
    assert reasons == [message("minicity-refused-not-in-hand")] * 2


# A new deal of what is hidden, as bots imagine it


def redeals(match: Match, viewer: int | None, count: int) -> Iterator[Record]:
    """The position as that seat may imagine it."""
    for stream in range(count):
        state = copy_record(match.state)
        seat = -1 if viewer is None else viewer
        match.game.kernels.redeal(match.board.record, state, seat, 12345, stream)
        yield state


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_new_deal_keeps_sizes_cards_and_what_is_seen(viewer: int | None) -> None:
    """Q6: hands keep their sizes, no card is lost, everything else stays as it is."""
    table = Table(4, friends=True).hand("square", "red red grey").owns("diamond", "snail")
    match = table.hand("diamond", "violet " * 5).pile("blue red red").turn("circle")
    before = match.state
    for state in redeals(match, viewer, 50):
        assert state.hand.sum(axis=1).tolist() == [4, 3, 4, 5]
        unseen = state.hand.sum(axis=0) + state.pile
        assert unseen.tolist() == (before.hand.sum(axis=0) + before.pile).tolist()
        assert state.pile.sum() == 3
        assert state.hand.min() >= 0 and state.pile.min() >= 0
        if viewer is not None:
            assert (state.hand[viewer] == before.hand[viewer]).all()
        for name in match.game.state_type.names or ():
            if name not in ("hand", "pile"):
                assert (state[name] == before[name]).all(), name


def test_a_new_deal_differs_from_stream_to_stream() -> None:
    """Q6: and is the same again for the same stream."""
    match = Table(3).turn("circle")
    deals = [state.hand.tobytes() for state in redeals(match, 0, 30)]
    assert len(set(deals)) > 20
    assert deals == [state.hand.tobytes() for state in redeals(match, 0, 30)]


STREAMS = 500 if MODE == "python" else 3000  # uncompiled kernels are slow


def eleven_unseen() -> Position:
    """Unseen by circle: one yellow card, one red one and nine blue ones.

    Four lie with square, four with triangle, three in the pile.
    """
    table = Table(3).hand("circle", "grey grey grey grey").hand("square", "yellow blue blue blue")
    return table.hand("triangle", "blue blue blue blue").pile("red blue blue").turn("circle")


def where(state: Record, ant: str) -> str:
    """Who has the only unseen card of an ant."""
    number = ANTS.index(ant)
    places = {"square": state.hand[1, number], "triangle": state.hand[2, number]}
    places["pile"] = state.pile[number]
    (found,) = [place for place, count in places.items() if count]
    return found


def chi_square(found: Counter[object], expected: dict[object, float]) -> float:
    assert set(found) <= set(expected)
    assert abs(sum(expected.values()) - found.total()) < 1e-6
    return sum((found[key] - number) ** 2 / number for key, number in expected.items())


def test_every_unseen_card_is_as_likely_in_every_unseen_place() -> None:
    """Q6: where the yellow and the red card are, both together; 8 degrees of freedom.

    A fair deal stays below 26 in 999 of 1000 cases.
    """
    sizes = {"square": 4, "triangle": 4, "pile": 3}
    found = Counter[object](
        (where(state, "yellow"), where(state, "red"))
        for state in redeals(eleven_unseen(), 0, STREAMS)
    )
    expected: dict[object, float] = {
        (one, other): STREAMS * sizes[one] * (sizes[other] - (one == other)) / 110
        for one, other in product(sizes, sizes)
    }
    assert chi_square(found, expected) < 30


@pytest.mark.parametrize("seat", [1, 2])
def test_a_hidden_hand_is_a_fair_sample_of_the_unseen_cards(seat: int) -> None:
    """Q6: how many of 6 red among 17 unseen cards are in a hand of 4; 4 degrees of freedom.

    A fair deal stays below 18.5 in 999 of 1000 cases.
    """
    table = Table(3).hand("circle", "grey grey grey grey").hand("square", "red red red red")
    table.hand("triangle", "blue blue blue blue").pile("red red blue blue blue blue blue blue blue")
    match = table.turn("circle")
    found = Counter[object](int(state.hand[seat, 2]) for state in redeals(match, 0, STREAMS))
    expected: dict[object, float] = {
        red: STREAMS * comb(6, red) * comb(11, 4 - red) / comb(17, 4) for red in range(5)
    }
    assert chi_square(found, expected) < 25


def test_a_spectator_imagines_all_hands() -> None:
    """Q6: the own hand of a seat is dealt anew as well."""
    match = Table(2).hand("circle", "red red red red").turn("circle")
    hands = {state.hand[0].tobytes() for state in redeals(match, None, 30)}
    assert len(hands) > 10


def test_the_friends_used_are_open() -> None:
    """Q6: a card turned over is seen by all."""
    match = Table(friends=True).owns("circle", "dragonfly").turn("circle")
    play(match, "swap red grey")
    for viewer in (None, 0, 1):
        card = {"friend": "dragonfly", "owned": 1, "used": 1}
        assert match.view(viewer)["seats"][0]["friends"] == [card]
