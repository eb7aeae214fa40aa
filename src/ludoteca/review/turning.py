"""Turning points: where the match went another way, told in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludoteca.core.contract import Game
from ludoteca.core.message import Argument, Message, message
from ludoteca.review.findings import ChanceStep, Decision, Shares, TurningPoint
from ludoteca.review.verdicts import FAULTS

MOST = 3
LEAST_SWING = 0.03  # what moved less turned nothing
MOST_TOLD = 6  # sentences of chance: a roll of many dice is cut


def turning_points(
    game: Game[Any], decisions: Sequence[Decision], events: Sequence[ChanceStep]
) -> tuple[TurningPoint, ...]:
    """The greatest, in the order in which they came."""
    found = [of_decision(game, each) for each in decisions if each.verdict in FAULTS]
    found += [of_chance(game, each) for each in in_a_row(events)]
    greatest = sorted(found, key=lambda point: (-abs(point.swing), point.moment))
    kept = [point for point in greatest if abs(point.swing) >= LEAST_SWING][:MOST]
    return tuple(sorted(kept, key=lambda point: point.moment))


def in_a_row(events: Sequence[ChanceStep]) -> Iterable[list[ChanceStep]]:
    """Outcomes that follow each other are one happening: a roll of six dice, a hand dealt."""
    together: list[ChanceStep] = []
    for event in events:
        if together and together[-1].moment + 1 != event.moment:
            yield together
            together = []
        together.append(event)
    if together:
        yield together


def of_decision(game: Game[Any], decision: Decision) -> TurningPoint:
    words: dict[str, Argument] = {
        "seat": say_seat(game, decision.seat),
        "played": decision.label,
        "lost": points(decision.lost),
        "chance": points(decision.chance),
    }
    told = [message("review-gave-away", verdict=decision.verdict, **words)]
    if decision.better is not None:
        told.append(message("review-better", better=decision.better.label))
        told += decision.better.line
    return TurningPoint(decision.moment, "decision", decision.seat, -decision.lost, tuple(told))


def of_chance(game: Game[Any], together: list[ChanceStep]) -> TurningPoint:
    luck = total([event.luck for event in together])
    seat = max(range(len(luck)), key=lambda seat: abs(luck[seat]))
    sign = "good" if luck[seat] > 0 else "bad"
    size = points(abs(luck[seat]))
    told = [sentence for event in together for sentence in event.told][:MOST_TOLD]
    moved = message("review-luck", seat=say_seat(game, seat), sign=sign, size=size)
    return TurningPoint(together[0].moment, "chance", seat, luck[seat], (*told, moved))


def total(shares: Iterable[Shares]) -> Shares:
    return tuple(sum(column) for column in zip(*shares, strict=True))


def points(share: float) -> int:
    """Hundredths of the win, as people read chances."""
    return round(100 * share)


def say_seat(game: Game[Any], seat: int) -> Message:
    return message(f"{game.name}-seat", seat=game.seat_names[seat])
