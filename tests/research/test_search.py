"""Searching positions of real games with a function: secrets, ends of games, bots."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ludoteca
from ludoteca import research
from ludoteca.bots.guided import Result
from ludoteca.bots.levels import make_level
from ludoteca.bots.position import Position as Given
from ludoteca.bots.seeds import derived
from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.research import Position, Search, Spec
from ludoteca.spreading import over_threads

Rows = NDArray[Any]


class Guess:
    """Judges by what it is shown: whatever is different in a batch, it says something else."""

    def __init__(self, spec: Spec) -> None:
        draw = np.random.default_rng(4)
        self.weights = draw.integers(-3, 4, (spec.observation.size, spec.decisions)) / 50
        self.shares = draw.integers(-3, 4, (spec.observation.size, spec.seats)) / 50

    def __call__(self, observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
        seen = observations.astype(np.float64) % 7
        values = np.exp((seen @ self.shares) % 3)
        return (seen @ self.weights) % 2, values / values.sum(axis=1, keepdims=True)


def uniform(observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
    return np.zeros(masks.shape, np.float32), np.full((len(masks), 2), 0.5, np.float32)


def decision(spec: Spec, decisions: int, seed: int = 3) -> Match:
    """A match after so many decisions of beginners."""
    options: dict[str, Any] = dict(spec.setting.options)
    match = ludoteca.new_match(spec.game.name, spec.seats, seed, **options)
    bot = make_level("beginner", spec.game, 1)
    for _ in range(decisions):
        if match.to_act is None:
            break
        match.play(bot.choose(Given.of(match)))
    return match


def facts(result: Result) -> tuple[object, ...]:
    arrays = result.visits, result.priors, result.values, result.action_values
    return (*(array.tobytes() for array in arrays), result.choice, result.line)


@pytest.mark.parametrize(
    "spec",
    [
        research.spec("minicity", 2, friends=True),
        research.spec("minicity", 4),
    ],
    ids=lambda spec: spec.name,
)
def test_positions_that_the_seat_cannot_tell_apart_give_the_same_result(spec: Spec) -> None:
    search = Search(spec, Guess(spec), iterations=40, leaves=4, seed=7, noise=0.2)
    draw = np.random.default_rng(1)
    for decisions in (3, 20):
        position = spec.of(decision(spec, decisions))
        alike = [position, *(position.resample(position.actor, draw) for _ in range(3))]
        assert len({each.state.tobytes() for each in alike}) > 1
        assert len({each.information(position.actor) for each in alike}) == 1
        assert len({facts(result) for result in search(alike)}) == 1


def test_values_are_by_seat_whoever_is_to_act() -> None:
    spec = research.spec("minicity", 3)

    def third(observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
        """Seat 2 will win."""
        values = np.zeros((len(masks), 3))
        values[np.arange(len(masks)), (2 - actors) % 3] = 1.0
        return np.zeros(masks.shape), values

    for decisions in (0, 5, 9):
        position = spec.of(decision(spec, decisions))
        (found,) = Search(spec, third, iterations=30)([position])
        assert found.values.tolist() == [0.0, 0.0, 1.0]
        assert found.visits[position.legal].sum() == found.visits.sum() == 30


def exact(position: Position, room: list[int]) -> NDArray[np.float64]:
    """The returns if everybody plays as well as can be; `room` counts what may be looked at."""
    room[0] -= 1
    if room[0] < 0 or position.is_over:
        return position.returns
    after = {}
    for number in position.legal:
        then = position.copy()
        then.apply(number)
        after[number] = exact(then, room)
    if position.actor < 0:
        shares: NDArray[np.float64] = sum(
            (part * after[number] for number, part in position.chance()), np.zeros(2)
        )
        return shares
    return max(after.values(), key=lambda shares: float(shares[position.actor]))


def test_near_the_end_it_agrees_with_looking_at_everything() -> None:
    spec = research.spec("marabunta")
    search = Search(spec, uniform, iterations=1500, leaves=8, chance="enumerated")
    compared = 0
    for seed in range(2):
        whole = decision(spec, 10_000, seed)
        position, decisions = spec.initial(), []
        for number in whole.actions:
            if position.actor >= 0 and len(position.legal) > 1:
                decisions.append(position.copy())
            position.apply(number)
        for last in decisions[-3:]:
            room = [400]
            truth = exact(last, room)
            if room[0] >= 0:
                (found,) = search([last])
                assert found.values.sum() == pytest.approx(1.0)
                assert found.values == pytest.approx(truth, abs=0.1)
                compared += 1
    assert compared >= 3


def test_a_search_sits_in_the_arena() -> None:
    spec = research.spec("marabunta")
    search = Search(spec, uniform, iterations=4, leaves=2, temperature=1.0)
    standings = [
        replace(
            research.arena(spec, [search, "random"], 2, seed=1, spread=over_threads(threads)),
            seconds=0.0,
            moves_per_second=0.0,
        )
        for threads in (1, 2)
    ]
    assert standings[0] == standings[1]
    assert standings[0].bots == ["search", "random"]


@pytest.mark.parametrize(
    ("bots", "games", "said"),
    [
        ([], 2, "two bots or more"),
        (["random"], 2, "two bots or more"),
        ("random", 2, "bots is 'random'; it must be a list"),
        (["random", "beginner"], 0, "games is 0; it must be 1 or more"),
        (["random", "beginner"], -2, "games is -2"),
        (["random", "beginner"], 1.5, "games is 1.5; it must be a whole number"),
    ],
)
def test_an_arena_of_nothing_is_refused(bots: Any, games: Any, said: str) -> None:
    with pytest.raises((BadOption, TypeError, ValueError), match=said):
        research.arena(research.spec("marabunta"), bots, games)


def test_a_search_plays_as_a_bot_what_it_finds() -> None:
    spec = research.spec("minicity", 2)
    match = decision(spec, 4)
    search = Search(spec, Guess(spec), iterations=30)
    seed = derived(search.seed, len(match.actions))
    assert search.choose(Given.of(match)) == search([spec.of(match)], seeds=[seed])[0].choice


def test_a_search_can_be_sent_and_its_seed_may_be_long() -> None:
    spec = research.spec("minicity", 2)
    search = Search(spec, Guess(spec), iterations=20, noise=0.5, temperature=1.0, seed=10**30)
    copy = pickle.loads(pickle.dumps(search))
    positions = [spec.of(decision(spec, 4))]
    assert facts(search(positions)[0]) == facts(copy(positions)[0])
    assert facts(search(positions, [7])[0]) != facts(copy(positions)[0])


def refused(search: Search, positions: Sequence[Position], words: str, **settings: Any) -> None:
    with pytest.raises(ValueError, match=words):
        search(positions, **settings)


def test_what_cannot_be_searched_is_refused() -> None:
    spec, other = research.spec("marabunta"), research.spec("minicity", 2)
    search = Search(spec, uniform)
    running = spec.of(decision(spec, 2))
    refused(search, [running, spec.initial()], "position 1 is no decision: chance is to act")
    refused(search, [spec.of(decision(spec, 10_000))], "the match is over")
    refused(search, [other.of(decision(other, 1))], "not of marabunta")
    refused(search, [running], "2 seeds for 1 positions", seeds=[1, 2])
    refused(search, [running], "a seed is -1; it must be 0 or more", seeds=[-1])
    assert search([]) == []
    with pytest.raises(TypeError, match=r"made by research\.spec"):
        Search("marabunta", uniform)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="evaluate is None; it must be a function"):
        Search(spec, None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a seed is 1\.5; it must be a whole number"):
        search([running], seeds=[1.5])  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"seed is 1\.5"):
        Search(spec, uniform, seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^seed is -1; it must be 0 or more$"):
        Search(spec, uniform, seed=-1)
    with pytest.raises(ValueError, match="this search is for marabunta"):
        search.choose(Given.of(decision(other, 1)))
