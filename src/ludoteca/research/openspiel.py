"""OpenSpiel: every game registered, with its seats and options as parameters.

    from ludoteca.research import openspiel  # registers
    pyspiel.load_game("ludoteca_marracash(players=4,souvenirs=true)")

Chance is a player there as it is here, and actions have our numbers, outcomes of chance too.
Utilities add up to zero: of two players the winner has 1 and the loser -1. The tensor is the
game's own observation, the information state a text.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.contract import CHANCE, OVER, Game, OptionValue
from ludoteca.core.extras import extra
from ludoteca.games import find_game, sound_names
from ludoteca.research.position import Position
from ludoteca.research.specs import Spec
from ludoteca.research.specs import spec as make_spec

with extra("openspiel"):
    import pyspiel

PLAYERS = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
SEEDS = 2**53  # that a sampler of OpenSpiel can tell apart

Parameter = int | str | bool


def load_game(
    game: str | Game[Any], seats: int | None = None, **options: OptionValue
) -> LudotecaGame:
    """The game as OpenSpiel has it, from the arguments of `research.spec`."""
    spec = make_spec(game, seats, **options)
    parameters: dict[str, Parameter] = {"players": spec.seats, **spec.setting.options}
    loaded: LudotecaGame = pyspiel.load_game(register(spec.game), parameters)
    return loaded


def register(game: Game[Any]) -> str:
    """Make a game known to OpenSpiel, unless it is; the name to load it by."""
    kind = type_of(game)
    name: str = kind.short_name
    if name not in pyspiel.registered_names():
        # Of classes OpenSpiel can keep one beyond the interpreter's end, not of functions.
        pyspiel.register_game(kind, type(name, (LudotecaGame,), {"rules": game}))
    return name


def type_of(game: Game[Any]) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    information = kinds.Information
    return kinds(
        short_name=f"ludoteca_{game.name}",
        long_name=f"{game.name}, by Ludoteca",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION
        if game.hides_nothing
        else information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: option.default for option in game.options},
        },
    )


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its seats and options; each game has a class of its own."""

    rules: ClassVar[Game[Any]]

    def __init__(self, parameters: Mapping[str, Parameter]) -> None:
        options: dict[str, Any] = dict(parameters)
        self.spec = make_spec(self.rules, options.pop("players"), **options)
        self.first = self.spec.initial()
        sizes = pyspiel.GameInfo(
            num_distinct_actions=self.spec.decisions,
            max_chance_outcomes=self.spec.decisions,  # outcomes are numbered like decisions
            num_players=self.spec.seats,
            min_utility=-1.0 / (self.spec.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.spec.longest,
        )
        super().__init__(type_of(self.rules), sizes, dict(parameters))

    def new_initial_state(self) -> LudotecaState:
        return LudotecaState(self)

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, Parameter] | None = None
    ) -> Observer:
        return Observer(
            self.spec, kind or pyspiel.IIGObservationType(perfect_recall=False), parameters
        )


class LudotecaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position. OpenSpiel copies and keeps all attributes: there is only this one."""

    position: Position

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.position = game.first.copy()

    def current_player(self) -> int:
        actor = self.position.actor
        return PLAYERS.get(actor, actor)  # type: ignore[no-any-return]

    def is_terminal(self) -> bool:
        return self.position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chance()

    def returns(self) -> list[float]:
        """Parts of the win, moved so that they add up to zero."""
        seats = self.position.spec.seats
        if not self.position.is_over:
            return [0.0] * seats
        return [float(part * seats - 1) / (seats - 1) for part in self.position.returns]

    def resample_from_infostate(self, player: int, sampler: Any) -> LudotecaState:
        """A state that the player cannot tell from this one; `sampler` gives numbers up to 1.

        Its position is dealt anew; `history()` still lists what really happened.
        """
        random = np.random.default_rng(int(sampler() * SEEDS))
        other: LudotecaState = self.clone()
        other.position = self.position.resample(player, random)
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.spec.text(action)

    def __str__(self) -> str:
        """All that is known to somebody, and a number for what is known to nobody."""
        spec = self.position.spec
        knowing = range(1 if spec.game.hides_nothing else spec.seats)
        dealt = zlib.crc32(self.position.state.tobytes())
        return "\n".join([*map(self.position.information, knowing), f"{dealt:08x}"])


class Observer:
    """What a player sees now, as numbers; with `perfect_recall` all that it has seen, as text."""

    def __init__(self, spec: Spec, kind: Any, parameters: Mapping[str, Parameter] | None) -> None:
        if parameters:
            raise ValueError(f"an observation has no parameters; these were given: {parameters}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is what one player sees, public and private")
        self.spec = spec
        self.recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.recalls:
            self.tensor = np.zeros(spec.observation.size, np.float32)
            self.dict = spec.observation.named(self.tensor)

    def set_from(self, state: LudotecaState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.position.observe(player)

    def string_from(self, state: LudotecaState, player: int) -> str:
        if self.recalls:
            return state.position.information(player)
        fields = self.spec.observation.named(state.position.observe(player))
        return "\n".join(f"{name} {entries.tolist()}" for name, entries in fields.items())


for name in sound_names():
    register(find_game(name))
