"""Many trees at once, whose leaves somebody else judges: the kernels of a guided search.

Each walk deals anew what its tree's seat cannot see and goes down to the first position that has
choices without a node. Those positions, of all trees together, are laid out as one batch: what
the seat to act sees, and which choices it has. Whoever judges them gives weights to the choices
and a share of the win to each seat, from which the trees learn. Nodes are those of `bots.tree`.
Templates; `walks_of` and `lessons_of` compile them for a game.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.search import DICE
from ludoteca.bots.tree import ACTION, MAX_SEATS, NODE, NOTHING, ROOT, UNSEEN, add_node, find_child
from ludoteca.core.contract import CHANCE, OVER, Game
from ludoteca.core.kernel import Array, Record, kernel, new_records, specialise, unbound
from ludoteca.core.observation import ENTRY
from ludoteca.core.playout import draw_of

MAX_DEPTH = 1024  # steps of one walk that are remembered, and so can learn

# Bound to the kernels of a game.
legal = apply = returns = redeal = hidden = chance = observe = draw = unbound
walk = expand = happen = unbound


class Forest(NamedTuple):
    """Trees in rows, and `leaves` places for walks in each."""

    # Of each tree.
    nodes: Array  # [tree, node]
    actions: Array  # [tree, node]
    pending: Array  # [tree, node]: walks that came by and are not judged yet
    used: Array  # nodes
    roots: Array  # states
    seats: Array  # the seat that searches
    keys: Array  # of chance
    firsts: Array  # the number of its first walk, for chance
    # Of each walk.
    trials: Array  # states, at the end of the walk
    paths: Array  # [walk, step]: nodes
    depths: Array  # steps
    leaves: Array  # the node to grow at, or NOTHING if there is no room for it
    rows: Array  # its place in the batch, or NOTHING if the match is over there
    shares: Array  # [walk, seat]: of the win
    # The batch.
    observations: Array
    masks: Array
    actors: Array
    # What one step uses, and the next one again.
    choices: Array
    outcomes: Array
    weights: Array
    stamps: Array  # by action: when it was found legal last
    clock: Array  # a single number


def plant(game: Game[Any], trees: int, leaves: int, capacity: int) -> Forest:
    """Room for so many trees; pages that no node is written to take no memory."""
    walks = trees * leaves
    return Forest(
        nodes=np.empty((trees, capacity), NODE).view(np.recarray),
        actions=np.empty((trees, capacity), ACTION),
        pending=np.zeros((trees, capacity), np.int32),
        used=np.zeros(trees, np.int64),
        roots=new_records(game.state_type, trees),
        seats=np.zeros(trees, np.int64),
        keys=np.zeros(trees, np.int64),
        firsts=np.zeros(trees, np.int64),
        trials=new_records(game.state_type, walks),
        paths=np.empty((walks, min(game.max_actions + 2, MAX_DEPTH)), np.int32),
        depths=np.zeros(walks, np.int64),
        leaves=np.zeros(walks, np.int64),
        rows=np.zeros(walks, np.int64),
        shares=np.zeros((walks, MAX_SEATS), np.float64),
        observations=np.zeros((walks, game.observation.size), ENTRY),
        masks=np.zeros((walks, game.action_count), np.bool_),
        actors=np.zeros(walks, np.int8),
        choices=np.zeros(game.max_choices, np.int16),
        outcomes=np.zeros(game.max_outcomes, np.int32),
        weights=np.zeros(game.max_choices, np.float64),
        stamps=np.zeros(game.action_count, np.int64),
        clock=np.zeros(1, np.int64),
    )


@kernel
def mark(forest: Forest, tree: int, node: int, count: int) -> int:
    """Stamp the first choices of the buffer as legal; how many of them have a node."""
    forest.clock[0] += 1
    for choice in range(count):
        forest.stamps[forest.choices[choice]] = forest.clock[0]
    known = 0
    child = int(forest.nodes[tree][node].child)
    while child != NOTHING:
        known += forest.stamps[forest.actions[tree][child]] == forest.clock[0]
        child = int(forest.nodes[tree][child].sibling)
    return known


@kernel
def select(
    forest: Forest, tree: int, node: int, actor: int, exploration: float, humility: float
) -> int:
    """The child worth a visit now, among those marked (PUCT).

    A walk that is not judged yet counts as lost, so that the next one goes elsewhere.
    """
    nodes, pending = forest.nodes[tree], forest.pending[tree]
    parent = nodes[node]
    mean = parent.total[actor] / max(1, parent.visits)
    urge = exploration * math.sqrt(parent.visits + pending[node])
    best = NOTHING
    best_worth = -1e300
    child = int(parent.child)
    while child != NOTHING:
        if forest.stamps[forest.actions[tree][child]] == forest.clock[0]:
            seen = nodes[child]
            visits = seen.visits + pending[child]
            worth = seen.total[actor] / visits if visits else mean - humility
            worth += urge * seen.prior / (1.0 + visits)
            # Children are listed last first: of equals the one added first is taken.
            if worth >= best_worth:
                best_worth = worth
                best = child
        child = int(nodes[child].sibling)
    return best


def happen_template(
    board: Record, state: Record, forest: Forest, tree: int, node: int, count: int, seat: int
) -> int:
    """The outcome of chance that is furthest behind its probability, by its place.

    NOTHING if the seat may not see it: such outcomes have no nodes of their own to count by.
    """
    for choice in range(count):
        if hidden(board, state, forest.choices[choice], seat):
            return NOTHING
    total = chance(board, state, forest.outcomes)
    nodes, actions, pending = forest.nodes[tree], forest.actions[tree], forest.pending[tree]
    visits = nodes[node].visits + pending[node]
    best = 0
    best_due = -1e300
    for choice in range(count):
        due = visits * forest.outcomes[choice] / total
        child = find_child(nodes, actions, node, forest.choices[choice])
        if child != NOTHING:
            due -= nodes[child].visits + pending[child]
        if due > best_due and forest.outcomes[choice] > 0:
            best_due = due
            best = choice
    return best


def walk_template(
    board: Record,
    forest: Forest,
    tree: int,
    place: int,
    number: int,
    exploration: float,
    humility: float,
    evenly: int,
) -> int:
    """Go down once, and remember the way; 1 if somebody has to judge where it ends."""
    nodes, actions, pending = forest.nodes[tree], forest.actions[tree], forest.pending[tree]
    path, choices, seat = forest.paths[place], forest.choices, int(forest.seats[tree])
    key, stream = int(forest.keys[tree]), int(forest.firsts[tree]) + number
    luck = key ^ DICE  # another key, so that the dice know nothing of the cards dealt
    forest.trials[place] = forest.roots[tree]
    state = forest.trials[place]
    redeal(board, state, seat, key, stream)
    node = ROOT
    path[0] = ROOT
    pending[ROOT] += 1
    depth = 1
    steps = 0
    while state.actor != OVER:
        count = legal(board, state, choices)
        if state.actor == CHANCE or (count == 1 and steps > 0):
            choice = 0
            if state.actor == CHANCE:
                choice = NOTHING
                if evenly and node != NOTHING:
                    choice = happen(board, state, forest, tree, node, count, seat)
                if choice == NOTHING:
                    choice = draw(board, state, forest.outcomes, luck, stream, steps)
            action = int(choices[choice])
            step = UNSEEN if hidden(board, state, action, seat) else action
            child = NOTHING
            if node != NOTHING:
                child = find_child(nodes, actions, node, step)
                if child == NOTHING:
                    child = add_node(nodes, actions, int(forest.used[tree]), node, step)
                    if child != NOTHING:
                        pending[child] = 0
                        forest.used[tree] += 1
        else:
            if node == NOTHING or mark(forest, tree, node, count) < count:
                break
            child = select(forest, tree, node, int(state.actor), exploration, humility)
            action = int(actions[child])
        apply(board, state, action)
        steps += 1
        node = child if depth < len(path) else NOTHING
        if node != NOTHING:
            path[depth] = node
            pending[node] += 1
            depth += 1
    forest.depths[place] = depth
    forest.leaves[place] = node
    if state.actor == OVER:
        returns(board, state, forest.shares[place])
        return 0
    return 1


def walks_template(
    board: Record,
    forest: Forest,
    leaves: int,
    first: int,
    exploration: float,
    humility: float,
    evenly: int,
) -> int:
    """So many walks in every tree; how many positions are in the batch to be judged."""
    rows = 0
    for tree in range(len(forest.used)):
        for leaf in range(leaves):
            place = tree * leaves + leaf
            number = first + leaf
            if walk(board, forest, tree, place, number, exploration, humility, evenly):
                state = forest.trials[place]
                forest.rows[place] = rows
                forest.actors[rows] = state.actor
                observe(board, state, state.actor, forest.observations[rows])
                count = legal(board, state, forest.choices)
                mask = forest.masks[rows]
                for action in range(len(mask)):
                    mask[action] = False
                for choice in range(count):
                    mask[forest.choices[choice]] = True
                rows += 1
            else:
                forest.rows[place] = NOTHING
    return rows


def expand_template(
    board: Record, state: Record, forest: Forest, tree: int, node: int, logits: Array
) -> None:
    """Add the choices that a node does not have yet: all of them, or none if memory is full."""
    nodes, actions, choices = forest.nodes[tree], forest.actions[tree], forest.choices
    count = legal(board, state, choices)
    missing = count - mark(forest, tree, node, count)
    used = int(forest.used[tree])
    if missing == 0 or used + missing > len(nodes):
        return
    highest = float(logits[choices[0]])
    for choice in range(1, count):
        highest = max(highest, float(logits[choices[choice]]))
    total = 0.0
    for choice in range(count):
        forest.weights[choice] = math.exp(logits[choices[choice]] - highest)
        total += forest.weights[choice]
    for choice in range(count):
        known = missing < count and find_child(nodes, actions, node, choices[choice]) != NOTHING
        if not known:
            add_node(nodes, actions, used, node, choices[choice])
            nodes[used].prior = forest.weights[choice] / total
            forest.pending[tree][used] = 0
            used += 1
    forest.used[tree] = used


def lessons_template(
    board: Record, forest: Forest, leaves: int, logits: Array, values: Array
) -> None:
    """Let every tree learn what was said of the ends of its walks.

    `values` tell the share of the seat to act first, then of the others clockwise.
    """
    for tree in range(len(forest.used)):
        nodes, pending = forest.nodes[tree], forest.pending[tree]
        for leaf in range(leaves):
            place = tree * leaves + leaf
            state, shares, row = forest.trials[place], forest.shares[place], forest.rows[place]
            seats = int(state.seats)
            if row != NOTHING:
                for other in range(seats):
                    shares[(state.actor + other) % seats] = values[row, other]
                if forest.leaves[place] != NOTHING:
                    expand(board, state, forest, tree, int(forest.leaves[place]), logits[row])
            for step in range(forest.depths[place]):
                node = forest.paths[place, step]
                pending[node] -= 1
                visited = nodes[node]
                visited.visits += 1
                for seat in range(seats):
                    visited.total[seat] += shares[seat]


@cache
def walks_of(game: Game[Any]) -> Callable[..., int]:
    """`walks_template` for a game."""
    rules = game.kernels
    return specialise(
        walks_template,
        legal=rules.legal,
        observe=game.observation.write,
        walk=specialise(
            walk_template,
            legal=rules.legal,
            apply=rules.apply,
            returns=rules.returns,
            redeal=rules.redeal,
            hidden=rules.hidden,
            draw=draw_of(game),
            happen=specialise(happen_template, chance=rules.chance, hidden=rules.hidden),
        ),
    )


@cache
def lessons_of(game: Game[Any]) -> Callable[..., None]:
    """`lessons_template` for a game."""
    return specialise(
        lessons_template, expand=specialise(expand_template, legal=game.kernels.legal)
    )
