"""Marracash as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.boardfile import read_board_file
from ludoteca.core.contract import Action, Game, Kernels, Knowledge, Option, OptionValue
from ludoteca.core.kernel import Record
from ludoteca.core.message import Message
from ludoteca.games.marracash import (
    actions,
    boards,
    box,
    knowledge,
    narrate,
    numbering,
    prompts,
    rules,
)
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.scoring import rank_of, returns, scores
from ludoteca.games.marracash.setup import start
from ludoteca.games.marracash.state import BOARD, STATE
from ludoteca.games.marracash.view import view


class Marracash(Game[MarracashBoard]):
    name = "marracash"
    seats = (3, 4)
    seat_names = box.SEAT_NAMES
    options = (
        Option("souvenirs", False, (False, True)),
        Option("any_raise", False, (False, True)),
        Option("town", "medina", boards.TOWNS, board=True),
    )
    rules_version = 1
    hides_nothing = True
    action_count = numbering.ACTIONS
    max_choices = numbering.MAX_CHOICES
    max_outcomes = numbering.MAX_OUTCOMES
    max_actions = numbering.MAX_ACTIONS
    end_reasons = box.END_REASON_NAMES
    state_type = STATE
    board_type = BOARD
    kernels = Kernels(
        start=start,
        legal=rules.legal,
        refusal=rules.refusal,
        apply=rules.apply,
        chance=rules.chance,
        returns=returns,
        scores=scores,
        redeal=rules.redeal,
        hidden=rules.hidden,
    )
    knowledge = Knowledge(weigh=knowledge.weigh, assess=knowledge.assess)

    def load_board(
        self, options: Mapping[str, OptionValue], files: Mapping[str, str]
    ) -> MarracashBoard:
        return boards.load_board(
            str(options["town"]),
            files["town"],
            bool(options["souvenirs"]),
            bool(options["any_raise"]),
        )

    def board_text(self, name: str) -> str:
        return boards.board_text(name)

    def check_board(self, file: str, text: str) -> str:
        boards.read_town(read_board_file(file, text))
        return "town"

    def action(self, board: MarracashBoard, number: int) -> Action:
        return actions.action_of(board, number)

    def number(self, board: MarracashBoard, action: Action) -> int:
        return actions.number_of(board, action)

    def text(self, action: Action) -> str:
        return actions.text_of(action)

    def parse(self, text: str) -> Action:
        return actions.action_from(text)

    def describe(self, board: MarracashBoard, state: Record, number: int) -> Message:
        return prompts.describe(board, state, number)

    def reason(self, board: MarracashBoard, state: Record, number: int, code: int) -> Message:
        return prompts.reason(board, state, number, code)

    def prompt(self, board: MarracashBoard, state: Record) -> Message:
        return prompts.prompt(board, state)

    def view(self, board: MarracashBoard, state: Record, seat: int | None) -> dict[str, Any]:
        return view(board, state)

    def narrate(
        self, board: MarracashBoard, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return narrate.narrate(board, before, number, after)

    def ranks(self, board: MarracashBoard, state: Record) -> tuple[int, ...]:
        return tuple(int(rank_of(state, seat)) for seat in range(state.seats))


GAME = Marracash()
