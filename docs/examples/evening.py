"""An evening of Marabunta: a bot plays five matches against a careless one, and one is told.

A program of yours might look like this. It passes `mypy --strict`, because the library is typed.
"""

from __future__ import annotations

import random

import ludoteca
from ludoteca.bots import Bot, Position, find_bot, suggest


class Careless:
    """A bot: something that chooses."""

    def __init__(self, seed: int) -> None:
        self.chooser = random.Random(seed)

    def choose(self, position: Position) -> int:
        return self.chooser.choice(position.legal_numbers())


def play(seed: int, bots: list[Bot]) -> ludoteca.Match:
    match = ludoteca.new_match("marabunta", seed=seed)
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(Position.of(match)))
    return match


def main(matches: int = 5) -> int:
    game = ludoteca.find_game("marabunta")
    wins = 0.0
    for seed in range(matches):
        beginner = find_bot("beginner", game, seed=seed, threads=1, clock=False)
        match = play(seed, [beginner, Careless(seed)])
        assert match.outcome is not None
        wins += match.outcome.returns[0]
    print(f"The beginner won {wins:g} of {matches} matches.")
    for line in match.story()[-3:]:
        print(ludoteca.say(line, "it"))

    opening = Position.of(ludoteca.new_match("marabunta", seed=7))
    advice = suggest(opening, seconds=None, iterations=200, threads=1)
    print(f"In the opening of seed 7 a search would play: {advice.candidates[0].text}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
