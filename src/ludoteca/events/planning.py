"""The next round of an event, whatever its format."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.events import knock_out, mixed_tables, round_robin, swiss
from ludoteca.events.history import Format, History, Round


def usual_rounds(form: Format, players: int, sizes: Sequence[int]) -> int:
    """A Swiss event finds its winner; at mixed tables everybody could meet everybody."""
    if form == "tables":
        return max(1, -(-(players - 1) // (max(sizes) - 1)))
    return max(1, (players - 1).bit_length())


def next_round(
    form: Format, history: History, rounds: int, sizes: Sequence[int], seed: int
) -> Round | None:
    """None when the event is over, or too few are left to play. All tables before it are over."""
    limited = form in ("swiss", "tables")
    if len(history.active) < min(sizes) or (limited and len(history.rounds) >= rounds):
        return None
    match form:
        case "swiss":
            return swiss.next_round(history)
        case "round-robin":
            return round_robin.next_round(history)
        case "knock-out":
            return knock_out.next_round(history)
        case "tables":
            return mixed_tables.next_round(history, sizes, seed)


def rounds_in_all(form: Format, history: History, rounds: int) -> int:
    """Those that were paired, and those that follow if nobody comes or goes."""
    if form == "round-robin":
        return len(history.rounds) + round_robin.rounds_left(history)
    if form == "knock-out":
        return knock_out.rounds_in_all(history)
    return rounds
