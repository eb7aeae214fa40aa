"""What every game owes the contract, over all registered games, seats and variants."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.contract import CHANCE, COMMON_FIELDS, OVER
from ludoteca.core.errors import IllegalAction
from ludoteca.core.kernel import MODE, Record, copy_record, new_record, specialise, unbound
from ludoteca.core.match import Match
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.games import NAMES, find_game
from tests.games.variants import OPTIONS, VARIANTS, Variant

# Uncompiled kernels are a thousand times slower: fewer games say the same.
GAMES = {"python": 1, "checked": 2}.get(MODE, 4)

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
every_game = pytest.mark.parametrize("name", NAMES)


def random_states(variant: Variant, seed: int) -> Iterator[tuple[Any, Record, list[int]]]:
    """Every position of a random game with its legal actions; the last one has none."""
    game, board = variant.game, variant.board()
    chooser = random.Random(seed)
    state = new_record(game.state_type)
    game.kernels.start(board.record, state, variant.seats)
    buffer = np.zeros(game.max_choices, np.int16)
    while state.actor != OVER:
        count = game.kernels.legal(board.record, state, buffer)
        choices = [int(number) for number in buffer[:count]]
        yield board, state, choices
        game.kernels.apply(board.record, state, chooser.choice(choices))
    yield board, state, []


refusal = unbound  # of the game, in the template


def allowed_template(board: Record, state: Record, numbers: int, buffer: Any) -> int:
    """Every number that is not refused; compiled, since there are thousands of them."""
    count = 0
    for number in range(numbers):
        if refusal(board, state, number) == 0:
            buffer[count] = number
            count += 1
    return count


def sample(variant: Variant) -> Iterator[tuple[Any, Record, list[int]]]:
    for seed in range(GAMES):
        yield from random_states(variant, seed)


def finished_match(variant: Variant, seed: int) -> Match:
    match = variant.match(seed)
    chooser = random.Random(seed)
    while match.to_act is not None:
        match.play(chooser.choice(match.legal_numbers()))
    return match


def test_no_game_is_missing_from_the_list_or_from_these_tests() -> None:
    folder = Path(ludoteca.__file__).parent / "games"
    folders = {path.parent.name for path in folder.glob("*/game.py")}
    assert folders == set(NAMES) == set(OPTIONS) == set(ludoteca.games())


@every_game
def test_records_are_packed_aligned_and_free_of_numpys_own_names(name: str) -> None:
    game = find_game(name)
    for record_type in (game.state_type, game.board_type):
        fields = record_type.fields
        assert fields is not None
        offset = 0
        for field in record_type.names or ():
            kind, start = fields[field][:2]
            assert start == offset, f"{field}: padding before it"
            assert start % kind.base.alignment == 0, f"{field}: not aligned"
            offset += kind.itemsize
        assert record_type.itemsize == offset
        widest = max(kind[0].base.alignment for kind in fields.values())
        assert offset % widest == 0, "records in an array would not be aligned"
        assert not set(record_type.names or ()) & set(dir(np.record))


@every_game
def test_states_have_the_common_fields_and_a_modest_size(name: str) -> None:
    limits = {"marabunta": 512, "minicity": 768, "marracash": 1024}
    game = find_game(name)
    assert set(COMMON_FIELDS) <= set(game.state_type.names or ())
    assert game.state_type.itemsize <= limits[name]


@every_variant
def test_there_is_always_something_to_do_until_the_end(variant: Variant) -> None:
    for _, state, choices in sample(variant):
        assert bool(choices) == (state.actor != OVER)
        assert choices == sorted(set(choices))
        assert len(choices) <= variant.game.max_choices


@every_variant
def test_exactly_the_legal_actions_are_not_refused_and_asking_changes_nothing(
    variant: Variant,
) -> None:
    game = variant.game
    find_allowed = specialise(allowed_template, game.name, refusal=game.kernels.refusal)
    buffer = np.zeros(game.action_count, np.int16)
    chooser = random.Random(1)
    for board, state, choices in sample(variant):
        if MODE == "python" and chooser.random() < 0.95:
            continue  # slow there
        before = state.tobytes()
        count = find_allowed(board.record, state, game.action_count, buffer)
        assert list(buffer[:count]) == choices
        assert state.tobytes() == before


@every_variant
def test_a_refused_action_says_why_in_every_language_and_changes_nothing(
    variant: Variant,
) -> None:
    match = variant.match(3)
    chooser = random.Random(3)
    while match.to_act is not None:
        legal = match.legal_numbers()
        number = chooser.randrange(match.game.action_count)
        if number not in legal:
            before = match.state.tobytes(), list(match.actions)
            with pytest.raises(IllegalAction) as refusal:
                match.play(number)
            assert all(say(refusal.value.reason, language) for language in LANGUAGES)
            assert (match.state.tobytes(), match.actions) == before
        match.play(chooser.choice(legal))
    with pytest.raises(IllegalAction):
        match.play(0)


@every_variant
def test_number_typed_action_and_text_agree(variant: Variant) -> None:
    game, board = variant.game, variant.board()
    texts = set()
    for number in range(game.action_count):
        action = game.action(board, number)
        text = game.text(action)
        texts.add(text)
        assert game.number(board, action) == number
        assert game.parse(text) == action
    assert len(texts) == game.action_count


@every_variant
def test_every_step_of_chance_has_a_weight_for_each_outcome(variant: Variant) -> None:
    game = variant.game
    for board, state, choices in sample(variant):
        if state.actor == CHANCE:
            weights = np.zeros(game.max_outcomes, np.int32)
            total = game.kernels.chance(board.record, state, weights)
            assert len(choices) <= game.max_outcomes
            assert all(weights[: len(choices)] > 0)
            assert weights.sum() == total


@every_variant
def test_a_match_ends_within_the_stated_bound(variant: Variant) -> None:
    for seed in range(GAMES):
        length = sum(1 for _ in random_states(variant, seed)) - 1
        assert length <= variant.game.max_actions


@every_variant
def test_the_record_brings_the_match_back_exactly(variant: Variant) -> None:
    match = finished_match(variant, 5)
    again = ludoteca.load(match.record())
    assert again.record() == match.record()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.outcome == match.outcome


@every_variant
def test_a_running_match_can_be_saved_and_continued(variant: Variant) -> None:
    match = variant.match(6)
    for _ in range(12):
        match.play(match.legal_numbers()[0])
    again = ludoteca.load(match.record(seed=True))
    while match.to_act is not None:
        number = match.legal_numbers()[-1]
        match.play(number)
        again.play(number)
    assert again.record() == match.record()


@every_variant
def test_the_same_seed_and_actions_give_the_same_bytes(variant: Variant) -> None:
    match = finished_match(variant, 8)
    assert finished_match(variant, 8).record() == match.record()
    assert variant.match(9).record() != variant.match(8).record()


@every_variant
def test_a_copy_is_independent(variant: Variant) -> None:
    match = variant.match(4)
    copy = match.copy()
    before = copy.record(), copy.state.tobytes()
    match.play(match.legal_numbers()[0])
    assert (copy.record(), copy.state.tobytes()) == before
    copy.play(copy.legal_numbers()[0])
    assert copy.record() == match.record()


@every_variant
def test_a_seat_sees_the_same_whatever_it_cannot_see(variant: Variant) -> None:
    """`redeal` changes only what is hidden; view, story and choices of that seat do not."""
    game = variant.game
    chooser = random.Random(2)
    for board, state, choices in sample(variant):
        if state.actor == CHANCE or chooser.random() < 0.95:
            continue
        for seat in (None, *range(variant.seats)):
            other = copy_record(state)
            stream = chooser.randrange(1 << 31)
            game.kernels.redeal(board.record, other, -1 if seat is None else seat, 1, stream)
            seen = json.dumps(game.view(board, state, seat))
            assert json.dumps(game.view(board, other, seat)) == seen
            if seat == state.actor:
                buffer = np.zeros(game.max_choices, np.int16)
                count = game.kernels.legal(board.record, other, buffer)
                assert list(buffer[:count]) == choices


@every_variant
def test_every_choice_prompt_and_event_has_words_in_every_language(variant: Variant) -> None:
    match = variant.match(11)
    chooser = random.Random(11)
    while match.to_act is not None:
        numbers = match.legal_numbers()
        for language in LANGUAGES:
            assert say(match.prompt(), language)
            for number in chooser.sample(numbers, min(3, len(numbers))):
                assert say(match.describe(number), language)
        match.play(chooser.choice(numbers))
    for language in LANGUAGES:
        assert all(say(event, language) for event in match.story(None))
    assert say(match.prompt())


@every_variant
def test_returns_add_up_to_one_win(variant: Variant) -> None:
    match = finished_match(variant, 12)
    outcome = match.outcome
    assert outcome is not None
    assert sum(outcome.returns) == pytest.approx(1)
    assert min(outcome.ranks) == 1
    assert [share > 0 for share in outcome.returns] == [rank == 1 for rank in outcome.ranks]
    assert outcome.reasons
