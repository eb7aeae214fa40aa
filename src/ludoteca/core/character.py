"""Characters: opponents with a name, who want to win and like something besides."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """One of the characters that a game offers beside the levels.

    What it is like is told by the variant `name` of the text `GAME-character`; its portrait is
    `portraits/NAME.svg` in the game's folder.
    """

    name: str  # a proper name, in small letters; no level is called so
    tastes: tuple[float, ...]  # how much it likes each of the things that the game's `like` knows

    @property
    def title(self) -> str:
        """The name as it is written."""
        return self.name.capitalize()
