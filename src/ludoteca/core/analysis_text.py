"""The text of an analysis: the header of a record, then its tree.

    ludoteca analysis, format 1
    game marabunta
    …

    # What the match was about.
    chance: first red
    …
    red: take rest
    # Greedy.
    (
    red: take tile
    blue: write c6
    )
    blue: write d1

What stands in brackets is played instead of the action above it. A line behind `#` is a note about
the moment after that action. The text of a match is the text of an analysis without any.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core import limits, record
from ludoteca.core.analysis import ROOT, Analysis
from ludoteca.core.contract import CHANCE, Game
from ludoteca.core.errors import BadRecord, IllegalAction
from ludoteca.core.message import message

TITLE = "ludoteca analysis, format 1"
NOTE = "# "
BEGIN, END = "(", ")"  # of what is played instead


def write(analysis: Analysis) -> str:
    header = [TITLE, *record.setting_lines(analysis.game, analysis.setting), ""]
    lines = [*header, *note_lines(analysis.nodes[ROOT].note)]
    due: list[int | list[str]] = [ROOT]  # nodes whose children are to be written, and lines
    while due:
        todo = due.pop()
        if isinstance(todo, list):
            lines += todo
            continue
        children = analysis.nodes[todo].children
        for main in children[:1]:
            lines += node_lines(analysis, main)
            due.append(main)  # goes on after all that is played instead
        for other in reversed(children[1:]):
            due += [[END], other, [BEGIN, *node_lines(analysis, other)]]
    return "\n".join(lines) + "\n"


def node_lines(analysis: Analysis, place: int) -> list[str]:
    game, node = analysis.game, analysis.nodes[place]
    actor = "chance" if node.actor == CHANCE else game.seat_names[node.actor]
    action = game.text(game.action(analysis.first.board, node.number))
    return [f"{actor}: {action}", *note_lines(node.note)]


def note_lines(note: str) -> list[str]:
    return [f"{NOTE}{line}" for line in note.splitlines()]


def demand_record(text: str) -> None:
    """Where only a match is of use: says what an analysis is, and where it can be opened."""
    if text.startswith(TITLE):
        raise BadRecord(message("record-analysis", page="/analysis", command="ludoteca replay"))


def read(text: str, find_game: Callable[[str], Game[Any]]) -> Analysis:
    """The analysis of a text, or of a match's record; `BadRecord` names the line that is wrong."""
    text = text.replace("\r\n", "\n")
    if not text.startswith(TITLE):
        return Analysis.of_match(record.read(text, find_game))
    lines = text.split("\n")
    header, length = take_header(lines)
    game = record.read_game(header, find_game)
    size = limits.RECORD_BYTES, limits.RECORD_LINE_CHARACTERS
    if too_large := limits.fault_of_size(text, *size):
        place, reason = too_large
        raise BadRecord(message("record-too-large", line=str(place), reason=reason))
    reading = Reading(Analysis(game, record.read_setting(game, header)))
    for place, line in enumerate(lines[length:], start=length + 1):
        reading.take(place, line)
    if reading.left:
        raise BadRecord(message("analysis-unclosed", line=str(len(lines))))
    return reading.analysis


def take_header(lines: Sequence[str]) -> tuple[record.Sheet, int]:
    """What stands above the first empty line, as in a record, and how many lines that is."""
    length = lines.index("") if "" in lines else len(lines)
    header = record.take_apart("\n".join([record.TITLE, *lines[1 : length + 1]]))
    if header.actions:
        first, actor, action = header.actions[0]
        raise unknown_line(first, f"{actor}: {action}")
    return header, length


class Reading:
    """Where in the tree a text has come to."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.at = ROOT
        self.begun = False  # an action stands in the brackets that were opened last
        self.left: list[int] = []  # where to go on after each bracket

    def take(self, place: int, line: str) -> None:
        try:
            if line == BEGIN:
                self.open(place, line)
            elif line == END:
                self.close(place, line)
            elif line.startswith(NOTE):
                note = self.analysis.nodes[self.at].note
                self.analysis.note(self.at, f"{note}\n{line.removeprefix(NOTE)}")
            elif action := re.fullmatch(r"(\w+): (.+)", line):
                self.play(place, *action.groups())
            elif line:
                raise unknown_line(place, line)
        except IllegalAction as refusal:
            reason = refusal.reason
            raise BadRecord(
                message("record-action", line=str(place), action=line, reason=reason)
            ) from refusal

    def open(self, place: int, line: str) -> None:
        if self.at == ROOT or not self.begun:
            raise unknown_line(place, line)
        self.left.append(self.at)
        self.at, self.begun = self.analysis.nodes[self.at].parent, False

    def close(self, place: int, line: str) -> None:
        if not self.left or not self.begun:
            raise unknown_line(place, line)
        self.at = self.left.pop()

    def play(self, place: int, actor: str, action: str) -> None:
        names = {CHANCE: "chance", **dict(enumerate(self.analysis.game.seat_names))}
        if names.get(int(self.analysis.nodes[self.at].state.actor), actor) != actor:
            raise BadRecord(message("record-actor", line=str(place), actor=actor))
        self.at, self.begun = self.analysis.add(self.at, action), True


def unknown_line(place: int, line: str) -> BadRecord:
    return BadRecord(message("record-line", line=str(place), text=line))
