"""What bots are told of a game that tells them nothing."""

from __future__ import annotations

import numpy as np

import ludoteca
from ludoteca.core.contract import Game
from ludoteca.core.manner import Manner
from ludoteca.games import find_game


def test_all_choices_and_all_seats_are_alike() -> None:
    match = ludoteca.new_match("marracash", seats=4, seed=1)
    choices = np.array(match.legal_numbers(), np.int16)
    weights = np.zeros(len(choices), np.float64)
    shares = np.zeros(4, np.float64)
    Game.judgement.weigh(match.board.record, match.state, choices, len(choices), weights)
    Game.judgement.assess(match.board.record, match.state, shares)
    assert weights.tolist() == [1.0] * len(choices)
    assert shares.tolist() == [0.25] * 4
    assert Game.judgement.settled(match.board.record, match.state) == -1
    assert Game.judgement.calm(match.board.record, match.state)


def test_whoever_has_neither_practice_nor_a_practised_eye_goes_by_what_all_see() -> None:
    assert Game.judgement.practice is Game.judgement.weigh
    game = find_game("marracash")
    assert game.sight is game.observation


def test_a_search_that_is_told_nothing_plays_every_match_to_its_end() -> None:
    assert Game.manner == Manner(informed=False, guided=False, judged=False)
