"""How strong players and puzzles are: whoever solves a puzzle has won against it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256

from ludoteca.bots.rating import Rating, newcomer, rate_game
from ludoteca.puzzles.puzzle import DIFFICULTIES, Puzzle

STEP = 5.0  # of the mean, between two difficulties: 200 points
SURE = 0.5  # of a newcomer's deviation: what was measured is not a mere guess
NEAR = 5  # puzzles that are about as strong as a player


def rating_of(puzzle: Puzzle) -> Rating:
    """Before anybody has tried it."""
    usual = newcomer()
    middle = (DIFFICULTIES[0] + DIFFICULTIES[-1]) / 2
    return Rating(usual.mu + STEP * (puzzle.difficulty - middle), SURE * usual.sigma)


def learn(player: Rating, puzzle: Rating, *, right: bool) -> tuple[Rating, Rating]:
    """Both after a try."""
    ratings = {"player": player, "puzzle": puzzle}
    rate_game(ratings, ("player", "puzzle"), (1, 2) if right else (2, 1))
    return ratings["player"], ratings["puzzle"]


def suited(
    puzzles: Sequence[Puzzle],
    player: Rating,
    ratings: Mapping[str, Rating],
    tried: Collection[str],
    person: str,
) -> Puzzle | None:
    """One of those nearest to the player's strength that were not tried yet; None if all were."""
    fresh = [puzzle for puzzle in puzzles if puzzle.name not in tried]

    def distance(puzzle: Puzzle) -> float:
        return abs((ratings.get(puzzle.name) or rating_of(puzzle)).mu - player.mu)

    near = sorted(fresh, key=distance)[:NEAR]
    # The same until it is tried, and another for somebody else.
    return min(near, key=lambda puzzle: drawn(person, puzzle), default=None)


def drawn(person: str, puzzle: Puzzle) -> str:
    return sha256(f"{person} {puzzle.name}".encode()).hexdigest()
