"""Does a new network play better? Contests in the arena, on the threads here or on a cluster."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.bots.arena import arena
from ludoteca.bots.bot import Bot
from ludoteca.bots.entrants import Entrant
from ludoteca.bots.levels import BEGINNER, ITERATIONS, STRONG, SearchBot
from ludoteca.bots.players import SEARCH, read_search
from ludoteca.bots.sequential import BETTER, Hypotheses
from ludoteca.bots.weights import weights_for
from ludoteca.core.contract import Game
from ludoteca.core.manner import Manner
from ludoteca.core.setting import make_setting
from ludoteca.learning.plan import Plan
from ludoteca.learning.results import Contest, contest_of
from ludoteca.spreading import Spread

ELO = 0, 40  # not better, and better
BY_HAND = f"{SEARCH}knowledge=hand"
OPPONENTS = BEGINNER, f"{BY_HAND},iterations={ITERATIONS[STRONG]}"


def learned_manner(game: Game[Any], plan: Plan) -> Manner:
    """How to search with a network."""
    manner = replace(game.learned_manner or game.manner, learned=True)
    return manner if plan.horizon is None else replace(manner, horizon=plan.horizon)


@dataclass(frozen=True)
class Learner:
    """A search with a network that travels along, to wherever a game is played."""

    name: str
    manner: Manner
    network: bytes
    thinking: str

    def seated(self, game: Game[Any], seed: int) -> Bot:
        _, clock, _ = read_search(f"{SEARCH}{self.thinking}", game)
        weights = weights_for(game, self.network)
        return SearchBot(game, self.manner, clock, seed, threads=1, weights=weights)


@dataclass(frozen=True)
class Trial:
    """Tries networks of one generation after the other."""

    game: Game[Any]
    plan: Plan

    def player(self, name: str, network: bytes) -> Learner:
        return Learner(name, learned_manner(self.game, self.plan), network, self.plan.thinking)

    def contest(
        self,
        network: bytes,
        opponent: Entrant,
        games: int,
        seed: int,
        spread: Spread,
        advance: Callable[[int], None],
        hypotheses: Hypotheses | None = None,
    ) -> Contest:
        """At the usual table."""
        setting = make_setting(self.game, None, {})
        bots = [self.player("new", network), opponent]
        return contest_of(arena(self.game, setting, bots, games, seed, spread, advance, hypotheses))

    def against_best(
        self,
        network: bytes,
        best: bytes | None,
        seed: int,
        spread: Spread,
        advance: Callable[[int], None],
    ) -> Contest:
        """The sequential test against the best network before; by hand if there is none."""
        opponent: Entrant = f"{BY_HAND},{self.plan.thinking}"
        if best is not None:
            opponent = self.player("before", best)
        hypotheses = Hypotheses.of_elo(*ELO, self.game.seats[0])
        games = self.plan.trial
        return self.contest(network, opponent, games, seed, spread, advance, hypotheses)


def is_better(contest: Contest) -> bool:
    """Only what is sure: a test that found nothing leaves the old network where it is."""
    return contest.found == BETTER
