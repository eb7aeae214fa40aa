"""Games are found by their entry points, and a broken package harms nobody else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.message import message
from ludoteca.core.texts import say
from tests.conftest import pytest_configure
from tests.guest import GAME, declare, forget, lay

library: Any = import_module("ludoteca.games")
OURS = ("marabunta", "minicity", "marracash")
Install = Callable[[str, str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Lay a package beside ours, as an installer does: its module, and what it declares."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def lay_here(package: str, declaration: str, source: str) -> None:
        lay(tmp_path, package, declaration, source)

    yield lay_here
    monkeypatch.undo()
    forget()


def test_ours_come_in_the_order_of_people_and_guests_after_them(install: Install) -> None:
    assert library.names() == OURS
    install("zebra_and_goose", "zebra = zebra_and_goose:A\ngoose = zebra_and_goose:B", "")
    assert library.names() == (*OURS, "goose", "zebra")


def test_a_package_that_cannot_be_imported_is_named_and_the_others_go_on(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("broken_checkers", "checkers = broken_checkers:GAME", "import no_such_module")
    with pytest.raises(BadOption) as refusal:
        library.find_game("checkers")
    assert refusal.value.reason.key == "bad-game-import"
    told = "its package broken_checkers is broken: ModuleNotFoundError: No module named 'no_such"
    assert told in str(refusal.value)
    with caplog.at_level(logging.WARNING):
        assert library.sound_names() == OURS
    assert told in caplog.text


@pytest.mark.parametrize("source", ["GAME = 5", "from ludoteca.games.minicity.game import GAME"])
def test_something_else_than_the_promised_game_is_refused(install: Install, source: str) -> None:
    install("odd_checkers", "checkers = odd_checkers:GAME", source)
    with pytest.raises(BadOption) as refusal:
        library.find_game("checkers")
    assert refusal.value.reason.key == "bad-game-entry"
    assert library.sound_names() == OURS


def test_two_packages_with_the_same_game_are_refused(install: Install) -> None:
    install("one_checkers", "checkers = one_checkers:GAME", "")
    install("two_checkers", "checkers = two_checkers:GAME", "")
    with pytest.raises(BadOption) as refusal:
        library.find_game("checkers")
    assert refusal.value.reason.key == "bad-game-twice"
    assert set(str(refusal.value.reason.arguments["packages"]).split(", ")) == {
        "one_checkers",
        "two_checkers",
    }
    assert library.sound_names() == OURS


def test_without_any_declaration_one_is_told_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "entry_points", lambda group: ())
    forget()
    try:
        with pytest.raises(BadOption, match="Install Ludoteca once more"):
            library.find_game("marabunta")
    finally:
        monkeypatch.undo()
        forget()


def test_an_installed_guest_is_found_and_speaks(install: Install, tmp_path: Path) -> None:
    declare(tmp_path)
    forget()
    assert library.find_game("ur") is GAME
    assert library.sound_names() == (*OURS, "ur")
    assert not library.is_ours("ur")
    assert say(message("ur-title"), "fr") == "The Royal Game of Ur"


def test_our_own_tests_do_not_begin_where_a_guest_is_installed(install: Install) -> None:
    pytest_configure()
    install("zebra_crossing", "zebra = zebra_crossing:GAME", "")
    with pytest.raises(pytest.UsageError, match=r"pip uninstall zebra_crossing$"):
        pytest_configure()
