"""Names in place of the numbers of a state, for views."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.contract import CHANCE


def seat_name(seat: int, names: Sequence[str]) -> str | None:
    """None for nobody, which states write as a negative number."""
    return names[seat] if seat >= 0 else None


def actor_name(actor: int, names: Sequence[str]) -> str | None:
    """A seat or chance; None once the match is over."""
    return "chance" if actor == CHANCE else seat_name(actor, names)
