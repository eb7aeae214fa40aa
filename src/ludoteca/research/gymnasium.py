"""Gymnasium: one seat of a match against bots.

    gymnasium.make("ludoteca.research.gymnasium:ludoteca/marabunta-v0", bots="beginner")

An action that the rules refuse changes nothing: the reward is `ILLEGAL_REWARD`, `info["illegal"]`
says why, and the same decision is asked again. With masks, `action_masks()` or
`info["action_mask"]`, that never happens. For learners without, an episode is truncated when it
has had as many steps as the longest match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.bot import Bot, close
from ludoteca.bots.entrants import is_bot
from ludoteca.bots.players import find_bot
from ludoteca.bots.position import Position
from ludoteca.core.contract import Game, OptionValue
from ludoteca.core.errors import IllegalAction
from ludoteca.core.extras import extra
from ludoteca.games import names
from ludoteca.research.checks import whole
from ludoteca.research.specs import spec as make_spec
from ludoteca.research.table import Table

with extra("rl"):
    import gymnasium
    from gymnasium import spaces

ILLEGAL_REWARD = -1.0  # a lost match has 0
LAST_BOT_SEED = 2**31

Seen = NDArray[np.int16]
Information = dict[str, Any]  # as Gymnasium has it


class AgainstBots(gymnasium.Env[Seen, np.int64]):
    """A seat of a match; the others are bots.

    The observation is the game's own, as `research.spec` describes it. The reward comes with the
    end of the match: 1 for a win, divided where it is shared.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        seat: int | None = None,
        bots: str | Bot | Sequence[str | Bot] = "beginner",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """`seat`: None draws one for each match. `bots`: one for all other seats, or one each."""
        self.table = Table(make_spec(game, seats, **options))
        spec = self.table.spec
        if seat is not None and whole("seat", seat) not in range(spec.seats):
            raise ValueError(f"Seat {seat}: here {game} has seats 0 to {spec.seats - 1}.")
        others = spec.seats - 1
        self.rivals: list[str | Bot] = (
            list(bots)
            if isinstance(bots, Sequence) and not isinstance(bots, str)
            else [bots] * others
        )
        for rival in self.rivals:
            if not (isinstance(rival, str) or is_bot(rival)):
                raise TypeError(
                    f"{rival!r} is no bot: give a name, an object with a method `choose`, or a "
                    "list of them"
                )
        if len(self.rivals) != others:
            raise ValueError(f"{len(self.rivals)} bots for {others} other seats.")
        self.asked_seat = seat
        self.seat = 0 if seat is None else seat
        self.steps = 0
        self.bots: dict[int, Bot] = {}
        self.seat_bots()  # so that a wrong name is told at once
        self.render_mode = render_mode
        high = spec.observation.high
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        self.action_space = spaces.Discrete(spec.decisions)

    def reset(
        self, *, seed: int | None = None, options: Information | None = None
    ) -> tuple[Seen, Information]:
        super().reset(seed=seed)
        self.steps = 0
        drawn = int(self.np_random.integers(self.table.spec.seats))
        self.seat = drawn if self.asked_seat is None else self.asked_seat
        self.seat_bots()
        self.table.begin(self.np_random)
        self.let_bots_play()
        return self.table.observe(self.seat), self.information()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Information]:
        match, number = self.table.match, whole("action", action)
        if match.to_act is None:
            gymnasium.logger.warn("The match is over, and was rewarded: call reset().")
            return self.table.observe(self.seat), 0.0, True, False, self.information()
        self.steps += 1
        information: Information = {}
        reward = 0.0
        try:
            match.play(number)
        except IllegalAction as refusal:
            reward, information = ILLEGAL_REWARD, {"illegal": str(refusal)}
        else:
            self.let_bots_play()
        over = match.to_act is None
        if over:
            reward = self.table.reward(self.seat)
        too_long = not over and self.steps >= self.table.spec.longest
        information |= self.information()
        return self.table.observe(self.seat), reward, over, too_long, information

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, by the name that maskable learners ask for."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        return self.table.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot, rival in zip(self.bots.values(), self.rivals, strict=False):
            if bot is not rival:  # what was given is the giver's
                close(bot)
        self.bots = {}

    def information(self) -> Information:
        return {"seat": self.seat, "action_mask": self.table.mask(self.seat)}

    def seat_bots(self) -> None:
        """New bots for a new match, clockwise from the seat on."""
        self.close()
        spec = self.table.spec
        for step, rival in enumerate(self.rivals, start=1):
            seed = int(self.np_random.integers(LAST_BOT_SEED))
            self.bots[(self.seat + step) % spec.seats] = (
                find_bot(rival, spec.game, seed, threads=1, clock=False)
                if isinstance(rival, str)
                else rival
            )

    def let_bots_play(self) -> None:
        match = self.table.match
        while match.to_act is not None and match.to_act != self.seat:
            match.play(self.bots[match.to_act].choose(Position.of(match)))


def identifier(game: str) -> str:
    """By which `gymnasium.make` finds a game."""
    return f"ludoteca/{game}-v0"


for name in names():
    gymnasium.register(
        identifier(name),
        entry_point="ludoteca.research.gymnasium:AgainstBots",
        kwargs={"game": name},
    )
