"""Checking a puzzle anew: does its answer stay ahead of what it was found to be better than?"""

from __future__ import annotations

from typing import Any

from ludoteca.bots.knowledge import HAND
from ludoteca.core.contract import Game
from ludoteca.puzzles.comparing import Comparison
from ludoteca.puzzles.puzzle import Puzzle, texts_of

NODES = 1 << 16


def holds(
    puzzle: Puzzle, game: Game[Any], iterations: int, seed: int = 0, knowledge: str = HAND
) -> bool:
    """Is the answer better than the obvious choice, and than the best of all others?

    Each of the three is searched for with so many iterations.
    """
    position = puzzle.position(game)
    numbers = position.legal_numbers()
    by_text = dict(zip(texts_of(position, numbers), numbers, strict=True))
    chances = dict(zip(by_text, puzzle.chances, strict=True))
    others = [text for text in by_text if text not in puzzle.answers]
    rivals = {puzzle.obvious, max(others, key=lambda text: chances[text])}
    search = Comparison(position, knowledge, seed, NODES)
    best = search.search(by_text[puzzle.answers[0]], iterations).chance
    return all(search.search(by_text[text], iterations).chance < best for text in rivals)
