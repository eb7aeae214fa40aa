"""What a drawing of a position may be made of; the browser drops everything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
# The same as in web/src/games/any/clean.ts.
PART_NAMES = """
svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient
stop title
"""
LOOK_NAMES = """
viewBox transform d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points offset id gradientUnits
fill fill-opacity fill-rule stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin
stroke-opacity opacity stop-color stop-opacity font-family font-size font-weight font-style
text-anchor dominant-baseline data-action data-target
"""
PARTS, LOOKS = frozenset(PART_NAMES.split()), frozenset(LOOK_NAMES.split())
OUTSIDE = re.compile(r"url\((?!#)", re.IGNORECASE)


def dropped(svg: str) -> Iterator[str]:
    """Elements and attributes that nobody would see."""
    for part in ElementTree.fromstring(svg).iter():
        name = part.tag.removeprefix(SVG)
        if name not in PARTS:
            yield f"<{name}>"
        for key, value in part.attrib.items():
            if key not in LOOKS or OUTSIDE.search(value):
                yield f'{key}="{value}"'


def marked(svg: str) -> set[int]:
    """Numbers of the actions that parts stand for."""
    return {int(number) for number in re.findall(r'data-(?:action|target)="(\d+)"', svg)}
