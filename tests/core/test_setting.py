"""The setting of a match: seats, options, board files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.contract import Option, OptionValue
from ludoteca.core.errors import BadBoard, BadOption
from ludoteca.core.message import message
from ludoteca.core.setting import Setting, make_setting, read_value, show
from ludoteca.games.marabunta.game import GAME, Marabunta
from ludoteca.own_boards import open_setting


class Roomy(Marabunta):
    """Marabunta with more seats, a switch and a choice of words."""

    name = "roomy"
    seats = (3, 4)  # type: ignore[assignment] # mypy counts them
    options = (  # type: ignore[assignment]
        *Marabunta.options,
        Option("open", False, (False, True)),
        Option("length", "short", ("short", "long")),
        Option("swap", False, (False, True), opening=True),
    )


ROOMY = Roomy()


def refused(game: Marabunta, seats: int | None, **options: Any) -> tuple[str, dict[str, Any]]:
    """Key and arguments of the refusal, which speaks English too."""
    with pytest.raises(BadOption) as refusal:
        open_setting(game, seats, options)
    assert str(refusal.value)
    return refusal.value.reason.key, refusal.value.reason.arguments


def test_defaults_are_filled_in() -> None:
    setting = make_setting(GAME, None, {})
    assert setting == Setting(
        seats=2,
        options={"territory": "picnic", "boards": "worker"},
        files={
            "territory": GAME.board_text("picnic"),
            "boards": GAME.board_text("worker"),
        },
        own_files=frozenset(),
    )
    roomy = make_setting(ROOMY, None, {})
    assert roomy.seats == 3
    assert (roomy.options["open"], roomy.options["length"]) == (False, "short")


def test_an_opening_is_mentioned_only_where_it_is_not_the_usual_one() -> None:
    assert make_setting(ROOMY, None, {"swap": False}) == make_setting(ROOMY, None, {})
    usual, swapped = (make_setting(ROOMY, None, {"swap": swap}) for swap in (False, True))
    assert swapped.options == {**usual.options, "swap": True}
    assert swapped.openings == frozenset({"swap"})
    assert refused(ROOMY, 3, swap="true")[0] == "bad-value"


def test_what_is_asked_for_is_taken() -> None:
    options: dict[str, OptionValue] = {"boards": "queen", "open": True, "length": "long"}
    setting = make_setting(ROOMY, 4, options)
    assert setting.seats == 4
    assert setting.options == {"territory": "picnic", **options}
    assert setting.files["boards"] == GAME.board_text("queen")
    assert set(setting.files) == {"territory", "boards"}


@pytest.mark.parametrize("seats", [0, 2, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    key, arguments = refused(ROOMY, seats)
    assert key == "bad-seats"
    assert arguments == {"game": "roomy", "seats": str(seats), "allowed": "3, 4"}


def test_an_unknown_option_is_refused() -> None:
    key, arguments = refused(GAME, 2, weather="rain")
    assert key == "bad-option"
    assert arguments == {"game": "marabunta", "option": "weather", "allowed": "territory, boards"}


@pytest.mark.parametrize(
    ("option", "value", "shown", "allowed"),
    [
        ("length", "longer", "longer", "short, long"),
        ("open", "true", "true", "false, true"),
        ("open", 1, 1, "false, true"),  # equal to True, but no answer to yes or no
        ("length", True, "true", "short, long"),
    ],
)
def test_a_value_that_is_no_choice_is_refused(
    option: str, value: Any, shown: object, allowed: str
) -> None:
    key, arguments = refused(ROOMY, 3, **{option: value})
    assert key == "bad-value"
    assert arguments == {"option": option, "value": shown, "allowed": allowed}


@pytest.mark.parametrize("value", ["beach", "worker", "/nowhere/beach.toml", "", True])
def test_what_is_neither_a_board_nor_a_file_is_refused(value: OptionValue) -> None:
    """The worker is a board, but of the other kind."""
    key, arguments = refused(GAME, 2, territory=value)
    assert key == "bad-board-value"
    shown = "true" if value is True else value
    assert arguments == {"option": "territory", "value": shown, "allowed": "picnic, crumbs"}


def test_a_folder_is_no_board_file(tmp_path: Path) -> None:
    key, _ = refused(GAME, 2, territory=str(tmp_path))
    assert key == "bad-board-value"


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_file_of_ones_own_is_read_with_plain_line_ends(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "back yard.toml"
    lines = ["# fourmilière", "", 'kind = "territory"']
    path.write_bytes(ending.join(lines).encode())
    setting = open_setting(GAME, 2, {"territory": str(path)})
    assert setting.files["territory"] == '# fourmilière\n\nkind = "territory"\n'
    assert setting.options["territory"] == "back yard"
    assert setting.own_files == {"territory"}


def test_the_core_opens_no_file(tmp_path: Path) -> None:
    path = tmp_path / "yard.toml"
    path.write_text(GAME.board_text("picnic"), encoding="utf-8")
    with pytest.raises(BadOption) as refusal:
        make_setting(GAME, 2, {"territory": str(path)})
    assert refusal.value.reason.key == "bad-board-value"


def test_a_board_that_comes_as_text_needs_no_file() -> None:
    setting = make_setting(GAME, 2, {"boards": "gone"}, {"boards": "row = []\n"})
    assert setting.options["boards"] == "gone"
    assert setting.files["boards"] == "row = []\n"
    assert setting.own_files == {"boards"}


def test_a_board_of_ones_own_may_have_the_name_of_a_shipped_one() -> None:
    setting = make_setting(GAME, 2, {"territory": "picnic"}, {"territory": "mine\n"})
    assert setting.files["territory"] == "mine\n"
    assert setting.own_files == {"territory"}


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [("open", True, "true"), ("open", False, "false"), ("length", "long", "long")],
)
def test_values_are_shown_as_people_type_them_and_read_back(
    name: str, value: OptionValue, text: str
) -> None:
    option = next(option for option in ROOMY.options if option.name == name)
    assert show(value) == text
    read = read_value(option, text)
    assert (read, type(read)) == (value, type(value))


def test_a_text_that_is_neither_true_nor_false_stays_text_to_be_refused() -> None:
    option = ROOMY.options[2]
    assert read_value(option, "perhaps") == "perhaps"
    with pytest.raises(BadOption) as refusal:
        make_setting(ROOMY, 3, {"open": read_value(option, "perhaps")})
    assert refusal.value.reason == message(
        "bad-value", option="open", value="perhaps", allowed="false, true"
    )


def test_a_board_that_is_no_text_is_refused_with_its_name(tmp_path: Path) -> None:
    board = tmp_path / "picture.toml"
    board.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBoard, match=r"picture\.toml"):
        ludoteca.new_match("marabunta", territory=str(board))
