"""Board files: reading TOML and telling where a fault stands."""

from __future__ import annotations

import time
import tomllib

import pytest

from ludoteca.core.boardfile import BoardFile, read_board_file
from ludoteca.core.boardkind import game_of_board
from ludoteca.core.errors import BadBoard
from ludoteca.core.message import Message, message
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.games import find_game, names

TEXT = '''\
# a board
kind = "meadow"
  size = 3

map = """
 ab

cd
"""
rows = [
  { wide = 1 },
  { wide = 2 },
]
[extra]
kind = "nested"
'''


@pytest.fixture
def board() -> BoardFile:
    return read_board_file("meadow.toml", TEXT)


def test_a_board_file_is_its_name_its_text_and_its_data(board: BoardFile) -> None:
    assert (board.file, board.text) == ("meadow.toml", TEXT)
    assert board.data["kind"] == "meadow"
    assert board.data["rows"] == [{"wide": 1}, {"wide": 2}]


@pytest.mark.parametrize(
    ("key", "line"), [("kind", 2), ("size", 3), ("map", 5), ("rows", 10), ("extra", 14)]
)
def test_the_line_of_a_key_is_where_it_stands_first(board: BoardFile, key: str, line: int) -> None:
    assert board.line_of(key) == line


@pytest.mark.parametrize("key", ["nowhere", "k.nd", "extra.kind"])
def test_a_key_that_stands_nowhere_is_told_at_the_first_line(board: BoardFile, key: str) -> None:
    assert board.line_of(key) == 1


def test_keys_in_tables_and_items_of_lists_have_lines_of_their_own(board: BoardFile) -> None:
    assert board.line_of("rows", 0) == 11
    assert board.line_of("rows", 1, "wide") == 12
    assert board.line_of("rows", 2) == 1
    assert board.line_of("extra", "kind") == 15


def test_a_fault_names_file_and_line_and_what_is_wrong(board: BoardFile) -> None:
    fault = board.fault(3, "board-key-missing", key="face")
    assert isinstance(fault, BadBoard)
    assert (fault.line, fault.fault) == (3, message("board-key-missing", key="face"))
    assert fault.reason == message(
        "board-fault", file="meadow.toml", line="3", fault=message("board-key-missing", key="face")
    )
    assert str(fault).startswith("meadow.toml, line 3: ")
    assert "face" in str(fault)


def test_a_value_is_given_if_it_is_of_the_right_type(board: BoardFile) -> None:
    assert board.get("kind", str) == "meadow"
    assert board.get("size", int) == 3


def test_a_missing_key_is_told_at_the_first_line(board: BoardFile) -> None:
    with pytest.raises(BadBoard) as refusal:
        board.get("face", str)
    assert refusal.value.line == 1
    assert refusal.value.fault == message("board-key-missing", key="face")


def test_a_value_of_another_type_is_told_at_its_line(board: BoardFile) -> None:
    with pytest.raises(BadBoard) as refusal:
        board.get("size", str)
    assert refusal.value.line == 3
    assert refusal.value.fault == message("board-key-kind", key="size", kind="str")


def test_true_is_no_number() -> None:
    with pytest.raises(BadBoard) as refusal:
        read_board_file("meadow.toml", "size = true\n").get("size", int)
    assert refusal.value.fault == message("board-key-kind", key="size", kind="int")


def test_keys_that_nobody_would_read_are_refused(board: BoardFile) -> None:
    board.demand_keys(("rows", "map", "size", "kind", "extra", "more"))
    with pytest.raises(BadBoard) as refusal:
        board.demand_keys(("kind", "map", "rows", "extra"))
    assert refusal.value.line == 3
    expected = message("board-key-unknown", key="size", allowed="kind, map, rows, extra")
    assert refusal.value.fault == expected


def test_a_drawing_has_its_rows_with_their_lines_and_no_blank_ones(board: BoardFile) -> None:
    assert board.drawing("map") == [(6, " ab"), (8, "cd")]


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("kind = meadow\n", 1, message("board-toml-quotes", text="meadow")),
        ("kind = “a, b” # c\n", 1, message("board-toml-quotes", text="a, b")),
        ("kind = [yes, no]\n", 1, message("board-toml-quotes", text="yes")),
        (f"kind = {'x' * 400}\n", 1, message("board-toml-quotes", text=f"{'x' * 300}…")),
        ('kind = "meadow"\nsize = \n', 2, message("board-toml-empty")),
        ('kind = "meadow"\nsize 3\n', 2, message("board-toml-line")),
        ('kind = "meadow\nsize = 3\n', 1, message("board-toml-unclosed")),
        ('# open\nmap = """\nab\n', 2, message("board-toml-unclosed")),
        (
            'kind = "meadow"\n\nkind = "field"\n',
            3,
            message("board-toml-twice", key="kind", before="1"),
        ),
        (
            '[[a]]\n[a.b]\n"c d" = 1\n"c d" = 2\n',
            4,
            message("board-toml-twice", key="a.b.c d", before="3"),
        ),
        ('kind = "meadow" field\n', 1, message("board-not-toml")),
        ("a = 08\n", 1, message("board-not-toml")),
        ("a.b = 1\na = 2\n", 2, message("board-not-toml")),
        ("a.b = 1\na = 2", 2, message("board-not-toml")),
        ("size = 08\nkind = meadow\n", 1, message("board-not-toml")),  # what comes first
        ("\ufffdPNG\n\x1a\n", 1, message("board-not-text")),
        ('kind = "meadow"\nname = "a\0b"\n', 2, message("board-not-text")),
    ],
)
def test_what_is_not_toml_is_told_by_its_line_and_what_would_be_right(
    text: str, line: int, fault: Message
) -> None:
    assert refused(text) == (line, fault)


@pytest.mark.parametrize(
    "place", ["", " (at line 1, column 8)", " (at end of document)", " (line 1)"]
)
def test_whatever_words_tomllib_has_for_a_fault_they_are_not_told(
    monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    def complain(_: str) -> None:
        raise tomllib.TOMLDecodeError(f"Something new{place}")

    monkeypatch.setattr(tomllib, "loads", complain)
    assert refused("kind = meadow\n") == (1, message("board-toml-quotes", text="meadow"))
    assert refused("kind = 08\n") == (1, message("board-not-toml"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["a = b", "a =", "a", 'a = "b', "a = 1\na = 2", "[a", "a = 08", "\0"]
)
def test_what_is_not_toml_is_told_in_every_language(text: str, language: str) -> None:
    line, fault = refused(text)
    words = say(fault, language)
    assert words
    assert str(line) not in words
    assert (words == say(fault)) == (language == "en")


# Texts that mean no good


def refused(text: str) -> tuple[int, Message]:
    with pytest.raises(BadBoard) as refusal:
        read_board_file("meadow.toml", text)
    assert str(refusal.value)
    return refusal.value.line, refusal.value.fault


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("a = 1\n#" + "é" * 33_000, 1, message("text-long", limit=65_536)),
        ("#" * 70_000, 1, message("text-long", limit=65_536)),
        ("a = 1\n#" + "x" * 1000, 2, message("text-line-long", limit=1000)),
        ("a = 1\n\n# \ud800", 3, message("text-not-unicode")),
        ("a." * 400 + "a = 1", 1, message("board-key-parts", limit=8)),
        ("\na = " + "[" * 900, 2, message("board-nesting", limit=8)),
        ("\n\na = " + "9" * 900, 3, message("board-number-long", limit=18)),
    ],
)
def test_what_is_too_much_is_refused_before_it_is_read(
    text: str, line: int, fault: Message
) -> None:
    assert refused(text) == (line, fault)


def test_a_sign_that_toml_does_not_know_is_told_at_its_line() -> None:
    line, fault = refused('kind = "meadow"\nname = "a\rb"\n')
    assert (line, fault.key) == (2, "board-not-toml")


def test_no_key_can_pretend_to_be_the_place_of_a_fault() -> None:
    key = '"(at line 9, column 9)"'
    line, fault = refused(f"\na = {{ {key} = 1, {key} = 2 }}\n")
    assert (line, fault.key) == (2, "board-toml-twice")
    line, fault = refused(f"\na = {{ {key} = 08 }}\n")
    assert (line, fault.key) == (2, "board-not-toml")


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85"])
def test_signs_that_only_unicode_calls_line_ends_end_no_line(sign: str) -> None:
    text = f'# one{sign}two\nname = "m" # {sign}\nmap = """\nab\n"""\n'
    board = read_board_file("meadow.toml", text)
    assert (board.line_of("name"), board.line_of("map")) == (2, 3)
    assert board.drawing("map") == [(4, "ab")]


def test_line_ends_of_other_systems_are_line_ends() -> None:
    board = read_board_file("meadow.toml", TEXT.replace("\n", "\r\n"))
    assert board.line_of("extra") == 14
    assert board.drawing("map") == [(6, " ab"), (8, "cd")]


def test_a_drawing_may_have_such_signs_and_escapes() -> None:
    text = "one = \"a\u2028b\\nc\"\ntwo = '''a\n\u0085b\n\nc'''\n"
    board = read_board_file("meadow.toml", text)
    assert board.drawing("one") == [(1, "a\u2028b"), (1, "c")]
    assert board.drawing("two") == [(2, "a"), (3, "\u0085b"), (5, "c")]


@pytest.mark.parametrize("name", ["x" * 61, "two\\nlines", "\\u0000", "\\u200b", "x" * 900])
def test_a_name_is_a_short_line_that_can_be_seen(name: str) -> None:
    board = read_board_file("meadow.toml", f'\nname = "{name}"\n')
    with pytest.raises(BadBoard) as refusal:
        _ = board.name
    assert refusal.value.line == 2
    assert refusal.value.fault == message("board-name", limit=60)
    assert read_board_file("meadow.toml", f'name = "{"ż" * 60}"\n').name == "ż" * 60


def test_a_fault_repeats_no_more_than_a_few_lines_of_the_file(board: BoardFile) -> None:
    fault = board.fault(1, "board-face", face="x" * 50_000, limit=3).fault
    assert fault.arguments == {"face": "x" * 300 + "…", "limit": 3}


HOSTILE = [
    "a+)",
    '"',
    "'",
    '"""',
    "'''",
    "\\\\",
    "[",
    "a.",
    "#",
    " ",
    "{",
    '"\\"',
    "-",
    "=",
    "]",
    ",",
]


@pytest.mark.parametrize("piece", HOSTILE)
def test_no_text_takes_long(piece: str) -> None:
    """CPU time, so that it does not matter what else the machine does; usually a few hundredths."""
    lines = [f"a = {piece * (400 // len(piece))}", piece * (400 // len(piece))]
    text = '[chambers]\n"(a+)+b" = 1\n' + "\n".join(lines * 75)
    began = time.process_time()
    refused(text)
    assert time.process_time() - began < 5


# Whose board it is


@pytest.mark.parametrize(
    ("kind", "game"),
    [
        ("territory", "marabunta"),
        ("player-board", "marabunta"),
        ("hill", "minicity"),
        ("town", "marracash"),
    ],
)
def test_a_board_belongs_to_the_game_that_knows_its_kind(kind: str, game: str) -> None:
    games = [find_game(name) for name in names()]
    assert game_of_board(games, "mine.toml", f'kind = "{kind}"\n').name == game


def test_a_kind_that_no_game_knows_is_told_with_all_there_are() -> None:
    games = [find_game(name) for name in names()]
    with pytest.raises(BadBoard) as refusal:
        game_of_board(games, "mine.toml", '\nkind = "sea"\n')
    assert refusal.value.line == 2
    allowed = "territory, player-board, hill, town"
    assert refusal.value.fault == message("board-kind-unknown", kind="sea", allowed=allowed)
