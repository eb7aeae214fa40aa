"""§1.2: the tunnels as they are drawn: the hill is one piece, no tunnel crosses another one.

Tunnels are straight. Places in a board file are whole numbers, so that the checks are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Protocol

from ludoteca.core.boardfile import BoardFile

Point = tuple[int, int]
UNREACHED = -1


class Drawn(Protocol):
    """What is to be known of a chamber here."""

    @property
    def at(self) -> Point: ...
    @property
    def tunnels(self) -> tuple[int, ...]: ...
    @property
    def line(self) -> int: ...


def steps_from(chambers: Sequence[Drawn], start: int) -> list[int]:
    """Tunnels on the shortest way to each chamber; UNREACHED where there is none."""
    steps = [UNREACHED] * len(chambers)
    steps[start] = 0
    queue = [start]
    for chamber in queue:
        for end in chambers[chamber].tunnels:
            if steps[end] == UNREACHED:
                steps[end] = steps[chamber] + 1
                queue.append(end)
    return steps


def tunnels_of(chambers: Sequence[Drawn]) -> list[tuple[int, int]]:
    """Both ends of each tunnel, the lower number first."""
    return [
        (number, end)
        for number, chamber in enumerate(chambers)
        for end in chamber.tunnels
        if number < end
    ]


def side(one: Point, other: Point, point: Point) -> int:
    """On which side of the line through two points: 1, -1, or 0 upon it."""
    turn = (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])
    return (turn > 0) - (turn < 0)


def is_between(one: Point, other: Point, point: Point) -> bool:
    """On the straight way from one point to the other, both ends counted."""
    return (
        side(one, other, point) == 0
        and min(one[0], other[0]) <= point[0] <= max(one[0], other[0])
        and min(one[1], other[1]) <= point[1] <= max(one[1], other[1])
    )


def do_cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Do two ways cross, where neither has an end upon the other?"""
    return (
        side(*one, other[0]) * side(*one, other[1]) < 0
        and side(*other, one[0]) * side(*other, one[1]) < 0
    )


def check_drawing(board: BoardFile, chambers: Sequence[Drawn]) -> None:
    """The hill is one piece, and every tunnel runs free from chamber to chamber."""
    for number, steps in enumerate(steps_from(chambers, 0)):
        if steps == UNREACHED:
            raise board.fault(chambers[number].line, "minicity-board-torn", name=str(number + 1))
    for one, other in combinations(range(len(chambers)), 2):
        if chambers[one].at == chambers[other].at:
            names = {"name": str(one + 1), "other": str(other + 1)}
            raise board.fault(chambers[other].line, "minicity-board-same-place", **names)
    tunnels = tunnels_of(chambers)
    for one, other in tunnels:
        for number, chamber in enumerate(chambers):
            if number not in (one, other) and is_between(
                chambers[one].at, chambers[other].at, chamber.at
            ):
                raise board.fault(
                    chambers[one].line,
                    "minicity-board-through",
                    tunnel=f"{one + 1}-{other + 1}",
                    name=str(number + 1),
                )
    ways = [((one, other), (chambers[one].at, chambers[other].at)) for one, other in tunnels]
    for (first, first_way), (second, second_way) in combinations(ways, 2):
        if do_cross(first_way, second_way):
            raise board.fault(
                chambers[first[0]].line,
                "minicity-board-crossing",
                tunnel=f"{first[0] + 1}-{first[1] + 1}",
                other=f"{second[0] + 1}-{second[1] + 1}",
            )
