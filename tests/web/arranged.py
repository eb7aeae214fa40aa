"""Matches of people that stand where a test wants them, reached without a browser."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass

import ludoteca
from ludoteca.core.match import Match
from tests.server.players import Player
from tests.server.process import Server
from tests.web.people import Person

SEED = f"{7:064x}"  # of chance, at every table that is arranged
MOST_DECISIONS = 2000


@dataclass(frozen=True)
class Arranged:
    """The people at the table by seat, and the match as the server has it."""

    id: str
    players: list[Player]
    match: Match

    @property
    def acting(self) -> Player:
        assert self.match.to_act is not None
        return self.players[self.match.to_act]

    def play(self, number: int) -> None:
        """Whoever is to act does this, away from the browser."""
        player = self.acting
        player.play(self.id, number)
        self.match.play(number)
        for each in self.players:
            if each.socket is not None:
                each.follow(player.standing["version"])

    def open_for(self, person: Person, player: Player) -> None:
        """This person's browser is that player's from now on, and shows the match."""
        person.context.add_cookies(
            [{"name": "ludoteca", "value": player.cookie, "url": person.url}]
        )
        person.go(f"/match/{self.id}")
        person.sees_match()


def texts(match: Match) -> dict[str, int]:
    """What may be done now: numbers by notation."""
    action, text = match.game.action, match.game.text
    return {text(action(match.board, number)): number for number in match.legal_numbers()}


def kinds(match: Match) -> set[str]:
    """What may be done now, by the first word of its notation."""
    return {text.split()[0] for text in texts(match)}


def decisions_until(match: Match, wanted: Callable[[Match], object], chooser: int) -> list[int]:
    """What to play, at random but always the same, until the position is as wanted."""
    draw = random.Random(chooser)
    made: list[int] = []
    for _ in range(MOST_DECISIONS):
        if wanted(match):
            return made
        made.append(draw.choice(match.legal_numbers()))
        match.play(made[-1])
    raise AssertionError("no such position")


@contextmanager
def arrange(
    server: Server,
    game: str,
    people: int,
    wanted: Callable[[Match], object] = lambda match: True,
    chooser: int = 1,
    **options: str,
) -> Iterator[Arranged]:
    """A table of so many people, played on until the position is as wanted."""
    match = ludoteca.new_match(game, people, SEED, **options)
    made = decisions_until(match, wanted, chooser)
    players = [Player(server.url) for _ in range(people)]
    try:
        host = players[0]
        wishes = ["me", *["open"] * (people - 1)]
        table = host.open_table(game, *wishes, options=options)
        for each in players[1:]:
            each.join(table)
        file = server.settings.database.partition("///")[2]
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE tables SET seed = ? WHERE id = ?", (SEED, table["id"]))
        begun = ludoteca.new_match(game, people, SEED, **options)
        arranged = Arranged(host.start(table), players, begun)
        for each in players:
            each.watch(arranged.id)
        for number in made:
            arranged.play(number)
        yield arranged
    finally:
        for each in players:
            each.close()
