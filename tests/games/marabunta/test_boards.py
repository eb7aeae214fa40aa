"""Board files: the shipped ones, one's own, and every fault told with its line."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import BadBoard
from ludoteca.core.message import Message, message
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.games.marabunta.boards import load_board
from ludoteca.games.marabunta.game import GAME

LETTERS = {"P": "pink", "B": "blue", "O": "orange", "G": "green", "S": "grey", "Y": "yellow"}
POWERS = (
    "one, two, free-zero, free-three, two-cupcakes, two-points, three-points, three-ones,"
    " cross-out, two-leaves"
)


def region(name: str) -> Message:
    return message("region", region=name)


# The shipped boards


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("picnic", "territory"),
        ("crumbs", "territory"),
        ("worker", "boards"),
        ("queen", "boards"),
    ],
)
def test_the_shipped_boards_are_valid(name: str, option: str) -> None:
    assert GAME.check_board(f"{name}.toml", GAME.board_text(name)) == option


def drawn_rows(text: str) -> list[str]:
    """The lines of the map, as they stand in the file."""
    return text.split('map = """\n')[1].split('"""', maxsplit=1)[0].splitlines()


def drawn_hexes(text: str) -> list[tuple[str, int, int, str]]:
    """Name, place across and down, and what is drawn; read off the drawing alone."""
    return [
        (f"{'abcdefg'[down]}{place}", token.start(), down, token[0])
        for down, row in enumerate(drawn_rows(text))
        for place, token in enumerate(re.finditer(r"[A-Z][.cx]", row), start=1)
    ]


@pytest.mark.parametrize("name", ["picnic", "crumbs"])
def test_the_record_of_a_territory_is_its_drawing(name: str) -> None:
    board = load_board((name, GAME.board_text(name)), ("worker", GAME.board_text("worker")))
    record, drawn = board.record, drawn_hexes(GAME.board_text(name))
    assert board.territory.name == name
    assert len(drawn) == 84
    for number, (hex_name, across, down, sign) in enumerate(drawn):
        assert board.hex_name(number) == hex_name
        assert board.hex_number[hex_name] == number
        assert list(LETTERS.values())[record.region[number]] == LETTERS[sign[0]]
        assert (record.cupcake[number], record.crate[number]) == (sign[1] == "c", sign[1] == "x")
        beside = {
            other
            for other, (_, x, y, _) in enumerate(drawn)
            if (abs(x - across), abs(y - down)) in ((4, 0), (2, 1))
        }
        assert {near for near in record.neighbour[number].tolist() if near != -1} == beside
        assert number in record.region_hexes[record.region[number]]
    assert sorted(record.region_hexes.ravel().tolist()) == list(range(84))


@pytest.mark.parametrize("name", ["picnic", "crumbs"])
def test_neighbours_go_round_in_a_circle(name: str) -> None:
    """Two in a row touch each other, so that triangles can be found by going round (§9.8)."""
    board = load_board((name, GAME.board_text(name)), ("worker", GAME.board_text("worker")))
    around = board.record.neighbour.tolist()
    for nearby in around:
        for one, other in zip(nearby, nearby[1:] + nearby[:1], strict=True):
            if -1 not in (one, other):
                assert other in around[one]


@pytest.mark.parametrize(
    ("name", "crates", "row"),
    [
        (
            "worker",
            {
                1: ["one", "cross-out", "two-leaves"],
                2: ["free-zero", "two-points", "two", "three-points"],
                3: ["free-three", "three-ones"],
                4: ["two-cupcakes"],
            },
            [0, 1, 2, 3, 3, 4, 4, 5, 5, 5],
        ),
        (
            "queen",
            {
                1: ["cross-out", "two-leaves"],
                2: ["one", "two-points", "free-zero", "two"],
                3: ["free-three", "three-ones"],
                4: ["two-cupcakes"],
            },
            [0, 0, 2, 2, 3, 4, 4, 5, 5, 6],
        ),
    ],
)
def test_the_shipped_player_boards_are_as_designed(
    name: str, crates: dict[int, list[str]], row: list[int]
) -> None:
    """Groups are numbered from the cheap ones to the dear ones, in just this order."""
    board = load_board(("picnic", GAME.board_text("picnic")), (name, GAME.board_text(name)))
    groups = [(group.crates, group.power) for group in board.player_board.groups]
    assert groups == [(size, power) for size, powers in crates.items() for power in powers]
    record = board.record
    assert record.group_crates[: record.groups].tolist() == [size for size, _ in groups]
    names = POWERS.split(", ")
    unlocked = [names[power] for power in record.group_power[: record.groups]]
    assert unlocked == [power for _, power in groups]
    assert list(board.player_board.row) == row
    assert record.box_points[: record.boxes].tolist() == row
    assert board.player_board.name == name


# Faults


def swap(old: str, new: str, count: int = 1) -> Callable[[str], str]:
    """A change of the first few places where something stands."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, count)

    return change


def both(*changes: Callable[[str], str]) -> Callable[[str], str]:
    def change(text: str) -> str:
        for each in changes:
            text = each(text)
        return text

    return change


def draw(*rows: str) -> Callable[[str], str]:
    """Another map."""

    def change(text: str) -> str:
        drawing = "\n".join(drawn_rows(text)) + "\n"
        return text.replace(drawing, "\n".join(rows) + "\n")

    return change


def swap_row(number: int, row: str) -> Callable[[str], str]:
    """Another row of the map, counted from 1."""

    def change(text: str) -> str:
        return text.replace(drawn_rows(text)[number - 1], row)

    return change


def line_of(text: str, start: str) -> int:
    """The line that begins so, as an editor counts them."""
    return next(
        number
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip().startswith(start)
    )


def fault_of(name: str, change: Callable[[str], str]) -> tuple[str, BadBoard]:
    """The changed text of a shipped board, and how it is refused."""
    text = change(GAME.board_text(name))
    assert text != GAME.board_text(name)
    with pytest.raises(BadBoard) as refusal:
        GAME.check_board("mine.toml", text)
    return text, refusal.value


def check_fault(text: str, refusal: BadBoard, line: int, fault: Message, *words: str) -> None:
    """The fault is told as a message and in words, with file and line, in every language."""
    assert refusal.fault == fault
    assert refusal.line == line
    assert line <= len(text.splitlines())
    assert refusal.reason == message("board-fault", file="mine.toml", line=str(line), fault=fault)
    english = str(refusal)
    assert english.startswith(f"mine.toml, line {line}: ")
    for word in words:
        assert word in english
    assert all(say(refusal.reason, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("name", "change", "start", "fault", "words"),
    [
        pytest.param(
            "picnic",
            swap('kind = "territory"\n', ""),
            "#",
            message("board-key-missing", key="kind"),
            ["kind"],
            id="no kind",
        ),
        pytest.param(
            "picnic",
            swap('face = "picnic"\n', ""),
            "#",
            message("board-key-missing", key="face"),
            ["face"],
            id="no face",
        ),
        pytest.param(
            "picnic",
            swap('name = "picnic"\n', ""),
            "#",
            message("board-key-missing", key="name"),
            ["name"],
            id="no name",
        ),
        pytest.param(
            "picnic",
            swap("map = ", "chart = "),
            "chart",
            message("board-key-unknown", key="chart", allowed="kind, name, face, map"),
            ["chart", "kind, name, face, map"],
            id="unknown key",
        ),
        pytest.param(
            "picnic",
            swap('kind = "territory"', "kind = 1"),
            "kind",
            message("board-key-kind", key="kind", kind="str"),
            ["kind", "text in quotes"],
            id="kind is a number",
        ),
        pytest.param(
            "picnic",
            swap('face = "picnic"', "face = true"),
            "face",
            message("board-key-kind", key="face", kind="str"),
            ["face"],
            id="face is a switch",
        ),
        pytest.param(
            "picnic",
            swap('name = "picnic"', "name = 2023-01-01"),
            "name",
            message("board-key-kind", key="name", kind="str"),
            ["name"],
            id="name is a date",
        ),
        pytest.param(
            "picnic",
            swap('kind = "territory"', 'kind = "garden"'),
            "kind",
            message("board-kind-unknown", kind="garden", allowed="territory, player-board"),
            ["garden"],
            id="unknown kind",
        ),
        pytest.param(
            "picnic",
            swap('face = "picnic"', 'face = "lunch"'),
            "face",
            message("board-face", face="lunch"),
            ["lunch"],
            id="unknown face",
        ),
        pytest.param(
            "picnic",
            swap('face = "picnic"', "face = picnic"),
            "face",
            message("board-toml-quotes", text="picnic"),
            ['"picnic"'],
            id="not TOML",
        ),
        pytest.param(
            "picnic",
            swap("Ox  O.  Oc ", "Ox  Q.  Oc "),
            "Ox  Q.",
            message("board-hex", text="Q.", letters="P B O G S Y"),
            ["Q.", "P B O G S Y"],
            id="wrong letter",
        ),
        pytest.param(
            "picnic",
            swap("Ox  O.  Oc ", "Ox  O,  Oc "),
            "Ox  O,",
            message("board-hex", text="O,", letters="P B O G S Y"),
            ["O,"],
            id="wrong sign",
        ),
        pytest.param(
            "picnic",
            swap("Ox  O.  Oc ", "Ox  O.. Oc "),
            "Ox  O..",
            message("board-hex", text="O..", letters="P B O G S Y"),
            ["O.."],
            id="three characters",
        ),
        pytest.param(
            "picnic",
            swap("Ox  O.  Oc ", "Ox O.   Oc "),
            "Ox O.",
            message("board-column", text="O."),
            ["O."],
            id="one place aside",
        ),
        pytest.param(
            "picnic",
            swap_row(2, "S.  S.  S.  Sx| S.  Y.  Yx| Y.  Y.  G.  G.  G."),
            "S.  S.  S.  Sx|",
            message("board-column", text="S."),
            ["S."],
            id="row not shifted",
        ),
        pytest.param(
            "picnic",
            swap("Ox  O.  Oc ", "Ox      Oc "),
            "map",
            message("board-count", what=message("board-hexes"), found=83, wanted=84),
            ["83", "84"],
            id="missing hex",
        ),
        pytest.param(
            "picnic",
            draw(),
            "map",
            message("board-count", what=message("board-hexes"), found=0, wanted=84),
            ["0", "84"],
            id="empty map",
        ),
        pytest.param(
            "picnic",
            swap("O.  B.| B.  Bx", "O.| B.  B.  Bx"),
            "map",
            message("board-count", what=message("board-part-hexes", part=1), found=27, wanted=28),
            ["part 1", "27", "28"],
            id="first part too small",
        ),
        pytest.param(
            "picnic",
            swap("P.  P.| P.  P.  P.\n", "P.  P.  P.| P.  P.\n"),
            "map",
            message("board-count", what=message("board-part-hexes", part=2), found=29, wanted=28),
            ["part 2", "29", "28"],
            id="second part too large",
        ),
        pytest.param(
            "picnic",
            swap("P.  P.| P.  P.  P.\n", "P.  P.| P.  P.| P.\n"),
            "map",
            message("board-count", what=message("board-part-hexes", part=3), found=27, wanted=28),
            ["part 3", "27", "28"],
            id="a fourth part",
        ),
        pytest.param(
            "picnic",
            swap("Ox  O.  Oc ", "Ox  Oc  Oc "),
            "map",
            message("board-count", what=message("board-cupcakes"), found=13, wanted=12),
            ["13", "12"],
            id="13 cupcakes",
        ),
        pytest.param(
            "picnic",
            swap("Ox  O.  Oc ", "O.  O.  Oc "),
            "map",
            message("board-count", what=message("board-crates"), found=11, wanted=12),
            ["11", "12"],
            id="11 crates",
        ),
        pytest.param(
            "picnic",
            swap("O.| O.  B.  B.  Y.", "O.| O.  O.  B.  Y."),
            "map",
            message(
                "board-count",
                what=message("board-region-hexes", region=region("blue")),
                found=13,
                wanted=14,
            ),
            ["blue", "13", "14"],
            id="a region with 13 hexes",
        ),
        pytest.param(
            "picnic",
            swap("O.  B.| B.  B.  Yx  P.|", "O.  B.| B.  P.  Yx  P.|"),
            "map",
            message(
                "board-count",
                what=message("board-region-hexes", region=region("pink")),
                found=15,
                wanted=14,
            ),
            ["pink", "15", "14"],
            id="a region with 15 hexes",
        ),
        pytest.param(
            "picnic",
            both(swap("Ox  O.  Oc ", "Ox  O.  O. "), swap("Bc| B.  B.", "Bc| Bc  B.")),
            "map",
            message(
                "board-count",
                what=message("board-region-cupcakes", region=region("blue")),
                found=3,
                wanted=2,
            ),
            ["blue", "3", "2"],
            id="a cupcake in another region",
        ),
        pytest.param(
            "picnic",
            both(swap("Ox  O.  Oc ", "O.  O.  Oc "), swap("Gc  G.  Gx", "Gc  Gx  Gx")),
            "map",
            message(
                "board-count",
                what=message("board-region-crates", region=region("orange")),
                found=1,
                wanted=2,
            ),
            ["orange", "1", "2"],
            id="a crate in another region",
        ),
        pytest.param(
            "picnic",
            both(
                swap("Sx  S.  Sc", "Sx  O.  Sc"),
                swap("Oc  O.  Ox  O.", "Oc  S.  Ox  O."),
            ),
            "Sx  O.",
            message("board-region-torn", region=region("orange"), name="a2"),
            ["orange", "a2"],
            id="torn regions",
        ),
        pytest.param(
            "crumbs",
            swap('face = "crumbs"', 'face = "picnic"'),
            "Bc  S.",  # the crumb in the middle is the smallest, with the one in the north-west
            message("board-region-torn", region=region("blue"), name="c6"),
            ["blue", "c6"],
            id="crumbs on the face picnic",
        ),
        pytest.param(
            "picnic",
            swap('face = "picnic"', 'face = "crumbs"'),
            "map",
            message("board-crumbs", found=1, wanted=3),
            ["1", "3"],
            id="picnic on the face crumbs",
        ),
        pytest.param(
            "worker",
            swap('kind = "player-board"', 'kind = "larder"'),
            "kind",
            message("board-kind-unknown", kind="larder", allowed="territory, player-board"),
            ["larder"],
            id="unknown kind of player board",
        ),
        pytest.param(
            "worker",
            swap('name = "worker"\n', ""),
            "#",
            message("board-key-missing", key="name"),
            ["name"],
            id="player board without a name",
        ),
        pytest.param(
            "worker",
            swap('name = "worker"\n', 'name = "worker"\nfood = "ants"\n'),
            "food",
            message("board-key-unknown", key="food", allowed="kind, name, row, groups"),
            ["food", "kind, name, row, groups"],
            id="unknown key of a player board",
        ),
        pytest.param(
            "worker",
            swap("row = [0, 1, 2, 3, 3, 4, 4, 5, 5, 5] ", 'row = "0123344555" '),
            "row",
            message("board-key-kind", key="row", kind="list"),
            ["row", "list in square brackets"],
            id="row is text",
        ),
        pytest.param(
            "worker",
            swap("row = [0, 1, 2, 3, 3, 4, 4, 5, 5, 5] ", "row = [] "),
            "row",
            message("board-row-length", found=0, limit=16),
            ["0", "16"],
            id="no boxes",
        ),
        pytest.param(
            "worker",
            swap(
                "[0, 1, 2, 3, 3, 4, 4, 5, 5, 5]",
                "[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]",
            ),
            "row",
            message("board-row-length", found=17, limit=16),
            ["17", "16"],
            id="17 boxes",
        ),
        pytest.param(
            "worker",
            swap("[0, 1, 2, 3,", "[0, 1, -2, 3,"),
            "row",
            message("board-row-points", points="-2"),
            ["-2"],
            id="points below 0",
        ),
        pytest.param(
            "worker",
            swap("[0, 1, 2, 3,", "[0, 1, 10, 3,"),
            "row",
            message("board-row-points", points="10"),
            ["10"],
            id="points above 9",
        ),
        pytest.param(
            "worker",
            swap("[0, 1, 2, 3,", '[0, 1, "two", 3,'),
            "row",
            message("board-row-points", points="two"),
            ["two"],
            id="points in words",
        ),
        pytest.param(
            "worker",
            swap("[0, 1, 2, 3,", "[0, true, 2, 3,"),
            "row",
            message("board-row-points", points="True"),
            [],
            id="points true",
        ),
        pytest.param(
            "worker",
            swap("row = [0, 1,", "row = [1, 1,"),
            "row",
            message("board-row-first", points=1),
            ["1"],
            id="first box not 0",
        ),
        pytest.param(
            "worker",
            lambda text: text[: text.index("groups")] + "groups = []\n",
            "groups",
            message("board-groups", found=0, limit=12),
            ["0", "12"],
            id="no groups",
        ),
        pytest.param(
            "worker",
            swap('  { crates = 1, power = "one" },\n', '  { crates = 1, power = "one" },\n' * 4),
            "groups",
            message("board-groups", found=13, limit=12),
            ["13", "12"],
            id="13 groups",
        ),
        pytest.param(
            "worker",
            lambda text: text[: text.index("groups")] + 'groups = "many"\n',
            "groups",
            message("board-key-kind", key="groups", kind="list"),
            ["groups"],
            id="groups are text",
        ),
        pytest.param(
            "worker",
            swap('{ crates = 2, power = "two" }', "{ crates = 2 }"),
            "{ crates = 2 }",
            message("board-group-keys", number=6),
            ["6"],
            id="group without power",
        ),
        pytest.param(
            "worker",
            swap('{ crates = 2, power = "two" }', '{ crates = 2, power = "two", points = 1 }'),
            '{ crates = 2, power = "two", points',
            message("board-group-keys", number=6),
            ["6"],
            id="group with points",
        ),
        pytest.param(
            "worker",
            swap('{ crates = 2, power = "two" }', '{ crates = 0, power = "two" }'),
            "{ crates = 0",
            message("board-group-crates", crates="0", limit=6),
            ["0", "6"],
            id="0 crates",
        ),
        pytest.param(
            "worker",
            swap('{ crates = 2, power = "two" }', '{ crates = 7, power = "two" }'),
            "{ crates = 7",
            message("board-group-crates", crates="7", limit=6),
            ["7", "6"],
            id="7 crates",
        ),
        pytest.param(
            "worker",
            swap('{ crates = 2, power = "two" }', '{ crates = 2.0, power = "two" }'),
            "{ crates = 2.0",
            message("board-group-crates", crates="2.0", limit=6),
            ["2.0"],
            id="broken crates",
        ),
        pytest.param(
            "worker",
            swap('{ crates = 2, power = "two" }', '{ crates = 2, power = "four" }'),
            '{ crates = 2, power = "four"',
            message("board-power", power="four", allowed=POWERS),
            ["four", POWERS],
            id="unknown power",
        ),
        pytest.param(
            "worker",
            swap('{ crates = 2, power = "two" }', "{ crates = 2, power = 2 }"),
            "{ crates = 2, power = 2",
            message("board-power", power="2", allowed=POWERS),
            ["2"],
            id="power is a number",
        ),
    ],
)
def test_a_fault_is_told_with_file_and_line(
    name: str,
    change: Callable[[str], str],
    start: str,
    fault: Message,
    words: list[str],
) -> None:
    text, refusal = fault_of(name, change)
    check_fault(text, refusal, line_of(text, start), fault, *words)


def test_a_group_that_is_no_table_is_told_at_its_line() -> None:
    text, refusal = fault_of("worker", lambda text: text[: text.index("groups")] + "groups = [3]\n")
    line = line_of(text, "groups")
    check_fault(text, refusal, line, message("board-group-keys", number=1), "1")


def test_a_map_with_too_many_rows_is_refused_at_its_last_one() -> None:
    rows = ["P." if number % 2 == 0 else "  P." for number in range(27)]
    text, refusal = fault_of("picnic", draw(*rows))
    last = len(text[: text.index('"""\n', text.index("P."))].splitlines())
    check_fault(text, refusal, last, message("board-rows", limit=26), "26")


def test_a_map_may_have_a_row_for_every_letter() -> None:
    rows = ["P." if number % 2 == 0 else "  P." for number in range(26)]
    _, refusal = fault_of("picnic", draw(*rows))
    what = message("board-hexes")
    assert refusal.fault == message("board-count", what=what, found=26, wanted=84)


def test_a_territory_in_two_pieces_is_refused_at_the_smaller_one() -> None:
    """All rows but the first two are moved far to the right."""
    rows = drawn_rows(GAME.board_text("picnic"))
    moved = [" " * 100 + row for row in rows[2:]]
    text, refusal = fault_of("picnic", draw(*rows[:2], *moved))
    line = line_of(text, rows[0].split("|")[0])
    check_fault(text, refusal, line, message("board-torn", name="a1"), "a1")


# On the picnic: d5 turns from blue to orange and f1, far in the west, from orange to blue;
# then likewise e5 and d1. Every other region stays in one piece.
TWO_CRUMBS = both(
    swap('face = "picnic"', 'face = "crumbs"'),
    swap("O.| O.  B.  B.  Y.", "O.| O.  O.  B.  Y."),
    swap("  O.  O.  O.  B.| B.  Bx", "  B.  O.  O.  B.| B.  Bx"),
)
THREE_CRUMBS = both(
    TWO_CRUMBS,
    swap("Ox  O.  B.| B.  B.  Yx", "Ox  O.  O.| B.  B.  Yx"),
    swap("  O.  O.  O.| O.  O.  B.", "  B.  O.  O.| O.  O.  B."),
)


def test_crumbs_in_two_patches_are_too_few() -> None:
    text, refusal = fault_of("picnic", TWO_CRUMBS)
    line = line_of(text, "map")
    check_fault(text, refusal, line, message("board-crumbs", found=2, wanted=3), "2", "3")


def test_crumbs_in_three_patches_are_enough() -> None:
    """§1.5"""
    assert GAME.check_board("mine.toml", THREE_CRUMBS(GAME.board_text("picnic"))) == "territory"


@pytest.mark.parametrize(
    ("option", "wrong", "kind"),
    [("territory", "worker", "territory"), ("boards", "picnic", "player-board")],
)
def test_a_board_of_the_other_kind_is_refused(
    tmp_path: Path, option: str, wrong: str, kind: str
) -> None:
    path = tmp_path / "mixed up.toml"
    path.write_text(GAME.board_text(wrong), encoding="utf-8")
    options: dict[str, Any] = {option: str(path)}
    with pytest.raises(BadBoard) as refusal:
        ludoteca.new_match("marabunta", seed=1, **options)
    assert refusal.value.fault == message("board-other-kind", kind=kind)
    line = line_of(GAME.board_text(wrong), "kind")
    assert str(refusal.value).startswith(f"mixed up, line {line}: ")
    assert kind in str(refusal.value)


# Boards of one's own


def mirrored(text: str) -> str:
    """The same territory with east and west exchanged."""
    rows = []
    for row in drawn_rows(text):
        drawn = ""
        for token in reversed(list(re.finditer(r"[A-Z][.cx]", row))):
            part = 2 - row[: token.start()].count("|")
            drawn += "|" * (part - drawn.count("|"))
            drawn = drawn.ljust(48 - token.start()) + token[0]
        rows.append(drawn)
    return draw(*rows)(text)


def test_mirroring_twice_gives_the_same_territory() -> None:
    """So that the mirror of the test below can be trusted."""
    text = GAME.board_text("picnic")
    assert mirrored(text) != text
    assert drawn_hexes(mirrored(mirrored(text))) == drawn_hexes(text)


def test_a_territory_of_ones_own_plays_a_whole_game(tmp_path: Path) -> None:
    path = tmp_path / "mirror.toml"
    path.write_text(mirrored(GAME.board_text("picnic")), encoding="utf-8")
    assert GAME.check_board(path.name, path.read_text(encoding="utf-8")) == "territory"
    match = ludoteca.new_match("marabunta", seed=5, territory=str(path), boards="queen")
    board, shipped = match.board, ludoteca.new_match("marabunta", seed=5).board
    assert [place.region for place in board.territory.hexes[:11]] == [
        place.region for place in reversed(shipped.territory.hexes[:11])
    ]
    chooser = random.Random(5)
    while match.to_act is not None:
        match.play(chooser.choice(match.legal_numbers()))
    assert match.outcome is not None
    assert ludoteca.verify(match.record()).is_fair


def test_a_player_board_may_reach_every_limit() -> None:
    """12 groups, 6 crates, 16 boxes, 9 points; a power may repeat."""
    group = '  { crates = 6, power = "one" },\n'
    row = f"row = [0{', 9' * 15}]\n"
    text = f'kind = "player-board"\nname = "big"\n{row}groups = [\n{group * 12}]\n'
    assert GAME.check_board("big.toml", text) == "boards"
    board = load_board(("picnic", GAME.board_text("picnic")), ("big", text))
    assert board.record.groups == 12
    assert board.record.group_crates.tolist() == [6] * 12
    assert board.record.box_points.tolist() == [0] + [9] * 15


def test_a_player_board_may_be_as_small_as_can_be() -> None:
    text = """\
kind = "player-board"
name = "small"
row = [0]
groups = [{ crates = 1, power = "three-ones" }]
"""
    assert GAME.check_board("small.toml", text) == "boards"
    board = load_board(("picnic", GAME.board_text("picnic")), ("small", text))
    assert (board.record.groups, board.record.boxes) == (1, 1)
