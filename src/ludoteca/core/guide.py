"""The script of a first game to play along: what chance brings, what is played and explained."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class GuideScript:
    """A short match, learned from the first seat; an action without a text just happens."""

    seats: int
    chance: tuple[str, ...]
    actions: tuple[tuple[str, str | None], ...]  # in notation, each with the key of its text
    end: str  # the key of what is said last
    options: Mapping[str, bool | str] = field(default_factory=dict)  # not the usual
