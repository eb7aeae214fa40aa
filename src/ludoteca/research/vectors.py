"""Many games at once, stepped together: what a network that learns to play asks for.

games = research.vector(research.spec("marabunta"), 4096)
step = games.reset()
while True:
    step = games.step(policy(step.observation, step.mask))
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import new_records
from ludoteca.core.threads import cores
from ludoteca.research.checks import LAST_SEED, whole
from ludoteca.research.specs import Spec, need_spec
from ludoteca.research.stepping import (
    BEGIN,
    COURSE,
    DECIDE,
    RESUME,
    choose_all,
    first_illegal,
    sample_all,
    step_of,
)

if TYPE_CHECKING:
    from ludoteca.research.cuda import CudaVector

GAMES_A_THREAD = 256  # fewer are not worth another thread

ArrayT_co = TypeVar("ArrayT_co", covariant=True)


@dataclass(frozen=True)
class Step(Generic[ArrayT_co]):
    """What is to be seen after a step, a row for each game. The next step overwrites it."""

    observation: ArrayT_co  # int16[n, size], as the seat to act sees it; seat 0 when over
    mask: ArrayT_co  # bool[n, decisions]: what it may choose; all False when over
    actor: ArrayT_co  # int8[n]: the seat to act, or OVER (-2)
    reward: ArrayT_co  # float32[n, seats]: what the game that ended with this step was worth
    done: ArrayT_co  # bool[n]: it ended with this step; without `auto_reset`, or before


@overload
def vector(
    spec: Spec,
    n: int,
    device: Literal["cpu"] = "cpu",
    seed: int = 0,
    auto_reset: bool = True,
    threads: int | None = None,
) -> Vector: ...
@overload
def vector(
    spec: Spec,
    n: int,
    device: Literal["cuda"],
    seed: int = 0,
    auto_reset: bool = True,
    threads: int | None = None,
) -> CudaVector: ...
@overload
def vector(
    spec: Spec,
    n: int,
    device: str,
    seed: int = 0,
    auto_reset: bool = True,
    threads: int | None = None,
) -> Vector | CudaVector: ...
def vector(
    spec: Spec,
    n: int,
    device: str = "cpu",
    seed: int = 0,
    auto_reset: bool = True,
    threads: int | None = None,
) -> Vector | CudaVector:
    """`n` games that are stepped together, on a CPU or on a CUDA GPU.

    The same seed gives the same games on both and on any number of threads. With `auto_reset` a
    game that ends is followed by the next one within the same step; without it stays over, and
    its actions are ignored. `threads` are of a CPU: by default as many as can really run.
    """
    need_spec(spec)
    n, seed = whole("n", n, 1), whole("seed", seed, 0, LAST_SEED)
    threads = None if threads is None else whole("threads", threads, 1)
    if device == "cpu":
        return Vector(spec, n, seed, auto_reset, threads)
    if device == "cuda":
        from ludoteca.research.cuda import CudaVector

        return CudaVector(spec, n, seed, auto_reset)
    raise ValueError(f"the device is {device!r}; it can be 'cpu' or 'cuda'")


def saved_type(spec: Spec) -> np.dtype[Any]:
    """What `states` takes out of each game; `spec` is the fingerprint."""
    return np.dtype([("spec", np.uint64), ("state", spec.game.state_type), ("course", COURSE)])


def new_saved(spec: Spec, n: int) -> NDArray[Any]:
    """Room for the states of so many games."""
    saved = np.zeros(n, saved_type(spec))
    saved["spec"] = spec.fingerprint
    return saved


def read_saved(spec: Spec, n: int, auto_reset: bool, saved: ArrayLike | bytes) -> NDArray[Any]:
    """The array that `states` gave, also from its bytes; `ValueError` if it is of other games, or
    if a game is over that would have to begin anew."""
    kind = saved_type(spec)
    array = np.asarray(0)
    if not isinstance(saved, bytes | bytearray | memoryview):
        array = np.asarray(saved)
    elif len(memoryview(saved).cast("B")) == n * kind.itemsize:
        array = np.frombuffer(saved, kind)
    is_ours = array.dtype == kind and array.shape == (n,)
    if not is_ours or (array["spec"] != spec.fingerprint).any():
        raise ValueError(f"these are not the states of {n} games of {spec.name}")
    over = np.flatnonzero(array["state"]["actor"] == OVER)
    if auto_reset and len(over) > 0:
        raise ValueError(
            f"game {over[0]} is over, and games with auto_reset never are: restore it into a "
            "vector with auto_reset=False"
        )
    return array


class Shaped(Protocol):
    """An array, wherever it lies."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> np.dtype[Any]: ...


def check_begun(is_begun: bool) -> None:
    if not is_begun:
        raise ValueError("the games have not begun: reset them first")


def check_actions(actions: Shaped, n: int) -> None:
    if actions.dtype.kind not in "iu" or actions.shape != (n,):
        raise ValueError(
            f"actions are {actions.dtype}{list(actions.shape)}; they must be whole numbers, "
            f"one for each of {n} games"
        )


def check_logits(logits: Shaped, n: int, spec: Spec) -> None:
    rows, width = logits.shape if len(logits.shape) == 2 else (0, 0)
    if logits.dtype != np.float32 or rows != n or width < spec.decisions:
        raise ValueError(
            f"logits are {logits.dtype}{list(logits.shape)}; they must be float32, "
            f"{spec.decisions} for each of {n} games"
        )


class Vector:
    """Games on a CPU; see `vector`."""

    device = "cpu"

    def __init__(
        self, spec: Spec, n: int, seed: int, auto_reset: bool, threads: int | None
    ) -> None:
        self.spec = spec
        self.n = n
        self.seed = seed
        self.auto_reset = auto_reset
        game = spec.game
        self._states = new_records(game.state_type, n)
        self._courses = new_records(COURSE, n)
        self._choices = np.zeros((n, game.max_choices), np.int16)
        self._actions = np.zeros(n, np.int64)
        self.last: Step[NDArray[Any]] = Step(  # what the games show now
            observation=np.zeros((n, spec.observation.size), np.int16),
            mask=np.zeros((n, spec.decisions), np.bool_),
            actor=np.zeros(n, np.int8),
            reward=np.zeros((n, spec.seats), np.float32),
            done=np.zeros(n, np.bool_),
        )
        wanted = min(cores(), n // GAMES_A_THREAD) if threads is None else threads
        parts = max(1, min(wanted, n))
        self._parts = [(n * part // parts, n * (part + 1) // parts) for part in range(parts)]
        self._weights = np.zeros((parts, game.max_outcomes), np.int32)
        self._executor = ThreadPoolExecutor(parts - 1) if parts > 1 else None
        self._run = step_of(game)
        self._is_begun = False

    def reset(self) -> Step[NDArray[Any]]:
        """Begin all games anew, from the first episode."""
        self._courses.fill(0)
        self._is_begun = True
        return self._step(BEGIN, self._actions)

    def step(self, actions: ArrayLike) -> Step[NDArray[Any]]:
        """Play an action in each game, and chance and forced steps up to the next choice.

        `ValueError` if an action is not legal, and then nothing has changed in any game.
        """
        check_begun(self._is_begun)
        given = np.asarray(actions)
        check_actions(given, self.n)
        numbers = np.ascontiguousarray(given, np.int64)
        index = first_illegal(self._choices, self._courses, numbers)
        if index >= 0:
            raise ValueError(
                f"action {given[index]} is not legal in game {index}; nothing was changed"
            )
        return self._step(DECIDE, numbers)

    def sample(self, logits: ArrayLike | None = None) -> NDArray[np.int64]:
        """A legal action for each game, drawn by the softmax of its `logits`, or all alike.

        `logits` are numbers[n, decisions or more]. What is drawn all alike is the same on every
        device for the same seed. `ValueError` if the logits of a game's legal actions include
        infinity or what is no number, or are all minus infinity.
        """
        check_begun(self._is_begun)
        actions = np.empty(self.n, np.int64)
        if logits is None:
            choose_all(self._courses, self._choices, self.seed, actions)
            return actions
        given = np.ascontiguousarray(logits, np.float32)
        check_logits(given, self.n, self.spec)
        index = sample_all(self._courses, self._choices, given, self.seed, actions)
        if index >= 0:
            raise ValueError(f"the logits of game {index} are not finite where it can choose")
        return actions

    def states(self) -> NDArray[Any]:
        """A copy of all that the games are; also for `restore` of games on another device."""
        check_begun(self._is_begun)
        saved = new_saved(self.spec, self.n)
        saved["state"] = self._states
        saved["course"] = self._courses
        return saved

    def restore(self, states: ArrayLike | bytes) -> Step[NDArray[Any]]:
        """Put back what `states` gave, or the bytes of it. Nothing is done, nothing rewarded.

        `ValueError` if they are of another spec or number of games, or if one is over that would
        have to begin anew; then nothing has changed. Beyond that the bytes are trusted.
        """
        saved = read_saved(self.spec, self.n, self.auto_reset, states)
        self._states[:] = saved["state"]
        self._courses[:] = saved["course"]
        self._is_begun = True
        return self._step(RESUME, self._actions)

    def _step(self, mode: int, actions: NDArray[np.int64]) -> Step[NDArray[Any]]:
        if mode != DECIDE:
            self.last.mask[:] = False  # whatever was legal before
            self._courses["count"] = 0
        waiting: list[Future[None]] = []
        if self._executor is not None:
            parts = range(1, len(self._parts))
            waiting = [self._executor.submit(self._run_part, p, mode, actions) for p in parts]
        self._run_part(0, mode, actions)
        for future in waiting:
            future.result()
        return self.last

    def _run_part(self, part: int, mode: int, actions: NDArray[np.int64]) -> None:
        first, last = self._parts[part]
        seen = self.last
        self._run(
            self.spec.board.record, self._states, self._courses, mode, actions, self.spec.seats,
            self._choices, self._weights[part], self.seed, self.auto_reset, first, last,
            seen.observation, seen.mask, seen.actor, seen.reward, seen.done,
        )  # fmt: skip
