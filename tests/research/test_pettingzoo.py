"""Every seat an agent, as PettingZoo's own tests want it."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from ludoteca.research import Spec, pettingzoo
from ludoteca.research.pettingzoo import ILLEGAL_REWARD
from tests.research.worlds import ALL, EACH

# It knows by name which of its own games have a mask, and warns about all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def arguments_of(spec: Spec) -> dict[str, Any]:
    return {"game": spec.game, "seats": spec.seats, **spec.setting.options}


@pytest.mark.parametrize("spec", EACH, ids=attrgetter("name"))
def test_its_own_tests_pass(spec: Spec) -> None:
    make = partial(pettingzoo.env, **arguments_of(spec))
    api_test(make(), num_cycles=100)
    seed_test(make, num_cycles=50)
    together = partial(pettingzoo.parallel_env, **arguments_of(spec), illegal="replace")
    parallel_seed_test(together, num_cycles=10)
    parallel_api_test(together(), num_cycles=30)
    max_cycles_test(SimpleNamespace(env=partial(make, illegal="replace"), parallel_env=together))


@pytest.mark.parametrize("spec", ALL, ids=attrgetter("name"))
def test_a_match_ends_with_the_part_that_each_has_of_the_win(spec: Spec) -> None:
    env = pettingzoo.env(**arguments_of(spec), max_cycles=400)
    env.reset(seed=3)
    random = np.random.default_rng(3)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        allowed = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(random.choice(allowed)))
    assert sum(rewards.values()) in (0.0, pytest.approx(1.0))


def test_agents_have_the_names_of_the_seats() -> None:
    env = pettingzoo.env("marracash", seats=3)
    assert env.possible_agents == ["ali_0", "aida_1", "omar_2"]


def test_only_the_agent_to_choose_has_a_mask() -> None:
    env = pettingzoo.parallel_env("marabunta")
    seen, _ = env.reset(seed=1)
    assert sorted(bool(one["action_mask"].any()) for one in seen.values()) == [False, True]
    assert env.state().size == sum(one["observation"].size for one in seen.values())


def test_an_illegal_action_loses_as_in_their_own_games() -> None:
    env = pettingzoo.env("marabunta")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    other = next(name for name in env.agents if name != agent)
    assert (env.rewards[agent], env.rewards[other]) == (ILLEGAL_REWARD, 0)


def test_an_illegal_action_loses_where_all_step_at_once() -> None:
    env = pettingzoo.parallel_env("marabunta")
    seen, _ = env.reset(seed=1)
    agent = next(name for name in env.agents if seen[name]["action_mask"].any())
    wrong = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
    _, rewards, terminations, _, _ = env.step(dict.fromkeys(env.agents, wrong))
    assert sorted(rewards.values()) == [ILLEGAL_REWARD, 0]
    assert rewards[agent] == ILLEGAL_REWARD
    assert all(terminations.values())
    assert env.agents == []


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"illegal": "x"}, "illegal is 'x'; it can be 'lose' or 'replace'"),
        ({"max_cycles": 0}, "max_cycles is 0; it must be 1 or more"),
        ({"max_cycles": -1}, "max_cycles is -1"),
        ({"max_cycles": 1.5}, "max_cycles is 1.5; it must be a whole number"),
    ],
)
def test_wrong_settings_are_refused_in_words(make: Any, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make("marabunta", **wrong)


def test_who_is_not_there_and_what_is_missing_is_told() -> None:
    together, turns = pettingzoo.parallel_env("marabunta"), pettingzoo.env("marabunta")
    seen, _ = together.reset(seed=1)
    turns.reset(seed=1)
    chooser = next(name for name in seen if seen[name]["action_mask"].any())
    with pytest.raises(ValueError, match=f"no action for {chooser}"):
        together.step({})
    with pytest.raises(ValueError, match=f"'nobody' is no agent here: they are .*{chooser}"):
        turns.observe("nobody")


def test_the_table_is_drawn_as_text() -> None:
    env = pettingzoo.env("marabunta", render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 10
