"""The kit of tests for guests finds what it is for, and says what to mend."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.contract import Game
from ludoteca.core.kernel import Array, Record
from ludoteca.core.observation import Field, Observation
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


def write_little(board: Record, state: Record, seat: int, out: Array) -> None:
    out[0] = state.rounds


def write_nothing(board: Record, state: Record, seat: int, out: Array) -> None:
    out[0] = 0


def kit_of(**facts: object) -> tuple[Conformance, Variant]:
    kit = type("Changed", (Conformance,), {"game": changed(**facts)})()
    return kit, Variant(kit.game, 2, ())


def test_an_observation_that_leaves_its_range_or_entries_out_is_named() -> None:
    fields = Field("rounds", (1,), 9, "throws so far"), Field("other", (2,), 1, "never written")
    kit, variant = kit_of(observation=Observation(fields, write_little))
    with pytest.raises(AssertionError, match="out of range, or not written: other"):
        kit.test_an_observation_has_all_its_entries_in_their_range(variant)
    kit, variant = kit_of(observation=Observation(fields[:1], write_little))
    with pytest.raises(AssertionError, match="out of range, or not written: rounds"):
        kit.test_an_observation_has_all_its_entries_in_their_range(variant)


def test_an_observation_that_tells_less_than_a_view_is_found() -> None:
    fields = (Field("nothing", (1,), 1, "always 0"),)
    kit, variant = kit_of(observation=Observation(fields, write_nothing))
    with pytest.raises(AssertionError):
        kit.test_what_a_view_tells_apart_an_observation_does_too(variant)


def test_a_game_with_secrets_is_told_to_write_an_observation() -> None:
    kit, variant = kit_of(hides_nothing=False)
    with pytest.raises(TypeError, match="ur keeps secrets, so it has to write its own observation"):
        kit.test_an_observation_has_all_its_entries_in_their_range(variant)
