"""From the log to the match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernel import Record
from ludoteca.core.match import Chance, Match
from ludoteca.core.message import message
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.server.play.starting import entropy_of, give
from ludoteca.server.storage.entries import Decision, End, Entry, Start, TakeBack
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


def replay(match: Match, entries: Iterable[Entry]) -> dict[int, Record]:
    """Bring a match that is set up to where its log leads; the positions on the way, by version."""
    positions = {0: match.state}
    for entry in entries:
        match entry:
            case TakeBack():
                match.undo(positions[entry.back_to])
            case Start() | Decision():
                for number in entry.actions:
                    match.follow(number)
                if isinstance(entry, Start):
                    give(match, entry.given)
        positions[entry.version] = match.state
    return positions


def goes_on(match: Match, entries: Iterable[Entry]) -> bool:
    """Can anybody play it on from where its log leads?

    The row of a match does not say so: one of rules that a program did not have was put down as
    ended without an end in its log, and with its rules it comes back.
    """
    return match.to_act is not None and not any(isinstance(entry, End) for entry in entries)
