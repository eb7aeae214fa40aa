"""What everybody is shown of a game that has no board of its own in the browser."""

from __future__ import annotations

from ludoteca.core.message import Message
from ludoteca.core.views import View


class PlainView(View, frozen=True):
    """A drawing and words, for any browser and any terminal."""

    drawing: str  # an SVG: `data-action` marks what stands for an action, by its number
    lines: list[Message]  # the position, told in short lines


def draw_initial(name: str) -> str:
    """A cover for a game that draws none."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">'
        '<rect width="400" height="300" fill="#e9dfc8"/>'
        '<text x="200" y="210" font-family="Georgia, serif" font-size="180" text-anchor="middle" '
        f'fill="#4a3f33">{name[:1].upper()}</text></svg>'
    )
