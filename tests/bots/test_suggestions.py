"""What the search thinks of a position, as data and in words."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca.bots.levels import make_level
from ludoteca.bots.position import Position
from ludoteca.bots.suggestions import Suggestion, suggest
from ludoteca.core.texts import LANGUAGES, say
from tests.games.variants import EVERY_VARIANT, Variant

Rows = NDArray[Any]
every_variant = pytest.mark.parametrize("variant", EVERY_VARIANT, ids=str)


def opinion(variant: Variant, decisions: int, iterations: int = 200) -> tuple[Position, Suggestion]:
    match = variant.match(6)
    bot = make_level("beginner", variant.game, 1)
    for _ in range(decisions):
        match.play(bot.choose(Position.of(match)))
    position = Position.of(match)
    return position, suggest(position, None, iterations, threads=1)


@every_variant
@pytest.mark.parametrize("decisions", [0, 25])
def test_every_legal_action_is_a_candidate_the_most_visited_first(
    variant: Variant, decisions: int
) -> None:
    position, found = opinion(variant, decisions)
    assert {each.number for each in found.candidates} == set(position.legal_numbers())
    visits = [each.visits for each in found.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == found.iterations == 200
    assert sum(each.share for each in found.candidates) == pytest.approx(1.0)
    for each in found.candidates:
        assert len(each.returns) == variant.seats
        if each.visits:
            assert sum(each.returns) == pytest.approx(1.0)
        assert position.game.number(position.board, position.game.parse(each.text)) == each.number


@every_variant
def test_the_line_is_told_in_every_language_and_begins_with_the_choice(variant: Variant) -> None:
    _, found = opinion(variant, 12)
    best = found.candidates[0]
    assert best.line
    for language in LANGUAGES:
        assert say(best.label, language)
        assert all(say(event, language) for event in best.line)


@pytest.mark.parametrize(
    "variant", [each for each in EVERY_VARIANT if not each.game.hides_nothing], ids=str
)
def test_an_opinion_is_the_same_to_the_byte_whatever_is_hidden(variant: Variant) -> None:
    """So however often somebody asks, it says nothing of what they cannot see."""
    match, bot = variant.match(6), make_level("beginner", variant.game, 1)
    for decision in range(60):
        if match.to_act is None:
            break
        if decision % 12 == 6:
            for seed in (0, 1 << 40):
                opinions = set()
                for stream in range(4):
                    other = match.copy()
                    match.game.kernels.redeal(
                        match.board.record, other._state, match.actor, 31, stream
                    )
                    position = Position.of(other)
                    found = suggest(position, None, 60, seed, threads=1)
                    opinions.add(msgspec.json.encode(found))
                assert len(opinions) == 1
        match.play(bot.choose(Position.of(match)))


def test_an_opinion_is_json() -> None:
    _, found = opinion(EVERY_VARIANT[0], 3)
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text)["candidates"][0]["visits"] == found.candidates[0].visits


def test_an_opinion_can_be_repeated() -> None:
    assert opinion(EVERY_VARIANT[-1], 9)[1] == opinion(EVERY_VARIANT[-1], 9)[1]


def test_settings_of_the_search_can_be_chosen() -> None:
    position, _ = opinion(EVERY_VARIANT[0], 9)
    narrow, wide = (
        suggest(position, None, 200, threads=1, knowledge="hand", exploration=exploration)
        for exploration in (0.01, 50.0)
    )
    assert narrow.candidates[0].share > wide.candidates[0].share


def test_a_function_can_take_the_place_of_the_games_judgement() -> None:
    position, _ = opinion(EVERY_VARIANT[0], 9)
    wanted = position.legal_numbers()[-1]

    def evaluate(observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
        logits = np.zeros(masks.shape, np.float32)
        logits[:, wanted] = 4.0
        return logits, np.full((len(masks), position.setting.seats), 0.5, np.float32)

    found = suggest(position, None, 80, seed=3, evaluate=evaluate, leaves=4)
    assert found.candidates[0].number == wanted
    assert found.iterations == 80
    assert {each.number for each in found.candidates} == set(position.legal_numbers())
    assert say(found.candidates[0].line[0], "pl")
    assert found == suggest(position, None, 80, seed=3, evaluate=evaluate, leaves=4)
