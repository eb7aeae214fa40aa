"""Checking a record: dice recomputed, scripts counted, forgeries found."""

from __future__ import annotations

import hashlib
import hmac
import random
import re

import pytest

import ludoteca
from ludoteca.core.errors import BadRecord
from ludoteca.core.match import Match
from ludoteca.core.message import message
from ludoteca.core.verification import Difference

DICE = ("pink", "blue", "orange", "green", "grey", "yellow")
FACES = ("0", "1", "2", "3", "leaf", "crate")
TILES = ("two-crates", "two-leaves", "one", "two-zeros", "free-zero", "cross-out", "again")
FORGED_SEED = 11


def drawn(seed: int, index: int, outcomes: tuple[str, ...]) -> str:
    """The outcome at that index of the action list, all weighing the same."""
    digest = hmac.new(str(seed).encode(), str(index).encode(), hashlib.sha256).hexdigest()
    return outcomes[int(digest, 16) % len(outcomes)]


def other(choices: tuple[str, ...], than: str) -> str:
    return choices[(choices.index(than) + 1) % len(choices)]


def finish(match: Match) -> Match:
    chooser = random.Random(3)
    while match.to_act is not None:
        match.play(chooser.choice(match.legal_numbers()))
    return match


def chance_lines(text: str) -> int:
    return sum(line.startswith("chance: ") for line in text.splitlines())


def forged(*script: str) -> str:
    """A whole match with those outcomes first, as if they had come from the seed."""
    text = finish(ludoteca.new_match("marabunta", seed=FORGED_SEED, chance=script)).record()
    hidden = re.sub(r"scripted \d+\n", "", text)
    assert hidden != text
    return hidden


@pytest.fixture(scope="module")
def whole() -> str:
    return finish(ludoteca.new_match("marabunta", seed=7)).record()


def test_an_honest_match_is_fair_and_every_outcome_is_checked(whole: str) -> None:
    result = ludoteca.verify(whole)
    assert result.is_fair
    assert result.seed_known
    assert result.outcome_agrees
    assert result.difference is None
    assert (result.checked, result.scripted) == (chance_lines(whole), 0)
    assert result.match.record() == whole


def test_a_running_match_with_its_seed_is_checked_so_far() -> None:
    text = ludoteca.new_match("marabunta", seed=7).record(seed=True)
    result = ludoteca.verify(text)
    assert result.is_fair
    assert (result.checked, result.scripted) == (8, 0)  # first player, tile, six dice


def test_a_running_match_without_its_seed_cannot_be_checked_yet() -> None:
    result = ludoteca.verify(ludoteca.new_match("marabunta", seed=7).record())
    assert not result.seed_known
    assert not result.is_fair
    assert (result.checked, result.difference) == (0, None)
    assert result.outcome_agrees


def test_scripted_outcomes_are_counted_and_the_rest_is_checked() -> None:
    script = ("first blue", "turn one", "roll pink leaf")
    text = finish(ludoteca.new_match("marabunta", seed=7, chance=script)).record()
    result = ludoteca.verify(text)
    assert result.difference is None
    assert (result.scripted, result.checked) == (3, chance_lines(text) - 3)


def test_a_forged_first_player_is_found() -> None:
    expected = drawn(FORGED_SEED, 0, ("red", "blue"))
    recorded = other(("red", "blue"), expected)
    result = ludoteca.verify(forged(f"first {recorded}"))
    assert not result.is_fair
    assert result.difference == Difference(0, f"first {recorded}", f"first {expected}")
    assert (result.checked, result.scripted) == (0, 0)
    assert result.seed_known
    assert result.outcome_agrees


@pytest.mark.parametrize("index", [2, 5, 7])
def test_a_forged_die_is_found_at_its_index(index: int) -> None:
    """Everything before it is as the seed has it, everything after it too."""
    fair = [
        f"first {drawn(FORGED_SEED, 0, ('red', 'blue'))}",
        f"turn {drawn(FORGED_SEED, 1, TILES)}",
        *(
            f"roll {die} {drawn(FORGED_SEED, place, FACES)}"
            for place, die in enumerate(DICE, start=2)
        ),
    ]
    expected = fair[index]
    _, die, face = expected.split()
    recorded = f"roll {die} {other(FACES, face)}"
    result = ludoteca.verify(forged(*fair[:index], recorded))
    assert not result.is_fair
    assert result.difference == Difference(index, recorded, expected)
    assert result.checked == index


def test_a_forged_outcome_is_found(whole: str) -> None:
    text = re.sub(r"outcome red (\d+)", lambda found: f"outcome red {int(found[1]) + 1}", whole)
    assert text != whole
    result = ludoteca.verify(text)
    assert not result.outcome_agrees
    assert not result.is_fair
    assert result.difference is None


def test_a_missing_outcome_is_found(whole: str) -> None:
    result = ludoteca.verify(re.sub(r"outcome .*\n", "", whole))
    assert not result.outcome_agrees
    assert not result.is_fair


def test_another_seed_is_refused(whole: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        ludoteca.verify(whole.replace("\nseed 7\n", "\nseed 8\n"))
    assert refusal.value.reason == message("record-seed")


def test_a_record_against_the_rules_is_refused(whole: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        ludoteca.verify(whole.replace("chance: first ", "chance: second ", 1))
    assert refusal.value.reason.key == "record-action"
