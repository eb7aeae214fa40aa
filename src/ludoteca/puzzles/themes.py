"""What a puzzle is about: the kind of decision, and whether it is won at once or denied."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ludoteca.bots.position import Position
from ludoteca.bots.search import picker_of
from ludoteca.bots.seeds import key_of
from ludoteca.core.actions import tag_of
from ludoteca.core.contract import CHANCE, OVER, Board, Game
from ludoteca.core.kernel import Array, Record, copy_record, new_records, specialise, unbound
from ludoteca.core.playout import draw_of
from ludoteca.puzzles.comparing import Compared

WIN, DENY = "win", "deny"
SURE = 0.99  # the chance from which on a match counts as won
PLAYED = 400  # times that a match is played on to see who gets which points
CLEARLY = 2.0  # standard errors

# Bound to the kernels of a game.
legal = apply = redeal = scores = draw = pick = unbound


def play_on_template(
    board: Record,
    root: Record,
    seat: int,
    trial: Array,
    choices: Array,
    outcomes: Array,
    weights: Array,
    points: Array,
    key: int,
    results: Array,
) -> None:
    """Play on to the end as it looks good at first sight; a row of points for each time."""
    for stream in range(len(results)):
        trial[0] = root
        state = trial[0]
        redeal(board, state, seat, key, stream)
        step = 0
        while state.actor != OVER:
            count = legal(board, state, choices)
            if state.actor == CHANCE:
                choice = draw(board, state, outcomes, key, stream, step)
            elif count == 1:
                choice = 0
            else:
                choice = pick(board, state, choices, count, weights, 1, key, stream, step)
            apply(board, state, choices[choice])
            step += 1
        scores(board, state, points)
        for other in range(state.seats):
            results[stream, other] = points[other]


@cache
def player_of(game: Game[Any]) -> Callable[..., None]:
    """`play_on_template` for a game."""
    kernels = game.kernels
    return specialise(
        play_on_template,
        legal=kernels.legal,
        apply=kernels.apply,
        redeal=kernels.redeal,
        scores=kernels.scores,
        draw=draw_of(game),
        pick=picker_of(game.judgement.weigh),
    )


def points_after(position: Position, number: int, seed: int) -> Any:
    """Points at the end after a choice: a row for each time, a column for each seat."""
    game, board = position.game, position.board.record
    state = copy_record(position.state)
    game.kernels.apply(board, state, number)
    results = np.zeros((PLAYED, int(state.seats)), np.int32)
    player_of(game)(
        board,
        state,
        position.seat,
        new_records(game.state_type, 1),
        np.zeros(game.max_choices, np.int16),
        np.zeros(game.max_outcomes, np.int32),
        np.zeros(game.max_choices, np.float64),
        np.zeros(int(state.seats), np.int32),
        key_of(seed),
        results,
    )
    return results.astype(np.float64)


def denies(position: Position, answer: int, obvious: int, seed: int) -> bool:
    """Does the answer bring the seat no more points than the obvious choice, but a rival fewer?"""
    after, instead = (points_after(position, number, seed) for number in (answer, obvious))
    gain = after.mean(0) - instead.mean(0)
    error = np.sqrt((after.var(0) + instead.var(0)) / PLAYED)
    own, rivals = position.seat, np.arange(after.shape[1]) != position.seat
    fewer = bool((gain + CLEARLY * error)[rivals].min() < 0)
    return fewer and not math.copysign(1, gain[own] - CLEARLY * error[own]) > 0


def decision_of(game: Game[Any], board: Board, number: int) -> str:
    """The kind of decision that an action is, as `split` or `bid`."""
    kind = tag_of(game.action(board, number))
    return game.decisions.get(kind, kind)


def themes_of(position: Position, answer: Compared, obvious: int, seed: int) -> tuple[str, ...]:
    game = position.game
    found = [decision_of(game, position.board, answer.number)]
    if answer.solved and answer.chance >= SURE:
        found.append(WIN)
    elif denies(position, answer.number, obvious, seed):
        found.append(DENY)
    return tuple(found)
