"""Games of self-play by their number: who plays them, where and when does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.bot import Bot
from ludoteca.bots.contest import SEEDS_A_MATCH
from ludoteca.bots.entrants import Entrant, SharedBot, names_of, prepared, seated
from ludoteca.bots.guided import Result, choose
from ludoteca.bots.levels import SearchBot
from ludoteca.bots.players import find_bot
from ludoteca.bots.position import Position
from ludoteca.bots.seeds import derived
from ludoteca.core.match import Chance, Match
from ludoteca.core.observation import ENTRY
from ludoteca.research.search import Search
from ludoteca.research.specs import Spec

SEEDS = 2**20  # of a self-play: games of different seeds have nothing in common


@dataclass(frozen=True)
class Thought:
    """What a searching player found out before it chose."""

    visits: list[int]  # of each legal action
    values: list[float]  # of each seat: the share of the win that it can expect


@dataclass(frozen=True)
class Decision:
    """One decision of a game."""

    moment: int  # actions of the match before it
    seat: int
    observation: NDArray[np.int16]  # what the seat saw
    legal: list[int]  # the actions that it could choose from, ascending
    thought: Thought | None  # None: the player does not search
    action: int


@dataclass(frozen=True)
class PlayedGame:
    """A whole game."""

    number: int
    decisions: list[Decision]
    returns: tuple[float, ...]  # by seat
    record: str
    faults: list[str]  # reports on bots that had to be replaced for a decision


@dataclass(frozen=True)
class Club:
    """Who plays, by seat, and how. Nothing else makes a game but its number."""

    spec: Spec
    players: tuple[Entrant, ...]
    seed: int
    opening: int | None  # decisions that a search's temperature is for; None: all

    def play(self, numbers: Sequence[int]) -> list[PlayedGame]:
        """So many games, in the order of their numbers."""
        searches = list(dict.fromkeys(each for each in self.players if isinstance(each, Search)))
        if searches:
            return self.play_together(numbers, searches)
        return [game for number in numbers for game in self.play_together([number], [])]

    def play_together(self, numbers: Sequence[int], searches: list[Search]) -> list[PlayedGame]:
        """Games side by side: all positions that wait for a search are one batch."""
        with ExitStack() as closing:
            tables = [Table(self, number, closing) for number in numbers]
            while running := [table for table in tables if table.match.to_act is not None]:
                for search in searches:
                    if waiting := [table for table in running if table.search is search]:
                        consult(search, waiting)
                for table in running:
                    table.step()
        return [table.finished() for table in tables]


class Table:
    """One game that is being played."""

    def __init__(self, club: Club, number: int, closing: ExitStack) -> None:
        seed = club.seed * SEEDS + number
        game, setting = club.spec.game, club.spec.setting
        self.club = club
        self.number = number
        self.faults: list[str] = []
        self.decisions: list[Decision] = []
        self.result: Result | None = None  # of the search that was consulted for this decision
        self.match = Match(game, setting, Chance.of_seed(str(seed)))
        self.match.advance()
        self.seeds = [seed * SEEDS_A_MATCH + seat for seat in range(club.spec.seats)]
        self.bots: list[Bot | Search] = [
            player
            if isinstance(player, Search)
            else closing.enter_context(seated(player, game, self.seeds[seat], self.faults.append))
            for seat, player in enumerate(club.players)
        ]

    @property
    def search(self) -> Search | None:
        """The search that has to decide now, if it is one."""
        bot = self.bots[self.match.actor]
        return bot if isinstance(bot, Search) else None

    def decision_seed(self) -> int:
        return derived(self.seeds[self.match.actor], len(self.match.actions))

    def step(self) -> None:
        """Play the next decision and write it down."""
        position, club = Position.of(self.match), self.club
        legal = position.legal_numbers()
        bot, thought = self.bots[position.seat], None
        if isinstance(bot, Search):
            assert self.result is not None
            early = club.opening is None or len(self.decisions) < club.opening
            heat = bot.guidance.temperature if early else 0.0
            action = choose(self.result.visits, heat, self.decision_seed())
            thought = Thought(self.result.visits[legal].tolist(), self.result.values.tolist())
            self.result = None
        else:
            action = bot.choose(position)
            if isinstance(bot, SearchBot):
                thought = thought_of(bot, legal)
        observation = np.empty(club.spec.observation.size, ENTRY)
        club.spec.observation.write(
            position.board.record, position.state, position.seat, observation
        )
        self.decisions.append(
            Decision(position.moment, position.seat, observation, legal, thought, int(action))
        )
        self.match.play(action)

    def finished(self) -> PlayedGame:
        outcome = self.match.outcome
        assert outcome is not None
        return PlayedGame(
            self.number, self.decisions, outcome.returns, self.match.record(), self.faults
        )


def consult(search: Search, tables: list[Table]) -> None:
    """Ask a search about all games that wait for it."""
    states = [Position.of(table.match).state for table in tables]
    results = search.think(states, [table.decision_seed() for table in tables])
    for table, result in zip(tables, results, strict=True):
        table.result = result


def thought_of(bot: SearchBot, legal: list[int]) -> Thought:
    """The same of a bot that searches by itself; what it solved has one visit, of the best."""
    best = bot.considered[0]
    if best.solved:
        return Thought([int(number == best.number) for number in legal], list(best.returns))
    visits = {each.number: each.visits for each in bot.considered}
    total = max(1, sum(visits.values()))
    shares = np.array([each.returns for each in bot.considered])
    weights = np.array([each.visits for each in bot.considered])
    values: list[float] = (weights @ shares / total).tolist()
    return Thought([visits.get(number, 0) for number in legal], values)


def by_seat(spec: Spec, players: Entrant | Sequence[Entrant]) -> list[Entrant]:
    """One player for all seats, or one for each; `ValueError` if they do not fit the spec."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        players = [players] * spec.seats
    if len(players) != spec.seats:
        raise ValueError(f"{len(players)} players for {spec.seats} seats")
    for player in players:
        if isinstance(player, Search) and player.spec != spec:
            raise ValueError(f"a search for {player.spec.name} cannot play {spec.name}")
        if isinstance(player, str):
            find_bot(player, spec.game)
    return [prepared(player) for player in players]


def described(player: Entrant) -> str:
    """A player in one line: a search with its settings, anybody else by name."""
    if isinstance(player, Search):
        return f"search seed={player.seed} {player.guidance}"
    if isinstance(player, SharedBot):
        return described(player.bot)
    return names_of([player])[0]
