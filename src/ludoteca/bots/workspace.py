"""The room that a search works in, handed from kernel to kernel as one thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.network import Network
from ludoteca.bots.tree import ACTION, MAX_SEATS, NODE
from ludoteca.bots.weights import Weights, network_of
from ludoteca.core.contract import Game
from ludoteca.core.kernel import Array, new_records

MAX_DEPTH = 4096  # steps of one iteration that are remembered, and so can learn


class Workspace(NamedTuple):
    # The tree, see `bots.tree`.
    nodes: Array
    actions: Array
    # What one iteration uses, and the next one again.
    trial: Array  # a single state
    choices: Array
    outcomes: Array  # weights of chance
    weights: Array  # of choices
    stamps: Array  # by action: the last step of an iteration that found it legal
    path: Array  # nodes from the top down
    shares: Array  # of the win, by seat
    network: Network  # what was learned, and room for it to think
    tastes: Array  # of a character; nobody else has any


def new_workspace(
    game: Game[Any],
    capacity: int,
    weights: Weights | None = None,
    tastes: Sequence[float] = (),
) -> Workspace:
    """Room for so many nodes."""
    nodes, actions = room_for(capacity)
    return Workspace(
        nodes,
        actions,
        trial=new_records(game.state_type, 1),
        choices=np.zeros(game.max_choices, np.int16),
        outcomes=np.zeros(game.max_outcomes, np.int32),
        weights=np.zeros(game.max_choices, np.float64),
        stamps=np.zeros(game.action_count, np.int64),
        path=np.zeros(MAX_DEPTH, np.int32),
        shares=np.zeros(MAX_SEATS, np.float64),
        network=network_of(game, weights),
        tastes=np.array(tastes, np.float64),
    )


def resized(space: Workspace, capacity: int, used: int) -> Workspace:
    """The same tree with room for so many nodes, of which the first are in use."""
    nodes, actions = room_for(capacity)
    nodes[:used], actions[:used] = space.nodes[:used], space.actions[:used]
    return space._replace(nodes=nodes, actions=actions)


def room_for(capacity: int) -> tuple[Array, Array]:
    """Nodes and their actions; pages that no node is written to take no memory."""
    return np.empty(capacity, NODE).view(np.recarray), np.empty(capacity, ACTION)
