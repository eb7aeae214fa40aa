"""The same games on a CUDA GPU, where a network plays them without anything leaving it.

Only how the games are spread over the hardware is written here: the steps are those of
`stepping`, the rules those of the games.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.core.contract import Game
from ludoteca.core.gpu import WARP, need_cuda
from ludoteca.core.kernel import new_records
from ludoteca.research.cuda_choosing import choose_kernel, sample_kernel, widen_kernel
from ludoteca.research.cuda_rounds import (
    THREADS_THAT_SHOW,
    blocks_a_processor,
    play_kernel,
    rows_of,
    show_kernel,
    slots_a_block,
)
from ludoteca.research.cuda_states import WORD, wide_type, words_of
from ludoteca.research.cuda_teams import THREADS_A_BLOCK, step_kernel, teams_a_block
from ludoteca.research.dlpack import CUDA_DEVICE, capsule_of
from ludoteca.research.specs import Spec
from ludoteca.research.stepping import BEGIN, COURSE, DECIDE, RESUME
from ludoteca.research.vectors import (
    Step,
    check_actions,
    check_begun,
    check_logits,
    new_saved,
    read_saved,
)

FEW_GAMES = 16_384  # up to so many are served one by one, more in rounds
LANES = 4  # threads for each of a few games


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

    def __init__(
        self,
        spec: Spec,
        n: int,
        seed: int,
        auto_reset: bool,
        lanes: int | None = None,
        threads: int | None = None,
    ) -> None:
        """`lanes` serve each game one by one, or none do and games play in rounds, so many
        `threads` a block. By default what was found to be best for so many games.
        """
        self._cuda = cuda = need_cuda()
        self.spec = spec
        self.n = n
        self.seed = seed
        self.auto_reset = auto_reset
        self.stream = 0
        self.device_number = int(cuda.get_current_device().id)
        game = spec.game
        boards = new_records(game.board_type, 1)
        boards[0] = spec.board.record
        self._boards = cuda.to_device(boards)
        self._states = cuda.to_device(np.zeros((n, words_of(game)), WORD))
        self._courses = cuda.to_device(np.zeros(n, COURSE))
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
        self._lanes = lanes if lanes is not None else LANES if n <= FEW_GAMES else 0
        self._threads = threads or slots_a_block(game)
        room = cuda.get_current_device().MULTIPROCESSOR_COUNT * blocks_a_processor(game)
        self._games_a_block = max(self._threads, -(-n // room))
        self._is_begun = False

    def _new(self, shape: tuple[int, ...], kind: type[np.generic]) -> DeviceArray:
        return DeviceArray(self, self._cuda.device_array(shape, kind))

    def reset(self) -> Step[DeviceArray]:
        """Begin all games anew, from the first episode."""
        self._is_begun = True
        self._courses.copy_to_device(np.zeros(self.n, COURSE), stream=self.numba_stream)
        return self._step(BEGIN, self._actions)

    def step(self, actions: Any) -> Step[DeviceArray]:
        """Play an action in each game, and chance and forced steps up to the next choice.

        `actions` is whatever lies on this GPU and says so by `__cuda_array_interface__`. A game
        whose action is not legal does not change at all, and is counted: see `refused`. Legal is
        what the mask of the last step says: leave that array as it is.
        """
        check_begun(self._is_begun)
        return self._step(DECIDE, self._own_actions(actions))

    def sample(self, logits: Any = None) -> DeviceArray:
        """A legal action for each game, drawn by the softmax of its `logits`, or all alike.

        `logits` is float32[n, decisions or more] on this GPU; where none of a game's is a number
        its first choice is taken. The array is that of the last time.
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
        saved = new_saved(self.spec, self.n)
        states = self._states.copy_to_host(stream=self.numba_stream)
        courses = self._courses.copy_to_host(stream=self.numba_stream)
        self.synchronize()
        size = self.spec.game.state_type.itemsize
        filled = np.ascontiguousarray(states.view(np.uint8)[:, :size])
        saved["state"] = filled.view(self.spec.game.state_type)[:, 0]
        saved["course"] = courses
        return saved

    def restore(self, states: ArrayLike | bytes) -> Step[DeviceArray]:
        """Put back what `states` gave, or the bytes of it; see `Vector.restore`."""
        saved = read_saved(self.spec, self.n, self.auto_reset, states)
        filled = np.ascontiguousarray(saved["state"]).view(np.uint8).reshape(self.n, -1)
        lines = np.zeros((self.n, words_of(self.spec.game) * WORD.itemsize), np.uint8)
        lines[:, : filled.shape[1]] = filled
        self._states.copy_to_device(lines.view(WORD), stream=self.numba_stream)
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
        game = self.spec.game
        if self._lanes > 0:
            self._step_one_by_one(game, mode, actions)
        else:
            self._step_in_rounds(game, mode, actions)
        return self.last

    def _step_one_by_one(self, game: Game[Any], mode: int, actions: Any) -> None:
        last, teams = self.last, teams_a_block(game, self._lanes)
        kernel = step_kernel(game, self._lanes, teams)
        shared = teams * wide_type(game).itemsize
        kernel[-(-self.n // teams), teams * self._lanes, self.numba_stream, shared](
            self._boards, self._states, self._courses, mode, actions, self.spec.seats,
            self._choices, self.seed, self.auto_reset, last.observation.array, last.mask.array,
            last.actor.array, last.reward.array, last.done.array, self._refused,
        )  # fmt: skip

    def _step_in_rounds(self, game: Game[Any], mode: int, actions: Any) -> None:
        last, size = self.last, wide_type(game).itemsize
        blocks, shared = -(-self.n // self._games_a_block), self._threads * size
        play_kernel(game)[blocks, self._threads, self.numba_stream, shared](
            self._boards, self._states, self._courses, mode, actions, self.spec.seats,
            self._choices, self.seed, self.auto_reset, last.mask.array, last.reward.array,
            last.done.array, self._refused, self._games_a_block,
        )  # fmt: skip
        rows, _ = rows_of(game)
        show_kernel(game)[-(-self.n // rows), THREADS_THAT_SHOW, self.numba_stream, rows * size](
            self._boards, self._states, last.observation.array, last.actor.array
        )
