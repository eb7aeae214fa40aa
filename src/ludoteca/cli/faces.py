"""How a game shows itself in the terminal: its module `terminal`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from ludoteca.core.actions import Action
from ludoteca.core.message import Message

View = dict[str, Any]


class Face(Protocol):
    """What a game's `terminal` offers; all of it works from `match.view()` alone."""

    def draw(self, view: View, lit: set[str], language: str) -> RenderableType:
        """The table; lit: where one can choose."""

    def lights(self, actions: Sequence[Action]) -> set[str]:
        """The places that choices name."""

    def shorthand(self, view: View, text: str, language: str) -> str | None:
        """The notation of what people type shorter."""

    def hint(self, view: View) -> Message | None:
        """How to type a choice whose list is too long to read."""

    def result(self, view: View, language: str) -> RenderableType:
        """Where the points of a finished match came from."""


def face_of(game: str) -> Face:
    return cast(Face, import_module(f"ludoteca.games.{game}.terminal"))
