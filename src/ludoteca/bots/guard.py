"""A bot under guard: whatever it does, its seat goes on playing.

A bot that crashes, hangs or answers nonsense forfeits the decision: a move that looks good at
first sight is played in its place, and the fault is reported.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from ludoteca.bots.bot import Bot, BotFault, close
from ludoteca.bots.first_sight import FirstSightBot
from ludoteca.bots.position import Position

PATIENCE = 30.0  # seconds for a decision, unless told otherwise

Report = Callable[[str], None]


def ignore(fault: str) -> None:
    """Report to nobody."""


class GuardedBot:
    """Plays for the bot where the bot does not."""

    def __init__(
        self, bot: Bot, seed: int = 0, seconds: float = PATIENCE, report: Report = ignore
    ) -> None:
        self.bot = bot
        self.fallback = FirstSightBot(seed)
        self.seconds = seconds
        self.report = report
        self.faults = 0
        self.late: SimpleQueue[Any] | None = None  # where an answer is overdue

    def choose(self, position: Position) -> int:
        try:
            return self.checked(position)
        except Exception as fault:  # a stranger's code may raise anything
            self.faults += 1
            self.report(f"{type(fault).__name__}: {fault}")
            return self.fallback.choose(position)

    def checked(self, position: Position) -> int:
        """The bot's own choice, if it makes a legal one in time."""
        if self.late is not None and self.late.empty():
            raise BotFault("still busy with an earlier decision")
        answers: SimpleQueue[Any] = SimpleQueue()
        self.late = answers
        Thread(target=self.ask, args=(position, answers), daemon=True).start()
        try:
            answer = answers.get(timeout=self.seconds)
        except Empty:
            close(self.bot)  # a program is ended, and begins anew next time
            raise BotFault(f"no answer within {self.seconds:g} s") from None
        self.late = None
        if isinstance(answer, Exception):
            raise answer
        if answer not in position.legal_numbers():
            raise BotFault(f"{answer!r} is not a legal action")
        return int(answer)

    def ask(self, position: Position, answers: SimpleQueue[Any]) -> None:
        try:
            answers.put(self.bot.choose(position))
        except Exception as fault:
            answers.put(fault)

    def close(self) -> None:
        close(self.bot)
