"""Texts of strangers: whatever is done to a board file or a record, the answer is in words."""

from __future__ import annotations

import random

import msgspec
import pytest

import ludoteca
from ludoteca.core.errors import BadBoard, LudotecaError
from ludoteca.core.texts import say
from ludoteca.games import find_game, names

# What has broken readers of texts: each is put in place of something, or between two signs.
PIECES = [
    *"[]{}=.,#\"'|*\\\n \t\0\x0b\x85\u2028\ufffe\ud800٣é",
    "9" * 5000,
    "-" + "9" * 17,
    "0x" + "f" * 16,
    "[" * 300,
    "a." * 300,
    '"(a+)+b" = 1\n',
    '"(" = 1\n',
    '"""',
    "= nan\n",
    "= [[]]\n",
    "= {}\n",
    "= true\n",
    "x" * 60_000,
    "\\u0000",
    "\r\n",
    "0",
    "99",
    "?",
]
BOARDS = [
    (name, str(choice))
    for name in names()
    for option in find_game(name).options
    if option.board
    for choice in option.choices
]


def mutated(text: str, chance: random.Random) -> str:
    for _ in range(chance.randint(1, 2)):
        start = chance.randrange(len(text))
        end = start + chance.choice([0, 1, 1, 2, 10])
        other = chance.randrange(len(text))
        text = text[:start] + chance.choice([*PIECES, text[other : other + 30]]) + text[end:]
    return text


def demand_words(refusal: LudotecaError) -> None:
    """It can be sent, and it can be said."""
    sent = msgspec.json.encode(refusal.reason)
    assert len(sent) < 5000
    assert len(say(refusal.reason)) < 5000


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_whatever_a_board_file_says_it_is_taken_or_refused_with_a_line(
    game: str, board: str
) -> None:
    text = find_game(game).board_text(board)
    chance = random.Random(board)
    refused = 0
    for _ in range(60):
        strange = mutated(text, chance)
        try:
            find_game(game).check_board("mine.toml", strange)
        except BadBoard as refusal:
            refused += 1
            assert 1 <= refusal.line <= strange.count("\n") + 1
            demand_words(refusal)
        else:
            find_game(game).draw_board("mine.toml", strange)
    assert refused > 20


@pytest.mark.parametrize("game", names())
def test_whatever_a_record_says_it_is_read_or_refused(game: str) -> None:
    match = ludoteca.new_match(game, seed=5)
    chance = random.Random(game)
    for _ in range(8):
        match.play(chance.choice(match.legal_numbers()))
    text = match.record(seed=True)
    refused = 0
    for _ in range(60):
        strange = mutated(text, chance)
        try:
            ludoteca.verify(strange)
        except LudotecaError as refusal:
            refused += 1
            demand_words(refusal)
    assert refused > 20


@pytest.mark.parametrize("game", names())
def test_a_record_has_no_more_actions_than_its_game(game: str) -> None:
    match = ludoteca.new_match(game, seed=5)
    text = match.record() + "x: y\n" * match.game.max_actions
    with pytest.raises(LudotecaError) as refusal:
        ludoteca.load(text)
    assert refusal.value.reason.key == "record-steps"
    assert refusal.value.reason.arguments["limit"] == match.game.max_actions
