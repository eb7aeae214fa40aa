"""What has happened up to a position, and who may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec

from ludoteca.core.contract import Game
from ludoteca.core.kernel import Record, specialise, unbound

hidden = unbound  # of a game, in the template

UNKNOWN = -1  # in place of a number
EVERYBODY = -1  # bits of all seats


class Done(msgspec.Struct, frozen=True, array_like=True, tag=0):
    """An action, and the seats that may not know it, as bits."""

    number: int
    unseen: int


class DealtAnew(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """What a seat could not see was dealt anew; each seat's observation since.

    The seat itself has noticed nothing. For the others the past that it does not know is gone, and
    what they see now stands for it.
    """

    seat: int
    seen: tuple[bytes, ...]


Past: TypeAlias = list[Done | DealtAnew]


def unseen_template(board: Record, state: Record, number: int, seats: int) -> int:
    """The seats that may not know an action about to be applied, as bits."""
    unseen = 0
    for seat in range(seats):
        unseen |= hidden(board, state, number, seat) << seat
    return unseen


@cache
def unseen_of(game: Game[Any]) -> Callable[[Record, Record, int, int], int]:
    return specialise(unseen_template, hidden=game.kernels.hidden)


def forgotten(past: Past, seat: int) -> Iterator[Done | DealtAnew]:
    """The past without what the seat does not know."""
    for event in past:
        hidden = isinstance(event, Done) and event.unseen >> seat & 1
        yield Done(UNKNOWN, EVERYBODY) if hidden else event


def told(past: Past, seat: int, text_of: Callable[[int], str]) -> Iterator[str]:
    """The past as the seat knows it, a line for each thing that it has seen or noticed."""
    for event in past:
        if isinstance(event, Done):
            yield "?" if event.unseen >> seat & 1 else text_of(event.number)
        elif event.seat != seat:
            yield f"sees {event.seen[seat].hex()}"
