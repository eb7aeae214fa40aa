"""From the log to the match, and from actions to what a seat may read about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludoteca.core.contract import CHANCE, Game
from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernel import Record, copy_record
from ludoteca.core.match import Chance, Match
from ludoteca.core.message import message
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.server.play.starting import entropy_of
from ludoteca.server.protocol import (
    Decided,
    Ended,
    Happening,
    Started,
    Step,
    TakenOver,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from ludoteca.server.storage.entries import Entry
from ludoteca.server.storage.store import MatchRow, SeatRow, TableRow


class OtherRules(LudotecaError):
    """A match of rules that this program does not have; it is not replayed wrongly."""


def set_up(table: TableRow, row: MatchRow, places: Sequence[SeatRow]) -> Match:
    """The match before its first action."""
    game = find_game(row.game)
    if game.rules_version != row.rules_version:
        raise OtherRules(
            message(
                "server-other-rules",
                game=row.game,
                rules=str(row.rules_version),
                have=str(game.rules_version),
            )
        )
    setting = make_setting(game, len(places), table.options, table.boards)
    return Match(game, setting, Chance.of_seed(table.seed, entropy=entropy_of(places)))


def replay(match: Match, entries: Sequence[Entry]) -> None:
    """Bring a match that is set up to where its log leads.

    Undos at the end are played as such, so that the match knows whose they were; what earlier
    ones took back is left out.
    """
    end = len(entries)
    while end and entries[end - 1].kind not in ("started", "decided"):
        end -= 1
    actions: list[int] = []
    for entry in entries[:end]:
        if entry.kind == "undone":
            del actions[entry.kept :]
        actions += entry.actions
    for number in actions:
        match.follow(number)
    for entry in entries[end:]:
        if entry.kind == "undone":
            match.undo()


def steps_of(
    game: Game[Any], board: Any, before: Record, actions: Iterable[int], seat: int | None
) -> list[Step]:
    """Actions from a position on, as a seat (None: a spectator) may know them."""
    state = copy_record(before)
    steps = []
    for number in actions:
        earlier = copy_record(state)
        actor = int(earlier.actor)
        hidden = not game.hides_nothing and game.is_hidden(board, earlier, number, seat)
        game.kernels.apply(board.record, state, number)
        steps.append(
            Step(
                seat=None if actor == CHANCE else actor,
                text=None if hidden else game.text(game.action(board, number)),
                messages=game.narrate(board, earlier, number, state, seat),
            )
        )
    return steps


def happening_of(entry: Entry, steps: list[Step]) -> Happening:
    version, at, seat = entry.version, entry.at, entry.seat or 0
    match entry.kind:
        case "started":
            return Started(version, at, steps)
        case "decided":
            return Decided(version, at, seat, steps)
        case "undo-asked":
            return UndoAsked(version, at, seat)
        case "undo-agreed":
            return UndoAgreed(version, at, seat)
        case "undo-refused":
            return UndoRefused(version, at, seat)
        case "undone":
            return Undone(version, at, seat, entry.back_to)
        case "taken-over":
            return TakenOver(version, at, seat, entry.level)
        case "ended":
            return Ended(version, at, seat)


def happenings_of(
    match: Match, found: dict[int, Record], entries: Iterable[Entry], seat: int | None
) -> list[Happening]:
    """Entries of the log as a seat may know them; the positions before them are given."""
    game, board = match.game, match.board
    return [
        happening_of(entry, steps_of(game, board, found[entry.version - 1], entry.actions, seat))
        for entry in entries
    ]
