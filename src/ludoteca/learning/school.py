"""Courses: games that searches play against themselves, and what is gathered from them.

A part of a course depends on its number and the course alone, so it does not matter where it is
played: on the threads of this machine or on a cluster.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.thinking import manner_record
from ludoteca.bots.tree import MAX_SEATS
from ludoteca.bots.weights import from_file
from ludoteca.bots.workspace import new_workspace
from ludoteca.core.contract import Game
from ludoteca.core.kernel import new_record
from ludoteca.core.manner import Manner
from ludoteca.core.setting import Setting, make_setting
from ludoteca.learning.lessons import (
    CHOICES,
    DECISIONS,
    GAMES,
    Lessons,
    drills_of,
    lessons_of,
    room_for,
)

NODES = 1 << 15
NOTEBOOK = 8000  # decisions that are gathered before they are handed in
BOLD = 0.15  # of the choices of a searched game are not the most visited one
TEMPERATURE = 2 / 3  # of drills, in which good choices are made oftener than they weigh
USUAL = 3  # how much more often the usual seats are played than others
PART = 8  # searched games, which take long
DRILLS = 2048  # games at first sight


@dataclass(frozen=True)
class Gathered:
    """Decisions of many games, in rows as `Lessons` has them; drills have no choices."""

    observations: NDArray[np.int16]
    seats: NDArray[np.int8]
    games: NDArray[np.int32]
    judged: NDArray[np.bool_]
    hand: NDArray[np.float32]
    searched: NDArray[np.float32]
    returns: NDArray[np.float32]  # the seat to act first
    counts: NDArray[np.int64]
    choices: NDArray[np.int16]
    weights: NDArray[np.float32]
    visits: NDArray[np.float32]
    count: int  # games

    @property
    def starts(self) -> NDArray[np.int64]:
        return np.cumsum(self.counts) - self.counts


COLUMNS = tuple(name for name in Gathered.__annotations__ if name != "count")


def handed_in(lessons: Lessons) -> Gathered:
    """What is in a notebook, which may be written in again."""
    rows, flat = int(lessons.used[DECISIONS]), int(lessons.used[CHOICES])
    games, actors = lessons.games[:rows], lessons.actors[:rows].astype(np.int64)
    seats = lessons.seats[games]
    order = (actors[:, None] + np.arange(MAX_SEATS)) % seats[:, None]
    there = np.arange(MAX_SEATS) < seats[:, None]
    returns = np.take_along_axis(lessons.returns[games], order, 1)
    searched = lessons.searched[:rows] if flat else returns  # drills know nothing better
    return Gathered(
        observations=lessons.observations[:rows].copy(),
        seats=seats.copy(),
        games=games.copy(),
        judged=lessons.judged[:rows].copy(),
        hand=np.where(there, lessons.hand[:rows], 0),
        searched=np.where(there, searched, 0).astype(np.float32),
        returns=np.where(there, returns, 0).astype(np.float32),
        counts=np.diff(lessons.ends[:rows], prepend=0),
        choices=lessons.choices[:flat].copy(),
        weights=lessons.weights[:flat].copy(),
        visits=lessons.visits[:flat].copy(),
        count=int(lessons.used[GAMES]),
    )


def together(parts: Sequence[Gathered]) -> Gathered:
    """All of them; games are numbered on."""
    columns = {name: np.concatenate([getattr(part, name) for part in parts]) for name in COLUMNS}
    before = np.cumsum([0, *(part.count for part in parts)])
    columns["games"] = np.concatenate(
        [part.games + first for part, first in zip(parts, before, strict=False)]
    )
    return Gathered(**columns, count=int(before[-1]))


def to_part(gathered: Gathered) -> bytes:
    """As a file; the same games give the same bytes."""
    file = io.BytesIO()
    columns = {name: getattr(gathered, name) for name in COLUMNS}
    np.savez_compressed(file, **columns, count=np.array(gathered.count))
    return file.getvalue()


def from_part(content: bytes) -> Gathered:
    """`ValueError` if it is no such file, or only a piece of one."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            columns = {name: file[name] for name in COLUMNS}
            return Gathered(**columns, count=int(file["count"]))
    except (KeyError, OSError, EOFError, BadZipFile, zlib.error) as error:
        raise ValueError("this is not a part of a course") from error


@dataclass(frozen=True)
class Course:
    """How games are played to learn from them."""

    game: Game[Any]
    manner: Manner
    network: bytes | None  # the file of what was learned before
    seed: int
    iterations: int = 0  # of the search for each decision
    every: int = 0  # for drills, which search nothing: one decision of so many is kept
    games: int = PART  # of each part

    def play(self, part: int) -> Gathered:
        """Some games, numbered from 0."""
        game = self.game
        weights = None if self.network is None else from_file(self.network)
        space = new_workspace(game, NODES, weights)
        lessons = room_for(game, NOTEBOOK, NOTEBOOK)
        visits = np.zeros(game.max_choices, np.float64)
        state, record = new_record(game.state_type), manner_record(self.manner)
        generator = np.random.default_rng([self.seed, part])
        settings, often = settings_of(game)
        boards = [game.load_board(each.options, each.files).record for each in settings]
        chosen = generator.choice(len(settings), self.games, p=often).tolist()
        keys = generator.integers(1 << 31, size=self.games).tolist()
        found: list[Gathered] = []
        number = 0
        while number < self.games:
            table = chosen[number]
            given = boards[table], state, settings[table].seats, record, space, lessons
            if self.every:
                kept = drills_of(game)(*given, keys[number], self.every, TEMPERATURE)
            else:
                kept = lessons_of(game)(*given, visits, keys[number], self.iterations, BOLD)
            if kept or not lessons.used[GAMES]:  # it is left out if a notebook cannot hold it
                number += 1
            else:
                found.append(handed_in(lessons))
                lessons.used[:] = 0
        return together([*found, handed_in(lessons)])

    def write(self, part: int) -> bytes:
        """The same as a file."""
        return to_part(self.play(part))


def settings_of(game: Game[Any]) -> tuple[list[Setting], NDArray[np.float64]]:
    """All seats, options and shipped boards, and how often each is played.

    Openings are left as they are: a network is not asked about them.
    """
    settings, often = [], []
    lasting = [option for option in game.options if not option.opening]
    for seats in game.seats:
        for values in product(*(option.choices for option in lasting)):
            options = {option.name: value for option, value in zip(lasting, values, strict=True)}
            settings.append(make_setting(game, seats, options))
            often.append(USUAL if seats == game.seats[0] else 1)
    parts = np.array(often, np.float64)
    return settings, parts / parts.sum()
