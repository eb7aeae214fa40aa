"""What every game owes the contract, over all registered games, seats and variants."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import ludoteca
from ludoteca.core.contract import CHANCE, COMMON_FIELDS, OVER
from ludoteca.core.errors import IllegalAction
from ludoteca.core.kernel import MODE, Record, copy_record, specialise, unbound
from ludoteca.core.match import Match
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.games import find_game, names
from tests.effort import THOROUGH
from tests.games.counting import legal_numbers
from tests.games.variants import OPTIONS, VARIANTS, Variant

SEEDS = range(2, 12 if THOROUGH else 3)
SAVED_AFTER = 12  # decisions

# All tests of a variant one after the other, so that one process walks through it.
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str, scope="module")
every_game = pytest.mark.parametrize("name", names())


@dataclass(frozen=True)
class Walk:
    """A whole match of random decisions, played once for all tests of a process."""

    match: Match
    decisions: list[int]
    saved: str  # the record with its seed, after some decisions

    @cached_property
    def positions(self) -> list[tuple[Record, list[int]]]:
        """Every position with its legal actions, those of chance too; the last one has none."""
        game, board = self.match.game, self.match.board
        states = [step.before for step in self.match.steps()] + [self.match.state]
        return [(state, legal_numbers(game, board, state)) for state in states]


@cache
def walk(variant: Variant, seed: int = SEEDS[0]) -> Walk:
    match, chooser = variant.match(seed), random.Random(seed)
    decisions: list[int] = []
    saved = ""
    while match.to_act is not None:
        if len(decisions) == SAVED_AFTER:
            saved = match.record(seed=True)
        decisions.append(choose(match, chooser))
        match.play(decisions[-1])
    return Walk(match, decisions, saved)


def choose(match: Match, chooser: random.Random) -> int:
    """Anything, but mostly all that can be unloaded: else Mini City goes on for long."""
    numbers = match.legal_numbers()
    action = match.game.text(match.game.action(match.board, numbers[-1]))
    unloads = action.startswith("unload") and chooser.random() < 0.75
    return numbers[-1] if unloads else chooser.choice(numbers)


def sample(variant: Variant) -> Iterator[tuple[Any, Record, list[int]]]:
    for seed in SEEDS:
        walked = walk(variant, seed)
        for state, choices in walked.positions:
            yield walked.match.board, state, choices


def skipped(chooser: random.Random, share: float) -> bool:
    """Uncompiled, only some of the positions are looked at; compiled, all of them."""
    return MODE == "python" and chooser.random() < share


refusal = unbound  # of the game, in the template


def allowed_template(board: Record, state: Record, numbers: int, buffer: Any) -> int:
    """Every number that is not refused; compiled, since there are thousands of them."""
    count = 0
    for number in range(numbers):
        if refusal(board, state, number) == 0:
            buffer[count] = number
            count += 1
    return count


def test_no_game_is_missing_from_the_list_or_from_these_tests() -> None:
    folder = Path(ludoteca.__file__).parent / "games"
    folders = {path.parent.name for path in folder.glob("*/game.py")}
    assert folders == set(names()) == set(OPTIONS) == set(ludoteca.games())


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
    game = find_game(name)
    assert set(COMMON_FIELDS) <= set(game.state_type.names or ())
    assert game.state_type.itemsize <= game.state_limit


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
    find_allowed = specialise(allowed_template, refusal=game.kernels.refusal)
    buffer = np.zeros(game.action_count, np.int16)
    chooser = random.Random(1)
    for board, state, choices in sample(variant):
        if skipped(chooser, 0.95):
            continue
        before = state.tobytes()
        count = find_allowed(board.record, state, game.action_count, buffer)
        assert list(buffer[:count]) == choices
        assert state.tobytes() == before


@every_variant
def test_a_refused_action_says_why_in_every_language_and_changes_nothing(
    variant: Variant,
) -> None:
    """And the same seed and decisions give the same match once more."""
    walked = walk(variant)
    match, chooser = variant.match(SEEDS[0]), random.Random(3)
    for decision in walked.decisions:
        number = chooser.randrange(match.game.action_count)
        if number not in match.legal_numbers():
            before = match.state.tobytes(), list(match.actions)
            with pytest.raises(IllegalAction) as refusal:
                match.play(number)
            assert all(say(refusal.value.reason, language) for language in LANGUAGES)
            assert (match.state.tobytes(), match.actions) == before
        match.play(decision)
    with pytest.raises(IllegalAction):
        match.play(0)
    assert match.record() == walked.match.record()
    assert match.state.tobytes() == walked.match.state.tobytes()


@every_variant
def test_another_seed_gives_another_match(variant: Variant) -> None:
    assert variant.match(9).record() != variant.match(8).record()


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
    for seed in SEEDS:
        assert len(walk(variant, seed).match.actions) <= variant.game.max_actions


@every_variant
def test_the_record_brings_the_match_back_exactly(variant: Variant) -> None:
    match = walk(variant).match
    again = ludoteca.load(match.record())
    assert again.record() == match.record()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.outcome == match.outcome


@every_variant
def test_a_running_match_can_be_saved_and_continued(variant: Variant) -> None:
    walked = walk(variant)
    again = ludoteca.load(walked.saved)
    for decision in walked.decisions[SAVED_AFTER:]:
        again.play(decision)
    assert again.record() == walked.match.record()


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
    game, walked, chooser = variant.game, walk(variant), random.Random(11)
    match, board = walked.match, walked.match.board
    told = [match.prompt(), *match.story(None)]
    for state, choices in walked.positions:
        if state.actor < 0 or skipped(chooser, 0.8):
            continue
        told.append(game.prompt(board, state))
        some = chooser.sample(choices, min(3, len(choices)))
        told += [game.describe(board, state, number) for number in some]
    for sentence in {repr(sentence): sentence for sentence in told}.values():
        assert all(say(sentence, language) for language in LANGUAGES)


@every_variant
def test_returns_add_up_to_one_win(variant: Variant) -> None:
    for seed in SEEDS:
        outcome = walk(variant, seed).match.outcome
        assert outcome is not None
        assert sum(outcome.returns) == pytest.approx(1)
        assert min(outcome.ranks) == 1
        assert [share > 0 for share in outcome.returns] == [rank == 1 for rank in outcome.ranks]
        assert outcome.reasons


@every_variant
def test_a_study_counts_only_what_its_tables_have(variant: Variant) -> None:
    match, usage = walk(variant).match, variant.game.usage
    rows = usage.rows_of(match.board)
    assert set(rows) == {table.key for table in usage.tables}
    found = usage.usage_of(match.board, list(match.steps()))
    assert 0 <= found.first < variant.seats
    named = {(table, row) for table, names in rows.items() for row in names}
    assert {(table, row) for table, row, _ in found.counts} <= named
    columns = {(table.key, column.key) for table in usage.tables for column in table.columns}
    places = [place for heat in usage.maps for place in (heat.places, heat.ways) if place]
    assert set(places) <= columns


@every_variant
def test_the_terminal_tells_the_points_of_a_finished_match(variant: Variant) -> None:
    match, console = walk(variant).match, Console(width=100)
    assert match.outcome is not None
    for language in LANGUAGES:
        face = variant.game.face(match.board, match.state, None, language)
        with console.capture() as capture:
            console.print(face.result())
        assert all(str(points) in capture.get() for points in match.outcome.scores)
