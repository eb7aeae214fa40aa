"""Analyses as data: a tree, and any moment of it, where nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np

from ludoteca.core.analysis import ROOT, Analysis
from ludoteca.core.contract import CHANCE, Game
from ludoteca.core.errors import BadRecord
from ludoteca.core.kernel import Record
from ludoteca.core.match import Chance, Match
from ludoteca.core.message import message
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.server.protocol import (
    AnalysisLook,
    AnalysisMoment,
    AnalysisMove,
    AnalysisNode,
    AnalysisStart,
    AnalysisTree,
    AnalysisWish,
    Prospect,
)
from ludoteca.server.telling.replays import result_of
from ludoteca.server.telling.steps import Transition, choice, seat_or_none, told

Data = TypeVar("Data")


def analysis_of(wish: AnalysisWish) -> Analysis:
    """The tree that a browser sends, played by the rules."""
    match = match_at(wish.start, ())
    analysis = Analysis(match.game, match.setting)
    analysis.note(ROOT, wish.note)
    places = [ROOT]  # of the nodes, as the browser counts them
    for twig in wish.nodes:
        if twig.parent >= len(places):
            raise BadRecord(message("analysis-order"))
        places.append(analysis.add(places[twig.parent], twig.number))
        analysis.note(places[-1], twig.note)
    return analysis


def tree_of(analysis: Analysis) -> AnalysisTree:
    """Names are added by whoever knows them."""
    setting, nodes = analysis.setting, analysis.nodes
    return AnalysisTree(
        start=AnalysisStart(
            game=analysis.game.name,
            seats=setting.seats,
            options=dict(setting.options),
            boards={name: setting.files[name] for name in sorted(setting.own_files)},
            position=setting.position,
        ),
        colours=list(analysis.game.seat_names[: setting.seats]),
        players=[None] * setting.seats,
        levels=[None] * setting.seats,
        note=nodes[ROOT].note,
        nodes=[
            AnalysisNode(
                node.parent,
                move(analysis.first, Between(nodes[node.parent].state, node.number, node.state)),
                node.note,
            )
            for node in nodes[1:]
        ],
    )


class Between(NamedTuple):
    """An action between two positions."""

    before: Record
    number: int
    after: Record


def move(match: Match, step: Transition) -> AnalysisMove:
    game, board = match.game, match.board
    label = game.describe(board, step.before, step.number)
    return AnalysisMove(step.number, label, told(game, board, step, None, over=True))


def match_at(start: AnalysisStart, path: Sequence[int]) -> Match:
    """Every action is checked by the rules."""
    game = find_game(start.game)
    setting = make_setting(game, start.seats, start.options, start.boards, start.position)
    match = Match(game, setting, Chance(None, ""))
    for number in path:
        match.follow(number)
    return match


def moment_of(wish: AnalysisLook) -> AnalysisMoment:
    match = match_at(wish.start, wish.path)
    played = []
    if wish.action is not None:
        played.append(move(match, match.follow(wish.action)))
    while wish.go_on != "stay":
        number = next_by_itself(match, draws=wish.go_on == "chance")
        if number is None:
            break
        played.append(move(match, match.follow(number)))
    acted = [actor for actor in match.actors() if actor != CHANCE]
    to_act = seat_or_none(match.actor)
    eyes = to_act if to_act is not None else acted[-1] if acted else None
    numbers = match.legal_numbers()
    return AnalysisMoment(
        played=played,
        view=open_view(match.game, match.board, match.state, eyes),
        seat=eyes,
        to_act=to_act,
        prompt=match.prompt(),
        choices=[] if to_act is None else [choice(match, number) for number in numbers],
        prospects=prospects(match, numbers) if match.actor == CHANCE else [],
        result=result_of(match.outcome),
    )


def next_by_itself(match: Match, *, draws: bool) -> int | None:
    """What happens without anybody deciding it."""
    numbers = match.legal_numbers()
    if len(numbers) == 1:
        return numbers[0]
    if not draws or match.actor != CHANCE:
        return None
    return SystemRandom().choices(numbers, weights(match, numbers))[0]


def weights(match: Match, numbers: Sequence[int]) -> list[int]:
    room = np.zeros(match.game.max_outcomes, np.int32)
    match.game.kernels.chance(match.board.record, match.state, room)
    return [int(weight) for weight in room[: len(numbers)]]


def prospects(match: Match, numbers: Sequence[int]) -> list[Prospect]:
    shares = weights(match, numbers)
    return [
        Prospect(choice(match, number), share / sum(shares))
        for number, share in zip(numbers, shares, strict=True)
    ]


def open_view(game: Game[Any], board: Any, state: Record, eyes: int | None) -> dict[str, Any]:
    """What a seat sees, and what any other sees beside: nobody has secrets in an analysis."""
    view: dict[str, Any] = msgspec.to_builtins(game.view(board, state, eyes))
    if not game.hides_nothing:
        for seat in range(int(state.seats)):
            view = both(view, msgspec.to_builtins(game.view(board, state, seat)))
    return view


def both(one: Data, other: Data) -> Data:
    """The same data twice, of which each may lack what the other has."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: both(value, other[key]) for key, value in one.items()}  # type: ignore[return-value]
    if isinstance(one, list) and isinstance(other, list):
        return [both(*pair) for pair in zip(one, other, strict=True)]  # type: ignore[return-value]
    return other if one is None else one
