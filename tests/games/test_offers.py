"""What hangs on every game beyond its rules: boards, drawing, face, usage, guide; and defaults."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest
from rich.console import Console

import ludoteca
from ludoteca.core.contract import Game
from ludoteca.core.errors import BadBoard
from ludoteca.core.face import Face
from ludoteca.core.manner import Manner
from ludoteca.core.match import Match
from ludoteca.core.message import message
from ludoteca.core.setting import show
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.games import ORDER, find_game

every_game = pytest.mark.parametrize("name", ORDER)

SHIPPED = [
    (name, option.name, show(choice))
    for name in ORDER
    for option in find_game(name).options
    if option.board
    for choice in option.choices
]
every_board = pytest.mark.parametrize(("name", "option", "board"), SHIPPED)


def played(name: str, decisions: int) -> Match:
    match, chooser = ludoteca.new_match(name, seed=3), random.Random(name)
    while match.to_act is not None and decisions:
        match.play(chooser.choice(match.legal_numbers()))
        decisions -= 1
    return match


def shown(renderable: object) -> str:
    console = Console(width=100, force_terminal=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


@every_game
def test_no_game_begins_with_an_opening_that_nobody_asked_for(name: str) -> None:
    match = ludoteca.new_match(name, seed=3)
    assert not match.game.is_opening(match.state)


# Boards


@every_board
def test_a_shipped_board_is_of_a_kind_for_its_option_and_can_be_drawn(
    name: str, option: str, board: str
) -> None:
    game = find_game(name)
    text = game.board_text(board)
    assert game.check_board(board, text) == option
    for language in LANGUAGES:
        drawn = ElementTree.fromstring(game.draw_board(board, text, language))
        assert drawn.tag == "{http://www.w3.org/2000/svg}svg"


@every_game
def test_a_file_of_an_unknown_kind_is_answered_with_the_kinds_of_the_game(name: str) -> None:
    game = find_game(name)
    with pytest.raises(BadBoard) as refusal:
        game.check_board("mine.toml", 'kind = "sea"\n')
    allowed = ", ".join(kind.name for kind in game.board_kinds)
    assert refusal.value.fault == message("board-kind-unknown", kind="sea", allowed=allowed)


def test_every_board_option_has_one_kind_and_no_two_games_share_one() -> None:
    games = [find_game(name) for name in ORDER]
    for game in games:
        options = [option.name for option in game.options if option.board]
        assert sorted(kind.option for kind in game.board_kinds) == sorted(options)
    kinds = Counter(kind.name for game in games for kind in game.board_kinds)
    assert set(kinds.values()) == {1}


# Terminal


@every_game
def test_a_face_shows_every_seat_the_table_in_every_language(name: str) -> None:
    match = played(name, 5)
    for seat in (None, *range(match.setting.seats)):
        for language in LANGUAGES:
            face = match.game.face(match.board, match.state, seat, language)
            assert isinstance(face, Face)
            assert shown(face.draw(face.lights(match.legal()))).strip()
            hint = face.hint()
            assert hint is None or say(hint, language)
            assert face.shorthand("nothing that means anything") is None


# Guide, search, state


@every_game
def test_the_guide_can_be_played_and_is_told_in_every_language(name: str) -> None:
    script = find_game(name).guide
    assert script is not None
    match = ludoteca.new_match(name, script.seats, "1", script.chance, **script.options)
    told = [text for _, text in script.actions if text is not None]
    for action, _ in script.actions:
        match.play(action)
    for language in LANGUAGES:
        assert all(say(message(text), language) for text in [*told, script.end])


@pytest.mark.parametrize(
    ("name", "horizon", "limit"),
    [("marabunta", 20, 512), ("minicity", 40, 768), ("marracash", 10, 1024)],
)
def test_our_games_declare_how_they_are_searched_and_how_large_a_state_is(
    name: str, horizon: int, limit: int
) -> None:
    assert find_game(name).manner == Manner(horizon=horizon)
    assert find_game(name).state_limit == limit


# What a game is given that declares nothing


def test_a_game_without_a_drawing_shows_the_text_of_a_board() -> None:
    game = find_game("marracash")
    drawn = Game.draw_board(game, "medina", game.board_text("medina"))
    assert "8*  .   9" in "".join(ElementTree.fromstring(drawn).itertext())
    with pytest.raises(BadBoard):
        Game.draw_board(game, "mine.toml", 'kind = "sea"\n')


def test_a_game_without_a_face_shows_seats_and_points() -> None:
    match = ludoteca.new_match("marracash", seats=3, seed=1)
    face = Game.face(match.game, match.board, match.state, None, "en")
    assert match.to_act is not None
    for table in (face.draw(set()), face.result()):
        lines = [line for line in shown(table).splitlines() if "▸" in line]
        assert [match.game.seat_names[match.to_act] in line for line in lines] == [True]
    assert face.lights(match.legal()) == set()
    assert (face.shorthand("8 9"), face.hint()) == (None, None)


@pytest.mark.parametrize(("first", "seat"), [("red", 0), ("blue", 1)])
def test_a_game_without_usage_tells_which_seat_began(first: str, seat: int) -> None:
    match = ludoteca.new_match("marabunta", seed=1, chance=[f"first {first}"])
    match.play(match.legal_numbers()[0])
    usage = Game.usage.__get__(match.game)
    assert usage.usage_of(match.board, list(match.steps())).first == seat
    assert (usage.tables, usage.rows_of(match.board)) == ((), {})


def test_a_game_without_a_guide_has_none() -> None:
    assert Game.guide.__get__(find_game("marabunta")) is None


def test_what_only_some_ask_for_is_loaded_when_it_is_asked_for() -> None:
    code = """
import sys
from ludoteca.games import ORDER, find_game
parts = ("drawing", "terminal", "usage", "guide")
for name in ORDER:
    game = find_game(name)
    loaded = [part for part in parts if f"ludoteca.games.{name}.{part}" in sys.modules]
    assert not loaded and "rich" not in sys.modules, loaded
    assert game.usage and game.guide
    assert f"ludoteca.games.{name}.usage" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)
