"""How a game shows itself in the terminal: its module `terminal`, and what stands in for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from ludoteca.core.contract import Action
from ludoteca.core.message import Message

View = dict[str, Any]


def draw_plainly(view: View, lit: set[str], language: str) -> RenderableType:
    return Pretty(view)


def light_nothing(actions: Sequence[Action]) -> set[str]:
    return set()


def read_plainly(view: View, text: str, language: str) -> str | None:
    return None


def hint_at_nothing(view: View) -> Message | None:
    return None


def show_no_result(view: View, language: str) -> RenderableType:
    return ""


@dataclass(frozen=True)
class Face:
    """What a game's `terminal` may offer; all of it works from `match.view()` alone."""

    draw: Callable[[View, set[str], str], RenderableType]  # the table; lit: where one can choose
    lights: Callable[[Sequence[Action]], set[str]]  # the places that choices name
    shorthand: Callable[[View, str, str], str | None]  # notation of what people type shorter
    hint: Callable[[View], Message | None]  # how to type a choice whose list is too long to read
    result: Callable[[View, str], RenderableType]  # where the points of a finished match came from


def face_of(game: str) -> Face:
    name = f"ludoteca.games.{game}.terminal"
    terminal = import_module(name) if find_spec(name) else None
    return Face(
        draw=getattr(terminal, "draw", draw_plainly),
        lights=getattr(terminal, "lights", light_nothing),
        shorthand=getattr(terminal, "shorthand", read_plainly),
        hint=getattr(terminal, "hint", hint_at_nothing),
        result=getattr(terminal, "result", show_no_result),
    )
