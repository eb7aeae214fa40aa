"""Bots: opponents that see what their seat sees, and what they think of a position."""

from ludoteca.bots.bot import Bot, BotFault
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.players import bot_names, find_bot
from ludoteca.bots.position import Position
from ludoteca.bots.suggestions import Candidate, Suggestion, suggest

__all__ = [
    "LEVELS",
    "Bot",
    "BotFault",
    "Candidate",
    "Position",
    "Suggestion",
    "bot_names",
    "find_bot",
    "suggest",
]
