"""Self-play into a folder: streaming, and going on where it was stopped.

    manifest.json              what is played; a folder is for one self-play alone
    decisions/0000000.parquet  the decisions of the first games, named by the first of them
    records/0000000.parquet    and their records

Games are played a chunk at a time, and both files of a chunk are put in their place whole, the
decisions last. So a run that was killed plays the chunks whose files are not there or are junk, and
leaves the same bytes as one that was not.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from ludoteca.bots.entrants import Entrant
from ludoteca.files import put
from ludoteca.manifests import claim
from ludoteca.progress import progress_bar
from ludoteca.research.checks import LAST_SEED, whole
from ludoteca.research.parquet import (
    FORMAT,
    decisions_file,
    decisions_schema,
    is_whole,
    records_file,
)
from ludoteca.research.playing import Club, by_seat, described
from ludoteca.research.specs import Spec, need_spec
from ludoteca.spreading import Spread, over_threads

SUFFIX = ".parquet"
CHUNK = 64  # games in a file, which searches play side by side


class Manifest(msgspec.Struct, frozen=True):
    """Everything that the games of a folder follow from, but the players themselves."""

    format: str
    spec: str
    rules: int
    players: tuple[str, ...]
    seed: int
    games: int
    chunk: int
    opening: int | None


def name_of(first: int) -> str:
    """The file of a chunk, by its first game."""
    return f"{first:07}{SUFFIX}"


@dataclass(frozen=True)
class Chunk:
    """The files of some games."""

    name: str
    games: int
    decisions_file: bytes
    records_file: bytes
    faults: int


@dataclass(frozen=True)
class SelfPlay:
    """What a self-play left behind."""

    folder: Path
    games: int
    played: int  # games of this run; the others were there
    faults: int  # decisions of this run that bots did not make

    @property
    def decisions(self) -> Path:
        """A folder of Parquet files, one dataset."""
        return self.folder / "decisions"

    @property
    def records(self) -> Path:
        return self.folder / "records"

    @property
    def has_games(self) -> bool:
        """Has anything been put there? A self-play that failed before may leave nothing."""
        return any(self.folder.glob(f"*/*{SUFFIX}"))


@dataclass(frozen=True)
class Work:
    """Plays chunks, wherever it is sent."""

    club: Club
    chunk: int
    games: int

    def numbers(self, first: int) -> range:
        """The games from that one on, up to the end of their chunk."""
        return range(first, min(first + self.chunk, self.games))

    def play(self, first: int) -> Chunk:
        games = self.club.play(self.numbers(first))
        return Chunk(
            name=name_of(first),
            games=len(games),
            decisions_file=decisions_file(self.club.spec, games),
            records_file=records_file(self.club.spec, games),
            faults=sum(len(game.faults) for game in games),
        )


def self_play(
    spec: Spec,
    players: Entrant | Sequence[Entrant],
    games: int,
    out: str | os.PathLike[str],
    seed: int = 0,
    *,
    opening: int | None = None,
    chunk: int = CHUNK,
    progress: bool = True,
    spread: Spread | None = None,
) -> SelfPlay:
    """Play games and write every decision and record into the folder `out`.

    `players` is one for all seats or one for each: names of bots, bots, makers of bots, searches.
    A search chooses by its temperature for the first `opening` decisions of a game (None: for
    all), then what it visited most. The same arguments and players give the same bytes; a folder
    with a part of them is completed.
    """
    need_spec(spec)
    games, chunk = whole("games", games, 1), whole("chunk", chunk, 1)
    seed = whole("seed", seed, 0, LAST_SEED)
    opening = None if opening is None else whole("opening", opening, 0)
    decisions_schema(spec)  # what is not installed is told before anything is played
    club = Club(spec, tuple(by_seat(spec, players)), seed, opening)
    folder = SelfPlay(Path(out), games, played=0, faults=0)
    open_folder(folder, manifest_of(club, games, chunk))
    work = Work(club, chunk, games)
    firsts = [
        first
        for first in range(0, games, chunk)
        if not is_whole(
            spec,
            folder.decisions / name_of(first),
            folder.records / name_of(first),
            len(work.numbers(first)),
        )
    ]
    played = faults = 0
    there = games - sum(len(work.numbers(first)) for first in firsts)
    with (
        progress_bar(games, there, shown=progress) as advance,
        closing((spread or over_threads())(work.play, firsts)) as playing,
    ):
        for part in playing:
            put(folder.records / part.name, part.records_file)
            put(folder.decisions / part.name, part.decisions_file)
            played += part.games
            faults += part.faults
            advance(part.games)
    return replace(folder, played=played, faults=faults)


def manifest_of(club: Club, games: int, chunk: int) -> Manifest:
    return Manifest(
        format=FORMAT,
        spec=club.spec.name,
        rules=club.spec.game.rules_version,
        players=tuple(map(described, club.players)),
        seed=club.seed,
        games=games,
        chunk=chunk,
        opening=club.opening,
    )


def open_folder(folder: SelfPlay, manifest: Manifest) -> None:
    """Begin, or go on with the same; `BadFolder` if it is not the same, and has games."""
    keys = "bad-self-play-folder", "bad-self-play-other"
    claim(folder.folder, manifest, *keys, is_used=folder.has_games)
    folder.decisions.mkdir(exist_ok=True)
    folder.records.mkdir(exist_ok=True)
