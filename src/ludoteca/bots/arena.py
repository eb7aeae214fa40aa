"""The arena: bots play each other until it is clear who is better, and by how much."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ludoteca.bots.contest import play_match
from ludoteca.bots.entrants import Entrant, names_of, prepared
from ludoteca.bots.ladder import Ladder, Result, table_name
from ludoteca.bots.sequential import Hypotheses, SequentialTest
from ludoteca.bots.standing import Played, Sitting, Standing, Tally
from ludoteca.core.contract import Game
from ludoteca.core.errors import BadOption
from ludoteca.core.message import message
from ludoteca.core.setting import Setting
from ludoteca.spreading import Spread, over_threads

SEEDS = 2**20  # of an arena: games of different seeds have nothing in common


@dataclass(frozen=True)
class Field:
    """Everything that a game of the arena needs beside its sitting."""

    game: Game[Any]
    setting: Setting
    bots: tuple[Entrant, ...]

    def play(self, sitting: Sitting) -> Played:
        """The same wherever it is played."""
        faults: list[tuple[int, str]] = []
        match = play_match(
            self.game,
            self.setting,
            [self.bots[place] for place in sitting.bots],
            sitting.seed,
            report=lambda seat, fault: faults.append((sitting.bots[seat], fault)),
        )
        assert match.outcome is not None
        return Played(sitting, match.outcome, len(match.actions), tuple(faults))


def sittings(bots: int, seats: int, games: int, seed: int) -> Iterator[Sitting]:
    """Every group of bots that fits the table plays so many games.

    Seats rotate, and all games of a rotation have the same chance. Where there are fewer bots
    than seats the last one takes all that are left: one against several of a kind.
    """
    crew = list(range(bots)) + [bots - 1] * (seats - bots)
    number = 0
    for group in combinations(crew, seats):
        for game in range(games):
            turn = game % seats
            yield Sitting(seed * SEEDS + number + game // seats, group[turn:] + group[:turn])
        number += -(-games // seats)


def group_count(bots: int, seats: int) -> int:
    """How many groups of bots `sittings` makes."""
    return math.comb(max(bots, seats), seats)


def arena(
    game: Game[Any],
    setting: Setting,
    bots: Sequence[Entrant],
    games: int,
    seed: int = 0,
    spread: Spread | None = None,
    progress: Callable[[int], None] = lambda games: None,
    hypotheses: Hypotheses | None = None,
    ladder: Ladder | None = None,
) -> Standing:
    """Play; everything but the time it took follows from the seed.

    With hypotheses about the first of two bots the games end as soon as it is clear which is true,
    and `games` is how many are played at most. A ladder learns from every game.
    """
    names = names_of(bots)
    if hypotheses is not None and len(bots) != 2:
        raise BadOption(message("sequential-bots", bots=len(bots)))
    if len(bots) < 2:
        raise BadOption(message("arena-bots"))
    if ladder is not None and len(set(names)) < len(names):
        raise BadOption(message("ladder-names"))
    field = Field(game, setting, tuple(prepared(bot) for bot in bots))
    tally = Tally(names, setting.seats)
    test = None if hypotheses is None else SequentialTest(hypotheses)
    plan = sittings(len(bots), setting.seats, games, seed)
    begun = time.perf_counter()
    with ExitStack() as stack:
        learn = None
        if ladder is not None:  # it keeps what was played of an arena that is interrupted, too
            learn = stack.enter_context(ladder.learning(table_name(game, setting)))
        playing = (spread or over_threads())(field.play, plan)
        for played in stack.enter_context(closing(playing)):
            tally.add(played)
            progress(1)
            if learn is not None:
                bots_by_seat = tuple(names[place] for place in played.sitting.bots)
                learn(Result(bots_by_seat, played.outcome.ranks))
            if test is not None and tally.games % setting.seats == 0:
                test.add(tally.rotation())
                if test.verdict().found is not None:
                    break
    seconds = time.perf_counter() - begun
    return tally.standing(game.name, seed, seconds, None if test is None else test.verdict())
