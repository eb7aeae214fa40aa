"""The tree search, on games small enough to know the right answer."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteca.bots.position import Position
from ludoteca.bots.thinking import Budget, Candidate, Thinking, Tree
from ludoteca.bots.tree import NODE, NOTHING, ROOT, UNSEEN, add_node, find_child
from ludoteca.core.kernel import MODE, new_records
from ludoteca.core.manner import Manner
from tests.bots.pearls import GUESS, PEARLS, position

ITERATIONS = 300 if MODE == "python" else 3000


def think(at: Position, iterations: int = ITERATIONS, **manner: Any) -> list[Candidate]:
    return Thinking(PEARLS, Manner(**manner), seed=5).think(at, Budget(iterations))


@pytest.mark.parametrize(("heap", "best"), [(1, 1), (2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (9, 1)])
def test_the_winning_move_is_found(heap: int, best: int) -> None:
    found = think(position(heap), exploration=2.0)
    assert found[0].number == best
    assert found[0].returns[0] > 0.8


def test_a_lost_position_is_seen_to_be_lost() -> None:
    assert all(candidate.returns[0] < 0.2 for candidate in think(position(4), exploration=2.0))


def test_results_of_a_position_add_up_to_one_win() -> None:
    for candidate in think(position(7)):
        assert sum(candidate.returns) == pytest.approx(1.0)


def test_playing_on_to_the_end_finds_the_move_too() -> None:
    assert think(position(6), judged=False, guided=False)[0].number == 2


def test_chance_is_weighed_by_its_probability() -> None:
    # Taking 1 of 5 leaves 4. In three cases out of four they stay, and whatever the other seat
    # takes, the rest is ours; else chance takes one, and the other seat takes the last 3.
    found = {
        each.number: each.returns[0] for each in think(position(5, dice=True), exploration=2.0)
    }
    assert found[1] == pytest.approx(0.75, abs=0.1)
    assert found[2] < 0.4  # 3 or 2 are left: the other seat can take them all
    assert found[3] < 0.4


def test_what_is_hidden_is_dealt_anew_each_time() -> None:
    found = {each.number - GUESS: each for each in think(position(0, guess=True), exploration=50.0)}
    for number in range(3):
        assert found[number].returns[0] == pytest.approx(1 / 3, abs=0.08)
    assert found[3].returns[0] == 0.0


def test_what_was_legal_earlier_in_an_iteration_is_not_taken_for_legal_later() -> None:
    at = position(9, shy=True)
    think(at)
    assert at.board.record.cheated == 0


def test_the_same_seed_and_iterations_give_the_same_tree() -> None:
    one, other = (Thinking(PEARLS, Manner(), seed=9) for _ in range(2))
    for thinking in (one, other):
        thinking.think(position(13, dice=True), Budget(200))
    used = one.trees[0].used
    assert used == other.trees[0].used > 20
    assert one.trees[0].nodes[:used].tobytes() == other.trees[0].nodes[:used].tobytes()


def test_another_seed_gives_another_tree() -> None:
    one, other = (Thinking(PEARLS, Manner(), seed=seed) for seed in (1, 2))
    for thinking in (one, other):
        thinking.think(position(13, dice=True), Budget(200))
    assert one.trees[0].nodes[:100].tobytes() != other.trees[0].nodes[:100].tobytes()


def test_every_legal_move_is_tried_however_little_it_weighs() -> None:
    assert all(candidate.visits > 0 for candidate in think(position(7), 200))


def test_a_search_in_bursts_is_the_same_as_one_at_a_stretch() -> None:
    whole, parts = (Thinking(PEARLS, Manner(), seed=3) for _ in range(2))
    at = position(13, dice=True)
    whole.think(at, Budget(150))
    for iterations in (50, 100, 150):
        parts.trees[0].grow(at, parts.manner, Budget(iterations), float("inf"))
    used = whole.trees[0].used
    assert parts.trees[0].nodes[:used].tobytes() == whole.trees[0].nodes[:used].tobytes()


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = int(tree.nodes[node].child)
    while child != NOTHING:
        found.append(child)
        child = int(tree.nodes[child].sibling)
    return found


def test_a_full_tree_keeps_to_its_memory_and_goes_on() -> None:
    for capacity in range(4, 24):
        thinking = Thinking(PEARLS, Manner(exact=False), seed=1, capacity=capacity)
        found = thinking.think(position(15), Budget(100))
        tree = thinking.trees[0]
        assert capacity - 3 < tree.used <= capacity
        assert sum(candidate.visits for candidate in found) == 100
        # A part of the choices would be taken for all of them: three, this far from the end.
        assert {len(children(tree, node)) for node in range(tree.used)} == {0, 3}


def test_no_time_at_all_still_gives_a_legal_move() -> None:
    found = Thinking(PEARLS, Manner(), seed=1).think(position(7), Budget(10_000, seconds=0.0))
    assert found[0].number in (1, 2, 3)
    assert sum(candidate.visits for candidate in found) < 10_000


def test_several_trees_are_added_up() -> None:
    found = Thinking(PEARLS, Manner(exploration=2.0), seed=1, threads=3).think(
        position(7), Budget(100)
    )
    assert sum(candidate.visits for candidate in found) == 300
    assert found[0].number == 3


def test_the_tree_is_kept_for_the_next_step_of_the_same_seat() -> None:
    thinking = Thinking(PEARLS, Manner(), seed=1)
    first = position(9, again=True)
    thinking.think(first, Budget(200))
    thinking.expect(first, 1)
    below = int(thinking.trees[0].nodes[find(thinking, 1)].visits)
    thinking.resume(next_step(first, 1))
    assert thinking.trees[0].visits() == below > 0


def next_step(first: Position, number: int) -> Position:
    state, steps = first.after(number)
    assert steps == [number]
    return Position(PEARLS, first.setting, first.board, 0, 1, 0, state)


def test_a_tree_that_gave_back_its_room_goes_on_as_if_it_had_not() -> None:
    first = position(40, again=True)
    found = []
    for settles in (False, True):
        thinking = Thinking(PEARLS, Manner(), seed=1)
        thinking.think(first, Budget(200))
        thinking.expect(first, 1)
        whole = thinking.trees[0].size()
        if settles:
            assert 0 < thinking.settle() < whole / 100
        found.append(thinking.think(next_step(first, 1), Budget(300)))
        assert thinking.trees[0].size() == whole
    assert found[0] == found[1]


def test_nothing_is_kept_once_the_turn_is_over() -> None:
    thinking = Thinking(PEARLS, Manner(), seed=1)
    first = position(9, again=True)
    thinking.think(first, Budget(200))
    thinking.expect(first, 2)
    assert thinking.settle() == 0
    assert len(thinking.think(first, Budget(50))) == 3


def find(thinking: Thinking, number: int) -> int:
    tree = thinking.trees[0]
    return find_child(tree.nodes, tree.actions, tree.top, number)


def test_the_tree_is_not_kept_for_a_position_that_was_not_expected() -> None:
    thinking = Thinking(PEARLS, Manner(), seed=1)
    thinking.think(position(9, again=True), Budget(200))
    thinking.expect(position(9, again=True), 1)
    thinking.resume(position(6, again=True))
    assert thinking.trees[0].visits() == 0


def test_forced_steps_are_part_of_what_is_expected() -> None:
    _, steps = position(2).after(1)
    assert steps == [1, 1]


def test_children_are_found_by_their_action() -> None:
    nodes, actions = new_records(NODE, 3), np.zeros(3, np.int32)
    assert add_node(nodes, actions, ROOT, NOTHING, UNSEEN) == ROOT
    assert add_node(nodes, actions, 1, ROOT, 7) == 1
    assert add_node(nodes, actions, 2, ROOT, UNSEEN) == 2
    assert add_node(nodes, actions, 3, ROOT, 8) == NOTHING
    assert find_child(nodes, actions, ROOT, 7) == 1
    assert find_child(nodes, actions, ROOT, UNSEEN) == 2
    assert find_child(nodes, actions, ROOT, 8) == NOTHING
