"""PettingZoo: every seat an agent.

    env = pettingzoo.env("marracash", seats=4)               # AEC: whoever has to choose steps
    env = pettingzoo.parallel_env("marracash", seats=4)      # all step, one of them counts

The observation is a dictionary as in PettingZoo's own board games: `observation` and
`action_mask`, which has ones only for the agent that has to choose. The reward comes with the end:
1 for a win, divided where it is shared.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.contract import Game, OptionValue
from ludoteca.core.extras import extra
from ludoteca.research.checks import whole
from ludoteca.research.specs import Spec
from ludoteca.research.specs import spec as make_spec
from ludoteca.research.table import Table

with extra("rl"):
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

ILLEGAL_REWARD = -1.0  # a lost match has 0

Seen = dict[str, NDArray[Any]]
Information = dict[str, Any]  # as PettingZoo has it
Illegal = Literal["lose", "replace"]


def env(
    game: str | Game[Any],
    seats: int | None = None,
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: OptionValue,
) -> AECEnv[str, Seen, int | None]:
    """A match whose agents step one at a time: whoever has to choose.

    An illegal action ends the match, as in PettingZoo's own board games: its agent is given
    `ILLEGAL_REWARD` and the others nothing. With `illegal="replace"` any legal action is played
    instead. An agent is truncated after `max_cycles` actions of its own; its seat then plays at
    random, until nobody is left.
    """
    check_illegal(illegal)
    turns: AECEnv[str, Seen, int | None] = Turns(
        Agents(make_spec(game, seats, **options), max_cycles, render_mode)
    )
    if illegal == "lose":
        turns = wrappers.TerminateIllegalWrapper(turns, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(turns))


def parallel_env(
    game: str | Game[Any],
    seats: int | None = None,
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: OptionValue,
) -> ParallelEnv[str, Seen, int | None]:
    """A match whose agents all step at once; what counts is the action of the one to choose.

    Everything else is as in `env`.
    """
    check_illegal(illegal)
    return Together(Agents(make_spec(game, seats, **options), max_cycles, render_mode), illegal)


def check_illegal(illegal: Illegal) -> None:
    if illegal not in get_args(Illegal):
        raise ValueError(f"illegal is {illegal!r}; it can be 'lose' or 'replace'")


class Agents:
    """What both environments have: the table, and an agent at each of its seats."""

    def __init__(self, spec: Spec, max_cycles: int | None, render_mode: str | None) -> None:
        self.table = Table(spec)
        self.names = [f"{spec.game.seat_names[seat]}_{seat}" for seat in range(spec.seats)]
        self.max_cycles = spec.longest if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.render_mode = render_mode
        self.random, _ = np_random(None)
        self.metadata: Information = {
            "name": spec.name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        high = spec.observation.high
        seen = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        allowed = spaces.Box(0, 1, (spec.decisions,), dtype=np.int8)
        self.state_space = spaces.Box(
            np.zeros(spec.seats * high.size, np.int16), np.tile(high, spec.seats), dtype=np.int16
        )
        self.action_spaces = {name: spaces.Discrete(spec.decisions) for name in self.names}
        self.observation_spaces = {
            name: spaces.Dict({"observation": seen, "action_mask": allowed}) for name in self.names
        }

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.random, _ = np_random(seed)
        self.table.begin(self.random)

    @property
    def chooser(self) -> str | None:
        """The agent whose action counts; None when the match is over."""
        seat = self.table.match.to_act
        return None if seat is None else self.names[seat]

    def observe(self, agent: str) -> Seen:
        if agent not in self.names:
            raise ValueError(f"{agent!r} is no agent here: they are {', '.join(self.names)}")
        seat = self.names.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def rewards(self) -> dict[str, float]:
        return {name: self.table.reward(seat) for seat, name in enumerate(self.names)}

    def is_legal(self, action: int | None) -> bool:
        return action in self.table.match.legal_numbers()

    def play(self, action: int | None = None) -> None:
        """For the agent to choose; anything if this is not legal."""
        choices = self.table.match.legal_numbers()
        anything = choices[int(self.random.integers(len(choices)))]
        self.table.match.play(int(action) if action in choices else anything)

    def state(self) -> NDArray[np.int16]:
        """What all seats together know."""
        return np.concatenate([self.table.observe(seat) for seat in range(len(self.names))])

    def render(self) -> str | None:
        return self.table.draw() if self.render_mode == "ansi" else None


class AtTable:
    """What both kinds of environment show of the table."""

    def __init__(self, seated: Agents) -> None:
        super().__init__()
        self.seated = seated
        self.metadata = seated.metadata
        self.render_mode = seated.render_mode
        self.possible_agents = list(seated.names)
        self.observation_spaces = dict(seated.observation_spaces)
        self.action_spaces = dict(seated.action_spaces)
        self.state_space = seated.state_space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.int16]:
        return self.seated.state()

    def render(self) -> str | None:
        return self.seated.render()

    def close(self) -> None:
        """Nothing is held on to."""


class Turns(AtTable, AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """Agents step one at a time."""

    def reset(self, seed: int | None = None, options: Information | None = None) -> None:
        self.seated.begin(seed)
        self.agents = list(self.possible_agents)
        self.taken = dict.fromkeys(self.agents, 0)  # actions of each agent
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Information] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.seated.chooser or self.agents[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.seated.play(action)
        self.taken[agent] += 1
        self.truncations[agent] = self.taken[agent] >= self.seated.max_cycles
        while self.has_left(self.seated.chooser) and not all(self.truncations.values()):
            self.seated.play()
        if self.seated.chooser is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: self.seated.rewards()[agent] for agent in self.agents}
        elif not self.has_left(self.seated.chooser):
            self.agent_selection = self.seated.chooser
        self._accumulate_rewards()
        self._deads_step_first()

    def has_left(self, agent: str | None) -> bool:
        """Is it an agent that will choose no more?"""
        return agent is not None and self.truncations.get(agent, True)

    def observe(self, agent: str) -> Seen:
        return self.seated.observe(agent)


class Together(AtTable, ParallelEnv[str, Seen, int | None]):  # type: ignore[misc]  # nor here
    """All agents step at once."""

    def __init__(self, seated: Agents, illegal: Illegal) -> None:
        super().__init__(seated)
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: Information | None = None
    ) -> tuple[dict[str, Seen], dict[str, Information]]:
        self.seated.begin(seed)
        self.agents = list(self.possible_agents)
        self.taken = 0
        return {agent: self.seated.observe(agent) for agent in self.agents}, self.nothing()

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Information],
    ]:
        agents, chooser = self.agents, self.seated.chooser
        if chooser is None or not agents:
            raise RuntimeError("The match is over: call reset().")
        if chooser not in actions:
            raise ValueError(f"there is no action for {chooser}, whose turn it is to choose")
        refused = self.illegal == "lose" and not self.seated.is_legal(actions[chooser])
        if not refused:
            self.seated.play(actions[chooser])
        self.taken += 1
        over = refused or self.seated.chooser is None
        truncated = not over and self.taken >= self.seated.max_cycles
        rewards = self.seated.rewards()
        if refused:
            rewards[chooser] = ILLEGAL_REWARD
        if over or truncated:
            self.agents = []
        return (
            {agent: self.seated.observe(agent) for agent in agents},
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            self.nothing(),
        )

    def nothing(self) -> dict[str, Information]:
        return {agent: {} for agent in self.possible_agents}
