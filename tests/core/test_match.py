"""A match: playing, refusing, taking back, scripted chance and the story."""

from __future__ import annotations

import hashlib
import hmac
import pickle
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy, deepcopy
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.errors import BadRecord, IllegalAction, LudotecaError
from ludoteca.core.match import Chance, Match, Playable
from ludoteca.core.message import message
from ludoteca.core.setting import make_setting
from ludoteca.core.texts import say
from ludoteca.games.marabunta.actions import First, Split, Take
from ludoteca.games.marabunta.game import GAME

RED, BLUE = 0, 1
DICE = ("pink", "blue", "orange", "green", "grey", "yellow")
FACES = ("0", "1", "2", "3", "leaf", "crate")
TILES = ("two-crates", "two-leaves", "one", "two-zeros", "free-zero", "cross-out", "again")

# Red begins. The tile `again` alone in a pool can only be ignored (Q5): a forced step.
OPENING = (
    "first red",
    "turn again",
    "roll pink 1",
    "roll blue leaf",
    "roll orange crate",
    "roll green 0",
    "roll grey 3",
    "roll yellow 2",
)
SPLIT = "split tile | pink blue orange green grey yellow"
IGNORE_DICE = tuple(f"ignore {die}" for die in DICE)
# From the opening to the last choice of the round, which chance follows.
ROUND = (SPLIT, "take tile", *IGNORE_DICE)


def opened(*actions: Playable, chance: tuple[Playable, ...] = OPENING) -> Match:
    match = ludoteca.new_match("marabunta", seed=7, chance=chance)
    for action in actions:
        match.play(action)
    return match


def unstarted() -> Match:
    return Match(GAME, make_setting(GAME, 2, {}), Chance.of_seed("7", OPENING))


def finish(match: Match) -> Match:
    chooser = random.Random(1)
    while match.to_act is not None:
        match.play(chooser.choice(match.legal_numbers()))
    return match


def texts(match: Match) -> list[str]:
    return [GAME.text(GAME.action(match.board, number)) for number in match.actions]


@contextmanager
def refusal(match: Match, key: str, error: type[LudotecaError] = IllegalAction) -> Iterator[None]:
    """What happens inside is refused for that reason, and nothing changes."""
    before = (match.state.tobytes(), match.record(seed=True), match.legal_numbers())
    forced = [step.forced for step in match.steps()]
    with pytest.raises(error) as refused:
        yield
    assert refused.value.reason.key == key
    assert say(refused.value.reason) in str(refused.value)
    assert (match.state.tobytes(), match.record(seed=True), match.legal_numbers()) == before
    assert [step.forced for step in match.steps()] == forced


# What is going on


def test_a_match_stands_before_its_first_action_until_it_advances() -> None:
    match = unstarted()
    assert (match.actor, match.actions) == (CHANCE, [])
    match.advance()
    assert match.actor == match.to_act == RED
    assert texts(match) == list(OPENING)


def test_the_seat_to_act_has_its_legal_actions_typed_and_numbered() -> None:
    match = opened()
    actions, numbers = match.legal(), match.legal_numbers()
    assert len(actions) == len(numbers) == 63  # §3.2
    assert numbers == sorted(numbers)
    assert Split(("pink", "grey")) in actions
    assert [match.number(action) for action in actions] == numbers


def test_the_state_is_a_copy() -> None:
    match = opened()
    before = match.state.tobytes()
    match.state.actor = OVER
    assert match.state.tobytes() == before
    assert match.to_act == RED


def test_the_prompt_follows_the_match() -> None:
    match = opened()
    assert match.prompt().key == "marabunta-prompt-split"
    match.play(SPLIT)
    assert match.prompt().key == "marabunta-prompt-take"


def test_an_action_is_described_however_it_is_given() -> None:
    match = opened(SPLIT)
    described = match.describe("take tile")
    assert described.key == "marabunta-do-take"
    assert match.describe(Take("tile")) == match.describe(match.legal_numbers()[0]) == described


def test_a_running_match_has_no_outcome() -> None:
    assert opened().outcome is None


def test_a_finished_match_has_an_outcome_and_nothing_to_do() -> None:
    match = finish(opened())
    assert (match.actor, match.to_act) == (OVER, None)
    assert match.legal() == []
    assert match.legal_numbers() == []
    assert match.prompt() == message("match-over")
    assert match.outcome is not None
    assert sorted(match.outcome.ranks) == [1, 2]
    assert sorted(match.outcome.returns) == [0, 1]
    assert set(match.outcome.reasons) <= {"region", "leaf", "cupcakes"}
    winner = match.outcome.ranks.index(1)
    assert match.outcome.scores[winner] == max(match.outcome.scores)
    view = match.view()
    assert [seat["final"] for seat in view["seats"]] == list(match.outcome.scores)


# Playing


def test_an_action_may_be_typed_text_or_number() -> None:
    typed = opened(Split(()), Take("rest"))
    text = opened(SPLIT, "take rest")
    number = opened(0, 64)  # splits have the numbers 0 to 62, then take tile, take rest
    assert typed.record() == text.record() == number.record()


@pytest.mark.parametrize("number", [-1, 317, 5000])
def test_a_number_beyond_all_actions_is_refused(number: int) -> None:
    """63 splits, 2 pools, 7 + 7 elements, 84 + 84 hexes, 6 leaves, 12 groups, 6 dice again,
    1 decline, 2 first players, 7 tiles, 36 faces: 317 actions.
    """
    match = opened()
    with refusal(match, "refused-number"):
        match.play(number)
    with pytest.raises(IllegalAction) as refused:
        match.number(number)
    assert refused.value.reason.arguments == {"number": str(number), "limit": "316"}


@pytest.mark.parametrize("text", ["", "dance", "split tile pink", "write z99"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    match = opened()
    with refusal(match, "refused-unknown"):
        match.play(text)


def test_what_the_rules_forbid_is_refused() -> None:
    match = opened(SPLIT)
    with refusal(match, "marabunta-refused-other-step"):
        match.play("apply pink")
    with refusal(match, "marabunta-refused-other-step"):
        match.follow("apply pink")


def test_why_something_is_forbidden_is_told_without_trying_it() -> None:
    match = opened(SPLIT)
    reason = match.why_not("apply pink")
    assert reason is not None
    assert reason.key == "marabunta-refused-other-step"
    assert match.why_not("take rest") is None
    after = finish(opened()).why_not("take tile")
    assert after == message("refused-over")


def test_an_action_ends_the_turn_where_somebody_else_acts_after_it() -> None:
    match = opened()
    assert match.ends_turn(SPLIT)  # Blue takes a pool
    match.play(SPLIT)
    before = match.record()
    assert [match.ends_turn(take) for take in ("take tile", "take rest")] == [
        match.copy().play(take)[0].after.actor != BLUE for take in ("take tile", "take rest")
    ]
    assert match.record() == before


def test_nobody_plays_for_chance() -> None:
    match = opened()
    with refusal(match, "marabunta-refused-other-step"):
        match.play("roll pink 3")


def test_nothing_can_be_played_in_a_finished_match() -> None:
    match = finish(opened())
    with refusal(match, "refused-over"):
        match.play("take tile")
    with refusal(match, "refused-over"):
        match.follow("take tile")


def test_a_step_without_a_choice_is_played_by_the_match_itself() -> None:
    match = opened(SPLIT, "take tile")
    assert texts(match)[8:] == [SPLIT, "take tile", "ignore tile"]
    assert [step.forced for step in match.steps()] == [False] * 10 + [True]
    assert [step.actor for step in match.steps()] == [CHANCE] * 8 + [RED, BLUE, BLUE]
    assert match.to_act == RED


def test_following_step_by_step_tells_forced_steps_apart_as_well() -> None:
    match = unstarted()
    for text in (*OPENING, SPLIT, "take tile", "ignore tile"):
        match.follow(text)
    assert [step.forced for step in match.steps()] == [False] * 10 + [True]
    assert match.record() == opened(SPLIT, "take tile").record()


# Taking back


def test_undo_takes_back_a_decision_with_its_forced_steps() -> None:
    match = opened(SPLIT, "take tile")
    assert match.undo_seat() == BLUE
    match.undo()
    assert texts(match) == [*OPENING, SPLIT]
    assert match.to_act == BLUE
    assert match.state.tobytes() == opened(SPLIT).state.tobytes()


def test_undo_in_a_row_takes_back_decisions_of_one_seat_only() -> None:
    match = opened(SPLIT, "take tile", "ignore pink", "ignore blue")
    seats = []
    while (seat := match.undo_seat()) is not None:
        seats.append(seat)
        match.undo()
    assert seats == [RED, RED]
    assert match.record() == opened(SPLIT, "take tile").record()
    with refusal(match, "refused-undo"):
        match.undo()


def test_a_new_decision_can_be_undone_again() -> None:
    match = opened(SPLIT, "take tile", "ignore pink")
    match.undo()
    match.play("ignore blue")
    assert match.undo_seat() == RED
    match.undo()
    assert match.record() == opened(SPLIT, "take tile").record()


def test_undo_never_goes_past_an_outcome_of_chance() -> None:
    match = opened(SPLIT)
    assert match.undo_seat() == RED
    match.undo()
    assert texts(match) == list(OPENING)
    assert match.undo_seat() is None


def test_undo_stops_at_dice_that_have_been_seen() -> None:
    match = opened(*ROUND)
    assert [step.actor for step in match.steps()][-1] == CHANCE
    assert match.undo_seat() is None
    with refusal(match, "refused-undo"):
        match.undo()


def test_there_is_nothing_to_undo_before_the_first_action() -> None:
    match = unstarted()
    assert match.undo_seat() is None
    with pytest.raises(IllegalAction) as refused:
        match.undo()
    assert refused.value.reason == message("refused-undo")


def test_after_undo_another_choice_gives_the_match_that_chose_it_at_once() -> None:
    match = opened(SPLIT, "take tile")
    match.undo()
    match.play("take rest")
    match.play("ignore pink")
    straight = opened(SPLIT, "take rest", "ignore pink")
    assert match.record() == straight.record()
    assert match.state.tobytes() == straight.state.tobytes()
    assert not any(step.forced for step in match.steps())
    assert match.undo_seat() == straight.undo_seat() == BLUE
    assert ludoteca.load(match.record(), seed=7).record() == match.record()


def test_after_undo_the_same_choice_meets_the_same_dice() -> None:
    match = opened(*ROUND[:-1])
    match.undo()
    match.play(ROUND[-2])
    match.play(ROUND[-1])
    assert match.record() == opened(*ROUND).record()


def test_the_last_decision_of_a_match_can_be_taken_back() -> None:
    match = finish(opened())
    finished = match.record()
    last = [step for step in match.steps() if step.actor != CHANCE and not step.forced][-1]
    match.undo()
    assert (match.to_act, len(match.actions)) == (last.actor, last.index)
    assert match.outcome is None
    match.play(last.number)
    assert match.record() == finished


def test_undo_to_a_kept_position_is_undo_by_playing_again() -> None:
    match, other = opened(SPLIT, "take tile"), opened(SPLIT, "take tile")
    length = match.undo_length()
    assert length is not None
    kept = next(step.before for step in match.steps() if step.index == length)
    match.undo(kept)
    other.undo()
    assert match.record() == other.record()
    assert match.state.tobytes() == other.state.tobytes() == kept.tobytes()
    match.play("take rest")
    assert match.state.tobytes() != kept.tobytes()  # what was kept is a copy
    assert kept.tobytes() == other.state.tobytes()
    assert ludoteca.new_match("marabunta", seed=7).undo_length() is None


def test_whoever_follows_a_decision_may_take_it_back_after_somebody_elses_undo() -> None:
    match = opened(SPLIT)
    match.undo()
    match.follow(SPLIT)
    match.follow("take tile")
    assert match.undo_seat() == BLUE


def test_playing_tells_its_steps() -> None:
    match = opened()
    before = len(match.actions)
    steps = [*match.play(SPLIT), *match.play("take tile")]
    for step, told in zip(steps, list(match.steps())[before:], strict=True):
        assert (step.index, step.actor, step.number) == (told.index, told.actor, told.number)
        assert step.forced == told.forced
        assert step.before.tobytes() == told.before.tobytes()
        assert step.after.tobytes() == told.after.tobytes()


def test_a_match_read_from_its_record_can_be_undone_as_the_original() -> None:
    match = opened(SPLIT, "take tile")
    again = ludoteca.load(match.record())
    assert again.undo_seat() == BLUE
    again.undo()
    match.undo()
    assert again.record() == match.record()


# Chance


def drawn(seed: str, index: int, outcomes: tuple[str, ...]) -> str:
    """The outcome at that index, all weighing the same."""
    digest = hmac.new(seed.encode(), str(index).encode(), hashlib.sha256).hexdigest()
    return outcomes[int(digest, 16) % len(outcomes)]


def test_chance_is_drawn_from_the_seed_and_the_index_of_the_action() -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    assert texts(match) == [
        f"first {drawn('7', 0, ('red', 'blue'))}",
        f"turn {drawn('7', 1, TILES)}",
        *(f"roll {die} {drawn('7', index, FACES)}" for index, die in enumerate(DICE, start=2)),
    ]


def test_a_script_is_used_in_order_and_then_the_seed() -> None:
    match = opened(chance=(First("blue"), "turn two-zeros", "roll pink crate"))
    assert texts(match) == [
        "first blue",
        "turn two-zeros",
        "roll pink crate",
        *(f"roll {die} {drawn('7', index, FACES)}" for index, die in enumerate(DICE[1:], start=3)),
    ]


def test_a_script_may_be_numbers() -> None:
    numbers = tuple(opened().actions)
    assert all(isinstance(number, int) for number in numbers)
    assert texts(opened(chance=numbers)) == list(OPENING)


def test_a_long_script_goes_on_into_the_next_round() -> None:
    rolls = tuple(f"roll {die} leaf" for die in DICE)
    match = opened(*ROUND, chance=(*OPENING, "turn one", *rolls))
    assert texts(match)[-7:] == ["turn one", *rolls]
    assert match.to_act == BLUE  # §3.4


@pytest.mark.parametrize(
    ("outcome", "key"),
    [
        ("turn again", "marabunta-refused-tile-gone"),
        ("roll pink 1", "marabunta-refused-other-step"),
        ("take tile", "marabunta-refused-other-step"),
        ("turn around", "refused-unknown"),
        (-3, "refused-number"),
    ],
)
def test_a_script_that_breaks_the_rules_is_refused_and_nothing_changes(
    outcome: Playable, key: str
) -> None:
    match = opened(*ROUND[:-1], chance=(*OPENING, outcome))
    with refusal(match, key):
        match.play(ROUND[-1])
    with refusal(match, key):  # for good
        match.play(ROUND[-1])


def test_a_script_that_breaks_the_rules_at_once_makes_no_match() -> None:
    with pytest.raises(IllegalAction) as refused:
        opened(chance=("first red", "roll pink 1"))
    assert refused.value.reason.key == "marabunta-refused-other-step"


def test_without_its_seed_a_match_goes_on_until_chance_is_needed() -> None:
    match = ludoteca.load(opened(*ROUND[:-2]).record())
    assert match.chance.seed is None
    match.play(ROUND[-2])
    with refusal(match, "record-without-seed", BadRecord):
        match.play(ROUND[-1])
    with_seed = ludoteca.load(match.record(), seed=7)
    with_seed.play(ROUND[-1])
    assert with_seed.record() == opened(*ROUND).record()


# The whole story


def test_steps_tell_every_action_with_the_states_around_it() -> None:
    match = opened(SPLIT, "take tile")
    steps = list(match.steps())
    assert [step.index for step in steps] == list(range(11))
    assert [step.number for step in steps] == match.actions
    for step, following in pairwise(steps):
        assert step.after.tobytes() == following.before.tobytes()
        assert step.before.tobytes() != step.after.tobytes()
    assert steps[0].before.tobytes() == unstarted().state.tobytes()
    assert steps[-1].after.tobytes() == match.state.tobytes()


def test_the_story_can_be_told_from_any_index_on() -> None:
    match = opened(SPLIT, "take tile", "ignore pink")
    keys = [event.key for event in match.story(since=8)]
    assert keys == ["marabunta-split", "marabunta-took", "marabunta-ignored", "marabunta-ignored"]
    whole = match.story()
    assert whole[-4:] == match.story(since=8)
    assert whole[0].key == "marabunta-first"
    assert match.story(since=12) == []
    assert match.story(RED) == match.story(BLUE) == whole  # everything lies open


def test_a_copy_goes_its_own_way() -> None:
    match = opened(SPLIT)
    twin = match.copy()
    assert twin.record() == match.record()
    twin.play("take tile")
    match.undo()
    assert texts(twin) == [*OPENING, SPLIT, "take tile", "ignore tile"]
    assert texts(match) == list(OPENING)
    assert [step.forced for step in twin.steps()] == [False] * 10 + [True]
    assert (twin.to_act, match.to_act) == (RED, RED)
    assert twin.prompt().key == "marabunta-prompt-element"


@pytest.mark.parametrize("again", [copy, deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_copying_and_pickling_a_match_keep_its_game_one_object(
    again: Callable[[Match], Match],
) -> None:
    match = opened(SPLIT)
    twin = again(match)
    assert twin.game is match.game
    assert twin.record(seed=True) == match.record(seed=True)
    twin.play("take tile")
    assert texts(match) == [*OPENING, SPLIT]
    match.play("take tile")
    assert twin.state.tobytes() == match.state.tobytes()


def test_a_game_is_one_object_however_it_is_copied() -> None:
    game = GAME
    assert copy(game) is deepcopy(game) is pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("action", [True, 3.0, None, ["take tile"], np.float64(2)])
def test_what_is_no_action_at_all_is_refused(action: Any) -> None:
    match = opened()
    before = match.record(seed=True)
    with pytest.raises(IllegalAction) as refused:
        match.play(action)
    assert refused.value.reason.key == "refused-kind"
    assert str(refused.value).startswith(f"{action!r} is no action")
    assert match.record(seed=True) == before


def test_a_number_of_any_width_can_be_played() -> None:
    match = opened()
    match.play(np.int32(match.legal_numbers()[0]))
    assert match.actions[-1] == opened().legal_numbers()[0]


def test_a_stretch_lasts_while_the_same_seat_chooses() -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    chosen, stretches = [], []
    for _ in range(60):
        chosen.append(match.to_act)
        stretches.append(match.stretch)
        match.play(match.legal_numbers()[0])
    assert stretches[0] == 0
    assert len(set(chosen)) == 2
    for place in range(1, len(chosen)):
        passed_on = chosen[place] != chosen[place - 1]
        assert stretches[place] - stretches[place - 1] == passed_on


def test_taking_back_brings_the_stretch_back_too() -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    stretches: list[tuple[int, int]] = []
    while match.undo_seat() is None or len(stretches) < 3:
        stretches.append((len(match.actions), match.stretch))
        match.play(match.legal_numbers()[0])
    match.undo()
    assert (len(match.actions), match.stretch) == stretches[-1]
