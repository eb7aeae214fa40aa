"""The observation of a game that hides nothing and writes none of its own: its state's numbers.

Every field of the state becomes two: what is above zero, and what is below, where states often keep
their "nobody" and "nowhere". A field whose first axis has a place for each seat begins with the
observer. Which other numbers stand for seats nobody can know here, so the observer's own seat is
told as well.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteca.core.kernel import Array, Record, kernel, specialise, unbound
from ludoteca.core.observation import MOST, Field, Observation, Write

if TYPE_CHECKING:
    from ludoteca.core.contract import Game

# Bound to the parts of a game's state.
inner = copy = rest = unbound
NAME, START, BELOW, SEATS = "", 0, 0, 0


@cache
def observation_of_state(game: Game[Any]) -> Observation:
    """Made from the fields of the state; `TypeError` if that cannot be."""
    if not game.hides_nothing:
        raise TypeError(f"{game.name} keeps secrets, so it has to write its own observation")
    seats = max(game.seats)
    fields = [
        Field("observer", (seats,), 1, "the seat that looks"),
        Field("actor", (seats,), 1, "the seat to act; none while chance acts or when all is over"),
    ]
    write: Write = specialise(first_template, SEATS=seats)
    start = 2 * seats
    for name, (kind, *_) in (game.state_type.fields or {}).items():
        if name == "actor":
            continue
        if kind.base.kind not in "iub":
            raise TypeError(
                f"{game.name}: {name!r} holds no whole numbers, so the game has to write its own "
                "observation"
            )
        high = 1 if kind.base.kind == "b" else min(int(np.iinfo(kind.base).max), MOST)
        shape = kind.shape or (1,)
        above = Field(name, shape, high, f"`{name}` of the state")
        below = Field(f"{name}_below", shape, high + (high < MOST), f"how far `{name}` is below 0")
        fields += [above, below]
        write = specialise(
            chain_template,
            rest=write,
            copy=copy_of(len(kind.shape), kind.shape[:1] == (seats,)),
            NAME=name,
            START=start,
            BELOW=above.size,
        )
        start += 2 * above.size
    return Observation(tuple(fields), write)


@cache
def copy_of(axes: int, by_seat: bool) -> Callable[..., int]:
    """Copies numbers with so many axes, the first of which may be that of seats."""
    if axes == 0:
        return copy_number
    inner = copy_of(axes - 1, by_seat=False)
    return specialise(seats_template if by_seat else axis_template, inner=inner)


def first_template(board: Record, state: Record, seat: int, out: Array) -> None:
    for place in range(SEATS):
        out[place] = seat == place
        out[SEATS + place] = 0
    if state.actor >= 0:
        out[SEATS + (state.actor - seat) % state.seats] = 1


def chain_template(board: Record, state: Record, seat: int, out: Array) -> None:
    rest(board, state, seat, out)
    copy(state[NAME], seat, state.seats, out, START, BELOW)


def seats_template(numbers: Array, seat: int, seats: int, out: Array, at: int, below: int) -> int:
    for place in range(len(numbers)):
        whose = (seat + place) % seats if place < seats else place
        at = inner(numbers[whose], seat, seats, out, at, below)
    return at


def axis_template(numbers: Array, seat: int, seats: int, out: Array, at: int, below: int) -> int:
    for place in range(len(numbers)):
        at = inner(numbers[place], seat, seats, out, at, below)
    return at


@kernel
def copy_number(number: int, seat: int, seats: int, out: Array, at: int, below: int) -> int:
    """Numbers too large for an entry are told as the largest there is."""
    value = int(number)
    out[at] = min(max(value, 0), MOST)
    out[at + below] = min(max(-value, 0), MOST)
    return at + 1
