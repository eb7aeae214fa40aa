"""A match told in lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.cli.language import tell
from ludoteca.core.contract import CHANCE
from ludoteca.core.match import Match, Step

LONG_STORY = 4  # a step that did more than that is told line by line


def told_steps(match: Match, seat: int | None, since: int = 0) -> Iterator[tuple[Step, list[str]]]:
    """Steps from an index on, each with what it did."""
    for step in match.steps():
        if step.index >= since:
            events = match.game.narrate(match.board, step.before, step.number, step.after, seat)
            yield step, [tell(event) for event in events]


def told_lines(match: Match, seat: int | None, since: int = 0) -> Iterator[str]:
    """The same as lines: one a step, and one for outcomes of chance that follow each other."""
    drawn: list[str] = []
    for step, events in told_steps(match, seat, since):
        if step.actor == CHANCE:
            drawn += events
            continue
        if drawn:
            yield told_once(drawn)
            drawn = []
        if len(events) > LONG_STORY:
            yield from events
        elif events:
            yield " ".join(events)
    if drawn:
        yield told_once(drawn)


def told_once(events: list[str]) -> str:
    """One line; what happened several times is told once, with how often."""
    times = "\N{MULTIPLICATION SIGN}"
    return " ".join(
        event if count == 1 else f"{event} ({times}{count})"
        for event, count in Counter(events).items()
    )
