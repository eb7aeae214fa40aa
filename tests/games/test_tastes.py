"""Characters: every game has some, told and drawn, and each likes what it is said to like."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.levels import LEVELS
from ludoteca.core.character import Character
from ludoteca.core.contract import Game
from ludoteca.core.match import Match
from ludoteca.core.message import message
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.games import ORDER, find_game
from ludoteca.games.marabunta.tastes import Taste as MarabuntaTaste
from ludoteca.games.marracash.tastes import Taste as MarracashTaste
from ludoteca.games.minicity.tastes import Taste as MiniCityTaste
from tests.games.marabunta.table import Table

TASTES = {"marabunta": MarabuntaTaste, "minicity": MiniCityTaste, "marracash": MarracashTaste}


def liked(match: Match, seat: int) -> dict[str, float]:
    """How much a seat likes a position that minds one thing alone, for each thing."""
    tastes = TASTES[match.game.name]
    like = match.game.judgement.like
    return {
        taste.name: like(match.board.record, match.state, seat, np.eye(len(tastes))[taste])
        for taste in tastes
    }


@pytest.mark.parametrize("name", ORDER)
def test_a_game_has_three_or_four_characters_with_words_and_a_face(name: str) -> None:
    game = find_game(name)
    assert 3 <= len(game.characters) <= 4
    for character in game.characters:
        assert character.name not in LEVELS
        assert len(character.tastes) == len(TASTES[name])
        told = {say(message(f"{name}-character", name=character.name), each) for each in LANGUAGES}
        assert len(told) == len(LANGUAGES)
        assert all(text.startswith(f"{character.title} ") for text in told)
        root = ElementTree.fromstring(game.draw_portrait(character.name))
        assert root.attrib["viewBox"] == "-20 -20 40 40"
    assert ">N</text>" in game.draw_portrait("nobody")


def test_no_two_characters_have_the_same_name() -> None:
    names = [each.name for name in ORDER for each in find_game(name).characters]
    assert len(set(names)) == len(names)


def test_a_game_that_says_nothing_has_no_characters_and_likes_nothing() -> None:
    match = ludoteca.new_match("marabunta", seed=1)
    assert Game.characters == ()
    assert Game.judgement.like(match.board.record, match.state, 0, np.zeros(0)) == 0
    assert Character("ada", ()).title == "Ada"


def test_marabunta_likes_land_crates_leaves_and_haste() -> None:
    """§2: everybody begins with two circles on each of the six leaves."""
    match = ludoteca.new_match("marabunta", seed=1)
    land = sum(mark == 1 for mark in match.state.mark.tolist())
    found = liked(match, 0)
    assert found["LAND"] == pytest.approx(land / 30)
    assert found["CRATES"] == 0
    assert found["LEAVES"] == pytest.approx(12 / 60)
    drawn = Table().cross_out_cupcakes().circles("orange", red=7)
    ended = drawn.ended("blue").turn("red", last=True, tile="one")
    assert found["HASTE"] < liked(ended, 0)["HASTE"] == 0
    assert liked(ended, 0)["LEAVES"] == pytest.approx(17 / 60)


def test_mini_city_likes_to_be_rid_of_what_is_rare() -> None:
    """§2.3, §2.5: 12 10 9 7 5 tokens, of which seven will be ready."""
    match = ludoteca.new_match("minicity", seed=1)
    assert match.actor >= 0
    assert liked(match, match.actor)["RARE"] == pytest.approx((2 * 12 + 10 - 7 - 2 * 5) / 43)


def test_marracash_likes_shops_money_and_haste() -> None:
    """§1.2, §2: 1200 Dirham each, no shop, and 45 visitors in the line."""
    match = ludoteca.new_match("marracash", seats=3, seed=1)
    assert liked(match, 0) == {"SHOPS": 0, "MONEY": 0.5, "HASTE": 0}
