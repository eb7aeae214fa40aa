"""Board files: reading TOML and telling where a fault stands."""

from __future__ import annotations

import pytest

from ludoteca.core.boardfile import BoardFile, read_board_file
from ludoteca.core.errors import BadBoard
from ludoteca.core.message import message

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


@pytest.mark.parametrize(("key", "line"), [("kind", 2), ("size", 3), ("map", 5), ("rows", 10)])
def test_the_line_of_a_key_is_where_it_stands_first(board: BoardFile, key: str, line: int) -> None:
    assert board.line_of(key) == line


@pytest.mark.parametrize("key", ["nowhere", "extra", "k.nd"])
def test_a_key_that_stands_nowhere_is_told_at_the_first_line(board: BoardFile, key: str) -> None:
    assert board.line_of(key) == 1


def test_lines_can_be_counted_from_another_line_on(board: BoardFile) -> None:
    assert board.line_with(r"\s*\{") == 11
    assert board.line_with(r"\s*\{", nth=1) == 12
    assert board.line_with(r"\s*\{", after=11) == 12
    assert board.line_with(r"\s*\{", nth=2) == 1
    assert board.line_with("kind", after=2) == 15


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
    ("text", "line"),
    [
        ("kind = meadow\n", 1),
        ('kind = "meadow"\nsize = \n', 2),
        ('kind = "meadow"\n\nkind = "field"\n', 3),
        ('# open\nmap = """\nab\n', 3),  # never closed: told where the file ends
    ],
)
def test_what_is_not_toml_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadBoard) as refusal:
        read_board_file("meadow.toml", text)
    assert refusal.value.line == line
    assert refusal.value.fault.key == "board-not-toml"
    assert str(refusal.value).startswith(f"meadow.toml, line {line}: ")
