"""What was learned of a game: a small network that corrects the hand-written knowledge.

It looks at what the seat to act sees and says, for every seat, how much likelier it wins, and for
every choice, how much better it is than the game's own `Judgement` says. Where it says nothing,
that judgement stands: on a board that it has not learned, in a game that has no network.

The first layer is sparse: an entry of the observation that has few values selects a row of weights
by its value, the usual value none; an entry with many values multiplies one row. After it come a
narrow layer and two heads. Nothing but NumPy is needed to run it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ludoteca.core.contract import Game
from ludoteca.core.kernel import Array, Record, kernel, specialise, unbound
from ludoteca.core.observation import Write

NOTHING = -1  # no row
LEAST = 1e-4  # the least share or weight that a logarithm is taken of

# Bound to the kernels of a game.
observe = think = unbound


class Network(NamedTuple):
    """Weights as the kernels use them, and room to think."""

    # How the entries of an observation select rows of the first layer.
    kept: Array  # entries that are looked at
    places: Array  # of each: where its rows begin in `rows`, or its only row if it is a number
    limits: Array  # the value from which on there are no rows; 0: it is a number
    scales: Array  # what a number is multiplied by
    rows: Array  # by place and value: a row, or NOTHING
    # Layers: [from, to], but for the heads, where each output has its weights in a row.
    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    seats: Array  # [seat after the one to act, from]
    seats_bias: Array
    choices: Array  # [action, from]
    choices_bias: Array
    trust: Array  # how much the hand-written shares, and weights, count
    # Room.
    entries: Array
    hidden: Array
    neck: Array


def think_template(board: Record, state: Record, network: Network) -> None:
    """Fill `network.neck` with what the seat to act should make of its position."""
    observe(board, state, state.actor, network.entries)
    hidden, neck, first = network.hidden, network.neck, network.first
    for unit in range(len(hidden)):
        hidden[unit] = network.first_bias[unit]
    for index in range(len(network.kept)):
        value = int(network.entries[network.kept[index]])
        limit = int(network.limits[index])
        row = int(network.places[index])
        if limit > 0:
            row = int(network.rows[row + min(value, limit)])
            if row != NOTHING:
                weights = first[row]
                for unit in range(len(hidden)):
                    hidden[unit] += weights[unit]
        elif value != 0:
            weights = first[row]
            much = network.scales[index] * value
            for unit in range(len(hidden)):
                hidden[unit] += much * weights[unit]
    for unit in range(len(neck)):
        neck[unit] = network.second_bias[unit]
    for source in range(len(hidden)):
        if hidden[source] > 0:
            weights = network.second[source]
            much = hidden[source]
            for unit in range(len(neck)):
                neck[unit] += much * weights[unit]
    for unit in range(len(neck)):
        neck[unit] = max(neck[unit], 0)


@kernel
def head(neck: Array, weights: Array) -> float:
    """One output."""
    found = 0.0
    for unit in range(len(neck)):
        found += neck[unit] * weights[unit]
    return found


@kernel
def normalise(logits: Array, count: int) -> None:
    """Turn logits into parts of 1."""
    highest = logits[0]
    for place in range(1, count):
        highest = max(highest, logits[place])
    total = 0.0
    for place in range(count):
        logits[place] = math.exp(logits[place] - highest)
        total += logits[place]
    for place in range(count):
        logits[place] /= total


def correct_shares_template(board: Record, state: Record, network: Network, shares: Array) -> None:
    """Of the win, by seat; a seat has to act."""
    think(board, state, network)
    for after in range(state.seats):
        seat = (state.actor + after) % state.seats
        shares[seat] = (
            network.trust[0] * math.log(max(LEAST, shares[seat]))
            + head(network.neck, network.seats[after])
            + network.seats_bias[after]
        )
    normalise(shares, state.seats)


def correct_weights_template(
    board: Record, state: Record, network: Network, choices: Array, count: int, weights: Array
) -> None:
    """Of the choices of the seat that has to act."""
    think(board, state, network)
    highest = weights[0]
    for choice in range(1, count):
        highest = max(highest, weights[choice])
    for choice in range(count):
        number = choices[choice]
        weights[choice] = (
            network.trust[1] * math.log(max(LEAST, weights[choice] / highest))
            + head(network.neck, network.choices[number])
            + network.choices_bias[number]
        )
    normalise(weights, count)


@kernel
def observe_nothing(board: Record, state: Record, seat: int, entries: Array) -> None:
    """Of a game that a network cannot learn, since it does not say what a seat may see."""


@cache
def sight_of(game: Game[Any]) -> tuple[int, Write]:
    """How many entries the network is shown, and what writes them."""
    try:
        return game.sight.size, game.sight.write
    except TypeError:
        return 0, observe_nothing


@cache
def thinker_of(game: Game[Any]) -> Callable[..., None]:
    """`think_template` for a game."""
    return specialise(think_template, observe=sight_of(game)[1])


@cache
def share_corrector_of(game: Game[Any]) -> Callable[..., None]:
    """`correct_shares_template` for a game."""
    return specialise(correct_shares_template, think=thinker_of(game))


@cache
def weight_corrector_of(game: Game[Any]) -> Callable[..., None]:
    """`correct_weights_template` for a game."""
    return specialise(correct_weights_template, think=thinker_of(game))
