"""Plots of a study: small SVG pictures that need no script and take their colours from the page.

Texts are given in the reader's language; every picture says what it shows.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from ludoteca.study.counting import Distribution

WIDTH = 340.0  # about a phone: there the letters keep their size
ROW = 42.0
LOW, PLOT = 158.0, 126.0  # base line and height of a histogram
LONG = 34  # letters of a label that would run into its figure
MOST_BINS = 32
STEPS = (1, 2, 5)


@dataclass(frozen=True)
class Bar:
    """One row of a bar chart; lengths from 0 to 1, below 0 for what is lost."""

    label: str
    figure: str
    length: float
    interval: tuple[float, float] | None = None


@dataclass(frozen=True)
class Series:
    """A distribution in a histogram."""

    label: str
    spread: Distribution


def picture(name: str, title: str, told: str, height: float, body: Iterator[str]) -> str:
    """An SVG that a screen reader reads as its title and what it tells."""
    return "\n".join(
        [
            f'<svg class="plot" viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img"'
            f' aria-labelledby="{name}-title {name}-told">',
            f'<title id="{name}-title">{escape(title)}</title>',
            f'<desc id="{name}-told">{escape(told)}</desc>',
            *body,
            "</svg>",
        ]
    )


def words(x: float, y: float, text: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(text)}</text>'


# Bars


def bars(name: str, title: str, told: str, rows: Sequence[Bar], mark: float | None = None) -> str:
    """Bars below their labels, each with its interval; `mark` is a line to compare with."""
    return picture(name, title, told, ROW * len(rows) + 6, draw_bars(rows, mark))


def draw_bars(rows: Sequence[Bar], mark: float | None) -> Iterator[str]:
    for place, bar in enumerate(rows):
        y = ROW * place
        yield words(0, y + 16, bar.label, "label long" if len(bar.label) > LONG else "label")
        yield words(WIDTH, y + 16, bar.figure, "figure end")
        yield f'<rect class="rail" x="0" y="{y + 23:.1f}" width="{WIDTH:.1f}" height="12" rx="3"/>'
        width = WIDTH * min(1.0, abs(bar.length))
        style = "bar" if bar.length >= 0 else "bar minus"
        extent = f'x="0" y="{y + 23:.1f}" width="{width:.1f}"'
        yield f'<rect class="{style}" {extent} height="12" rx="3"/>'
        if bar.interval is not None:
            low, high = (WIDTH * min(1.0, end) for end in bar.interval)
            path = f"M{low:.1f} {y + 25:.1f}v8m0-4H{high:.1f}m0-4v8"
            yield f'<path class="under" d="{path}"/><path class="interval" d="{path}"/>'
    if mark is not None:
        for place in range(len(rows)):
            yield f'<path class="mark" d="M{WIDTH * mark:.1f} {ROW * place + 20:.1f}v18"/>'


# Histograms


def histogram(
    name: str,
    title: str,
    told: str,
    series: Sequence[Series],
    zone: tuple[int, int] | None = None,
) -> str:
    """One distribution, or two in front of each other; `zone` is where they ought to be."""
    least = min(min(one.spread.counts) for one in series)
    greatest = max(max(one.spread.counts) for one in series)
    if zone is not None:
        least, greatest = min(least, zone[0]), max(greatest, zone[1])
    return picture(name, title, told, 192, draw_histogram(series, least, greatest, zone))


def nice_step(span: float, most: int) -> int:
    """The least of 1, 2, 5, 10, 20, 50 … that divides a span into so many parts at most."""
    size = 1
    while True:
        for step in STEPS:
            if span <= most * step * size:
                return step * size
        size *= 10


def draw_histogram(
    series: Sequence[Series], least: int, greatest: int, zone: tuple[int, int] | None
) -> Iterator[str]:
    size = nice_step(greatest - least + 1, MOST_BINS)
    first = least // size
    bins = greatest // size - first + 1
    across = WIDTH / bins

    def place(number: float) -> float:
        return (number / size - first) * across

    heights = [binned(one.spread, size, first, bins) for one in series]
    top = max(max(shares) for shares in heights)
    if zone is not None:
        left, right = place(zone[0] // size * size), place(zone[1] // size * size + size)
        size_of = f'x="{left:.1f}" y="{LOW - PLOT - 8:.1f}" width="{right - left:.1f}"'
        yield f'<rect class="zone" {size_of} height="{PLOT + 8:.1f}"/>'
    for number, shares in enumerate(heights):
        for at, share in enumerate(shares):
            if share:
                tall = PLOT * share / top
                spot = f'x="{at * across + across * 0.06:.1f}" y="{LOW - tall:.1f}"'
                extent = f'width="{across * 0.88:.1f}" height="{tall:.1f}"'
                yield f'<rect class="series-{number}" {spot} {extent}/>'
    yield f'<path class="axis" d="M0 {LOW:.1f}h{WIDTH:.0f}"/>'
    yield from draw_ticks(size, first, bins, across)
    for number, one in enumerate(series):
        x = place(one.spread.mean + (0.5 if size == 1 else 0))
        yield f'<path class="mean mean-{number}" d="M{x:.1f} {LOW + 1:.1f}l-5 9h10z"/>'


def binned(spread: Distribution, size: int, first: int, bins: int) -> list[float]:
    shares = [0.0] * bins
    for number, count in spread.counts.items():
        shares[number // size - first] += count / spread.total
    return shares


def draw_ticks(size: int, first: int, bins: int, across: float) -> Iterator[str]:
    """Numbers below some bins: in the middle if a bin is one number, else at its beginning."""
    every = nice_step(bins, 7)
    for at in range(bins + (size > 1)):
        if (first + at) % every == 0:
            x = (at + (0.5 if size == 1 else 0)) * across
            style = "tick end" if x > WIDTH - 12 else "tick" if x < 12 else "tick middle"
            yield words(x, LOW + 28, str((first + at) * size), style)


def level_of(value: float, greatest: float) -> float:
    """Of a heat map: from 0 to 1; never so weak that it cannot be told from nothing."""
    return 0.0 if value <= 0 or not math.isfinite(value) else max(0.06, value / greatest)
