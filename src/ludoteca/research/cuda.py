"""The same games on a CUDA GPU, where a network plays them without anything leaving it.

Only how the games are spread over the hardware is written here: the steps are those of
`stepping`, the rules those of the games.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.core.contract import Game
from ludoteca.core.gpu import need_cuda
from ludoteca.core.kernel import new_records
from ludoteca.research.dlpack import CUDA_DEVICE, capsule_of
from ludoteca.research.specs import Spec
from ludoteca.research.stepping import (
    BEGIN,
    COURSE,
    DECIDE,
    RESUME,
    go_on_of,
    noise,
    random_choice,
)
from ludoteca.research.vectors import (
    Step,
    check_actions,
    check_begun,
    check_logits,
    read_saved,
    saved_type,
)

WARP = 32
THREADS_A_BLOCK = 64
SHARED_BYTES = 48 * 1024  # that a block may have without asking
FEW_GAMES = 8192  # so many leave a GPU idle with less than a warp for each


class DeviceArray:
    """An array on the GPU, of rows one after the other.

    Torch takes it by `torch.as_tensor`, CuPy by `cupy.asarray`, JAX by `jax.dlpack.from_dlpack`,
    and none of them copies it. It stays where it is: what was taken once shows every step.
    """

    def __init__(self, owner: CudaVector, array: Any) -> None:
        self._owner = owner
        self.array = array  # Numba's

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(int(length) for length in self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        kind: np.dtype[Any] = self.array.dtype
        return kind

    def copy_to_host(self) -> NDArray[Any]:
        """Wait for the GPU, and copy."""
        copied: NDArray[Any] = self.array.copy_to_host(stream=self._owner.numba_stream)
        self._owner.synchronize()
        return copied

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {**self.array.__cuda_array_interface__, "stream": self._owner.stream or 1}

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, self._owner.device_number

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("the array can be lent where it is, not copied")
        self._owner.let_wait(stream)
        address = self.__cuda_array_interface__["data"][0]
        return capsule_of(self, address, self.shape, self.dtype, self.__dlpack_device__())


class CudaVector:
    """Games on a GPU; see `vector`.

    A step is one kernel. It waits for nothing and allocates nothing, so it can be part of a CUDA
    graph. The arrays of a step stay the same ones.
    """

    device = "cuda"

    def __init__(self, spec: Spec, n: int, seed: int, auto_reset: bool, lanes: int = 0) -> None:
        self._cuda = cuda = need_cuda()
        self.spec = spec
        self.n = n
        self.seed = seed
        self.auto_reset = auto_reset
        self.stream = 0
        self.device_number = int(cuda.get_current_device().id)
        game = spec.game
        word, words = words_of(game)
        boards = new_records(game.board_type, 1)
        boards[0] = spec.board.record
        self._boards = cuda.to_device(boards)
        self._states = cuda.device_array((n, words), word)
        self._courses = cuda.to_device(new_records(COURSE, n))
        self._choices = cuda.device_array((n, game.max_choices), np.int16)
        self._actions = cuda.to_device(np.zeros(n, np.int64))
        self._refused = cuda.to_device(np.zeros(1, np.int64))
        self.last = Step(  # what the games show now
            observation=self._new((n, spec.observation.size), np.int16),
            mask=self._new((n, spec.decisions), np.bool_),
            actor=self._new((n,), np.int8),
            reward=self._new((n, spec.seats), np.float32),
            done=self._new((n,), np.bool_),
        )
        self.actions = DeviceArray(self, self._actions)
        self._lanes = lanes or (WARP if n <= FEW_GAMES else WARP // 4)
        self._teams = teams_a_block(game, self._lanes)
        self._run = step_kernel(game, self._lanes, self._teams)
        self._is_begun = False

    def _new(self, shape: tuple[int, ...], kind: type[np.generic]) -> DeviceArray:
        return DeviceArray(self, self._cuda.device_array(shape, kind))

    def reset(self) -> Step[DeviceArray]:
        """Begin all games anew, from the first episode."""
        self._is_begun = True
        self._courses.copy_to_device(new_records(COURSE, self.n), stream=self.numba_stream)
        return self._step(BEGIN, self._actions)

    def step(self, actions: Any) -> Step[DeviceArray]:
        """Play an action in each game, and chance and forced steps up to the next choice.

        `actions` is whatever lies on this GPU and says so by `__cuda_array_interface__`. A game
        whose action is not legal does not change at all, and is counted: see `refused`.
        """
        check_begun(self._is_begun)
        return self._step(DECIDE, self._own_actions(actions))

    def sample(self, logits: Any = None) -> DeviceArray:
        """A legal action for each game, drawn by the softmax of its `logits`, or all alike.

        `logits` is float32[n, decisions or more] on this GPU. The array is that of the last time.
        """
        check_begun(self._is_begun)
        if logits is None:
            blocks = -(-self.n // THREADS_A_BLOCK)
            choose_kernel()[blocks, THREADS_A_BLOCK, self.numba_stream](
                self._courses, self._choices, self.seed, self._actions
            )
            return self.actions
        given = self._cuda.as_cuda_array(logits, sync=False)
        check_logits(given, self.n, self.spec)
        blocks = -(-self.n * WARP // THREADS_A_BLOCK)
        sample_kernel()[blocks, THREADS_A_BLOCK, self.numba_stream](
            self._courses, self._choices, given, self.seed, self._actions
        )
        return self.actions

    @property
    def refused(self) -> int:
        """How many illegal actions there have been; waits for the GPU."""
        count: NDArray[np.int64] = self._refused.copy_to_host(stream=self.numba_stream)
        self.synchronize()
        return int(count[0])

    def states(self) -> NDArray[Any]:
        """A copy, in the memory of the CPU, of all that the games are; see `Vector.states`."""
        check_begun(self._is_begun)
        saved = np.zeros(self.n, saved_type(self.spec))
        states = self._states.copy_to_host(stream=self.numba_stream)
        courses = self._courses.copy_to_host(stream=self.numba_stream)
        self.synchronize()
        saved["state"] = states.view(self.spec.game.state_type)[:, 0]
        saved["course"] = courses
        return saved

    def restore(self, states: ArrayLike | bytes) -> Step[DeviceArray]:
        """Put back what `states` gave, or the bytes of it. Nothing is done, nothing rewarded."""
        saved = read_saved(self.spec, self.n, states)
        word, words = words_of(self.spec.game)
        lines = np.ascontiguousarray(saved["state"]).view(word).reshape(self.n, words)
        self._states.copy_to_device(lines, stream=self.numba_stream)
        courses = np.ascontiguousarray(saved["course"])
        self._courses.copy_to_device(courses, stream=self.numba_stream)
        self.synchronize()
        self._is_begun = True
        return self._step(RESUME, self._actions)

    @property
    def stream(self) -> int:
        """The address of the CUDA stream on which all is done; 0 is the default one.

        Give it that of your own work, as `torch.cuda.current_stream().cuda_stream`.
        """
        return self._stream

    @stream.setter
    def stream(self, address: int) -> None:
        self._stream = address
        cuda = self._cuda
        self.numba_stream = cuda.external_stream(address) if address else cuda.default_stream()

    def synchronize(self) -> None:
        """Wait until all steps are done."""
        self.numba_stream.synchronize()

    def let_wait(self, stream: int | None) -> None:
        """Let another stream wait for ours; None and 1 are the default one, -1 does not wait."""
        other = 0 if stream in (None, 1) else stream
        if other not in (-1, self.stream):
            self.synchronize()

    def _own_actions(self, actions: Any) -> Any:
        if actions is self.actions:
            return self._actions
        given = self._cuda.as_cuda_array(actions, sync=False)
        check_actions(given, self.n)
        if given.dtype == np.int64 and given.is_c_contiguous():
            return given
        blocks = -(-self.n // THREADS_A_BLOCK)
        widen_kernel()[blocks, THREADS_A_BLOCK, self.numba_stream](given, self._actions)
        return self._actions

    def _step(self, mode: int, actions: Any) -> Step[DeviceArray]:
        seen = self.last
        blocks = -(-self.n // self._teams)
        shared = self._teams * self.spec.game.state_type.itemsize
        self._run[blocks, self._teams * self._lanes, self.numba_stream, shared](
            self._boards, self._states, self._courses, mode, actions, self.spec.seats,
            self._choices, self.seed, self.auto_reset, seen.observation.array, seen.mask.array,
            seen.actor.array, seen.reward.array, seen.done.array, self._refused,
        )  # fmt: skip
        return seen


def words_of(game: Game[Any]) -> tuple[np.dtype[Any], int]:
    """The widest integer that a state is made of, and how many of them."""
    size = game.state_type.itemsize
    word = next(np.dtype(f"u{width}") for width in (4, 2, 1) if size % width == 0)
    return word, size // word.itemsize


def teams_a_block(game: Game[Any], lanes: int) -> int:
    """How many games a block of threads takes: what they have in shared memory must fit."""
    bytes_a_game = (
        game.state_type.itemsize
        + 2 * game.observation.size
        + 2 * game.max_choices
        + 4 * game.max_outcomes
        + 16
    )
    return max(1, min(THREADS_A_BLOCK // lanes, SHARED_BYTES // bytes_a_game))


@cache
def step_kernel(game: Game[Any], lanes: int, teams: int) -> Any:
    """One step of all games. So many `lanes`, threads that go together, serve one game: the
    first of them plays, all of them carry memory."""
    cuda = need_cuda()
    go_on, observe = go_on_of(game), game.observation.write
    state_type, size = game.state_type, game.observation.size
    most_choices, most_outcomes = game.max_choices, game.max_outcomes
    word, words = words_of(game)

    def step(
        boards: Any,
        states: Any,
        courses: Any,
        mode: int,
        actions: Any,
        seats: int,
        choices: Any,
        key: int,
        auto_reset: bool,
        observations: Any,
        masks: Any,
        actors: Any,
        rewards: Any,
        done: Any,
        refused: Any,
    ) -> None:
        # Memory that starts at the same place: the states, as records and as words.
        records = cuda.shared.array(0, state_type)
        lines = cuda.shared.array(0, word)
        seen = cuda.shared.array((teams, size), np.int16)
        offered = cuda.shared.array((teams, most_choices), np.int16)
        weights = cuda.shared.array((teams, most_outcomes), np.int32)
        team = cuda.threadIdx.x // lanes
        lane = cuda.threadIdx.x % lanes
        index = cuda.blockIdx.x * teams + team
        games = states.shape[0]
        count = 0
        playing = index < games
        if playing and mode == DECIDE:
            count = courses[index].count
            action = actions[index]
            inside = action >= 0 and action < masks.shape[1]
            if count > 0 and not (inside and masks[index, action]):
                playing = False
                if lane == 0:
                    cuda.atomic.add(refused, 0, 1)
                    done[index] = False
                    for seat in range(seats):
                        rewards[index, seat] = 0.0
        cuda.syncwarp()
        if playing:
            if mode == DECIDE:
                for choice in range(lane, count, lanes):
                    masks[index, choices[index, choice]] = False
            else:
                for number in range(lane, masks.shape[1], lanes):
                    masks[index, number] = False
            for place in range(lane, words, lanes):
                lines[team * words + place] = states[index, place]
        cuda.syncwarp()
        if playing and lane == 0:
            done[index] = go_on(
                boards[0], records[team], courses[index], mode, actions[index], seats,
                offered[team], weights[team], rewards[index], key, index, games, auto_reset,
            )  # fmt: skip
            actor = records[team].actor
            actors[index] = actor
            observe(boards[0], records[team], max(int(actor), 0), seen[team])
        cuda.syncwarp()
        if playing:
            for place in range(lane, words, lanes):
                states[index, place] = lines[team * words + place]
            for entry in range(lane, size, lanes):
                observations[index, entry] = seen[team, entry]
            for choice in range(lane, courses[index].count, lanes):
                number = offered[team, choice]
                choices[index, choice] = number
                masks[index, number] = True

    return cuda.jit(step)


@cache
def choose_kernel() -> Any:
    """One of its choices for each game, all alike."""
    cuda = need_cuda()

    def choose(courses: Any, choices: Any, key: int, actions: Any) -> None:
        index = cuda.grid(1)
        if index < actions.shape[0]:
            actions[index] = random_choice(courses[index], choices[index], key, index)

    return cuda.jit(choose)


@cache
def sample_kernel() -> Any:
    """One of its choices for each game by the softmax of logits: that with the largest sum of
    logit and noise. A warp for each game, so that long lists of choices are shared."""
    cuda = need_cuda()
    nothing = np.float32(-math.inf)

    def sample(courses: Any, choices: Any, logits: Any, key: int, actions: Any) -> None:
        index = cuda.grid(1) // WARP
        lane = cuda.grid(1) % WARP
        if index < actions.shape[0]:
            course = courses[index]
            best, chosen = nothing, np.int32(choices[index, 0] if course.count > 0 else 0)
            for choice in range(lane, course.count, WARP):
                number = np.int32(choices[index, choice])
                value = logits[index, number] + noise(course, choices.shape[1], choice, key, index)
                if value > best:
                    best, chosen = value, number
            away = WARP // 2
            while away > 0:
                other = cuda.shfl_down_sync(0xFFFFFFFF, best, away)
                its = cuda.shfl_down_sync(0xFFFFFFFF, chosen, away)
                if other > best:
                    best, chosen = other, its
                away //= 2
            if lane == 0:
                actions[index] = chosen

    return cuda.jit(sample)


@cache
def widen_kernel() -> Any:
    """Actions of any integer type as those of the steps."""
    cuda = need_cuda()

    def widen(given: Any, actions: Any) -> None:
        index = cuda.grid(1)
        if index < actions.shape[0]:
            actions[index] = given[index]

    return cuda.jit(widen)
