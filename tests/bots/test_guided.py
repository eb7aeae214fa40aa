"""The search that is guided by a function, on a game small enough to know the right answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca.bots import forest
from ludoteca.bots.guided import Evaluate, Grove, Guidance, Result, choose
from ludoteca.bots.position import Position
from ludoteca.core.kernel import MODE
from tests.bots.pearls import GUESS, PEARLS, position

ITERATIONS = 200 if MODE == "python" else 2000
Rows = NDArray[Any]


def uniform(observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
    """Knows nothing."""
    return np.zeros(masks.shape, np.float32), np.full((len(masks), 2), 0.5, np.float32)


def grove(
    positions: Sequence[Position],
    evaluate: Evaluate = uniform,
    seeds: Sequence[int] | None = None,
    **guidance: Any,
) -> Grove:
    chosen = {"iterations": ITERATIONS, "exploration": 2.0} | guidance
    grown = Grove(
        PEARLS,
        positions[0].board.record,
        [each.state for each in positions],
        seeds or [5] * len(positions),
        evaluate,
        Guidance(**chosen),
    )
    grown.grow()
    return grown


def search(at: Position, evaluate: Evaluate = uniform, **guidance: Any) -> Result:
    return grove([at], evaluate, **guidance).result(0)


def same(one: Result, other: Result) -> bool:
    arrays = ("visits", "priors", "values", "action_values")
    return (one.choice, one.line) == (other.choice, other.line) and all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in arrays
    )


@pytest.mark.parametrize("leaves", [1, 8])
@pytest.mark.parametrize(("heap", "best"), [(1, 1), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_the_winning_move_is_found_without_any_knowledge(heap: int, best: int, leaves: int) -> None:
    found = search(position(heap), leaves=leaves)
    assert found.choice == found.line[0] == best
    assert found.values[0] > 0.75
    assert found.action_values[best, 0] > 0.8


def test_values_are_by_seat_and_one_win_in_all() -> None:
    lost = search(position(4))
    assert lost.values[0] < 0.25
    assert lost.values.sum() == pytest.approx(1.0)
    for number in (1, 2, 3):
        assert lost.action_values[number].sum() == pytest.approx(1.0)
    other = position(4)
    other.state.actor = 1  # the same for the other seat
    assert search(other).values == pytest.approx(lost.values[::-1], abs=0.05)


def test_visits_are_the_iterations_and_all_choices_have_their_prior() -> None:
    found = search(position(7), iterations=100, leaves=7)
    assert found.visits.sum() == 100
    assert set(found.visits.nonzero()[0]) == {1, 2, 3}
    assert found.priors[[1, 2, 3]] == pytest.approx([1 / 3] * 3)
    assert found.policy.sum() == pytest.approx(1.0)


def exact(heap: int) -> float:
    """The share of the seat to act with dice, if everybody plays as well as can be."""
    best = 0.0
    for taken in range(1, min(3, heap) + 1):
        left = heap - taken
        if left == 0:
            return 1.0
        mine = 1 - 0.75 * exact(left) - 0.25 * exact(max(1, left - 1))
        best = max(best, mine)
    return best


@pytest.mark.parametrize("chance", ["sampled", "enumerated"])
@pytest.mark.parametrize("heap", [4, 5, 6])
def test_it_comes_close_to_full_expansion(heap: int, chance: str) -> None:
    found = search(position(heap, dice=True), chance=chance, exploration=1.0)
    assert found.action_values[found.choice, 0] == pytest.approx(exact(heap), abs=0.1)


def test_enumerated_outcomes_come_exactly_as_often_as_they_are_likely() -> None:
    grown = grove([position(4, dice=True)], chance="enumerated", iterations=100)
    nodes, actions = grown.forest.nodes[0], grown.forest.actions[0]
    for child in (1, 2):  # taking one or two pearls; then the dice
        visits = {}
        outcome = int(nodes[child].child)
        while outcome >= 0:
            visits[int(actions[outcome])] = int(nodes[outcome].visits)
            outcome = int(nodes[outcome].sibling)
        total = sum(visits.values())
        assert total > 10
        assert visits[4] == pytest.approx(0.75 * total, abs=1)
        assert visits[5] == pytest.approx(0.25 * total, abs=1)


def test_what_is_hidden_is_dealt_anew_for_every_walk() -> None:
    found = search(position(0, guess=True), exploration=50.0)
    for number in range(3):
        assert found.action_values[GUESS + number, 0] == pytest.approx(1 / 3, abs=0.12)
    assert found.action_values[GUESS + 3, 0] == 0.0


@pytest.mark.parametrize("leaves", [1, 3])
def test_trees_among_others_grow_as_they_do_alone(leaves: int) -> None:
    positions = [position(heap, dice=heap > 0) for heap in (9, 5, 13, 5, 1)]
    settings: dict[str, Any] = {"leaves": leaves, "iterations": 60, "noise": 0.3, "temperature": 1}
    together = grove(positions, seeds=[1, 2, 1 << 40, 3, 4], **settings)
    for tree, seed in enumerate([1, 2, 1 << 40, 3, 4]):
        alone = grove([positions[tree]], seeds=[seed], **settings)
        assert same(together.result(tree), alone.result(0))
    assert not same(together.result(1), together.result(3))


def test_leaves_of_all_trees_are_judged_in_one_batch() -> None:
    asked: list[tuple[Rows, Rows, Rows]] = []

    def evaluate(observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
        asked.append((observations.copy(), masks.copy(), actors.copy()))
        return uniform(observations, masks, actors)

    grove([position(20), position(2), position(30)], evaluate, iterations=4, leaves=2)
    assert len(asked) == 3  # the roots, then twice two leaves in each tree
    observations, masks, actors = asked[0]
    assert observations.tolist() == [[20], [2], [30]]
    assert masks[1].nonzero()[0].tolist() == [1, 2]
    assert actors.tolist() == [0, 0, 0]
    observations, _, actors = asked[1]
    # Taking 2 of 2 ends the match, and taking 1 leaves no choice: nothing to judge there.
    assert len(observations) == 4
    assert sorted(observations[:2, 0]) == [18, 19]  # a walk under way sends the next elsewhere
    assert actors.tolist() == [1, 1, 1, 1]


def test_the_function_speaks_from_the_seat_to_act() -> None:
    def optimist(observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
        return np.zeros(masks.shape), np.tile(np.array([0.9, 0.1]), (len(masks), 1))

    found = search(position(40), optimist, iterations=3)
    # Judged at the root for seat 0, then three times after a move for seat 1.
    assert found.values == pytest.approx([(0.9 + 3 * 0.1) / 4, (0.1 + 3 * 0.9) / 4])


def test_a_function_that_knows_the_game_is_followed() -> None:
    def oracle(observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
        heaps = observations[:, 0]
        logits = np.zeros(masks.shape, np.float32)
        logits[np.arange(len(heaps)), np.maximum(1, heaps % 4)] = 5.0
        wins = (heaps % 4 != 0).astype(np.float32)
        return logits, np.stack([wins, 1 - wins], axis=1)

    for heap in (39, 41, 42):
        assert search(position(heap), oracle, iterations=8).choice == heap % 4


def test_no_walk_is_left_under_way() -> None:
    assert not grove([position(15)], leaves=5, iterations=52).forest.pending.any()


def test_a_full_tree_keeps_to_its_memory_and_goes_on() -> None:
    grown = grove([position(40, dice=True)], iterations=100, leaves=3, nodes=20)
    assert grown.forest.used[0] <= 20
    assert grown.result(0).visits.sum() == 100


def test_a_walk_that_is_too_long_to_remember_is_judged_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forest, "MAX_DEPTH", 4)
    grown = grove([position(40, dice=True)], iterations=200)
    assert grown.forest.depths.max() <= 4
    assert grown.result(0).visits.sum() == 200


def test_noise_is_part_of_the_roots_priors() -> None:
    plain, noisy, again, other = (
        search(position(9), iterations=5, noise=noise, noise_alpha=0.5, seeds=[seed])
        for noise, seed in ((0.0, 1), (0.25, 1), (0.25, 1), (0.25, 2))
    )
    drawn = (noisy.priors - 0.75 * plain.priors) / 0.25
    assert drawn.sum() == pytest.approx(1.0)
    assert (drawn > -1e-6).all()
    assert np.array_equal(noisy.priors, again.priors)
    assert not np.allclose(noisy.priors, other.priors)


def test_temperature_says_how_often_a_choice_is_taken() -> None:
    visits = np.array([0, 10, 30, 0, 60])
    assert choose(visits, 0.0, seed=1) == 4
    taken = np.bincount([choose(visits, 1.0, seed) for seed in range(600)], minlength=5) / 600
    assert taken == pytest.approx([0, 0.1, 0.3, 0, 0.6], abs=0.06)
    cold = np.bincount([choose(visits, 0.5, seed) for seed in range(600)], minlength=5) / 600
    assert cold == pytest.approx([0, 1 / 46, 9 / 46, 0, 36 / 46], abs=0.06)


def test_time_that_is_up_ends_the_search_after_the_first_walks() -> None:
    assert search(position(9), iterations=10_000, leaves=3, seconds=0.0).visits.sum() == 3


@pytest.mark.parametrize(
    ("logits", "values", "words"),
    [
        (np.zeros((1, 5)), np.zeros((1, 2)), r"logits of shape \(1, 5\), not \(1, 12\)"),
        (np.zeros((1, 12)), np.zeros(2), "values of shape"),
        (np.full((1, 12), np.nan), np.zeros((1, 2)), "not finite"),
        (np.full((1, 12), -np.inf), np.zeros((1, 2)), "not finite"),
        (np.zeros((1, 12)), np.full((1, 2), np.inf), "not finite"),
        (np.zeros((1, 12)), np.array([[-0.5, 1.5]]), "evaluate gave values from -0.5 to 1.5"),
    ],
)
def test_a_function_that_makes_no_sense_is_told_so(logits: Rows, values: Rows, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        search(position(7), lambda observations, masks, actors: (logits, values))


@pytest.mark.parametrize("said", [None, np.zeros((2, 12)), (np.zeros((1, 12)),)])
def test_a_function_that_does_not_give_two_arrays_is_told_so(said: Any) -> None:
    with pytest.raises(TypeError, match=r"evaluate gave .* two arrays, logits and values"):
        search(position(7), lambda observations, masks, actors: said)


@pytest.mark.parametrize(
    "guidance",
    [
        {"iterations": 0},
        {"iterations": 1.5},
        {"leaves": "2"},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"leaves": 0},
        {"nodes": 0},
        {"exploration": -1.0},
        {"humility": float("nan")},
        {"chance": "ignored"},
        {"noise": 1.5},
        {"noise_alpha": 0.0},
        {"temperature": -1.0},
    ],
)
def test_settings_that_make_no_sense_are_refused(guidance: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError), match=f"{next(iter(guidance))} is "):
        Guidance(**guidance)
