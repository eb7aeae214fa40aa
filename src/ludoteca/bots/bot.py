"""What every bot is: something that chooses."""

from __future__ import annotations

from typing import Protocol

from ludoteca.bots.position import Position


class Bot(Protocol):
    """One player of one match. It may remember what it likes between its choices.

    A bot that holds on to something, such as a process, has a method `close`, too; one that takes
    much memory while it thinks has a method `settle`.
    """

    def choose(self, position: Position) -> int:
        """The number of one of the position's legal actions."""


class BotFault(Exception):
    """A bot did not choose; says why, for whoever wrote the bot."""


def close(bot: Bot) -> None:
    """Let go of what a bot holds on to."""
    release = getattr(bot, "close", None)
    if release is not None:
        release()


def settle(bot: Bot) -> int:
    """Let it give back what it does not need until it is asked again; the bytes it still holds."""
    give_back = getattr(bot, "settle", None)
    return 0 if give_back is None else int(give_back())
