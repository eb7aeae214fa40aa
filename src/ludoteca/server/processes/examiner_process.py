"""A process that reads the texts of strangers: one errand a line on its input, one finding back.

    python -m ludoteca.server.processes.examiner_process MEGABYTES

Whatever a text does to it, the server and its tables are not touched.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from hashlib import sha256
from typing import TypeAlias

import msgspec

import ludoteca
from ludoteca.core.analysis_text import demand_record, read, write
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.core.setting import make_setting
from ludoteca.core.verification import Verification
from ludoteca.games import find_game, sound_names
from ludoteca.server.processes.child import answer_lines
from ludoteca.server.processes.passkey_reading import MadePasskey, UsedPasskey, read_passkey
from ludoteca.server.protocol import (
    AnalysisLook,
    AnalysisSketch,
    AnalysisStart,
    AnalysisText,
    AnalysisWish,
    BoardDrawing,
)
from ludoteca.server.telling.analyses import analysis_of, moment_of, tree_of
from ludoteca.server.telling.pictures import paint
from ludoteca.server.telling.positions import passed_by, report_on
from ludoteca.server.telling.replays import check_board, draw_board, replay_of_record

MOST_REMEMBERED = 8  # records; their pages are asked for one after the other
NICENESS = 5  # tables come first


class CheckBoard(msgspec.Struct, frozen=True, tag="check-board"):
    text: str
    game: str | None


class DrawBoard(msgspec.Struct, frozen=True, tag="draw-board"):
    text: str
    game: str | None
    language: str


class CheckSetting(msgspec.Struct, frozen=True, tag="check-setting"):
    """Can a match be set up with these boards?"""

    game: str
    seats: int
    options: dict[str, str | bool]
    boards: dict[str, str]


class ReadRecord(msgspec.Struct, frozen=True, tag="read-record"):
    text: str
    first: int
    count: int


class ReadAnalysis(msgspec.Struct, frozen=True, tag="read-analysis"):
    text: str


class WriteAnalysis(msgspec.Struct, frozen=True, tag="write-analysis"):
    wish: AnalysisWish


class LookAt(msgspec.Struct, frozen=True, tag="look-at"):
    """A moment of an analysis."""

    wish: AnalysisLook


class SketchPosition(msgspec.Struct, frozen=True, tag="sketch-position"):
    wish: AnalysisSketch


class FollowPath(msgspec.Struct, frozen=True, tag="follow-path"):
    """What does an analysis come by?"""

    start: AnalysisStart
    path: list[int]


class ReadPlayed(msgspec.Struct, frozen=True, tag="read-played"):
    """A record that is to be reviewed."""

    text: str


class PaintPicture(msgspec.Struct, frozen=True, tag="paint-picture"):
    """Painting lets nothing else in its process go on."""

    drawing: str


class Painting(msgspec.Struct, frozen=True):
    data: bytes


Errand: TypeAlias = (
    CheckBoard
    | DrawBoard
    | CheckSetting
    | ReadRecord
    | ReadAnalysis
    | WriteAnalysis
    | LookAt
    | SketchPosition
    | FollowPath
    | ReadPlayed
    | PaintPicture
    | MadePasskey
    | UsedPasskey
)


class Played(msgspec.Struct, frozen=True):
    """A match of a record, as plain data."""

    game: str
    seats: int
    options: dict[str, str | bool]
    boards: dict[str, str]  # of somebody's own
    position: dict[str, str] | None  # set up by hand
    actions: list[int]
    returns: list[float] | None  # None: it is not over


class Finding(msgspec.Struct, frozen=True):
    answer: msgspec.Raw = msgspec.Raw(b"null")
    refused: Message | None = None
    failed: str | None = None  # what should not have happened
    out_of_memory: bool = False


class Examiner:
    def __init__(self) -> None:
        self._records: OrderedDict[bytes, Verification] = OrderedDict()

    def do(self, errand: Errand) -> msgspec.Struct | None:
        match errand:
            case CheckBoard(text, game):
                return check_board(text, game)
            case DrawBoard(text, game, language):
                return BoardDrawing(draw_board(text, game, language))
            case CheckSetting(name, seats, options, boards):
                rules = find_game(name)
                setting = make_setting(rules, seats, options, boards)
                rules.load_board(setting.options, setting.files)
                return None
            case ReadRecord(text, first, count):
                return replay_of_record(self.verified(text), first, count)
            case ReadAnalysis(text):
                return tree_of(read(text, find_game))
            case WriteAnalysis(wish):
                return AnalysisText(write(analysis_of(wish)))
            case LookAt(wish):
                return moment_of(wish)
            case SketchPosition(wish):
                return report_on(wish)
            case FollowPath(start, path):
                return passed_by(start, path)
            case ReadPlayed(text):
                return played_by(self.verified(text).match)
            case PaintPicture(drawing):
                return Painting(paint(drawing))
            case MadePasskey() | UsedPasskey():
                return read_passkey(errand)

    def verified(self, text: str) -> Verification:
        """Replayed once, however many of its pages are asked for."""
        demand_record(text)
        key = sha256(text.encode()).digest()
        found = self._records.pop(key, None) or ludoteca.verify(text)
        self._records[key] = found
        if len(self._records) > MOST_REMEMBERED:
            self._records.popitem(last=False)
        return found

    def examine(self, line: bytes) -> Finding:
        try:
            answer = self.do(msgspec.json.decode(line, type=Errand))
            return Finding(answer=msgspec.Raw(msgspec.json.encode(answer)))
        except LudotecaError as refusal:
            return Finding(refused=refusal.reason)
        except MemoryError:
            self._records.clear()
            return Finding(out_of_memory=True)
        except Exception as error:  # a fault of ours, but its cause was a stranger's text
            return Finding(failed=f"{type(error).__name__}: {error}"[:1000])


def played_by(match: Match) -> Played:
    setting, outcome = match.setting, match.outcome
    return Played(
        game=match.game.name,
        seats=setting.seats,
        options=setting.options,
        boards={name: setting.files[name] for name in setting.own_files},
        position=setting.position,
        actions=match.actions,
        returns=None if outcome is None else list(outcome.returns),
    )


def main() -> int:
    examiner = Examiner()
    for name in sound_names():
        find_game(name)
    answer_lines(
        lambda line: msgspec.json.encode(examiner.examine(line)),
        megabytes=int(sys.argv[1]),
        niceness=NICENESS,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
