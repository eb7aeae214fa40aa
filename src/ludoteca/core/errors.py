"""What can be wrong with what a person gives us: one sentence each, in words to be translated."""

from __future__ import annotations

from ludoteca.core.message import Argument, Message
from ludoteca.core.texts import say


class LudotecaError(Exception):
    """Something a person can put right; `reason` says what, in any of the languages."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return say(self.reason)


class IllegalAction(LudotecaError):
    """The rules do not allow this action now. Nothing has changed.

    People are told the reason alone, since they know what they chose; `action`, in notation, is for
    whoever reads the exception.
    """

    def __init__(self, reason: Message, action: str | None = None) -> None:
        super().__init__(reason)
        self.action = action

    def __str__(self) -> str:
        told = super().__str__()
        return told if self.action is None else f"{self.action}: {told}"


class BadOption(LudotecaError):
    """A game, a number of seats or an option that does not exist."""


class BadRecord(LudotecaError):
    """A match's text that cannot be read, or does not follow the rules."""


class BadBoard(LudotecaError):
    """A board file that breaks the rules of its game, with the line."""

    def __init__(self, file: str, line: int, key: str, /, **arguments: Argument) -> None:
        fault = Message(key, arguments)
        super().__init__(Message("board-fault", {"file": file, "line": str(line), "fault": fault}))
        self.line = line
        self.fault = fault
