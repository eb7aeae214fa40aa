"""Positions that are being set up by hand, as data."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import chain
from typing import Any

import msgspec

from ludoteca.core.contract import CHANCE, OVER, Game
from ludoteca.core.kernel import Record
from ludoteca.core.match import Chance, Match
from ludoteca.core.position import BadPosition, completed, editing_of, sketch
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.server.protocol import AnalysisSketch, AnalysisStart, PositionReport
from ludoteca.server.telling.analyses import match_at, open_view

SEED = 0  # of the first position that somebody is offered
DIGEST = 8  # bytes; that two are the same by accident does not happen


class Passed(msgspec.Struct, frozen=True):
    """What an analysis comes by, as far as everybody would see it, in digests.

    Matches that run are compared with it. What is hidden is in none of them, so that whoever
    guesses it learns nothing.
    """

    sights: frozenset[str]  # all that a spectator sees
    tables: frozenset[str]  # only what lies there, as it is set up by hand


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


def passed_by(start: AnalysisStart, path: Sequence[int]) -> Passed:
    """Every decision on the way counts: what follows one is worth as much as the decision."""
    match = match_at(start, path)
    game, board = match.game, match.board
    states = chain((step.before for step in match.steps()), [match.state])
    decided = [state for state in states if state.actor not in (CHANCE, OVER)]
    return Passed(
        frozenset(sight_of(game, board, state) for state in decided),
        frozenset(digest_of(lying(game, board, state)) for state in decided if game.editing),
    )


def sight_of(game: Game[Any], board: Any, state: Record) -> str:
    return digest(msgspec.json.encode(game.view(board, state, None)))


def tables_of(game: Game[Any], board: Any, state: Record) -> frozenset[str]:
    """What lies there, and the same with the seats called otherwise: all of them one further on."""
    if game.editing is None:
        return frozenset()
    values, seats = lying(game, board, state), game.seat_names[: int(state.seats)]
    turned = [values]
    for _ in seats[1:]:
        turned.append(turn_on(turned[-1], dict(zip(seats, seats[1:] + seats[:1], strict=True))))
    return frozenset(map(digest_of, turned))


def lying(game: Game[Any], board: Any, state: Record) -> dict[str, str]:
    """What lies on the table as far as everybody sees it, in the middle of a turn as well."""
    editing = editing_of(game)
    values = editing.describe(board, state)
    return {name: value for name, value in values.items() if editing.is_open(name)}


def turn_on(values: Mapping[str, str], others: Mapping[str, str]) -> dict[str, str]:
    """With other names of seats, in the names of fields and in what they say."""
    turned = {}
    for name, value in values.items():
        # A region may be called like a seat: then there is no such field.
        fields = [each for each in renamed(name, others) if each in values]
        turned[fields[0] if fields else name] = next(renamed(value, others), value)
    return turned


def renamed(text: str, others: Mapping[str, str]) -> Iterator[str]:
    """With one of its words changed."""
    words = text.split("-")
    for place, word in enumerate(words):
        if word in others:
            yield "-".join([*words[:place], others[word], *words[place + 1 :]])


def digest_of(values: Mapping[str, str]) -> str:
    return digest(msgspec.json.encode(sorted(values.items())))


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=DIGEST).hexdigest()
