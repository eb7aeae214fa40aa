"""Whoever pairs an event: nobody twice in a round, no repeat before it must be, byes in turn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludoteca.events.history import FORMATS, Format, History, Pairing, Round
from ludoteca.events.matching import pair_off
from ludoteca.events.mixed_tables import table_sizes
from ludoteca.events.planning import next_round, rounds_in_all, usual_rounds
from ludoteca.events.standings import points_of, standings

SIZES: dict[Format, tuple[int, ...]] = {
    "swiss": (2,),
    "round-robin": (2,),
    "knock-out": (2,),
    "tables": (3, 4),
}


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def decided(each: Round, dice: random.Random) -> Round:
    """Any result, draws too."""

    def ranks(pairing: Pairing) -> tuple[int, ...]:
        scores = [dice.randrange(4) for _ in pairing.players]
        return tuple(1 + sum(other > score for other in scores) for score in scores)

    played = tuple(Pairing(pairing.players, ranks(pairing)) for pairing in each.pairings)
    return Round(played, each.byes)


def play(
    form: Format, count: int, dice: random.Random, rounds: int | None = None, comers: int = 0
) -> Iterator[tuple[History, Round]]:
    """Each round with what was before it; one player comes late and one goes after each."""
    history = History(names(count))
    limit = rounds or usual_rounds(form, count, SIZES[form])
    while (following := next_round(form, history, limit, SIZES[form], 7)) is not None:
        yield history, following
        gone = set(history.gone)
        players = list(history.players)
        if comers:
            comers -= 1
            players.append(f"late{comers}")
            gone.add(dice.choice(history.active))
        history = History(players, (*history.rounds, decided(following, dice)), frozenset(gone))


def people_of(each: Round) -> list[str]:
    return [*(player for pairing in each.pairings for player in pairing.players), *each.byes]


def fewest_repeats(players: list[str], met: set[frozenset[str]]) -> int:
    """By trying everything."""
    if not players:
        return 0
    first, *rest = players
    return min(
        (frozenset((first, other)) in met)
        + fewest_repeats([each for each in rest if each != other], met)
        for other in rest
    )


@given(
    st.sampled_from(FORMATS),
    st.integers(3, 14),
    st.randoms(use_true_random=False),
    st.integers(0, 3),
)
@settings(max_examples=60, deadline=None)
def test_everybody_is_in_a_round_once(
    form: Format, count: int, dice: random.Random, comers: int
) -> None:
    for history, each in play(form, count, dice, rounds=5, comers=comers):
        people = people_of(each)
        assert len(people) == len(set(people))
        assert each.pairings
        assert set(people) <= set(history.active)
        if form != "knock-out":
            assert set(people) == set(history.active)
        assert all(len(pairing.players) in SIZES[form] for pairing in each.pairings)


@given(st.integers(3, 9), st.randoms(use_true_random=False), st.integers(0, 2))
@settings(max_examples=40, deadline=None)
@example(6, random.Random(1), 0)
def test_a_swiss_round_repeats_as_few_pairs_as_it_must(
    count: int, dice: random.Random, comers: int
) -> None:
    for history, each in play("swiss", count, dice, rounds=7, comers=comers):
        met = set(history.meetings())
        paired = [player for pairing in each.pairings for player in pairing.players]
        repeats = sum(frozenset(pairing.players) in met for pairing in each.pairings)
        byes = history.byes()
        fewest = min(byes[player] for player in history.active)
        if len(history.active) % 2 == 0:
            assert not each.byes
            assert repeats == fewest_repeats(paired, met)
        else:
            [alone] = each.byes
            assert byes[alone] == fewest  # nobody rests again before all have rested
            assert repeats == min(
                fewest_repeats([p for p in history.active if p != resting], met)
                for resting in history.active
                if byes[resting] == fewest
            )


@given(st.integers(2, 9), st.randoms(use_true_random=False), st.integers(0, 3))
@settings(max_examples=40, deadline=None)
def test_everybody_meets_everybody_once(count: int, dice: random.Random, comers: int) -> None:
    before = History(names(count))
    for history, each in play("round-robin", count, dice, comers=comers):
        before = History(history.players, (*history.rounds, each), history.gone)
    if not comers:
        assert len(before.rounds) == count - 1 + count % 2
        assert rounds_in_all("round-robin", History(names(count)), 0) == len(before.rounds)
    meetings = before.meetings()
    assert max(meetings.values()) == 1
    assert all(meetings[frozenset(pair)] for pair in combinations(before.active, 2))


@given(st.integers(2, 33), st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_whoever_loses_is_out_and_the_first_seeds_rest(count: int, dice: random.Random) -> None:
    out: set[str] = set()
    last: Round | None = None
    length = rounds_in_all("knock-out", History(names(count)), 0)
    for history, each in play("knock-out", count, dice):
        if history.rounds:
            for pairing in history.rounds[-1].pairings:
                assert pairing.ranks is not None
                first, second = pairing.ranks
                out.add(pairing.players[1 if first < second else 0])
            assert not each.byes
        else:
            assert set(each.byes) == set(names(2**length - count))
        assert not out & set(people_of(each))
        last = each
        length -= 1
    assert length == 0
    assert last is not None
    assert len(last.pairings) == 1


def test_seeds_meet_as_late_as_possible() -> None:
    first = next_round("knock-out", History(names(8)), 0, (2,), 0)
    assert first is not None
    assert [set(each.players) for each in first.pairings] == [
        {"p0", "p7"}, {"p3", "p4"}, {"p1", "p6"}, {"p2", "p5"}
    ]  # fmt: skip


def test_a_knock_out_goes_on_without_somebody_who_left() -> None:
    first = Round((Pairing(("p0", "p3"), (1, 2)), Pairing(("p1", "p2"), (2, 1))))
    history = History(names(4), (first,), frozenset({"p2"}))
    assert next_round("knock-out", history, 0, (2,), 0) is None
    lines = standings("knock-out", history)
    assert [(line.player, line.place) for line in lines[:2]] == [("p0", 1), ("p2", 2)]
    drawn = History(names(2), (Round((Pairing(("p1", "p0"), (1, 1)),)),))
    assert standings("knock-out", drawn)[0].player == "p0"  # whoever sat second


@pytest.mark.parametrize(
    ("count", "sizes"),
    [(3, [3]), (4, [4]), (5, [4]), (6, [3, 3]), (7, [4, 3]), (9, [3, 3, 3]), (10, [4, 3, 3]),
     (12, [4, 4, 4]), (64, [4] * 16)],
)  # fmt: skip
def test_as_many_as_possible_sit_at_as_few_tables(count: int, sizes: list[int]) -> None:
    assert table_sizes(count, (3, 4)) == sizes


@given(st.integers(6, 17), st.randoms(use_true_random=False))
@settings(max_examples=12, deadline=None)
def test_no_two_could_change_tables_to_make_it_more_even(count: int, dice: random.Random) -> None:
    for history, each in play("tables", count, dice, rounds=4):
        meetings = history.meetings()

        def unevenness(groups: list[list[str]], meetings: Counter[frozenset[str]]) -> int:
            return sum(
                2 * meetings[frozenset(pair)] + 1
                for group in groups
                for pair in combinations(group, 2)
            )

        groups = [list(pairing.players) for pairing in each.pairings]
        made = unevenness(groups, meetings)
        for one, other in combinations(range(len(groups)), 2):
            for a in range(len(groups[one])):
                for b in range(len(groups[other])):
                    changed = [list(group) for group in groups]
                    changed[one][a], changed[other][b] = groups[other][b], groups[one][a]
                    assert unevenness(changed, meetings) >= made
        byes = history.byes()
        assert all(
            byes[alone] <= byes[player]
            for alone in each.byes
            for pairing in each.pairings
            for player in pairing.players
        )


def test_sixteen_at_four_tables_meet_nobody_twice_at_first() -> None:
    history, third = list(play("tables", 16, random.Random(3), rounds=3))[-1]
    whole = History(history.players, (*history.rounds, third))
    assert max(whole.meetings().values()) == 1


def test_everybody_begins_about_equally_often() -> None:
    *_, (history, last) = play("swiss", 8, random.Random(5), rounds=6)
    begun = Counter(pairing.players[0] for pairing in (*history.pairings(), *last.pairings))
    assert all(2 <= begun[player] <= 4 for player in history.players)


@given(st.integers(0, 9), st.randoms(use_true_random=False))
@settings(max_examples=100, deadline=None)
def test_no_other_pairs_are_more(count: int, dice: random.Random) -> None:
    edges = {pair for pair in combinations(range(count), 2) if dice.random() < 0.35}

    def most(left: list[int]) -> int:
        if not left:
            return 0
        first, *rest = left
        with_first = [
            1 + most([each for each in rest if each != other])
            for other in rest
            if (first, other) in edges
        ]
        return max([most(rest), *with_first])

    pairs, left = pair_off(count, lambda a, b: (min(a, b), max(a, b)) in edges, lambda a, b: (b,))
    assert len(pairs) == most(list(range(count)))
    assert all((min(pair), max(pair)) in edges for pair in pairs)
    assert sorted([*(each for pair in pairs for each in pair), *left]) == list(range(count))


def test_points_and_what_breaks_ties() -> None:
    assert [float(each) for each in points_of((1, 2))] == [1, 0]
    assert [float(each) for each in points_of((1, 1))] == [0.5, 0.5]
    assert [float(each) for each in points_of((2, 1, 3))] == [0.5, 1, 0]
    assert [float(each) for each in points_of((1, 2, 2, 4))] == [1, 0.5, 0.5, 0]
    # ann beats bob, cat beats dan; then ann draws with cat, bob beats dan.
    rounds = (
        Round((Pairing(("ann", "bob"), (1, 2)), Pairing(("cat", "dan"), (1, 2)))),
        Round((Pairing(("ann", "cat"), (1, 1)), Pairing(("dan", "bob"), (2, 1))), ("eve",)),
    )
    lines = {line.player: line for line in standings("swiss", History(
        ["dan", "ann", "bob", "cat", "eve"], rounds))}  # fmt: skip
    told = {
        player: (line.place, float(line.points), float(line.buchholz), float(line.berger))
        for player, line in lines.items()
    }
    assert told == {
        "ann": (1, 1.5, 2.5, 1.75),
        "cat": (2, 1.5, 1.5, 0.75),
        "bob": (3, 1.0, 1.5, 0.0),
        "eve": (4, 1.0, 1.0, 0.0),
        "dan": (5, 0.0, 2.5, 0.0),
    }


@pytest.mark.parametrize("form", FORMATS)
def test_an_event_of_64(form: Format) -> None:
    """Whole, with results by chance; round robins of 64 take 63 rounds, of which three suffice."""
    played = 0
    for history, each in play(form, 64, random.Random(11), rounds=6):
        people = people_of(each)
        assert len(people) == len(set(people)) == (64 >> played if form == "knock-out" else 64)
        if form != "tables":
            assert not set(history.meetings()) & {frozenset(p.players) for p in each.pairings}
        played += 1
        if form == "round-robin" and played == 3:
            break
    assert played == (3 if form == "round-robin" else 6)
