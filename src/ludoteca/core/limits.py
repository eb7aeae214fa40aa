"""How large a text may be that somebody else wrote, stated in docs/hosting.md as well.

Whatever is longer, deeper or more than this is refused before it is read, in time that grows with
the text alone.
"""

from __future__ import annotations

from ludoteca.core.message import Message, message

# Board files
BOARD_BYTES = 64 * 1024
BOARD_LINE_CHARACTERS = 1_000
BOARD_NESTING = 8  # lists and tables inside each other
BOARD_KEY_PARTS = 8  # joined by dots
BOARD_KEY_CHARACTERS = 80  # of each part
BOARD_ENTRIES = 2_000  # values, items and tables
BOARD_NUMBER_CHARACTERS = 18  # fits 64 bits, also in hexadecimal
BOARD_NAME_CHARACTERS = 60

# Records of matches; nor may one have more actions than its game, which the game itself knows
RECORD_BYTES = 512 * 1024
RECORD_LINE_CHARACTERS = BOARD_LINE_CHARACTERS + 2  # a line of a board stands behind a bar

ANALYSIS_NODES = 5_000  # of an analysis, whose text is as long as a record's at most
POSITION_FIELDS = 400  # of a position that was set up by hand
NOTE_BYTES = 2_000  # about one moment of it

PASSKEY_CHARACTERS = 12_000  # of what a browser says of one


def fault_of_size(text: str, most_bytes: int, longest_line: int) -> tuple[int, Message] | None:
    """The line and the reason, if a text is too long to be looked at."""
    try:
        size = len(text) if len(text) > most_bytes else len(text.encode())
    except UnicodeEncodeError as error:  # half of a character, as JSON can write it
        return text.count("\n", 0, error.start) + 1, message("text-not-unicode")
    if size > most_bytes:
        return 1, message("text-long", limit=most_bytes)
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > longest_line:
            return number, message("text-line-long", limit=longest_line)
    return None
