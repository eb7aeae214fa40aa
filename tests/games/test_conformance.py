"""What every game owes the contract, over all our games, seats and variants."""

from __future__ import annotations

import random
from pathlib import Path

import ludoteca
from ludoteca.core.match import Match
from ludoteca.games import find_game, names
from ludoteca.testing import Conformance
from tests.effort import THOROUGH
from tests.games.variants import OPTIONS


class Ours(Conformance):
    seeds = range(2, 12 if THOROUGH else 3)


class TestMarabunta(Ours):
    game = find_game("marabunta")
    options = OPTIONS["marabunta"]


def choose_unloading(match: Match, chooser: random.Random) -> int:
    """Anything, but mostly all that can be unloaded: else Mini City goes on for long."""
    numbers = match.legal_numbers()
    action = match.game.text(match.game.action(match.board, numbers[-1]))
    unloads = action.startswith("unload") and chooser.random() < 0.75
    return numbers[-1] if unloads else chooser.choice(numbers)


class TestMiniCity(Ours):
    game = find_game("minicity")
    options = OPTIONS["minicity"]
    choose = staticmethod(choose_unloading)


class TestMarracash(Ours):
    game = find_game("marracash")
    options = OPTIONS["marracash"]


def test_no_game_is_missing_from_the_list_or_from_these_tests() -> None:
    folder = Path(ludoteca.__file__).parent / "games"
    folders = {path.parent.name for path in folder.glob("*/game.py")}
    assert folders == set(names()) == set(OPTIONS) == set(ludoteca.games())
    assert folders == {kit.game.name for kit in Ours.__subclasses__()}
