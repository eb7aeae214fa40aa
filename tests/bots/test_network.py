"""What was learned: the network in machine code against plain arithmetic, and where it holds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca import new_match
from ludoteca.bots.knowledge import HAND, manner_of
from ludoteca.bots.levels import SearchBot
from ludoteca.bots.network import share_corrector_of, weight_corrector_of
from ludoteca.bots.players import find_bot
from ludoteca.bots.position import Position
from ludoteca.bots.thinking import Budget, Thinking
from ludoteca.bots.weights import (
    FILE,
    NUMBER,
    Weights,
    board_name,
    network_of,
    subject_of,
    to_file,
    weights_for,
    weights_of,
)
from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.games import find_game, names
from ludoteca.learning.school import settings_of

GAME = find_game("marabunta")
MOST_BYTES = 400_000  # of a game's network
HIDDEN, NECK = 6, 5


def at_a_choice(seed: int = 3, decisions: int = 40) -> Match:
    match = new_match("marabunta", seed=seed)
    while len(match.actions) < decisions or len(match.legal_numbers()) < 2:
        choices = match.legal_numbers()
        match.play(choices[len(match.actions) * 31 % len(choices)])
    return match


def some_weights(boards: tuple[str, ...] = ()) -> Weights:
    """Random ones; half of the entries are told apart by value, some are numbers, some unseen."""
    generator = np.random.default_rng(5)
    high = GAME.observation.high
    features = [
        (entry, value)
        for entry in range(0, len(high), 2)
        for value in ([NUMBER] if high[entry] > 8 else range(int(high[entry])))
    ]

    def layer(*shape: int) -> NDArray[np.float32]:
        # What 16 bits hold exactly.
        return generator.normal(size=shape).astype(np.float16).astype(np.float32)

    return Weights(
        entry=np.array([entry for entry, _ in features], np.int16),
        value=np.array([value for _, value in features], np.int16),
        scale=np.full(len(features), 0.125, np.float32),
        first=layer(len(features), HIDDEN),
        first_bias=layer(HIDDEN),
        second=layer(HIDDEN, NECK),
        second_bias=layer(NECK),
        seats=layer(4, NECK),
        seats_bias=layer(4),
        choices=layer(GAME.action_count, NECK),
        choices_bias=layer(GAME.action_count),
        trust=np.array([0.5, 2.0], np.float32),
        subject=subject_of(GAME),
        boards=boards,
    )


def neck_by_arithmetic(weights: Weights, seen: NDArray[np.int16]) -> NDArray[np.float64]:
    here = seen[weights.entry].astype(np.float64)
    # A value that was not learned counts as nothing.
    signal = np.where(weights.value == NUMBER, here * weights.scale, here == weights.value)
    hidden = np.maximum(0, signal @ weights.first + weights.first_bias)
    neck: NDArray[np.float64] = np.maximum(0, hidden @ weights.second + weights.second_bias)
    return neck


def softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    parts: NDArray[np.float64] = np.exp(logits - logits.max())
    parts /= parts.sum()
    return parts


def test_machine_code_and_plain_arithmetic_agree() -> None:
    weights, match = some_weights(), at_a_choice()
    board, state, network = match.board.record, match.state, network_of(GAME, weights)
    seen = np.zeros(GAME.observation.size, np.int16)
    GAME.observation.write(board, state, match.actor, seen)
    neck = neck_by_arithmetic(weights, seen)

    shares = np.array([0.3, 0.7])
    share_corrector_of(GAME)(board, state, network, shares)
    order = [match.actor, 1 - match.actor]
    logits = 0.5 * np.log(np.array([0.3, 0.7])[order]) + weights.seats[:2] @ neck
    expected = softmax(logits + weights.seats_bias[:2])
    np.testing.assert_allclose(shares[order], expected, rtol=1e-4)

    choices = np.array(match.legal_numbers(), np.int16)
    by_hand = np.linspace(1, 3, len(choices))
    parts = by_hand.copy()
    weight_corrector_of(GAME)(board, state, network, choices, len(choices), parts)
    logits = 2 * np.log(by_hand / 3) + weights.choices[choices] @ neck
    expected = softmax(logits + weights.choices_bias[choices])
    np.testing.assert_allclose(parts, expected, rtol=1e-3)


def test_a_file_gives_back_what_was_written() -> None:
    weights = some_weights(boards=("one", "two"))
    again = weights_for(GAME, to_file(weights))
    for name in Weights.__annotations__:
        here, there = getattr(weights, name), getattr(again, name)
        assert np.array_equal(here, there) and type(here) is type(there), name


def test_files_that_are_no_network_for_the_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not the file of a network"):
        weights_for(GAME, b"PK\x03\x04 nothing")
    with pytest.raises(ValueError, match="is about marabunta"):
        weights_for(find_game("marracash"), to_file(some_weights()))
    with pytest.raises(BadOption, match="network"):
        find_bot(f"search:network={tmp_path / 'missing.npz'}", GAME)
    with pytest.raises(BadOption, match="knowledge"):
        find_bot("search:knowledge=none", GAME)


def test_on_a_board_that_was_not_learned_the_search_goes_by_hand() -> None:
    position = Position.of(at_a_choice())
    learned = replace(GAME.manner, learned=True, horizon=0)
    budget = Budget(iterations=60)
    by_hand = Thinking(GAME, manner_of(GAME, HAND), 1).think(position, budget)
    strange = Thinking(GAME, learned, 1, weights=some_weights()).think(position, budget)
    assert strange == by_hand
    known = some_weights(boards=(board_name(position.setting),))
    assert Thinking(GAME, learned, 1, weights=known).think(position, budget) != by_hand


def test_an_opening_is_thought_of_by_hand_and_what_follows_as_it_was_learned() -> None:
    match = new_match("minicity", seed=3, offer=True)
    thinking = Thinking(match.game, manner_of(match.game), 1)
    known = []
    while match.view()["turn"] == 0:
        known.append((match.view()["phase"], thinking.is_known(Position.of(match))))
        match.play(match.legal_numbers()[-1])  # four tokens are offered
    assert thinking.is_known(Position.of(match))
    opening = [("offer", False), ("first", False), *[("put", False)] * 4]
    assert known == [*[("small-part", True)] * 14, *opening]


def test_a_network_of_ones_own_plays(tmp_path: Path) -> None:
    match = at_a_choice()
    file = tmp_path / "own.npz"
    file.write_bytes(to_file(some_weights(boards=(board_name(match.setting),))))
    bot = find_bot(f"search:network={file},iterations=30,horizon=0", GAME, seed=1, threads=1)
    assert isinstance(bot, SearchBot)
    position = Position.of(match)
    assert bot.choose(position) in match.legal_numbers()
    assert sum(each.visits for each in bot.considered) >= 29


@pytest.mark.parametrize("name", names())
def test_every_game_has_learned_all_seats_options_and_boards(name: str) -> None:
    game = find_game(name)
    weights = weights_of(game)
    assert weights is not None, "rules or sight have changed: train it again"
    assert game.learned_manner is not None
    assert len((game.folder / FILE).read_bytes()) <= MOST_BYTES
    settings, often = settings_of(game)
    assert {setting.seats for setting in settings} == set(game.seats)
    assert all(weights.knows(setting) for setting in settings)
    assert often.sum() == pytest.approx(1)
