"""Bots: opponents that see what their seat sees, and what they think of a position."""

from ludoteca.bots.levels import LEVELS
from ludoteca.bots.players import find_bot

__all__ = ["LEVELS", "find_bot"]
