"""The picture of a board whose game draws none: the file as it is written."""

from __future__ import annotations

from html import escape

SIZE, LINE, LETTER = 16, 20, 10  # height of a letter, of a line, and width of a letter


def draw_text(text: str) -> str:
    lines = text.splitlines()
    width = LETTER * max(len(line) for line in lines) + SIZE
    height = LINE * len(lines) + SIZE
    rows = (
        f'<text x="{SIZE // 2}" y="{LINE * number}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines, start=1)
    )
    style = f'font-family="monospace" font-size="{SIZE}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {style}>',
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
            *rows,
            "</svg>\n",
        ]
    )
