"""The puzzle of the day, and puzzles at everybody's strength."""

from __future__ import annotations

from datetime import date, timedelta

from ludoteca.bots.rating import newcomer, shown
from ludoteca.puzzles.daily import puzzle_of_day
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.puzzles.strength import learn, rating_of, suited


def a_puzzle(difficulty: int, step: int) -> Puzzle:
    return Puzzle(2, {}, (f"write a{step}",), ("x",), "y", (1,), {}, difficulty, ("write",))


SHELF = [a_puzzle(1 + step % 5, step) for step in range(20)]


def test_every_puzzle_has_its_day_before_one_comes_back() -> None:
    first = date.fromordinal(20 * 36_900)
    days = [puzzle_of_day(SHELF, first + timedelta(days)).name for days in range(40)]
    assert sorted(days[:20]) == sorted(days[20:]) == sorted(puzzle.name for puzzle in SHELF)
    assert days[:20] != days[20:]
    assert puzzle_of_day(SHELF[::-1], first).name == days[0]


def test_whoever_solves_rises_and_the_puzzle_falls() -> None:
    player, puzzle = newcomer(), rating_of(SHELF[2])
    better, easier = learn(player, puzzle, right=True)
    worse, harder = learn(player, puzzle, right=False)
    assert worse.mu < player.mu < better.mu
    assert easier.mu < puzzle.mu < harder.mu
    assert better.sigma < player.sigma
    assert [shown(rating_of(each)) for each in SHELF[:5]] == [1100, 1300, 1500, 1700, 1900]
    assert shown(player) == 1500


def test_the_next_puzzle_is_about_as_strong_as_the_player() -> None:
    player = newcomer()
    found = suited(SHELF, player, {}, (), "somebody")
    assert found is not None
    assert found.difficulty == 3
    tried = {puzzle.name for puzzle in SHELF if puzzle.difficulty == 3}
    other = suited(SHELF, player, {}, tried, "somebody")
    assert other is not None
    assert other.difficulty in (2, 4)
    hard = {SHELF[0].name: rating_of(SHELF[2])}  # of the first kind, and harder than it looked
    others = {puzzle.name for puzzle in SHELF[1:]}
    assert suited(SHELF, player, hard, others, "somebody") == SHELF[0]
    assert suited(SHELF, player, {}, others | {SHELF[0].name}, "somebody") is None
