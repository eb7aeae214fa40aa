"""An analysis: where it begins, and a tree of actions from there, with notes.

Chance is a player, so whoever analyses decides what it does, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludoteca.core import limits
from ludoteca.core.contract import CHANCE, OVER, Game
from ludoteca.core.errors import BadRecord, IllegalAction
from ludoteca.core.kernel import Record, copy_record
from ludoteca.core.match import Chance, Match, Playable
from ludoteca.core.message import message
from ludoteca.core.setting import Setting

ROOT = 0  # the node before the first action
NOTHING = -1  # the root has neither a parent nor an action


@dataclass
class Node:
    """A moment: the action that led to it, and what somebody thinks of it."""

    parent: int  # its place among the nodes
    number: int
    actor: int  # of the action: a seat or CHANCE
    state: Record  # after it
    note: str = ""
    children: list[int] = field(default_factory=list)  # the first is the main line


class Analysis:
    """Nodes are only added: those of a record first, then whatever is tried."""

    def __init__(self, game: Game[Any], setting: Setting) -> None:
        self.game = game
        self.setting = setting
        self.first = Match(game, setting, Chance(None, ""))  # stands at the root, and stays there
        self.nodes = [Node(NOTHING, NOTHING, CHANCE, self.first.state)]

    @classmethod
    def of_match(cls, match: Match) -> Analysis:
        analysis, at = cls(match.game, match.setting), ROOT
        for number in match.actions:
            at = analysis.add(at, number)
        return analysis

    def add(self, parent: int, action: Playable) -> int:
        """The node after an action, a new one unless the action was tried there before."""
        number, before = self.first.number(action), self.nodes[parent]
        for child in before.children:
            if self.nodes[child].number == number:
                return child
        if before.state.actor == OVER:
            raise IllegalAction(message("refused-over"))
        kernels, board = self.game.kernels, self.first.board
        code = kernels.refusal(board.record, before.state, number)
        if code:
            raise IllegalAction(self.game.reason(board, before.state, number, int(code)))
        if len(self.nodes) >= limits.ANALYSIS_NODES:
            raise BadRecord(message("analysis-large", limit=limits.ANALYSIS_NODES))
        after = copy_record(before.state)
        kernels.apply(board.record, after, number)
        before.children.append(len(self.nodes))
        self.nodes.append(Node(parent, number, int(before.state.actor), after))
        return before.children[-1]

    def note(self, node: int, text: str) -> None:
        """Say something about a moment; without words, nothing any more."""
        text = "\n".join(line.strip() for line in text.splitlines() if line.strip())
        size = limits.NOTE_BYTES, limits.BOARD_LINE_CHARACTERS
        if too_large := limits.fault_of_size(text, *size):
            raise BadRecord(message("analysis-note", reason=too_large[1]))
        self.nodes[node].note = text

    def path(self, node: int) -> list[int]:
        """The actions that lead to a node."""
        numbers = []
        while node != ROOT:
            numbers.append(self.nodes[node].number)
            node = self.nodes[node].parent
        return numbers[::-1]

    def end(self) -> int:
        """The last node of the main line."""
        node = ROOT
        while children := self.nodes[node].children:
            node = children[0]
        return node

    def match(self, node: int) -> Match:
        """A match that stands there; nobody knows what its chance will do."""
        match = self.first.copy()
        for number in self.path(node):
            match.follow(number)
        return match

    def text(self) -> str:
        """To be kept, and read again by `ludoteca.load_analysis`. See `core.analysis_text`."""
        from ludoteca.core.analysis_text import write  # it reads analyses, too

        return write(self)
