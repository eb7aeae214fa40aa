"""A picture of a match to share: its position and how it stands, as a spectator sees them."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from ludoteca.core.kernel import Record
from ludoteca.core.match import Match
from ludoteca.core.message import message
from ludoteca.core.seat_colours import SEAT_COLOURS
from ludoteca.core.texts import say

FONTS = Path(__file__).parents[1] / "static" / "pictures"  # made with the pages
WIDTH, HEIGHT = 1200, 630  # as chats and social pages show them
INK, PAPER, SOFT = "#2b2622", "#faf5e9", "#6b6259"
LONGEST = 14  # letters of a name that fit


def draw(
    match: Match,
    names: Sequence[str | None],
    language: str,
    moment: int | None = None,
    given_up: bool = False,
) -> str:
    """As an SVG: the board at the left, the seats with what they have at the right.

    At its end, or as far as it is; or after so many actions, which does not tell who won.
    """
    key = "picture-over" if given_up or match.outcome is not None else "picture-running"
    title = say(message(f"{match.game.name}-title"), language)
    at_end = moment is None or moment >= len(match.actions)
    outcome = match.outcome if at_end else None
    state = match.state if at_end else state_after(match, moment or 0)
    lines = [
        f'<text x="730" y="130" class="title">{escape(title)}</text>',
        f'<text x="730" y="175" class="soft">{escape(say(message(key), language))}</text>',
    ]
    for seat, name in enumerate(names):
        y = 250 + seat * 78
        shown = name or say(
            message(f"{match.game.name}-seat", seat=match.game.seat_names[seat]), language
        )
        short = shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 1]}…"
        won = outcome is not None and outcome.ranks[seat] == 1
        lines += [
            f'<circle cx="752" cy="{y - 12}" r="20" fill="{SEAT_COLOURS[seat]}" class="ink"/>',
            f'<text x="790" y="{y}" class="{"winner" if won else "name"}">{escape(short)}</text>',
        ]
        if outcome is not None:
            lines.append(f'<text x="1160" y="{y}" class="points">{outcome.scores[seat]}</text>')
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">
<style>
text {{ font-family: 'Atkinson Hyperlegible'; fill: {INK}; font-size: 36px; }}
.title {{ font-family: 'Fraunces SemiBold'; font-weight: 600; font-size: 64px; }}
.soft {{ fill: {SOFT}; font-size: 26px; }}
.winner {{ font-weight: 700; }}
.points {{ font-family: 'Fraunces SemiBold'; font-weight: 600; font-size: 44px; text-anchor: end; }}
.mark {{ font-family: 'Fraunces SemiBold'; font-weight: 600; font-size: 30px; text-anchor: end; }}
.ink {{ stroke: {INK}; stroke-width: 3; }}
</style>
<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>
{position_of(match, state, language)}
{"".join(lines)}
<text x="1160" y="596" class="mark">Ludoteca</text>
</svg>"""


def state_after(match: Match, count: int) -> Record:
    """So many actions, fewer than there were."""
    return next(step.before for step in match.steps() if step.index == count)


def position_of(match: Match, state: Record, language: str) -> str:
    """As everybody sees it; empty if the game draws none."""
    drawing = match.game.draw_picture(match.board, state, language)
    if not drawing:
        return ""
    data = b64encode(drawing.encode()).decode()
    return (
        f'<image x="30" y="30" width="660" height="570" href="data:image/svg+xml;base64,{data}"/>'
    )


def paint(drawing: str) -> bytes:
    """As a PNG, in the typefaces of the pages and no other."""
    import resvg_py

    fonts = [str(path) for path in sorted(FONTS.glob("*.ttf"))]
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing,
            font_files=fonts,
            skip_system_fonts=True,
            font_family="Atkinson Hyperlegible",
            sans_serif_family="Atkinson Hyperlegible",
            serif_family="Fraunces SemiBold",
        )
    )
