"""What people write as others see it: nothing invisible, and no towers of accents."""

from __future__ import annotations

import re
import unicodedata

from ludoteca.server.problems import BadRequest, Refusal
from ludoteca.server.protocol import MAX_NAME

# Letters, marks and symbols by their category, but nothing is to be seen of them: fillers of
# Hangul, selectors that only change their neighbours, an empty Braille cell, an empty note.
BLANKS = frozenset(
    chr(number)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0xFFFC, 0xFFFC),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for number in range(first, last + 1)
)
MOST_MARKS = 4  # on one letter; more are no writing but a tower over other people's lines
WRONG_MARKS = re.compile(rf"(?:^|\s)M|M{{{MOST_MARKS + 1}}}")


def shown(text: str) -> str:
    """Without what cannot be seen, such as signs that turn the direction of writing."""
    composed = unicodedata.normalize("NFC", text)
    signs = (" " if sign.isspace() and sign != "\n" else sign for sign in composed)
    return "".join(sign for sign in signs if sign == "\n" or is_visible(sign)).strip()


def is_visible(sign: str) -> bool:
    return sign.isprintable() and sign not in BLANKS


def is_mark(sign: str) -> bool:
    """Written over, under or around the letter before it, so nothing by itself."""
    return unicodedata.category(sign).startswith("M")


def is_blank(text: str) -> bool:
    return all(sign.isspace() or is_mark(sign) for sign in text)


def check_marks(text: str) -> None:
    shape = "".join("M" if is_mark(sign) else " " if sign.isspace() else "x" for sign in text)
    if WRONG_MARKS.search(shape):
        raise BadRequest("server-marks", most=MOST_MARKS)


def clean_name(name: str) -> str:
    line = " ".join(shown(name).split())
    if is_blank(line):
        raise BadRequest("server-no-name")
    check_marks(line)
    if len(line) > MAX_NAME:
        raise BadRequest("server-name-long", most=MAX_NAME)
    return line


def clean_line(text: str, most: int) -> str:
    """A title, or a reason."""
    line = " ".join(shown(text).split())
    if is_blank(line):
        raise BadRequest("server-no-words")
    check_marks(line)
    if len(line) > most:
        raise BadRequest("server-line-long", most=most)
    return line


def clean_chat(text: str) -> str:
    """Unlike a name it may have several lines."""
    lines = shown(text)
    if is_blank(lines):
        raise Refusal("server-chat-empty")
    check_marks(lines)
    return lines
