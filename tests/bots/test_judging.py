"""How games are judged by a search: each in its own way, and those that have none by playing on."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.bots.levels import STRONG, RandomBot, make_level
from ludoteca.bots.position import Position
from ludoteca.core.announcing import WORDS
from ludoteca.core.contract import Game
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.games.marracash.game import Marracash
from tests.core.test_kernel import compiles, run
from tests.effort import THOROUGH

# Two games of one name. What each weighs says which of two choices is picked. Every match has a
# process of its own, which has compiled nothing before.
PLAY = """
import os
import numpy as np
from ludoteca.bots.search import picker_of
from ludoteca.core.contract import Judgement
from ludoteca.core.kernel import compiled_here
from toys import first_only, last_only

class Shipped:
    name = "toy"
    judgement = Judgement(weigh=first_only, assess=first_only)

class Own(Shipped):
    judgement = Judgement(weigh=last_only, assess=last_only)

def play(game):
    choices, weights = np.zeros(2, np.int16), np.zeros(2)
    record = np.zeros(1, np.dtype([("actor", np.int8)])).view(np.recarray)[0]
    picked = picker_of(game.judgement.weigh)(record, record, choices, 2, weights, 1, 7, 0, 0)
    print(picked, len(compiled_here) > 0, flush=True)

for game in [Shipped, Own, Shipped, Own]:
    child = os.fork()
    if not child:
        play(game())
        os._exit(0)
    os.waitpid(child, 0)
"""
TOYS = """
from ludoteca.core.kernel import kernel

@kernel
def first_only(board, state, choices, count, weights):
    for choice in range(count):
        weights[choice] = choice == 0

@kernel
def last_only(board, state, choices, count, weights):
    for choice in range(count):
        weights[choice] = choice == count - 1
"""


@compiles
def test_a_game_with_its_own_judgement_never_shares_code_with_its_namesake(tmp_path: Path) -> None:
    (tmp_path / "toys.py").write_text(TOYS)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{PLAY}"
    done = run(code, XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert done.stderr.replace(f"{WORDS}\n", "") == ""
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [line[0] for line in lines] == ["0", "1", "0", "1"]
    assert [line[1] for line in lines] == ["True", "True", "False", "False"]


class Unjudged(Marracash):
    """A game of which nobody has written down what is good in it."""

    judgement = Game.judgement
    manner = Game.manner


def win_of(searcher: int, seed: int) -> float:
    """What a seat that searches wins of a match against two that play anything."""
    game = Unjudged()
    match = Match(game, make_setting(game, 3, {}), Chance.of_seed(str(seed)))
    match.advance()
    bots = [
        make_level(STRONG, game, seed, 1, clock=False) if seat == searcher else RandomBot(seed)
        for seat in range(3)
    ]
    while match.to_act is not None:
        match.play(bots[match.actor].choose(Position.of(match)))
    assert match.outcome is not None
    return match.outcome.returns[searcher]


@compiles
@pytest.mark.skipif(not THOROUGH, reason="compiled for nothing else; a guest's game shows it, too")
def test_a_search_without_any_judgement_beats_random_players() -> None:
    wins = sum(win_of(seed % 3, seed) for seed in range(6))
    assert wins >= 5  # a fair share is 2
