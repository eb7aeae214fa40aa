"""Levels: none ever peeks, each can be repeated, and all see what is plain to see."""

from __future__ import annotations

import itertools
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import levels
from ludoteca.bots.bot import Bot
from ludoteca.bots.characters import make_player
from ludoteca.bots.knowledge import manner_of
from ludoteca.bots.levels import LEVELS, SearchBot, make_level
from ludoteca.bots.position import Position
from ludoteca.bots.thinking import Budget, Thinking
from ludoteca.bots.tree import MAX_NODES, find_child
from ludoteca.core.contract import Game
from ludoteca.core.kernel import MODE, copy_record
from ludoteca.core.manner import Manner
from ludoteca.core.match import Match
from ludoteca.games import ORDER, find_game
from tests.games.marabunta.table import Table
from tests.games.variants import EVERY_VARIANT, Variant

# All tests of a variant one after the other, so that one process plays its matches.
every_variant = pytest.mark.parametrize("variant", EVERY_VARIANT, ids=str, scope="module")
every_level = pytest.mark.parametrize("level", LEVELS)
CHARACTER = "character"  # one of the game's
everybody = pytest.mark.parametrize("level", [*LEVELS, CHARACTER])


@pytest.fixture(autouse=True)
def small_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Property tests ask often, so each search is short; the code is the same."""
    monkeypatch.setattr(levels, "ITERATIONS", {"strong": 20, "master": 40, "grandmaster": 80})


def make(level: str, game: Game[Any], seed: int) -> Bot:
    """A level, or the character whose turn it is by the seed."""
    name = game.characters[seed % len(game.characters)].name if level == CHARACTER else level
    return make_player(name, game, seed, 1, clock=False)


def moments(variant: Variant, seed: int, wanted: int) -> list[Match]:
    """Some moments of a match between beginners, spread over its decisions."""
    seen = whole_match(variant, seed)
    return [seen[place * len(seen) // wanted].copy() for place in range(wanted)]


@cache
def whole_match(variant: Variant, seed: int) -> list[Match]:
    """Each moment of a match between beginners."""
    match = variant.match(seed)
    bots = [make_level("beginner", variant.game, seed + seat, 1) for seat in range(variant.seats)]
    seen = []
    while match.to_act is not None:
        seen.append(match.copy())
        match.play(bots[match.to_act].choose(Position.of(match)))
    return seen


def shuffled(match: Match, stream: int) -> Match:
    """The same match to the seat that acts, with everything hidden from it permuted."""
    other = match.copy()
    match.game.kernels.redeal(match.board.record, other._state, match.actor, 99, stream)
    return other


@everybody
@every_variant
def test_what_a_seat_cannot_see_never_changes_its_decision(variant: Variant, level: str) -> None:
    for number, match in enumerate(moments(variant, 5, 4)):
        decisions = {
            make(level, variant.game, number).choose(Position.of(shuffled(match, stream)))
            for stream in range(4)
        }
        assert len(decisions) == 1


@every_variant
def test_a_position_is_the_same_to_the_byte_whatever_is_hidden(variant: Variant) -> None:
    for match, stream in itertools.product(moments(variant, 8, 6), range(3)):
        other = shuffled(match, stream)
        assert Position.of(match).state.tobytes() == Position.of(other).state.tobytes()
        assert Position.of(match).view() == match.view(match.actor)


def test_hands_are_really_hidden_in_a_position() -> None:
    """The property above would be empty if nothing were ever permuted."""
    variant = next(each for each in EVERY_VARIANT if each.game_name == "minicity")
    hidden = [
        len({shuffled(match, stream).state.tobytes() for stream in range(6)})
        for match in moments(variant, 8, 4)
    ]
    assert max(hidden) > 1


@everybody
@every_variant
def test_every_level_plays_legal_actions_from_beginning_to_end(
    variant: Variant, level: str
) -> None:
    for match in moments(variant, 2, 3):
        bot = make(level, variant.game, 1)
        for _ in range(30):
            if match.to_act is None:
                break
            match.play(bot.choose(Position.of(match)))


@everybody
def test_a_level_repeats_itself_with_the_same_seed(level: str) -> None:
    for variant in EVERY_VARIANT[::3]:
        for match in moments(variant, 4, 2):
            first, second = (
                make(level, variant.game, 7).choose(Position.of(match)) for _ in range(2)
            )
            assert first == second


@pytest.mark.parametrize("game_name", ORDER)
def test_whoever_likes_nothing_thinks_as_the_level_and_a_character_does_not(game_name: str) -> None:
    variant = next(each for each in EVERY_VARIANT if each.game_name == game_name)
    game, position = variant.game, Position.of(moments(variant, 4, 3)[1])
    one = game.characters[0]
    considered = []
    for tastes in ((), (0.0,) * len(one.tastes), one.tastes):
        bot = make_level("strong", game, 7, 1, clock=False, tastes=tastes)
        assert isinstance(bot, SearchBot)
        bot.choose(position)
        considered.append(bot.considered)
    assert considered[0] == considered[1]
    assert considered[0] != considered[2]


@pytest.mark.parametrize("level", LEVELS)
def test_the_whole_of_a_long_seed_matters(level: str) -> None:
    """The generator's key has 32 bits, which somebody could try one by one."""
    found = []
    for seed in (7, 7 + (1 << 32), 7 + (1 << 62)):
        bot = make_level(level, EVERY_VARIANT[0].game, seed, 1, clock=False)
        choices = [bot.choose(Position.of(match)) for match in moments(EVERY_VARIANT[0], 4, 12)]
        # Good players choose alike, but do not consider alike.
        found.append((choices, bot.considered if isinstance(bot, SearchBot) else []))
    assert all(one != other for one, other in itertools.combinations(found, 2))


def test_choosing_changes_neither_match_nor_position() -> None:
    match = moments(EVERY_VARIANT[0], 4, 2)[1]
    before, position = match.state, Position.of(match)
    given = copy_record(position.state)
    make_level("master", match.game, 1, 2).choose(position)
    assert match.state.tobytes() == before.tobytes()
    assert position.state.tobytes() == given.tobytes()


# Plain to see


def last_number() -> Match:
    """Marabunta: red applies the last element of the match, a 1, anywhere.

    Red has seven circles on the orange leaf, so that winning that region wins the match.
    """
    table = Table().cross_out_cupcakes().circles("orange", red=7).points("blue", 5)
    return table.ended("blue").turn("red", last=True, tile="one")


@pytest.mark.parametrize("level", ["strong", "master", "grandmaster"])
def test_a_win_at_once_is_taken(level: str) -> None:
    match = last_number()
    bot = make_level(level, match.game, 1, 1, clock=False)
    while match.to_act is not None:
        match.play(bot.choose(Position.of(match)))
    assert match.outcome is not None
    assert match.outcome.returns == (1.0, 0.0)


def test_a_grandmaster_takes_the_time_it_is_given() -> None:
    """By its clock alone; without one it can be repeated like all others."""
    game = EVERY_VARIANT[0].game
    given, repeated = (
        make_level("grandmaster", game, 1, 1, clock=clock) for clock in (True, False)
    )
    assert isinstance(given, SearchBot)
    assert isinstance(repeated, SearchBot)
    with given.clock.budget(1) as budget:
        assert budget.iterations > MAX_NODES
        assert budget.seconds is not None
        assert budget.seconds < 2  # its first step is seen soon
    with repeated.clock.budget(1) as budget:
        assert (budget.iterations, budget.seconds) == (levels.ITERATIONS["grandmaster"], None)


def test_a_grandmaster_searches_as_its_game_asks_whoever_is_patient_to() -> None:
    for game in map(find_game, ORDER):
        grandmaster, master = (make_level(level, game, 1, 1) for level in ("grandmaster", "master"))
        assert isinstance(grandmaster, SearchBot)
        assert isinstance(master, SearchBot)
        differs = grandmaster.thinking.manner.tobytes() != master.thinking.manner.tobytes()
        assert differs == (game.patient_manner is not None)


def test_a_sharpness_of_a_half_takes_the_root_of_every_weight() -> None:
    position = Position.of(ludoteca.new_match("minicity", seed=1))
    plain, root = (
        priors(position, replace(manner_of(position.game), sharpness=sharpness))
        for sharpness in (1.0, 0.5)
    )
    assert len(plain) > 2
    roots = np.sqrt(plain)
    assert root == pytest.approx(roots / roots.sum(), rel=1e-4)  # kept in 32 bits
    assert root != pytest.approx(plain, rel=0.01)


def priors(position: Position, manner: Manner) -> list[float]:
    """What a tree expects of each choice at first."""
    thinking = Thinking(position.game, manner, seed=1)
    thinking.think(position, Budget(1))
    tree = thinking.trees[0]
    return [
        float(tree.nodes[find_child(tree.nodes, tree.actions, tree.top, number)].prior)
        for number in position.legal_numbers()
    ]


def test_random_is_random() -> None:
    position = Position.of(EVERY_VARIANT[0].match(1))
    chosen = {make_level("random", position.game, seed).choose(position) for seed in range(200)}
    assert len(chosen) > 40  # of 63 splits
    assert chosen <= set(position.legal_numbers())


def test_levels_are_the_same_six_everywhere() -> None:
    assert LEVELS == ("random", "beginner", "casual", "strong", "master", "grandmaster")
    assert levels.TEMPERATURES["beginner"] > levels.TEMPERATURES["casual"]
    assert np.all(np.diff([levels.ITERATIONS[name] for name in LEVELS[3:]]) > 0)


if MODE == "python":  # a search would take minutes
    pytestmark = pytest.mark.skip("bots are tested compiled")
