"""Characters as bots: a strong search that likes something besides winning."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.bot import Bot
from ludoteca.bots.levels import LEVELS, STRONG, make_level
from ludoteca.core.character import Character
from ludoteca.core.contract import Game


def players_of(game: Game[Any]) -> tuple[str, ...]:
    """Everybody who can be asked to sit down: the levels, then the characters of the game."""
    return *LEVELS, *(character.name for character in game.characters)


def find_character(game: Game[Any], name: str) -> Character | None:
    return next((each for each in game.characters if each.name == name), None)


def make_player(
    name: str, game: Game[Any], seed: int, threads: int | None = None, *, clock: bool = True
) -> Bot:
    """A level or a character. One thread and no clock: the same seed gives the same match."""
    character = find_character(game, name)
    if character is None:
        return make_level(name, game, seed, threads, clock=clock)
    return make_level(STRONG, game, seed, threads, clock=clock, tastes=character.tastes)
