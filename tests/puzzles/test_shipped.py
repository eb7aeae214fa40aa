"""The puzzles that come with the games: sound, many, of all difficulties, and true."""

from __future__ import annotations

import pytest

from ludoteca.games import find_game
from ludoteca.puzzles.checking import holds
from ludoteca.puzzles.puzzle import DIFFICULTIES, demand_sound
from ludoteca.puzzles.shelf import FILE, puzzles_of

GAMES = ("marabunta", "minicity", "marracash")
every_game = pytest.mark.parametrize("name", GAMES)
FEWEST = 100
MOST_BYTES = 300_000  # of all games
SAMPLE, ITERATIONS = 4, 600


@every_game
def test_each_game_has_its_puzzles(name: str) -> None:
    game = find_game(name)
    puzzles = puzzles_of(game)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles) >= FEWEST
    assert {puzzle.difficulty for puzzle in puzzles} == set(DIFFICULTIES)
    assert len({puzzle.themes[0] for puzzle in puzzles}) > 1
    for puzzle in puzzles[::10]:
        demand_sound(puzzle, game)


def test_together_they_are_small() -> None:
    sizes = [len((find_game(name).folder / FILE).read_bytes()) for name in GAMES]
    assert sum(sizes) < MOST_BYTES


@every_game
def test_answers_hold_at_a_smaller_depth(name: str) -> None:
    """By the hand-written knowledge, so that no network that is trained later changes this."""
    game = find_game(name)
    puzzles = puzzles_of(game)
    sample = puzzles[:: len(puzzles) // SAMPLE][:SAMPLE]
    assert [holds(puzzle, game, ITERATIONS) for puzzle in sample] == [True] * SAMPLE
