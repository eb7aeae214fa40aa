"""The memory of a search: a tree of nodes in one array.

A node stands for what the searching seat knows after a line of actions; positions that differ
only in what it cannot see share a node. Children are a linked list, in the order of their arrival.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.kernel import Array, kernel

NOTHING = -1  # no child, no sibling
UNSEEN = -1  # `action` of a step whose outcome the searching seat may not know
MAX_SEATS = 4
ROOT = 0

# The stated limit of a tree's memory: 52 bytes a node with its action, 13 MiB a tree. A full tree
# goes on learning about the nodes it has.
MAX_NODES = 1 << 18

NODE: np.dtype[Any] = np.dtype(
    [
        ("total", np.float64, MAX_SEATS),  # of the results seen below, by seat
        ("visits", np.int32),
        ("prior", np.float32),  # the part of the weight of all choices beside it
        ("child", np.int32),  # the first
        ("sibling", np.int32),  # the next
    ]
)
# Actions are apart from the rest, since a walk along the children reads them first.
ACTION = np.int32


@kernel
def add_node(nodes: Array, actions: Array, used: int, parent: int, action: int) -> int:
    """A new child at the head of its parent's list; its place, or NOTHING if memory is full."""
    if used >= len(nodes):
        return NOTHING
    node = nodes[used]
    node.visits = 0
    node.prior = 1.0
    node.child = NOTHING
    for seat in range(MAX_SEATS):
        node.total[seat] = 0.0
    actions[used] = action
    node.sibling = nodes[parent].child if used != ROOT else NOTHING
    if used != ROOT:
        nodes[parent].child = used
    return used


@kernel
def find_child(nodes: Array, actions: Array, parent: int, action: int) -> int:
    """The child reached by an action, or NOTHING."""
    child = int(nodes[parent].child)
    while child != NOTHING and actions[child] != action:
        child = int(nodes[child].sibling)
    return child


def line_from(nodes: Array, actions: Array, node: int, least: int) -> list[int]:
    """The steps most visited from a node on, its own first, as far as each was visited so often."""
    steps: list[int] = []
    while node != NOTHING and nodes[node].visits >= least:
        steps.append(int(actions[node]))
        best, best_visits = NOTHING, 0
        child = int(nodes[node].child)
        while child != NOTHING:
            if nodes[child].visits > best_visits:
                best, best_visits = child, int(nodes[child].visits)
            child = int(nodes[child].sibling)
        node = best
    return steps
