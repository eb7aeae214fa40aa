"""How a match shows itself in the terminal: what a game offers to `ludoteca play` and `replay`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.actions import Action
    from ludoteca.core.message import Message


@runtime_checkable
class Face(Protocol):
    """One moment of a match, as one seat sees it, in one language."""

    def draw(self, lit: set[str]) -> RenderableType:
        """The table; lit: where one can choose."""

    def lights(self, actions: Sequence[Action]) -> set[str]:
        """The places that choices name."""

    def shorthand(self, text: str) -> str | None:
        """The notation of what people type shorter."""

    def hint(self) -> Message | None:
        """How to type a choice whose list is too long to read."""

    def result(self) -> RenderableType:
        """Where the points of a finished match came from."""
