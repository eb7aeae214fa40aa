"""A picture of a match to share: its board and how it stands, nothing that anybody may not see."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from ludoteca.core.match import Match
from ludoteca.core.message import message
from ludoteca.core.texts import say

FONTS = Path(__file__).parents[1] / "static" / "pictures"  # made with the pages
WIDTH, HEIGHT = 1200, 630  # as chats and social pages show them
INK, PAPER, SOFT = "#2b2622", "#faf5e9", "#6b6259"
SEAT_COLOURS = ("#c24a0a", "#00629b", "#00704e", "#86456f")
LONGEST = 14  # letters of a name that fit


def draw(match: Match, names: Sequence[str | None], language: str) -> str:
    """As an SVG: the board at the left, the seats with what they have at the right."""
    title = say(message(f"{match.game.name}-title"), language)
    outcome = match.outcome
    lines = [
        f'<text x="730" y="130" class="title">{escape(title)}</text>',
        f'<text x="730" y="175" class="soft">{escape(state_of(match, language))}</text>',
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
{board_of(match, language)}
{"".join(lines)}
<text x="1160" y="596" class="mark">Ludoteca</text>
</svg>"""


def state_of(match: Match, language: str) -> str:
    key = "picture-running" if match.outcome is None else "picture-over"
    return say(message(key), language)


def board_of(match: Match, language: str) -> str:
    """The board that it is played on, as it is printed; empty if the game has none."""
    files = match.setting.files
    option = next((each.name for each in match.game.options if each.name in files), None)
    if option is None:
        return ""
    drawing = match.game.draw_board(f"{option}.toml", files[option], language)
    data = b64encode(drawing.encode()).decode()
    return (
        f'<image x="30" y="30" width="660" height="570" href="data:image/svg+xml;base64,{data}"/>'
    )


def paint(match: Match, names: Sequence[str | None], language: str) -> bytes:
    """As a PNG, in the typefaces of the pages and no other."""
    import resvg_py

    fonts = [str(path) for path in sorted(FONTS.glob("*.ttf"))]
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=draw(match, names, language),
            font_files=fonts,
            skip_system_fonts=True,
            font_family="Atkinson Hyperlegible",
            sans_serif_family="Atkinson Hyperlegible",
            serif_family="Fraunces SemiBold",
        )
    )
