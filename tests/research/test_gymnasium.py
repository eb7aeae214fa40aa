"""A seat against bots, as Gymnasium's checker and its learners use it."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludoteca
from ludoteca.bots.position import Position
from ludoteca.core.errors import BadOption
from ludoteca.research import Spec
from ludoteca.research.gymnasium import ILLEGAL_REWARD, AgainstBots
from tests import guest
from tests.research.worlds import ALL

MARABUNTA = "ludoteca.research.gymnasium:ludoteca/marabunta-v0"


def env_of(spec: Spec, **more: Any) -> AgainstBots:
    more |= spec.setting.options
    return AgainstBots(spec.game, spec.seats, **more)


def play(env: AgainstBots, seed: int) -> list[float]:
    """An episode of legal actions at random; its rewards."""
    _, information = env.reset(seed=seed)
    random, rewards, over = np.random.default_rng(seed), [], False
    while not over:
        allowed = np.flatnonzero(information["action_mask"])
        seen, reward, over, truncated, information = env.step(random.choice(allowed))
        assert "illegal" not in information
        assert not truncated
        assert env.observation_space.contains(seen)
        rewards.append(reward)
    return rewards


def test_the_checker_is_content() -> None:
    check_env(gymnasium.make(MARABUNTA).unwrapped)


@pytest.mark.parametrize("spec", ALL, ids=attrgetter("name"))
def test_an_episode_with_masks_ends_with_the_result_of_the_match(spec: Spec) -> None:
    env = env_of(spec, seat=1)
    *before, last = play(env, seed=4)
    assert set(before) <= {0.0}
    outcome = env.table.match.outcome
    assert outcome is not None
    assert last == outcome.returns[1]
    assert not env.action_masks().any()


def test_the_same_seed_gives_the_same_episode_and_the_next_reset_another() -> None:
    env = AgainstBots("marabunta", bots="beginner")
    records = []
    for seed in (1, 1, 2):
        play(env, seed)
        records.append(env.table.match.record())
    assert records[0] == records[1] != records[2]
    env.reset(seed=1)
    env.reset()
    assert env.table.match.chance.seed != ludoteca.load(records[0]).chance.seed


def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing() -> None:
    env = AgainstBots("marabunta")
    before, _ = env.reset(seed=2)
    actions = list(env.table.match.actions)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    after, reward, over, truncated, information = env.step(np.int64(wrong))
    assert (reward, over, truncated) == (ILLEGAL_REWARD, False, False)
    assert information["illegal"]
    assert env.table.match.actions == actions
    np.testing.assert_array_equal(before, after)


def test_nobody_can_be_refused_for_ever() -> None:
    env = AgainstBots(guest.GAME)
    env.reset(seed=2)
    wrong = np.int64(np.flatnonzero(~env.action_masks())[0])
    ends = [env.step(wrong)[3] for _ in range(env.table.spec.longest)]
    assert not any(ends[:-1])
    assert ends[-1]


def test_bots_are_one_for_all_or_one_for_each_by_name_or_as_objects() -> None:
    class First:
        asked = 0

        def choose(self, position: Position) -> int:
            self.asked += 1
            return position.legal_numbers()[0]

    first = First()
    env = AgainstBots("marracash", seats=3, seat=2, bots=["random", first])
    play(env, seed=5)
    assert first.asked > 0
    with pytest.raises(ValueError, match="1 bots for 2 other seats"):
        AgainstBots("marracash", seats=3, bots=["random"])
    with pytest.raises(BadOption, match="nobody"):
        AgainstBots("marabunta", bots="nobody")
    with pytest.raises(ValueError, match="Seat 2"):
        AgainstBots("marabunta", seat=2)
    for wrong in (3, [None], First):  # a class is no bot yet
        with pytest.raises(TypeError, match="is no bot: give a name"):
            AgainstBots("marabunta", bots=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"seat is 1\.0; it must be a whole number"):
        AgainstBots("marabunta", seat=1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [1.5, np.float32(1), "1", None, True])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = AgainstBots("marabunta")
    env.reset(seed=2)
    with pytest.raises(TypeError, match=r"action is .* it must be a whole number"):
        env.step(action)
    assert env.steps == 0


def test_nothing_is_paid_twice() -> None:
    env = AgainstBots(guest.GAME, bots="random")
    seed = next(seed for seed in range(20) if play(env, seed)[-1] == 1.0)
    assert play(env, seed)[-1] == 1.0
    with pytest.warns(UserWarning, match="The match is over"):
        _, reward, over, truncated, _ = env.step(np.int64(0))
    assert (reward, over, truncated) == (0.0, True, False)


def test_a_seat_is_drawn_for_each_match_unless_one_is_asked_for() -> None:
    env = AgainstBots("marabunta")
    env.reset(seed=0)
    assert {env.reset()[1]["seat"] for _ in range(12)} == {0, 1}


def test_the_table_is_drawn_as_text() -> None:
    env = gymnasium.make(MARABUNTA, render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 10
    env.close()
