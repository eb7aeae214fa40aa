"""One position of a match, and how it came about as far as each seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.errors import IllegalAction
from ludoteca.core.kernel import Record, copy_record, new_record
from ludoteca.core.message import message
from ludoteca.core.observation import ENTRY
from ludoteca.research.past import DealtAnew, Done, Past, forgotten, told, unseen_of

if TYPE_CHECKING:
    from ludoteca.research.specs import Spec


class Saved(msgspec.Struct, frozen=True, array_like=True):
    """A position as bytes."""

    name: str  # of the spec
    rules: int
    state: bytes
    past: list[Done | DealtAnew]


class Told(NamedTuple):
    """What a seat has been told of so many events of the past."""

    events: int
    text: str


class Position:
    """A position that `apply` changes in place; chance is an actor like the seats."""

    def __init__(self, spec: Spec, state: Record, past: Past) -> None:
        self.spec = spec
        self._state = state
        self._past = past
        self._told: dict[int, Told] = {}  # by seat; a past only grows

    @classmethod
    def first(cls, spec: Spec) -> Position:
        state = new_record(spec.game.state_type)
        spec.game.kernels.start(spec.board.record, state, spec.seats)
        return cls(spec, state, [])

    # What is going on

    @property
    def state(self) -> Record:
        """A copy of the game's own record."""
        return copy_record(self._state)

    @property
    def actor(self) -> int:
        """The seat to act, or `CHANCE` (-1), or `OVER` (-2)."""
        return int(self._state.actor)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def legal(self) -> list[int]:
        """Numbers of what may be done or may happen now, ascending."""
        numbers: list[int] = self._legal().tolist()
        return numbers

    @property
    def mask(self) -> NDArray[np.bool_]:
        """The same as flags, one for each number."""
        mask = np.zeros(self.spec.decisions, np.bool_)
        mask[self._legal()] = True
        return mask

    def chance(self) -> list[tuple[int, float]]:
        """What may happen now and how likely it is; empty if it is not for chance to act."""
        if self.actor != CHANCE:
            return []
        weights = np.zeros(self.spec.outcomes, np.int32)
        total = self.spec.game.kernels.chance(self.spec.board.record, self._state, weights)
        return [
            (number, int(weight) / total)
            for number, weight in zip(self.legal, weights, strict=False)
        ]

    @property
    def returns(self) -> NDArray[np.float64]:
        """For each seat its part of the win, 1 in all; zeros before the end."""
        returns = np.zeros(self.spec.seats, np.float64)
        if self.is_over:
            self.spec.game.kernels.returns(self.spec.board.record, self._state, returns)
        return returns

    # What a seat knows

    def observe(self, seat: int, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What that seat sees now, as the fields of `spec.observation`; written into `out`."""
        size = self.spec.observation.size
        if out is None:
            out = np.empty(size, ENTRY)
        elif out.dtype != ENTRY or out.shape != (size,) or not out.flags.carray:
            raise ValueError(
                f"out has to be a writable row of {size} int16, not {out.dtype} {out.shape}"
            )
        self.spec.observation.write(self.spec.board.record, self._state, self._checked(seat), out)
        return out

    def information(self, seat: int) -> str:
        """All that the seat has seen since the beginning.

        Two positions have the same text exactly if the seat cannot tell them apart.
        """
        beginning = Told(0, f"{self.spec.name} seat {self._checked(seat)}")
        known = self._told.get(seat, beginning)
        lines = told(self._past[known.events :], seat, self.spec.text)
        text = "\n".join([known.text, *lines])
        self._told[seat] = Told(len(self._past), text)
        return text

    def resample(self, seat: int, rng: np.random.Generator) -> Position:
        """A position that the seat cannot tell from this one: what is hidden is dealt anew."""
        other, game = self.copy(), self.spec.game
        if game.hides_nothing:
            return other
        key, stream = (int(number) for number in rng.integers(1 << 62, size=2))
        game.kernels.redeal(self.spec.board.record, other._state, self._checked(seat), key, stream)
        seen = tuple(other.observe(each).tobytes() for each in range(self.spec.seats))
        other._past = [*forgotten(self._past, seat), DealtAnew(seat, seen)]
        other._told = {each: known for each, known in self._told.items() if each == seat}
        return other

    # Going on

    def apply(self, number: int | np.integer[Any]) -> None:
        """Do it, for whoever acts; `IllegalAction` says why not, and nothing has changed."""
        game, board = self.spec.game, self.spec.board
        action = game.actions.checked(number)
        if self.is_over:
            raise IllegalAction(message("refused-over"))
        code = game.kernels.refusal(board.record, self._state, action)
        if code:
            reason = game.reason(board, self._state, action, int(code))
            raise IllegalAction(reason, game.text(game.action(board, action)))
        unseen = 0
        if not game.hides_nothing:
            unseen = int(unseen_of(game)(board.record, self._state, action, self.spec.seats))
        game.kernels.apply(board.record, self._state, action)
        self._past.append(Done(action, unseen))

    def copy(self) -> Position:
        """An independent position."""
        twin = Position(self.spec, self.state, list(self._past))
        twin._told = dict(self._told)
        return twin

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def to_bytes(self) -> bytes:
        """All of it, secrets included; `spec.from_bytes` reads it."""
        rules = self.spec.game.rules_version
        return msgspec.msgpack.encode(
            Saved(self.spec.name, rules, self._state.tobytes(), self._past)
        )

    @classmethod
    def from_bytes(cls, spec: Spec, data: bytes) -> Position:
        """Trust whoever gives you these bytes: their state is taken as it is."""
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
        except msgspec.DecodeError as error:
            raise ValueError(f"these bytes are no position: {error}") from error
        state_type, rules = spec.game.state_type, spec.game.rules_version
        if (saved.name, saved.rules) != (spec.name, rules):
            raise ValueError(
                f"these bytes are a position of {saved.name}, rules {saved.rules}, "
                f"not of {spec.name}, rules {rules}"
            )
        if len(saved.state) != state_type.itemsize:
            raise ValueError("these bytes are no position: the state has another size")
        state = copy_record(np.frombuffer(saved.state, state_type).view(np.recarray)[0])
        return cls(spec, state, saved.past)

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        return self.spec.from_bytes, (self.to_bytes(),)

    def __repr__(self) -> str:
        return f"<Position of {self.spec.name} after {len(self._past)} actions>"

    def _legal(self) -> NDArray[np.int16]:
        """Without asking the rules when all is over."""
        buffer = np.empty(self.spec.game.max_choices, np.int16)
        if self.is_over:
            return buffer[:0]
        count = self.spec.game.kernels.legal(self.spec.board.record, self._state, buffer)
        return buffer[:count]

    def _checked(self, seat: int) -> int:
        if seat not in range(self.spec.seats):
            raise ValueError(f"there is no seat {seat} among {self.spec.seats}")
        return int(seat)
