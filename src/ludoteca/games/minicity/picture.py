"""A position of Mini City as a picture to share: the hill with tokens and ants, and the roads."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.core import texts
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import ANT_NAMES
from ludoteca.games.minicity.drawing import (
    BANK,
    TOP,
    draw_chamber,
    draw_ground,
    draw_roads,
    draw_tunnels,
    find_spots,
    sheet,
)
from ludoteca.games.minicity.view import MiniCityView

LEAST = 2 * BANK + 560.0  # the roads need it


def draw_picture(board: MiniCityBoard, view: MiniCityView, language: str) -> str:
    hill, say = board.hill, texts.speaker(language)
    spots, size = find_spots(hill)
    first, last = min(x for x, _ in spots), max(x for x, _ in spots)
    width = max(LEAST, last - first + 180)
    spots = [(x - first + (width - last + first) / 2, y) for x, y in spots]
    floor = max(y for _, y in spots) + 84
    roads = [[None if ant is None else f"ant-{ant}" for ant in road] for road in view.roads]
    drawing = [
        *draw_ground(width, floor),
        *draw_roads(roads, width, "", ("", "")),
        *draw_tunnels(hill, spots, size),
    ]
    for chamber, seen, spot in zip(hill.chambers, view.chambers, spots, strict=True):
        ant = None if seen.ant is None else ANT_NAMES.index(seen.ant)
        now = replace(chamber, start=ant, two_ants=0, three_ants=0)
        drawing += draw_chamber(str(seen.name), now, spot, size, seen.tokens)
    return sheet(say("minicity-title"), (0, TOP, width, floor - TOP), drawing)
