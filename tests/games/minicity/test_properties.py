"""Whatever is played: what must hold in every position of every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import cycle, islice

import msgspec
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import MODE, Record, copy_record, new_record
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.game import GAME
from ludoteca.games.minicity.state import Phase
from tests.effort import examples
from tests.games.minicity.compare import load
from tests.games.minicity.table import FRIENDS, HILL, grid_hill

some = examples(compiled=8, uncompiled=2)
STEPS = 250 if MODE == "python" else 700  # uncompiled, shorter games say the same
WHOLE_GAME = 20_000

FOODS, ANTS = range(5), range(5)
SHARES = {2: (12, 10, 9, 7, 5), 3: (9, 7, 6, 5, 4), 4: (7, 6, 5, 4, 3)}
FIRST_ROUND = {2: (2, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4)}
BEETLE, ORANGE_CATERPILLAR, EXOTIC_CATERPILLAR, SNAIL = 5, 6, 7, 9
CHEAP = {name: (copies, 1 + copies) for name, (copies, _) in FRIENDS.items()}


@dataclass(frozen=True)
class Variant:
    """Seats, friends, and a hill: with short roads they are often cleared."""

    seats: int
    friends: bool
    hill: str = field(repr=False)

    @cached_property
    def board(self) -> MiniCityBoard:
        return load(self.seats, self.friends, self.hill)


VARIANTS = [
    Variant(2, False, HILL),
    Variant(3, True, HILL),
    Variant(2, True, grid_hill(6, CHEAP)),
    Variant(4, True, grid_hill(4, CHEAP)),
    Variant(4, True, grid_hill(30, CHEAP)),
]

# A byte a step says which of the legal actions is played; used up, they begin again.
games = given(variant=st.sampled_from(VARIANTS), draws=st.binary(min_size=200, max_size=200))


def play(variant: Variant, draws: bytes, steps: int = STEPS) -> Iterator[Record]:
    """Positions of a game whose choices and outcomes are drawn; always the same record.

    Three of four unloadings are as large as possible, so that the match gets on.
    """
    kernels, board = GAME.kernels, variant.board.record
    state = new_record(GAME.state_type)
    kernels.start(board, state, variant.seats)
    buffer = np.zeros(GAME.max_choices, np.int16)
    yield state
    for place, draw in enumerate(islice(cycle(draws), steps)):
        if state.actor == OVER:
            return
        count = kernels.legal(board, state, buffer)
        choice = (draw + place // len(draws)) % count
        if state.phase == Phase.UNLOAD and draw >= 64:  # the last is the most
            choice = count - 1
        kernels.apply(board, state, int(buffer[choice]))
        yield state


@some
@games
def test_free_places_are_as_many_as_tokens_still_held(variant: Variant, draws: bytes) -> None:
    """§1.2, §2.3: food by food, so that a match can always be finished."""
    board = variant.board.record
    of_food = np.array([board.food == food for food in FOODS])
    for state in play(variant, draws):
        free = board.places - state.tokens
        assert free.min() >= 0 and state.tokens.min() >= 0
        held = (state.small + state.reserve).sum(axis=0)
        assert ((of_food * free).sum(axis=1) == held).all()
        assert (state.free_places == held).all()


@some
@games
def test_boxes_keep_to_their_limits(variant: Variant, draws: bytes) -> None:
    """§2.3, §7.1, §9.5: nobody holds more than the share; 7, 8 or 10 tokens in a small part."""
    for state in play(variant, draws):
        assert state.small.min() >= 0 and state.reserve.min() >= 0
        sizes = state.small.sum(axis=1)
        for seat in range(variant.seats):
            owned = state.owned[seat]
            limit = 10 if owned[EXOTIC_CATERPILLAR] else 8 if owned[ORANGE_CATERPILLAR] else 7
            assert sizes[seat] <= limit
            assert (state.small[seat] + state.reserve[seat] <= SHARES[variant.seats]).all()
        assert not sizes[variant.seats :].any() and not state.reserve[variant.seats :].any()


@some
@games
def test_no_card_is_lost(variant: Variant, draws: bytes) -> None:
    """§1.4: 19 for each ant in hands, pile, discards and on roads; hands of 4 or 5."""
    for state in play(variant, draws):
        lying = [int((state.roads == ant).sum()) for ant in ANTS]
        cards = state.hand.sum(axis=0) + state.pile + state.discards + lying
        assert cards.tolist() == [19] * 5
        assert min(state.hand.min(), state.pile.min(), state.discards.min()) >= 0
        hands = state.hand.sum(axis=1).tolist()
        for seat in range(variant.seats):
            assert hands[seat] <= (5 if state.owned[seat, SNAIL] else 4)
        assert not any(hands[variant.seats :])


@some
@games
def test_roads_have_no_gaps(variant: Variant, draws: bytes) -> None:
    """§4.1, §4.2: the middle is covered, and at the stream lies at most the card being played."""
    length = variant.board.hill.road
    used = 1 if variant.seats == 2 else 2
    for state in play(variant, draws):
        ends = list(zip(state.left_end.tolist(), state.right_end.tolist(), strict=True))
        for road, cards in enumerate(state.roads.tolist()):
            spaces = [space for space, card in enumerate(cards) if card >= 0]
            if not spaces:
                assert ends[road] == (-1, -1)
                assert road >= used or state.turns == 0 or state.actor == CHANCE
                continue
            left, right = spaces[0], spaces[-1]
            assert road < used and right < length
            assert spaces == list(range(left, right + 1))
            assert ends[road] == (left, right)
            if state.actor >= 0:
                assert left < length // 2 <= right
                in_play = state.ant >= 0 and state.road == road
                assert {0, length - 1} & {left, right} <= {int(state.space) if in_play else -1}


@some
@games
def test_ants_never_share_a_chamber(variant: Variant, draws: bytes) -> None:
    """§1.1: one on each unloading zone."""
    for state in play(variant, draws):
        places = set(state.ant_at.tolist())
        assert len(places) == 5
        assert places <= set(range(49))


@some
@games
def test_points_and_friends_keep_to_what_there_is(variant: Variant, draws: bytes) -> None:
    """§9.1, §9.3, Q8: points never below 0, friends as many as there are, each used once a turn."""
    copies = variant.board.record.friend_copies
    before = np.zeros(10, int)
    turn = 0
    for state in play(variant, draws):
        assert state.points.min() >= 0
        assert (state.owned.sum(axis=0) <= copies).all()
        assert (state.used <= state.owned).all() and state.used.min() >= 0
        if not variant.friends:
            assert not state.points.any() and not state.owned.any()
        if state.turns != turn:
            turn, before = int(state.turns), state.owned.sum(axis=0)
        assert state.owned.sum() - before.sum() <= 1


@some
@games
def test_turns_go_round_and_keep_to_their_limits(variant: Variant, draws: bytes) -> None:
    """§2.6, §3.1, §3.2, Q16: clockwise from the first player, three cards, 400 turns."""
    seats = variant.seats
    for state in play(variant, draws):
        if state.turns == 0:
            continue
        turn = int(state.turns) - 1
        assert state.turn_seat == (int(state.first) + turn) % seats
        assert state.rounds == turn // seats + 1
        limit = FIRST_ROUND[seats][turn] if turn < seats else 3
        assert 0 <= state.cards_played <= limit
        assert turn < 400
        assert state.actor in (state.turn_seat, CHANCE, OVER)


@some
@games
def test_a_match_is_won_only_with_an_empty_box(variant: Variant, draws: bytes) -> None:
    """§8.1, Q4: and at once; the others rank by what they have left."""
    left: list[int] = []
    for state in play(variant, draws, WHOLE_GAME):
        tokens = (state.small + state.reserve).sum(axis=1)[: variant.seats]
        left = tokens.tolist()
        assert (state.actor == OVER) == (state.end_reasons != 0)
        assert (0 in left) == (state.end_reasons == 1)
        if MODE == "python" and state.turns > 20:
            return
    outcome = GAME.outcome(variant.board, state)
    assert list(outcome.ranks) == [1 + sum(other < mine for other in left) for mine in left]
    share = sum(SHARES[variant.seats])
    assert list(outcome.scores) == [share - mine for mine in left]
    assert outcome.returns == tuple(float(mine == 0) for mine in left) or outcome.reasons == (
        "turns",
    )


@some
@games
def test_what_a_seat_cannot_see_changes_nothing_for_it(variant: Variant, draws: bytes) -> None:
    """Q6: after a new deal of the hidden cards its view, choices and refusals are the same."""
    kernels, board = GAME.kernels, variant.board
    choices, others = (np.zeros(GAME.max_choices, np.int16) for _ in range(2))
    for place, state in enumerate(play(variant, draws)):
        if place % 53:
            continue
        for seat in range(-1, variant.seats):
            other = copy_record(state)
            kernels.redeal(board.record, other, seat, 7, place)
            viewer = None if seat < 0 else seat
            seen, imagined = (
                msgspec.json.encode(GAME.view(board, s, viewer)) for s in (state, other)
            )
            assert seen == imagined
            if seat == state.actor and seat >= 0:
                count = kernels.legal(board.record, state, choices)
                assert kernels.legal(board.record, other, others) == count
                assert (choices[:count] == others[:count]).all()
            assert (other.hand.sum(axis=1) == state.hand.sum(axis=1)).all()
