"""What a training does: everything that its games and its network follow from."""

from __future__ import annotations

import hashlib
import shlex
from typing import Any

import msgspec

from ludoteca.bots.knowledge import HAND
from ludoteca.bots.weights import subject_of
from ludoteca.core.contract import Game
from ludoteca.learning.school import DRILLS, PART

FORMAT = "ludoteca training 1"


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Settings; `manifest.json` in a training's folder."""

    format: str = FORMAT
    subject: str  # rules and observation, see `subject_of`
    start: str = HAND  # what is known before: by hand alone, or a network, by its content
    seed: int = 0
    generations: int = 3
    # Games of a generation, in whole parts.
    games: int = 1024  # searched: they teach choices
    iterations: int = 160  # of their searches
    drills: int = 65536  # at first sight: they teach chances to win
    every: int = 12  # one position to judge of so many of a drill is kept
    part: int = PART
    drill_part: int = DRILLS
    # The network, and how it is fitted.
    hidden: int = 64
    neck: int = 32
    epochs: int = 5
    past: int = 2  # generations whose games are learned from
    horizon: int | None = None  # of a search with the network; None: as the game has it
    # How it is tried.
    thinking: str = "seconds=0.05"  # of both sides
    trial: int = 400  # games at most
    matches: int = 100  # against each fixed opponent


def start_name(network: bytes | None) -> str:
    """What a training begins with."""
    return HAND if network is None else hashlib.sha256(network).hexdigest()[:16]


def make_plan(game: Game[Any], network: bytes | None, **settings: Any) -> Plan:
    """A plan for a game that begins with a network, or by hand."""
    return Plan(subject=subject_of(game), start=start_name(network), **settings)


# Those that the command line has.
OPTIONS = (
    "generations",
    "games",
    "drills",
    "every",
    "iterations",
    "horizon",
    "thinking",
    "trial",
    "matches",
    "seed",
)


def command_of(game: Game[Any], plan: Plan, minutes: float | None) -> str:
    """The command that trains like this."""
    usual = Plan(subject="")
    given = [
        f"--{name} {shlex.quote(str(getattr(plan, name)))}"
        for name in OPTIONS
        if getattr(plan, name) != getattr(usual, name)
    ]
    fresh = ["--fresh"] if plan.start == HAND else []
    limit = [] if minutes is None else [f"--minutes {minutes:g}"]
    return " ".join([f"ludoteca train {game.name}", *given, *fresh, *limit])
