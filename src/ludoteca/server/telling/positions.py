"""Positions that are being set up by hand, as data."""

from __future__ import annotations

import random

import msgspec

from ludoteca.core.match import Chance, Match
from ludoteca.core.position import BadPosition, completed, editing_of, sketch
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.server.protocol import AnalysisSketch, AnalysisStart, PositionReport
from ludoteca.server.telling.analyses import match_at, open_view

SEED = 0  # of the first position that somebody is offered


def report_on(wish: AnalysisSketch) -> PositionReport:
    start = wish.start
    if start.position is None or wish.path:
        match = match_at(start, wish.path) if wish.path else first_turn(start)
        start = msgspec.structs.replace(start, position=sketch(match))
    assert start.position is not None
    game = find_game(start.game)
    setting = make_setting(game, start.seats, start.options, start.boards)
    board, seats = game.load_board(setting.options, setting.files), setting.seats
    editing = editing_of(game)
    fields = editing.fields(board, seats)
    report = PositionReport(
        start=start,
        colours=list(game.seat_names[:seats]),
        fields=fields if wish.fields else [],
        values=dict(start.position),
        faults=[],
        view=None,
        seat=0,
    )
    try:
        values = completed(game, board, seats, start.position)
    except BadPosition as wrong:
        return msgspec.structs.replace(report, faults=list(wrong.faults))
    state = editing.build(board, seats, values)
    defaults = {field.name: field.default for field in fields}
    told = {name: value for name, value in values.items() if value != defaults[name]}
    seat = max(0, int(state.actor))
    return msgspec.structs.replace(
        report,
        start=msgspec.structs.replace(start, position=told),
        values=values,
        faults=editing.faults(board, state, values),
        view=open_view(game, board, state, seat),
        seat=seat,
    )


def first_turn(start: AnalysisStart) -> Match:
    """A match that has just been set up, always the same."""
    game = find_game(start.game)
    setting = make_setting(game, start.seats, start.options, start.boards)
    match, chooser = Match(game, setting, Chance(None, "")), random.Random(SEED)
    editing = editing_of(game)
    while not editing.begins(match.state):
        match.follow(chooser.choice(match.legal_numbers()))
    return match
