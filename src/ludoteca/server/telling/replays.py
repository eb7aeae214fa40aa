"""Matches and boards as pages of data: to watch again, to check, to learn from."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ludoteca.core.boardkind import game_of_board
from ludoteca.core.contract import Game, Outcome
from ludoteca.core.errors import BadBoard
from ludoteca.core.match import Match
from ludoteca.core.message import Message, message
from ludoteca.core.verification import Verification
from ludoteca.games import find_game, sound_names
from ludoteca.server.protocol import BoardReport, Frame, Proof, Replay, Result
from ludoteca.server.telling.steps import seat_or_none, told

FILE = "board.toml"  # what a board without a file is called


def result_of(outcome: Outcome | None) -> Result | None:
    if outcome is None:
        return None
    return Result(
        list(outcome.scores), list(outcome.ranks), list(outcome.returns), list(outcome.reasons)
    )


def replay_of(match: Match, first: int, count: int) -> Replay:
    """A page of a match, as a spectator may see it."""
    setting = match.setting
    return Replay(
        game=match.game.name,
        rules_version=match.game.rules_version,
        options=dict(setting.options),
        own_boards={name: setting.files[name] for name in sorted(setting.own_files)},
        colours=list(match.game.seat_names[: setting.seats]),
        players=[None] * setting.seats,
        levels=[None] * setting.seats,
        frames=len(match.actions) + 1,
        first=first,
        page=frames(match, first, count),
        result=result_of(match.outcome),
        commitment=match.chance.commitment,
        seed=match.chance.seed,
        proof=None,
    )


def frames(match: Match, first: int, count: int) -> list[Frame]:
    page = []
    if first == 0 and count > 0:
        start = Match(match.game, match.setting, match.chance)
        page.append(Frame(0, None, start.view(), seat_or_none(start.actor)))
    for step in match.steps():
        index = step.index + 1
        if index >= first + count:
            break
        if index >= max(first, 1):
            known = told(match.game, match.board, step, None, over=True)
            view = cast("dict[str, Any]", match.game.view(match.board, step.after, None))
            page.append(Frame(index, known, view, seat_or_none(int(step.after.actor))))
    return page


def replay_of_record(found: Verification, first: int, count: int) -> Replay:
    """Any record, checked by the rules; the first page says whether chance was fair, too."""
    made = replay_of(found.match, first, count)
    return msgspec.structs.replace(made, proof=proof_of(found)) if first == 0 else made


def proof_of(found: Verification) -> Proof:
    return Proof(
        verdict=found.verdict,
        checked=found.checked,
        scripted=found.scripted,
        set_up=found.is_set_up,
        contributed=found.contributed,
        withheld=found.withheld,
        outcome_agrees=found.outcome_agrees,
        difference=None if found.difference is None else difference_message(found),
    )


def difference_message(found: Verification) -> Message:
    difference = found.difference
    assert difference is not None
    return message(
        "server-difference",
        index=str(difference.index),
        recorded=difference.recorded,
        expected=difference.expected,
    )


def game_of(text: str, name: str | None) -> Game[Any]:
    """The game that a board is for, if nobody says which; `BadBoard` if none knows its kind."""
    if name is not None:
        return find_game(name)
    return game_of_board([find_game(each) for each in sound_names()], FILE, text)


def check_board(text: str, name: str | None) -> BoardReport:
    """Which game and option a board is for, or what is wrong with it and where."""
    try:
        game = game_of(text, name)
        name = game.name
        return BoardReport(True, name, game.check_board(FILE, text), None, None)
    except BadBoard as wrong:
        return BoardReport(False, name, None, wrong.line, wrong.fault)


def draw_board(text: str, name: str | None, language: str) -> str:
    return game_of(text, name).draw_board(FILE, text, language)
