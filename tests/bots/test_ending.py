"""The end of a match is solved: compared with plain expansion of everything that can happen."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from ludoteca.bots.levels import SearchBot, make_level
from ludoteca.bots.position import Position, legal_numbers
from ludoteca.bots.solution import Solution, solve
from ludoteca.bots.suggestions import suggest
from ludoteca.bots.thinking import Budget, Thinking
from ludoteca.bots.workspace import new_workspace
from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import Record, copy_record
from tests.bots.by_hand import choose_by_hand
from tests.bots.pearls import position
from tests.games.variants import EVERY_VARIANT, VARIANTS, Variant

OPEN = [variant for variant in VARIANTS if variant.game.hides_nothing]
every_open_variant = pytest.mark.parametrize("variant", OPEN, ids=str)
LOOKED_BACK = 12  # decisions before the end
SIZE = 400  # positions that are compared have no more after them
MOST = 1_000_000  # iterations


class TooMany(Exception):
    pass


class Expansion:
    """Everything that can happen, with nothing left out: no pruning, no limit of depth."""

    def __init__(self, at: Position, size: int = SIZE) -> None:
        self.at = at
        self.size = size
        self.known: dict[bytes, tuple[float, ...]] = {}

    def after(self, state: Record, number: int) -> tuple[float, ...]:
        following = copy_record(state)
        self.at.game.kernels.apply(self.at.board.record, following, number)
        return self.value(following)

    def value(self, state: Record) -> tuple[float, ...]:
        key = state.tobytes()
        if key not in self.known:
            if len(self.known) >= self.size:
                raise TooMany
            self.known[key] = self.expand(state)
        return self.known[key]

    def expand(self, state: Record) -> tuple[float, ...]:
        kernels, board = self.at.game.kernels, self.at.board.record
        if state.actor == OVER:
            returns = np.zeros(int(state.seats), np.float64)
            kernels.returns(board, state, returns)
            return tuple(returns.tolist())
        numbers = legal_numbers(self.at.game, self.at.board, state)
        values = [self.after(state, number) for number in numbers]
        if state.actor == CHANCE:
            weights = np.zeros(self.at.game.max_outcomes, np.int32)
            total = kernels.chance(board, state, weights)
            parts = zip(*values, strict=True)
            return tuple(float(np.dot(part, weights[: len(numbers)])) / total for part in parts)
        return values[self.best(state, numbers, [each[state.actor] for each in values])]

    def best(self, state: Record, numbers: list[int], own: list[float]) -> int:
        """The greatest share; of equal ones what weighs most, of those the first."""
        weights = np.zeros(len(numbers), np.float64)
        self.at.game.judgement.weigh(
            self.at.board.record, state, np.array(numbers, np.int16), len(numbers), weights
        )
        return max(range(len(own)), key=lambda place: (round(own[place], 9), weights[place]))


def last_positions(variant: Variant, seed: int) -> list[Position]:
    """The last decisions of a match, the last one first."""
    match = variant.match(seed)
    positions = []
    while match.to_act is not None:
        positions.append(Position.of(match))
        match.play(choose_by_hand(positions[-1], seed))
    return positions[: -LOOKED_BACK - 1 : -1]


def solved(at: Position, iterations: int) -> Solution | None:
    return solve(at, new_workspace(at.game, 1), iterations)


def agree(at: Position, size: int = SIZE) -> bool:
    """Compare the solution with an expansion; False if that would be too large."""
    expansion = Expansion(at, size)
    numbers = at.legal_numbers()
    try:
        expected = {number: expansion.after(at.state, number) for number in numbers}
    except TooMany:
        return False
    solution = solved(at, MOST)
    assert solution is not None
    found = {worth.number: worth.returns for worth in solution.choices}
    assert found.keys() == expected.keys()
    for number in numbers:
        assert found[number] == pytest.approx(expected[number], abs=1e-9)
    own = [expected[number][at.state.actor] for number in numbers]
    best = numbers[expansion.best(at.state, numbers, own)]
    assert solution.choices[0].number == best
    return True


@every_open_variant
def test_what_every_choice_is_worth_is_what_full_expansion_says(variant: Variant) -> None:
    compared = 0
    for at in last_positions(variant, seed=1):
        if not agree(at):
            break
        compared += 1
    assert compared >= 2


def test_cards_that_are_still_to_be_drawn_are_weighed_by_their_probability() -> None:
    at = last_positions(EVERY_VARIANT[-1], seed=1)[3]  # with souvenirs, a turn before the last
    found = solved(at, MOST)
    assert found is not None
    assert any(0 < worth.returns[at.seat] < 1 for worth in found.choices)
    assert agree(at, size=20_000)


@pytest.mark.parametrize(
    "purses", [(300, 250, 275), (150, 400, 375), (425, 100, 425), (600, 100, 150)]
)
def test_auctions_are_looked_through_to_the_last_bid(purses: tuple[int, ...]) -> None:
    variant = next(each for each in OPEN if each.game_name == "marracash")
    at = last_positions(variant, seed=1)[0]
    at.state.money[: len(purses)] = purses
    at.state.signs[:] = 5
    assert any("auction" in text_of(at, number) for number in at.legal_numbers())
    assert agree(at, size=20_000)


def text_of(at: Position, number: int) -> str:
    return at.game.text(at.game.action(at.board, number))


@every_open_variant
def test_a_level_that_searches_plays_what_is_best(variant: Variant) -> None:
    at = last_positions(variant, seed=1)[1]
    bot = make_level("strong", variant.game, 1, 1, clock=False)
    solution = solved(at, MOST)
    assert solution is not None
    assert bot.choose(at) == solution.choices[0].number
    assert isinstance(bot, SearchBot)
    assert all(candidate.solved for candidate in bot.considered)


@every_open_variant
def test_an_opinion_says_that_it_is_exact_and_tells_the_line_to_the_end(variant: Variant) -> None:
    at = last_positions(variant, seed=1)[1]
    found = suggest(at, None, 2000, threads=1)
    solution = solved(at, 2000)
    assert solution is not None
    assert [each.number for each in found.candidates] == [
        worth.number for worth in solution.choices
    ]
    assert all(each.solved and each.visits > 0 for each in found.candidates)
    best = found.candidates[0]
    state = copy_record(at.state)
    for number in solution.line(best.number):
        at.game.kernels.apply(at.board.record, state, number)
    assert at.game.outcome(at.board, state).returns == pytest.approx(best.returns)
    assert best.line


@every_open_variant
def test_a_position_too_far_from_the_end_is_given_up(variant: Variant) -> None:
    match = variant.match(1)
    assert solved(Position.of(match), MOST) is None
    found = suggest(Position.of(match), None, 20, threads=1)
    assert not any(each.solved for each in found.candidates)


def test_a_search_of_few_iterations_tries_less() -> None:
    variant = OPEN[0]
    ends = last_positions(variant, seed=2)
    quick, long = ([solved(at, iterations) is not None for at in ends] for iterations in (16, 2000))
    assert 0 < sum(quick) < sum(long)


def test_the_search_can_be_told_not_to_solve() -> None:
    at = last_positions(OPEN[0], seed=1)[0]
    for exact in (True, False):
        manner = replace(at.game.manner, exact=exact)
        found = Thinking(at.game, manner, seed=1).think(at, Budget(20))
        assert {each.solved for each in found} == {exact}


def test_nothing_is_solved_where_something_may_be_hidden() -> None:
    """What the seat cannot see might decide: not even the last decision, though it is small."""
    for variant in VARIANTS:
        if not variant.game.hides_nothing:
            at = last_positions(variant, seed=1)[0]
            assert solved(at, MOST) is None
    assert solved(position(1, guess=True), MOST) is None
