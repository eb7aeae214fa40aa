"""Mining: games that a search plays with itself, and the puzzles that turn up in them.

    manifest.json      what is mined; a folder is for one mine alone
    00000.json         the puzzles of the first game
    puzzles.json.xz    the best mixed of all, as a game has it in its folder

A game follows from the mine and its number, wherever it is played, and its file is put in place
whole: a run that was stopped goes on with the games whose files are not there.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ludoteca.bots.knowledge import manner_of
from ludoteca.bots.position import Position
from ludoteca.bots.seeds import derived
from ludoteca.bots.thinking import Budget, Thinking
from ludoteca.core.contract import Game
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import Setting, make_setting
from ludoteca.files import put
from ludoteca.manifests import claim
from ludoteca.progress import progress_bar
from ludoteca.puzzles.judging import FEWEST, obvious, puzzle_of
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.puzzles.shelf import FILE, choose, to_file
from ludoteca.puzzles.themes import decision_of, points_after
from ludoteca.spreading import Spread, over_processes

FORMAT = "ludoteca mine 3"
ITERATIONS = 600  # of the search that plays
PROMISE = 0.04  # of the chance to win, that this search finds the obvious choice worse by
NATURAL = 0.15  # of the choices are what looks good at first sight, as people make them
USUAL = 0.6  # of the games have the usual options
MOST_OF_A_KIND = 3  # puzzles of one game that ask for the same kind of decision
MOST_ON_THE_SHELF = 160


class Manifest(msgspec.Struct, frozen=True):
    """Everything that the puzzles of a folder follow from."""

    format: str
    game: str
    rules: int
    seed: int


@dataclass(frozen=True)
class Mine:
    """Plays games, wherever it is sent."""

    game: Game[Any]
    seed: int
    end: float = float("inf")  # on the clock of `time.time`, which all processes share

    def dig(self, number: int) -> tuple[int, list[Puzzle] | None]:
        """The puzzles of a game; None if time was up before its end."""
        generator = np.random.default_rng([self.seed, number])
        seed = derived(self.seed, number)
        match = Match(self.game, a_setting(self.game, generator), Chance.of_seed(str(seed)))
        match.advance()
        thinking = Thinking(self.game, manner_of(self.game), seed)
        found: list[Puzzle] = []
        asked = None  # the turn of the last puzzle
        kinds: Counter[str] = Counter()
        while match.to_act is not None:
            if time.time() > self.end:
                return number, None
            position = Position.of(match)
            considered = thinking.think(position, Budget(ITERATIONS))
            best, shown = considered[0], obvious(position)
            returns = {each.number: each.returns[position.seat] for each in considered}
            kind = decision_of(self.game, match.board, best.number)
            promising = (
                len(considered) >= FEWEST
                and best.number != shown
                and returns[best.number] - returns[shown] >= PROMISE
                and kinds[kind] < MOST_OF_A_KIND
                and position.stretch != asked
            )
            if promising:
                puzzle = puzzle_of(position, match.actions, derived(seed, position.moment))
                if puzzle is not None:
                    found.append(puzzle)
                    asked = position.stretch
                    kinds[puzzle.themes[0]] += 1
            chosen = shown if generator.random() < NATURAL else best.number
            thinking.expect(position, chosen)
            match.play(chosen)
        return number, found


def a_setting(game: Game[Any], generator: np.random.Generator) -> Setting:
    """Any number of seats; the usual options, or any."""
    seats = int(generator.choice(game.seats))
    options = {option.name: option.default for option in game.options}
    if generator.random() >= USUAL:
        for option in game.options:
            options[option.name] = option.choices[int(generator.integers(len(option.choices)))]
    return make_setting(game, seats, options)


@dataclass(frozen=True)
class Mined:
    """What a mine has so far."""

    file: Path
    games: int
    played: int  # games of this run
    puzzles: int
    shelved: int


def mine(
    game: Game[Any],
    folder: Path,
    games: int,
    seed: int = 0,
    *,
    minutes: float | None = None,
    most: int = MOST_ON_THE_SHELF,
    spread: Spread | None = None,
    progress: bool = True,
) -> Mined:
    """Mine so many games into a folder, or as many as fit into the minutes."""
    manifest = Manifest(FORMAT, game.name, game.rules_version, seed)
    keys = "bad-mine-folder", "bad-mine-other"
    claim(folder, manifest, *keys)
    warm_up(game)
    end = float("inf") if minutes is None else time.time() + 60 * minutes
    work = Mine(game, seed, end)
    left = [number for number in range(games) if read_game(folder, number) is None]
    played = 0
    with (
        progress_bar(games, games - len(left), shown=progress) as advance,
        closing((spread or over_processes())(work.dig, until(end, left))) as digging,
    ):
        for number, found in digging:
            if found is not None:
                put(file_of(folder, number), msgspec.json.encode(found))
                played += 1
                advance(1)
    mined = [each for number in range(games) for each in read_game(folder, number) or ()]
    shelved = choose(list({puzzle.name: puzzle for puzzle in mined}.values()), most)
    put(folder / FILE, to_file(game, shelved))
    there = games - len(left)
    return Mined(folder / FILE, there + played, played, len(mined), len(shelved))


def warm_up(game: Game[Any]) -> None:
    """Compile what only mines use, so that the processes find it in the cache."""
    match = Match(game, make_setting(game, None, {}), Chance.of_seed("0"))
    match.advance()
    position = Position.of(match)
    points_after(position, position.legal_numbers()[0], 0)


def until(end: float, numbers: list[int]) -> Iterator[int]:
    """The numbers, as long as there is time."""
    for number in numbers:
        if time.time() > end:
            return
        yield number


def file_of(folder: Path, number: int) -> Path:
    return folder / f"{number:05}.json"


def read_game(folder: Path, number: int) -> list[Puzzle] | None:
    """What was found in a game; None if that is not known."""
    try:
        return msgspec.json.decode(file_of(folder, number).read_bytes(), type=list[Puzzle])
    except (FileNotFoundError, msgspec.MsgspecError):
        return None
