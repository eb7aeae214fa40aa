"""The kit of tests for guests finds what it is for, and says what to mend."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.contract import Game
from ludoteca.core.kernel import Array, Record
from ludoteca.testing import Conformance, Variant
from ludoteca.testing.installed import packages_with
from ludoteca.testing.room import check_room
from tests.guest import GAME, SOURCES


def changed(**facts: object) -> Game[Any]:
    """Ur with other facts than its own."""
    game: Game[Any] = type("Changed", (type(GAME),), facts)()
    return game


def legal_and_one_more(board: Record, state: Record, buffer: Array) -> int:
    return GAME.kernels.legal(board, state, buffer) + 1


CRAMPED = changed(max_choices=2)
UNLUCKY = changed(max_outcomes=4)
BOASTFUL = changed(kernels=replace(GAME.kernels, legal=legal_and_one_more))


def test_a_game_that_keeps_to_its_room_passes() -> None:
    check_room(Variant(GAME, 2, ()))


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (CRAMPED, "`legal` wrote 5 numbers: `max_choices` is 2 and too small"),
        (UNLUCKY, "`chance` wrote 5 weights: `max_outcomes` is 4 and too small"),
        (BOASTFUL, "`legal` returned 6 and wrote 5 numbers"),
    ],
    ids=["choices", "outcomes", "count"],
)
def test_room_that_is_too_small_is_named(game: Game[Any], told: str) -> None:
    """Ur begins with a throw, which has five outcomes."""
    with pytest.raises(AssertionError, match=told):
        check_room(Variant(game, 2, ()))


class Kit(Conformance):
    game = GAME


def test_a_forgotten_entry_point_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a package that is installed; what only lies on the path need not be declared."""
    assert packages_with(GAME) == []
    Kit().test_an_installed_package_declares_the_game()
    facts = tmp_path / "ur_undeclared-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: ur-undeclared\nVersion: 1.0\n")
    (facts / "RECORD").write_text("_ur.pth,,\n")
    (tmp_path / "_ur.pth").write_text(f"{SOURCES}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(AssertionError, match=r"ur-undeclared is installed, .*'ur'.*entry-points"):
        Kit().test_an_installed_package_declares_the_game()
