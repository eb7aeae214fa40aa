"""Pictures of a training in the manner of `study.plots`: lines, and what was said beside what won.

Colours come from the page; the styles below go beside those of the report.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludoteca.learning.results import Calibration
from ludoteca.study.plots import LOW, PLOT, WIDTH, picture, words

LEFT = 46.0  # room for the numbers of the axis
TALL = 192.0

CURVES = """
.curve { fill: none; stroke-width: 2.4; stroke-linejoin: round; }
.curve-0 { stroke: var(--bar); }
.curve-1 { stroke: var(--other); }
.level { fill: none; stroke: var(--mark); stroke-width: 2; stroke-dasharray: 6 4; }
.dot-0 { fill: var(--bar); }
.dot-1 { fill: none; stroke: var(--other); stroke-width: 2.2; }
"""


@dataclass(frozen=True)
class Curve:
    """A number for each step."""

    label: str
    values: Sequence[float]


def lines(
    name: str, title: str, told: str, curves: Sequence[Curve], level: float, ticks: Sequence[str]
) -> str:
    """Curves over steps from 1 on, with a level to compare with; `ticks` are least and greatest."""
    return picture(name, title, told, TALL, draw_lines(curves, level, ticks))


def limits(curves: Sequence[Curve], level: float) -> tuple[float, float]:
    values = [level, *(value for curve in curves for value in curve.values)]
    return min(values), max(values)


def draw_lines(curves: Sequence[Curve], level: float, ticks: Sequence[str]) -> Iterator[str]:
    least, greatest = limits(curves, level)
    span = (greatest - least) or 1.0
    steps = max(len(curve.values) for curve in curves)

    def height(value: float) -> float:
        return LOW - PLOT * (value - least) / span

    def place(step: int) -> float:
        return LEFT + (WIDTH - LEFT - 8) * (step / (steps - 1) if steps > 1 else 0.5)

    yield f'<path class="axis" d="M{LEFT:.0f} {LOW + 8:.1f}H{WIDTH:.0f}"/>'
    yield words(LEFT - 6, height(least) + 5, ticks[0], "tick end")
    yield words(LEFT - 6, height(greatest) + 5, ticks[1], "tick end")
    yield f'<path class="level" d="M{LEFT:.0f} {height(level):.1f}H{WIDTH:.0f}"/>'
    for number, curve in enumerate(curves):
        points = [(place(step), height(value)) for step, value in enumerate(curve.values)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        yield f'<path class="curve curve-{number}" d="M{path}"/>'
        for x, y in points:
            yield f'<circle class="dot-{number}" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'
    for step in range(steps):
        yield words(place(step), LOW + 28, str(step + 1), "tick middle")


def reliability(name: str, title: str, told: str, found: Sequence[Calibration]) -> str:
    """Said across, won upwards; on the diagonal both are the same."""
    return picture(name, title, told, WIDTH, draw_reliability(found))


def draw_reliability(found: Sequence[Calibration]) -> Iterator[str]:
    side = WIDTH - LEFT - 8
    low = side + 8

    def spot(across: float, up: float) -> tuple[float, float]:
        return LEFT + side * across, low - side * up

    yield f'<path class="axis" d="M{LEFT:.0f} 8V{low:.1f}H{LEFT + side:.1f}"/>'
    yield f'<path class="level" d="M{LEFT:.0f} {low:.1f}L{LEFT + side:.1f} 8"/>'
    for part in (0.0, 0.5, 1.0):
        x, y = spot(part, part)
        style = "tick end" if part == 1 else "tick middle"
        yield words(x, low + 20, f"{100 * part:.0f}", style)
        yield words(LEFT - 6, y + 5, f"{100 * part:.0f}", "tick end")
    for number, calibration in enumerate(found):
        points = [spot(each.said, each.won) for each in calibration.bins]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        yield f'<path class="curve curve-{number}" d="M{path}"/>'
        for x, y in points:
            yield f'<circle class="dot-{number}" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'
