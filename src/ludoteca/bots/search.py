"""Information-set Monte Carlo tree search with chance nodes, one for all games.

Each iteration deals anew what the searching seat cannot see, walks down the tree, adds the
choices of the first position not yet looked into, plays on from there for a while and lets the
game's own judgement decide, or the rules if the match ended. Every seat is taken to want its own
win; that a character likes something besides is known to itself alone.

Wide decisions are tamed by weights: a choice is tried the sooner the better it looks (PUCT), and
none is ever dropped. Steps of chance are nodes, too; an outcome that the seat may not see is one
node whatever it is. Templates; `searcher_of` compiles them for a game.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ludoteca.bots.network import share_corrector_of, weight_corrector_of
from ludoteca.bots.tree import NOTHING, UNSEEN, add_node, find_child
from ludoteca.bots.workspace import Workspace
from ludoteca.core.contract import ALL_SEEING, CHANCE, OVER, Game, Weigh
from ludoteca.core.generator import random_below, random_word
from ludoteca.core.kernel import Array, Record, kernel, specialise, unbound
from ludoteca.core.playout import draw_of

# Bound to the kernels of a game.
legal = apply = returns = redeal = hidden = weigh = practised = assess = calm = unbound
draw = pick = pick_practised = expand = rollout = correct_shares = correct_weights = like = unbound

DICE = 0x5BD1E995  # sets the key of chance apart from the key of what is dealt

# How the search goes about it; a bot's level, and the ablations of the arena, are made of these.
MANNER: np.dtype[Any] = np.dtype(
    [
        ("exploration", np.float64),  # how much an untried choice is worth trying
        ("humility", np.float64),  # an untried choice is taken to be so much worse than its parent
        ("horizon", np.int64),  # steps that are played on before judging
        ("informed", np.int64),  # 1: choices are weighed, 0: all alike
        ("sharpness", np.float64),  # in the tree weights count to this power: below 1 it is broader
        ("guided", np.int64),  # 1: playing on follows the weights, 0: at random
        ("keenness", np.int64),  # the weights are followed to this power
        ("judged", np.int64),  # 1: by the game's judgement, 0: played to the end
        ("learned", np.int64),  # 1: a network corrects the game's judgement of positions
        ("advised", np.int64),  # 1: and that of choices
    ]
)


@kernel
def draw_choice(
    weights: Array, count: int, total: float, key: int, stream: int, position: int
) -> int:
    """One of the choices, each as often as it weighs of the total."""
    point = total * random_word(key, stream, position) / 4294967296.0
    choice = 0
    while choice < count - 1 and point >= weights[choice]:
        point -= weights[choice]
        choice += 1
    return choice


def pick_template(
    board: Record,
    state: Record,
    choices: Array,
    count: int,
    weights: Array,
    keenness: int,
    key: int,
    stream: int,
    position: int,
) -> int:
    """One of the choices, each as often as it weighs, to the power of the keenness."""
    weigh(board, state, choices, count, weights)
    total = 0.0
    for choice in range(count):
        weight = weights[choice]
        for _ in range(1, keenness):
            weights[choice] *= weight
        total += weights[choice]
    return draw_choice(weights, count, total, key, stream, position)


def rollout_template(
    board: Record,
    state: Record,
    manner: Record,
    space: Workspace,
    key: int,
    stream: int,
    position: int,
) -> None:
    """Play on, then say who will win: `space.shares`, one a seat.

    A network judges only where nothing is half done, so that play goes on until then.
    """
    choices = space.choices
    end = position + manner.horizon
    while state.actor != OVER and (
        position < end or not manner.judged or (manner.learned and not calm(board, state))
    ):
        count = legal(board, state, choices)
        if state.actor == CHANCE:
            choice = draw(board, state, space.outcomes, key, stream, position)
        elif count == 1:
            choice = 0
        elif not manner.guided:
            choice = random_below(count, key, stream, position)
        elif manner.learned:
            choice = pick_practised(
                board,
                state,
                choices,
                count,
                space.weights,
                manner.keenness,
                key,
                stream,
                position,
            )
        else:
            choice = pick(
                board,
                state,
                choices,
                count,
                space.weights,
                manner.keenness,
                key,
                stream,
                position,
            )
        apply(board, state, choices[choice])
        position += 1
    if state.actor == OVER:
        returns(board, state, space.shares)
    else:
        assess(board, state, space.shares)
        if manner.learned and state.actor >= 0:
            correct_shares(board, state, space.network, space.shares)


def expand_template(
    board: Record,
    state: Record,
    manner: Record,
    space: Workspace,
    used: int,
    node: int,
    count: int,
    stamp: int,
) -> int:
    """Add the choices that the node does not have yet; how many nodes are used now.

    All of them, or none if memory is full: a part of them would be taken for all that can be done.
    What is legal here in this deal gets the stamp.
    """
    nodes, actions, choices, weights = space.nodes, space.actions, space.choices, space.weights
    for choice in range(count):
        space.stamps[choices[choice]] = stamp
    known = 0
    child = int(nodes[node].child)
    while child != NOTHING:
        known += space.stamps[actions[child]] == stamp
        child = int(nodes[child].sibling)
    if known == count or used + count - known > len(nodes):
        return used
    if not manner.informed:
        for choice in range(count):
            weights[choice] = 1.0
    elif manner.learned:
        practised(board, state, choices, count, weights)
        if manner.advised:
            correct_weights(board, state, space.network, choices, count, weights)
    else:
        weigh(board, state, choices, count, weights)
    if manner.sharpness != 1.0:
        for choice in range(count):
            weights[choice] **= manner.sharpness
    total = 0.0
    for choice in range(count):
        total += weights[choice]
    for choice in range(count):
        if known == 0 or find_child(nodes, actions, node, choices[choice]) == NOTHING:
            child = add_node(nodes, actions, used, node, choices[choice])
            nodes[child].prior = weights[choice] / total
            used += 1
    return used


@kernel
def select(manner: Record, space: Workspace, node: int, actor: int, stamp: int) -> int:
    """The child worth a visit now, among those legal here in this deal (marked by the stamp)."""
    nodes, actions = space.nodes, space.actions
    parent = nodes[node]
    mean = parent.total[actor] / max(1, parent.visits)
    urge = manner.exploration * math.sqrt(parent.visits + 1.0)
    best = NOTHING
    best_worth = -1e9
    child = int(parent.child)
    while child != NOTHING:
        if space.stamps[actions[child]] == stamp:
            seen = nodes[child]
            worth = seen.total[actor] / seen.visits if seen.visits else mean - manner.humility
            worth += urge * seen.prior / (1.0 + seen.visits)
            if worth > best_worth:
                best_worth = worth
                best = child
        child = int(nodes[child].sibling)
    return best


def search_template(
    board: Record,
    root: Record,
    seat: int,
    manner: Record,
    space: Workspace,
    used: int,
    top: int,
    key: int,
    first: int,
    iterations: int,
) -> int:
    """So many iterations from the node `top`, which stands for `root`; how many nodes are used.

    `first` is the number of the first iteration: every one has a stream of chance of its own.
    """
    nodes, actions, choices, path = space.nodes, space.actions, space.choices, space.path
    luck = key ^ DICE  # another key, so that the dice know nothing of the cards dealt
    for iteration in range(first, first + iterations):
        space.trial[0] = root
        state = space.trial[0]
        if seat != ALL_SEEING:
            redeal(board, state, seat, key, iteration)
        node = top
        path[0] = top
        depth = 1
        while state.actor != OVER and depth < len(path):
            count = legal(board, state, choices)
            if state.actor == CHANCE or count == 1:
                number = int(choices[0])
                if state.actor == CHANCE:
                    number = int(
                        choices[draw(board, state, space.outcomes, luck, iteration, depth)]
                    )
                unseen = seat != ALL_SEEING and hidden(board, state, number, seat)
                step = UNSEEN if unseen else number
                child = find_child(nodes, actions, node, step)
                if child == NOTHING:
                    child = add_node(nodes, actions, used, node, step)
                    used += child != NOTHING
            else:
                if nodes[node].visits == 0 and node != top:
                    break  # looked into when it is reached again
                stamp = iteration * len(path) + depth  # of this step alone
                used = expand(board, state, manner, space, used, node, count, stamp)
                child = select(manner, space, node, state.actor, stamp)
                number = actions[child]
            if child == NOTHING:
                break  # memory is full
            apply(board, state, number)
            node = child
            path[depth] = node
            depth += 1
        rollout(board, state, manner, space, luck, iteration, depth)
        if len(space.tastes) > 0:
            space.shares[seat] += like(board, state, seat, space.tastes)
        for step in range(depth):
            visited = nodes[path[step]]
            visited.visits += 1
            for other in range(state.seats):
                visited.total[other] += space.shares[other]
    return used


@cache
def searcher_of(game: Game[Any]) -> Callable[..., int]:
    """`search_template` for a game."""
    kernels, judgement = game.kernels, game.judgement
    rules = {"legal": kernels.legal, "apply": kernels.apply}
    return specialise(
        search_template,
        **rules,
        draw=draw_of(game),
        redeal=kernels.redeal,
        hidden=kernels.hidden,
        like=judgement.like,
        expand=specialise(
            expand_template,
            weigh=judgement.weigh,
            practised=judgement.practice,
            correct_weights=weight_corrector_of(game),
        ),
        rollout=specialise(
            rollout_template,
            **rules,
            draw=draw_of(game),
            pick=picker_of(judgement.weigh),
            pick_practised=picker_of(judgement.practice),
            returns=kernels.returns,
            assess=judgement.assess,
            calm=judgement.calm,
            correct_shares=share_corrector_of(game),
        ),
    )


@cache
def picker_of(weigh: Weigh) -> Callable[..., int]:
    """`pick_template` for what a game knows of its choices."""
    return specialise(pick_template, weigh=weigh)
