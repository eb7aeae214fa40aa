"""What seats add to chance: combined without ambiguity, written, read, and checked."""

from __future__ import annotations

import hashlib
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.errors import BadRecord
from ludoteca.core.fairness import (
    NOTHING,
    Contribution,
    commitment,
    draw,
    key_of,
    read_contribution,
)
from ludoteca.core.match import Chance, Match
from ludoteca.core.message import Message, message
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

values = st.binary(min_size=32, max_size=32).map(bytes.hex)
contributions = st.one_of(
    st.just(NOTHING),
    values.map(lambda value: Contribution(commitment(value))),
    values.map(lambda value: Contribution(commitment(value), value)),
)
lists = st.lists(contributions, min_size=1, max_size=4)
seeds = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=70)


def revealed(value: str) -> Contribution:
    return Contribution(commitment(value), value)


RED, BLUE = "1f" * 32, "2e" * 32


# How they are combined


def test_the_key_is_the_hash_of_the_seed_and_a_line_for_each_seat() -> None:
    """Written out: `printf '7\\nnone\\nHASH VALUE' | sha256sum`."""
    hashed = hashlib.sha256(RED.encode()).hexdigest()
    lines = f"7\nnone\n{hashed} {RED}"
    expected = hashlib.sha256(lines.encode()).hexdigest()
    assert key_of("7", [NOTHING, revealed(RED)]) == expected
    withheld = hashlib.sha256(f"7\n{hashed} withheld\nnone".encode()).hexdigest()
    assert key_of("7", [Contribution(hashed), NOTHING]) == withheld


def test_where_nobody_was_asked_the_seed_is_the_key() -> None:
    assert key_of("7", []) == "7"
    assert Chance.of_seed("7").key == "7"
    assert Chance(None, commitment("7"), entropy=(revealed(RED),)).key is None


@given(one=st.tuples(seeds, lists), other=st.tuples(seeds, lists))
def test_different_contributions_never_give_the_same_key(
    one: tuple[str, list[Contribution]], other: tuple[str, list[Contribution]]
) -> None:
    assert (key_of(*one) == key_of(*other)) == (one == other)


@given(seed=seeds, entropy=lists, place=st.integers(0, 3), value=values)
def test_every_contribution_changes_the_key_and_with_it_the_outcomes(
    seed: str, entropy: list[Contribution], place: int, value: str
) -> None:
    place %= len(entropy)
    if entropy[place] == revealed(value):
        return
    changed = [*entropy[:place], revealed(value), *entropy[place + 1 :]]
    keys = key_of(seed, entropy), key_of(seed, changed)
    one, other = ([draw(key, index, [1] * 1000) for index in range(20)] for key in keys)
    assert one != other


@given(seed=seeds, entropy=st.lists(contributions, min_size=2, max_size=4, unique=True))
def test_it_matters_which_seat_added_what(seed: str, entropy: list[Contribution]) -> None:
    assert key_of(seed, entropy) != key_of(seed, entropy[::-1])


@given(contribution=contributions)
def test_a_contribution_is_read_as_it_was_written(contribution: Contribution) -> None:
    assert contribution.is_sound
    assert read_contribution(str(contribution)) == contribution


@pytest.mark.parametrize(
    "text",
    [
        "",
        "withheld",
        RED,
        f"{commitment(RED)}",
        f"{commitment(RED)} none",
        f"{commitment(RED)} {BLUE}",  # another value
        f"{commitment(RED)} {RED} ",
        f"{commitment(RED).upper()} {RED}",
        f"{commitment(RED)}  {RED}",
        f"{commitment(RED)[:-1]} {RED}",
    ],
)
def test_what_nobody_can_have_contributed_is_not_read(text: str) -> None:
    assert read_contribution(text) is None


# In a match and its text

ENTROPY = (revealed(RED), Contribution(commitment(BLUE)))
HEAD = f"""\
commitment {commitment("7")}
entropy red {commitment(RED)} {RED}
entropy blue {commitment(BLUE)} withheld

chance: first """


def new_match(*entropy: Contribution) -> Match:
    game = find_game("marabunta")
    match = Match(game, make_setting(game, 2, {}), Chance.of_seed("7", entropy=entropy))
    match.advance()
    return match


def finish(match: Match) -> str:
    chooser = random.Random(4)
    while match.to_act is not None:
        match.play(chooser.choice(match.legal_numbers()))
    return match.record()


@pytest.fixture(scope="module")
def whole() -> str:
    return finish(new_match(*ENTROPY))


def refused(text: str) -> Message:
    with pytest.raises(BadRecord) as refusal:
        ludoteca.verify(text)
    return refusal.value.reason


def test_a_match_with_contributions_is_drawn_with_the_key() -> None:
    def opening(*entropy: Contribution) -> list[int]:
        return new_match(*entropy).actions

    key = key_of("7", ENTROPY)
    assert opening(*ENTROPY) == ludoteca.new_match("marabunta", seed=key).actions
    assert opening() == ludoteca.new_match("marabunta", seed=7).actions


def test_the_text_is_format_2_and_tells_every_contribution_also_while_it_runs(whole: str) -> None:
    for text in (whole, new_match(*ENTROPY).record()):
        assert text.startswith("ludoteca match, format 2\ngame marabunta\n")
        assert HEAD in text
    assert "\nseed 7\n" in whole
    assert "\nseed " not in new_match(*ENTROPY).record()


def test_it_is_read_back_exactly_and_goes_on_with_its_seed(whole: str) -> None:
    assert ludoteca.load(whole).record() == whole
    running = new_match(*ENTROPY).record()
    assert ludoteca.load(running).record() == running
    assert finish(ludoteca.load(running, seed=7)) == whole


def test_an_honest_match_is_fair_and_says_who_contributed(whole: str) -> None:
    found = ludoteca.verify(whole)
    assert found.is_fair
    assert (found.contributed, found.withheld) == (1, 1)
    alone = ludoteca.verify(ludoteca.new_match("marabunta", seed=7).record(seed=True))
    assert alone.is_fair
    assert (alone.contributed, alone.withheld) == (0, 0)


def test_the_same_value_a_second_time_is_not_another_one() -> None:
    found = ludoteca.verify(new_match(revealed(RED), revealed(RED)).record(seed=True))
    assert (found.contributed, found.verdict) == (1, "fair")


@pytest.mark.parametrize(
    "forged",
    [
        f"entropy blue {commitment(BLUE)} {BLUE}",  # revealed after all
        "entropy blue none",
        f"entropy blue {commitment(RED)} withheld",
        f"entropy blue {commitment('3d' * 32)} {'3d' * 32}",
    ],
)
def test_a_forged_contribution_is_found_by_its_dice(whole: str, forged: str) -> None:
    text = re.sub(r"entropy blue .*", forged, whole)
    assert text != whole
    found = ludoteca.verify(text)
    assert found.difference is not None
    assert not found.is_fair


def test_a_value_that_was_not_committed_to_is_refused_with_its_line(whole: str) -> None:
    text = whole.replace(f" {RED}\n", f" {BLUE}\n")
    line = str(text.splitlines().index(f"entropy red {commitment(RED)} {BLUE}") + 1)
    assert refused(text) == message("record-entropy", line=line, seat="red")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"entropy blue .*\n", ""),
        (r"entropy .*\n", ""),
        (r"(entropy red .*\n)(entropy blue .*\n)", r"\2\1"),
        (r"(entropy blue .*\n)", r"\1entropy green none\n"),
    ],
)
def test_every_seat_has_one_line_in_its_order(whole: str, old: str, new: str) -> None:
    text = re.sub(old, new, whole)
    assert refused(text) == message("record-entropy-seats", seats="red, blue")


def test_a_second_line_of_a_seat_is_refused_with_its_number(whole: str) -> None:
    text = re.sub(r"(entropy blue .*\n)", r"\1entropy red none\n", whole)
    line = str(text.splitlines().index("entropy red none") + 1)
    assert refused(text) == message("record-again", line=line, what="entropy red")


def test_a_text_of_format_1_has_no_contributions(whole: str) -> None:
    text = whole.replace("format 2", "format 1")
    assert refused(text).key == "record-line"
    assert refused(whole.replace("entropy red ", "entropy\n")).key == "record-line"
