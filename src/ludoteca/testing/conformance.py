"""The tests themselves: legal, refused, records, secrecy, bounds, copies, drawing, words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import numpy as np
import pytest
from rich.console import Console

from ludoteca.core import record
from ludoteca.core.contract import CHANCE, COMMON_FIELDS, OVER, Game, OptionValue
from ludoteca.core.errors import IllegalAction
from ludoteca.core.kernel import MODE, Record, copy_record, specialise, unbound
from ludoteca.core.match import Match
from ludoteca.core.message import message
from ludoteca.core.observation import ENTRY
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.testing.drawings import dropped, marked
from ludoteca.testing.installed import is_declared, packages_with
from ludoteca.testing.room import check_room
from ludoteca.testing.variants import Variant, variants_of
from ludoteca.testing.walks import SAVED_AFTER, Walk, choose_anything, walk


def skipped(chooser: random.Random, share: float) -> bool:
    """Uncompiled, only some of the positions are looked at; compiled, all of them."""
    return MODE == "python" and chooser.random() < share


# Uncompiled, another walk through the same match takes long and covers nothing more.
walks_again = pytest.mark.skipif(MODE == "python", reason="the same match once more")

UNWRITTEN = -1

refusal = unbound  # of the game, in the template


def allowed_template(board: Record, state: Record, numbers: int, buffer: Any) -> int:
    """Every number that is not refused; compiled, since there are thousands of them."""
    count = 0
    for number in range(numbers):
        if refusal(board, state, number) == 0:
            buffer[count] = number
            count += 1
    return count


def observe(game: Game[Any], board: Any, state: Record, seat: int) -> bytes:
    """A seat's observation, over numbers that no entry may have."""
    row = np.full(game.observation.size, UNWRITTEN, ENTRY)
    game.observation.write(board.record, state, seat, row)
    return row.tobytes()


def names_at(game: Game[Any], entries: Any) -> str:
    """The fields of some entries."""
    slices = game.observation.slices.items()
    return ", ".join(name for name, at in slices if any(at.start <= e < at.stop for e in entries))


class Conformance:
    """Name the game in a subclass called `Test…`, and pytest runs all of this on it."""

    game: ClassVar[Game[Any]]
    options: ClassVar[list[dict[str, OptionValue]]] = [{}]  # worth playing, the richest last
    # Uncompiled kernels are a thousand times slower: fewer games say the same.
    seeds: ClassVar[range] = range(2, 4) if MODE == "compiled" else range(2, 3)
    choose = staticmethod(choose_anything)  # how the random matches are played

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Uncompiled, the richest variant of the fewest seats says enough."""
        if "variant" in metafunc.fixturenames:
            variants = list(variants_of(self.game, self.options))
            if MODE == "python":
                variants = variants[len(self.options) - 1 : len(self.options)]
            # Of a class, so that its tests come one after the other and one process walks there.
            metafunc.parametrize("variant", variants, ids=str, scope="class")

    @pytest.fixture(autouse=True)
    def _room(self, request: pytest.FixtureRequest) -> None:
        """Before anything else is done with the game: what spoils memory spoils every test."""
        if "variant" in request.fixturenames:
            check_room(request.getfixturevalue("variant"))

    def walk(self, variant: Variant, seed: int) -> Walk:
        return walk(variant, seed, self.choose)

    def sample(self, variant: Variant) -> Iterator[tuple[Any, Record, list[int]]]:
        for seed in self.seeds:
            walked = self.walk(variant, seed)
            for state, choices in walked.positions:
                yield walked.match.board, state, choices

    def load(self, text: str) -> Match:
        return record.read(text, lambda name: self.game)

    def test_an_installed_package_declares_the_game(self) -> None:
        game = self.game
        packages = ", ".join(packages_with(game))
        assert not packages or is_declared(game), (
            f"{packages} is installed, but nobody finds the game {game.name!r} in it: declare it "
            'in pyproject.toml under [project.entry-points."ludoteca.games"] and install it again'
        )

    def test_records_are_packed_aligned_and_free_of_numpys_own_names(self) -> None:
        game = self.game
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

    def test_states_have_the_common_fields_and_a_modest_size(self) -> None:
        game = self.game
        assert set(COMMON_FIELDS) <= set(game.state_type.names or ())
        assert game.state_type.itemsize <= game.state_limit

    def test_a_record_that_was_used_can_be_started_anew(self, variant: Variant) -> None:
        match = self.walk(variant, self.seeds[0]).match
        fresh = next(match.steps()).before
        used = match.state
        assert used.tobytes() != fresh.tobytes()
        variant.game.kernels.start(match.board.record, used, match.setting.seats)
        assert used.tobytes() == fresh.tobytes()

    def test_there_is_always_something_to_do_until_the_end(self, variant: Variant) -> None:
        for _, state, choices in self.sample(variant):
            assert bool(choices) == (state.actor != OVER)
            assert choices == sorted(set(choices))
            assert len(choices) <= variant.game.max_choices

    def test_exactly_the_legal_actions_are_not_refused_and_asking_changes_nothing(
        self, variant: Variant
    ) -> None:
        game = variant.game
        find_allowed = specialise(allowed_template, refusal=game.kernels.refusal)
        buffer = np.zeros(game.action_count, np.int16)
        chooser = random.Random(1)
        for board, state, choices in self.sample(variant):
            if skipped(chooser, 0.95):
                continue
            before = state.tobytes()
            count = find_allowed(board.record, state, game.action_count, buffer)
            assert list(buffer[:count]) == choices
            assert state.tobytes() == before

    @walks_again
    def test_a_refused_action_says_why_in_every_language_and_changes_nothing(
        self, variant: Variant
    ) -> None:
        """And the same seed and decisions give the same match once more."""
        walked = self.walk(variant, self.seeds[0])
        match, chooser = variant.match(self.seeds[0]), random.Random(3)
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

    def test_another_seed_gives_another_match(self, variant: Variant) -> None:
        assert variant.match(9).record() != variant.match(8).record()

    def test_number_typed_action_and_text_agree(self, variant: Variant) -> None:
        game, board = variant.game, variant.board()
        texts = set()
        for number in range(game.action_count):
            action = game.action(board, number)
            text = game.text(action)
            texts.add(text)
            assert game.number(board, action) == number
            assert game.parse(text) == action
        assert len(texts) == game.action_count

    def test_every_step_of_chance_has_a_weight_for_each_outcome(self, variant: Variant) -> None:
        game = variant.game
        for board, state, choices in self.sample(variant):
            if state.actor == CHANCE:
                weights = np.zeros(game.max_outcomes, np.int32)
                total = game.kernels.chance(board.record, state, weights)
                assert len(choices) <= game.max_outcomes
                assert all(weights[: len(choices)] > 0)
                assert weights.sum() == total

    def test_a_match_ends_within_the_stated_bound(self, variant: Variant) -> None:
        for seed in self.seeds:
            assert len(self.walk(variant, seed).match.actions) <= variant.game.max_actions

    @walks_again
    def test_the_record_brings_the_match_back_exactly(self, variant: Variant) -> None:
        match = self.walk(variant, self.seeds[0]).match
        again = self.load(match.record())
        assert again.record() == match.record()
        assert again.state.tobytes() == match.state.tobytes()
        assert again.outcome == match.outcome

    @walks_again
    def test_a_running_match_can_be_saved_and_continued(self, variant: Variant) -> None:
        walked = self.walk(variant, self.seeds[0])
        again = self.load(walked.saved)
        for decision in walked.decisions[SAVED_AFTER:]:
            again.play(decision)
        assert again.record() == walked.match.record()

    def test_a_copy_is_independent(self, variant: Variant) -> None:
        match = variant.match(4)
        copy = match.copy()
        before = copy.record(), copy.state.tobytes()
        match.play(match.legal_numbers()[0])
        assert (copy.record(), copy.state.tobytes()) == before
        copy.play(copy.legal_numbers()[0])
        assert copy.record() == match.record()

    def test_a_seat_sees_the_same_whatever_it_cannot_see(self, variant: Variant) -> None:
        """`redeal` changes only what is hidden; what that seat sees and may choose stays."""
        game = variant.game
        chooser = random.Random(2)
        for board, state, choices in self.sample(variant):
            if state.actor == CHANCE or chooser.random() < 0.95:
                continue
            for seat in (None, *range(variant.seats)):
                other = copy_record(state)
                stream = chooser.randrange(1 << 31)
                game.kernels.redeal(board.record, other, -1 if seat is None else seat, 1, stream)
                seen = msgspec.json.encode(game.view(board, state, seat))
                assert msgspec.json.encode(game.view(board, other, seat)) == seen
                if seat is None:
                    drawn = game.draw_picture(board, state, "en")
                    assert game.draw_picture(board, other, "en") == drawn
                else:
                    assert observe(game, board, other, seat) == observe(game, board, state, seat)
                if seat == state.actor:
                    buffer = np.zeros(game.max_choices, np.int16)
                    count = game.kernels.legal(board.record, other, buffer)
                    assert list(buffer[:count]) == choices

    def test_an_observation_has_all_its_entries_in_their_range(self, variant: Variant) -> None:
        game, chooser = variant.game, random.Random(3)
        high = game.observation.high
        names = [field.name for field in game.observation.fields]
        assert len(set(names)) == len(names)
        for board, state, _ in self.sample(variant):
            if skipped(chooser, 0.95):
                continue
            for seat in range(variant.seats):
                entries = np.frombuffer(observe(game, board, state, seat), high.dtype)
                wrong = np.flatnonzero((entries < 0) | (entries > high))
                assert not len(wrong), f"out of range, or not written: {names_at(game, wrong)}"

    def test_what_a_view_tells_apart_an_observation_does_too(self, variant: Variant) -> None:
        game, chooser = variant.game, random.Random(4)
        told: dict[tuple[int, bytes], bytes] = {}
        for board, state, _ in self.sample(variant):
            if chooser.random() < 0.95:
                continue
            for seat in range(variant.seats):
                view = msgspec.json.encode(game.view(board, state, seat))
                seen = seat, observe(game, board, state, seat)
                assert told.setdefault(seen, view) == view

    def test_every_choice_prompt_and_event_has_words_in_every_language(
        self, variant: Variant
    ) -> None:
        game, walked, chooser = variant.game, self.walk(variant, self.seeds[0]), random.Random(11)
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

    def test_returns_add_up_to_one_win(self, variant: Variant) -> None:
        for seed in self.seeds:
            outcome = self.walk(variant, seed).match.outcome
            assert outcome is not None
            assert sum(outcome.returns) == pytest.approx(1)
            assert min(outcome.ranks) == 1
            assert [share > 0 for share in outcome.returns] == [rank == 1 for rank in outcome.ranks]
            assert outcome.reasons

    def test_a_study_counts_only_what_its_tables_have(self, variant: Variant) -> None:
        match, usage = self.walk(variant, self.seeds[0]).match, variant.game.usage
        rows = usage.rows_of(match.board)
        assert set(rows) == {table.key for table in usage.tables}
        found = usage.usage_of(match.board, list(match.steps()))
        assert 0 <= found.first < variant.seats
        named = {(table, row) for table, names in rows.items() for row in names}
        assert {(table, row) for table, row, _ in found.counts} <= named
        columns = {(table.key, column.key) for table in usage.tables for column in table.columns}
        places = [place for heat in usage.maps for place in (heat.places, heat.ways) if place]
        assert set(places) <= columns

    def test_the_terminal_tells_the_points_of_a_finished_match(self, variant: Variant) -> None:
        match, console = self.walk(variant, self.seeds[0]).match, Console(width=100)
        assert match.outcome is not None
        for language in LANGUAGES:
            face = variant.game.face(match.board, match.state, None, language)
            with console.capture() as capture:
                console.print(face.result())
            assert all(str(points) in capture.get() for points in match.outcome.scores)

    def test_the_game_and_its_seats_have_names_in_every_language(self) -> None:
        name = self.game.name
        for language in LANGUAGES:
            assert say(message(f"{name}-title"), language)
            assert say(message(f"{name}-pitch"), language)
            for seat in self.game.seat_names:
                assert say(message(f"{name}-seat", seat=seat), language)

    def test_a_drawing_is_made_of_what_a_browser_shows_and_marks_choices(
        self, variant: Variant
    ) -> None:
        """If the game draws positions; others have a board of their own in the browser."""
        chooser, offers = random.Random(5), []
        for board, state, choices in self.sample(variant):
            drawing = self.game.draw_position(board, state, None)
            if not drawing or chooser.random() < 0.9:
                continue
            assert list(dropped(drawing)) == []
            assert all(number < self.game.action_count for number in marked(drawing))
            if state.actor >= 0:
                offers.append(bool(marked(drawing) & set(choices)))
            for line in self.game.tell_position(board, state, None):
                assert all(say(line, language) for language in LANGUAGES)
        assert offers == [] or any(offers)

    def test_the_cover_is_a_drawing(self) -> None:
        assert list(dropped(self.game.draw_cover())) == []
