"""Lessons: decisions of games that a search plays against itself, in machine code.

Every decision is kept with what the seat to act saw, what the hand-written knowledge said, and
what the search made of it: how often it visited each choice, and the share of the win that it
expects for each seat. Template; `lessons_of` compiles it for a game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.first_sight import glancer_of
from ludoteca.bots.search import draw_choice, searcher_of
from ludoteca.bots.tree import MAX_SEATS, NOTHING, ROOT, UNSEEN, add_node
from ludoteca.bots.workspace import Workspace
from ludoteca.core.contract import CHANCE, OVER, Game
from ludoteca.core.generator import random_word
from ludoteca.core.kernel import Array, Record, kernel, specialise, unbound
from ludoteca.core.observation import ENTRY
from ludoteca.core.playout import draw_of

# Bound to the kernels of a game.
start = legal = apply = returns = observe = weigh = assess = calm = draw = search = unbound
glance = note = close = unbound

LUCK = 0x2545F491  # sets the key of a game's dice apart from the key of the searches
BOLD = 0x6C8E9CF5  # and that of choosing


class Lessons(NamedTuple):
    """Rows for decisions, and for all their choices one after the other."""

    # Of each decision.
    observations: Array
    actors: Array
    games: Array  # its number among those of these lessons
    judged: Array  # whether a network may judge there: nothing is half done
    hand: Array  # [decision, place]: shares by hand, of the seat to act first
    searched: Array  # the same by the search
    ends: Array  # where its choices end
    # Of each choice.
    choices: Array
    weights: Array  # by hand, parts of 1
    visits: Array  # parts of 1
    # Of each game.
    returns: Array  # [game, seat]
    seats: Array
    # Decisions, choices and games that are kept.
    used: Array


DECISIONS, CHOICES, GAMES = range(3)
CHOICES_EACH = 40  # of a decision there is room for, on average


def room_for(game: Game[Any], decisions: int, games: int) -> Lessons:
    choices = decisions * CHOICES_EACH + game.max_choices
    return Lessons(
        observations=np.zeros((decisions, game.sight.size), ENTRY),
        actors=np.zeros(decisions, np.int8),
        games=np.zeros(decisions, np.int32),
        judged=np.zeros(decisions, np.bool_),
        hand=np.zeros((decisions, MAX_SEATS), np.float32),
        searched=np.zeros((decisions, MAX_SEATS), np.float32),
        ends=np.zeros(decisions, np.int64),
        choices=np.zeros(choices, np.int16),
        weights=np.zeros(choices, np.float32),
        visits=np.zeros(choices, np.float32),
        returns=np.zeros((games, MAX_SEATS), np.float64),
        seats=np.zeros(games, np.int8),
        used=np.zeros(3, np.int64),
    )


@kernel
def collect_visits(space: Workspace, count: int, visits: Array) -> float:
    """How often each of the choices was visited from the root, and in all."""
    for choice in range(count):
        space.stamps[space.choices[choice]] = choice
        visits[choice] = 0.0
    total = 0.0
    child = int(space.nodes[ROOT].child)
    while child != NOTHING:
        visits[space.stamps[space.actions[child]]] = space.nodes[child].visits
        total += space.nodes[child].visits
        child = int(space.nodes[child].sibling)
    return total


@kernel
def choose(visits: Array, count: int, total: float, bold: float, key: int, moment: int) -> int:
    """The most visited choice, or now and then any, as often as it was visited."""
    if random_word(key, moment, 0) < bold * 4294967296.0:
        return draw_choice(visits, count, total, key, moment, 1)
    choice = 0
    for other in range(1, count):
        if visits[other] > visits[choice]:
            choice = other
    return choice


def note_template(
    board: Record, state: Record, space: Workspace, lessons: Lessons, decision: int
) -> None:
    """What a decision is about, and what is known of it by hand."""
    actor, seats = int(state.actor), int(state.seats)
    observe(board, state, actor, lessons.observations[decision])
    assess(board, state, space.shares)
    for after in range(seats):
        lessons.hand[decision, after] = space.shares[(actor + after) % seats]
    lessons.actors[decision] = actor
    lessons.judged[decision] = calm(board, state)
    lessons.games[decision] = lessons.used[GAMES]


def close_template(
    board: Record, state: Record, lessons: Lessons, decisions: int, choices: int
) -> None:
    """The match is over, and what was written of it counts."""
    game = int(lessons.used[GAMES])
    returns(board, state, lessons.returns[game])
    lessons.seats[game] = state.seats
    lessons.used[GAMES] = game + 1
    lessons.used[DECISIONS] = decisions
    lessons.used[CHOICES] = choices


def lesson_template(
    board: Record,
    state: Record,
    seats: int,
    manner: Record,
    space: Workspace,
    lessons: Lessons,
    visits: Array,
    key: int,
    iterations: int,
    bold: float,
) -> int:
    """Play one game and keep its decisions: 1, or 0 if there was no room and nothing is kept."""
    decision, written = int(lessons.used[DECISIONS]), int(lessons.used[CHOICES])
    if lessons.used[GAMES] == len(lessons.seats):
        return 0
    start(board, state, seats)
    moment = 0
    while state.actor != OVER:
        count = legal(board, state, space.choices)
        choice = 0
        if state.actor == CHANCE:
            choice = draw(board, state, space.outcomes, key ^ LUCK, 0, moment)
        elif count > 1:
            if decision == len(lessons.actors) or written + count > len(lessons.choices):
                return 0
            note(board, state, space, lessons, decision)
            actor = int(state.actor)
            weigh(board, state, space.choices, count, space.weights)
            total = 0.0
            for other in range(count):
                total += space.weights[other]
            for other in range(count):
                lessons.weights[written + other] = space.weights[other] / total
            add_node(space.nodes, space.actions, ROOT, NOTHING, UNSEEN)
            for number in range(len(space.stamps)):
                space.stamps[number] = -1
            search(
                board, state, actor, manner, space, 1, ROOT, key, moment * iterations, iterations
            )
            count = legal(board, state, space.choices)
            total = collect_visits(space, count, visits)
            root = space.nodes[ROOT]
            for after in range(seats):
                share = root.total[(actor + after) % seats] / root.visits
                lessons.searched[decision, after] = share
            for other in range(count):
                lessons.choices[written + other] = space.choices[other]
                lessons.visits[written + other] = visits[other] / total
            choice = choose(visits, count, total, bold, key ^ BOLD, moment)
            written += count
            lessons.ends[decision] = written
            decision += 1
        apply(board, state, space.choices[choice])
        moment += 1
    close(board, state, lessons, decision, written)
    return 1


def drill_template(
    board: Record,
    state: Record,
    seats: int,
    manner: Record,
    space: Workspace,
    lessons: Lessons,
    key: int,
    every: int,
    temperature: float,
) -> int:
    """Play one game at first sight, without search, and keep one position to judge of so many.

    The better a choice looks, the more often it is made; the colder, the more.
    """
    decision = int(lessons.used[DECISIONS])
    if lessons.used[GAMES] == len(lessons.seats):
        return 0
    start(board, state, seats)
    moment = 0
    while state.actor != OVER:
        count = legal(board, state, space.choices)
        choice = 0
        if state.actor == CHANCE:
            choice = draw(board, state, space.outcomes, key ^ LUCK, 0, moment)
        elif count > 1:
            if random_word(key, moment, 2) % every == 0 and calm(board, state):
                if decision == len(lessons.actors):
                    return 0
                note(board, state, space, lessons, decision)
                lessons.ends[decision] = 0
                decision += 1
            choice = glance(
                board,
                state,
                space.network,
                manner.learned,
                space.choices,
                count,
                space.weights,
                temperature,
                key ^ BOLD,
                moment,
                1,
            )
        apply(board, state, space.choices[choice])
        moment += 1
    close(board, state, lessons, decision, 0)
    return 1


def bindings_of(game: Game[Any]) -> dict[str, Callable[..., Any]]:
    """What both ways to play need."""
    rules, judgement = game.kernels, game.judgement
    observe, calm = game.sight.write, judgement.calm
    return {
        "start": rules.start,
        "legal": rules.legal,
        "apply": rules.apply,
        "draw": draw_of(game),
        "note": specialise(note_template, observe=observe, assess=judgement.assess, calm=calm),
        "close": specialise(close_template, returns=rules.returns),
    }


@cache
def lessons_of(game: Game[Any]) -> Callable[..., int]:
    """`lesson_template` for a game."""
    return specialise(
        lesson_template,
        **bindings_of(game),
        weigh=game.judgement.practice,
        search=searcher_of(game),
    )


@cache
def drills_of(game: Game[Any]) -> Callable[..., int]:
    """`drill_template` for a game."""
    return specialise(
        drill_template,
        **bindings_of(game),
        glance=glancer_of(game),
        calm=game.judgement.calm,
    )
