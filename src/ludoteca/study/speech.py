"""Words and numbers of a report in its language."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core import texts
from ludoteca.core.message import Argument, Message, message
from ludoteca.study.counting import Cell, Rate

NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
NOTHING = "\N{EN DASH}"


@dataclass(frozen=True)
class Speech:
    """One of the languages."""

    language: str

    def tell(self, told: Message) -> str:
        return texts.say(told, self.language)

    def say(self, key: str, /, **arguments: Argument) -> str:
        return self.tell(message(key, **arguments))

    def number(self, value: float, digits: int | None = None) -> str:
        """With as many decimals as are worth reading."""
        if digits is None:
            digits = 0 if value == int(value) or abs(value) >= 100 else 1 if abs(value) >= 10 else 2
        text = f"{value:,.{digits}f}"
        if self.language == "en":
            return text
        return text.replace(",", NARROW).replace(".", ",")

    def per_cent(self, share: float, digits: int = 1) -> str:
        gap = WIDE if self.language == "fr" else ""
        return f"{self.number(100 * share, 0 if share in (0, 1) else digits)}{gap}%"

    def interval(self, ends: tuple[float, float]) -> str:
        return f"{self.number(100 * ends[0], 1)} … {self.per_cent(ends[1])}"

    def cell(self, cell: Cell) -> str:
        if cell is None:
            return NOTHING
        return self.per_cent(cell.rate) if isinstance(cell, Rate) else self.number(cell)
