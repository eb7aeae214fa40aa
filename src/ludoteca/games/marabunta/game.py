"""Marabunta as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.contract import Action, Game, Kernels, Knowledge, Option, OptionValue
from ludoteca.core.kernel import Record
from ludoteca.core.message import Message
from ludoteca.games.marabunta import (
    actions,
    boards,
    box,
    knowledge,
    narrate,
    numbering,
    prompts,
    rules,
)
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.scoring import returns, scores
from ludoteca.games.marabunta.setup import start
from ludoteca.games.marabunta.state import BOARD, STATE
from ludoteca.games.marabunta.view import view


class Marabunta(Game[MarabuntaBoard]):
    name = "marabunta"
    seats = (box.SEATS,)
    seat_names = box.SEAT_NAMES
    options = (
        Option("territory", "picnic", boards.TERRITORIES, board=True),
        Option("boards", "worker", boards.PLAYER_BOARDS, board=True),
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
    ) -> MarabuntaBoard:
        return boards.load_board(
            (str(options["territory"]), files["territory"]),
            (str(options["boards"]), files["boards"]),
        )

    def board_text(self, name: str) -> str:
        return boards.board_text(name)

    def check_board(self, file: str, text: str) -> str:
        return boards.check_board(file, text)

    def action(self, board: MarabuntaBoard, number: int) -> Action:
        return actions.action_of(board, number)

    def number(self, board: MarabuntaBoard, action: Action) -> int:
        return actions.number_of(board, action)

    def text(self, action: Action) -> str:
        return actions.text_of(action)

    def parse(self, text: str) -> Action:
        return actions.action_from(text)

    def describe(self, board: MarabuntaBoard, state: Record, number: int) -> Message:
        return prompts.describe(board, state, number)

    def reason(self, board: MarabuntaBoard, state: Record, number: int, code: int) -> Message:
        return prompts.reason(board, state, number, code)

    def prompt(self, board: MarabuntaBoard, state: Record) -> Message:
        return prompts.prompt(state)

    def view(self, board: MarabuntaBoard, state: Record, seat: int | None) -> dict[str, Any]:
        return view(board, state)

    def narrate(
        self, board: MarabuntaBoard, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return narrate.narrate(board, before, number, after)

    def ranks(self, board: MarabuntaBoard, state: Record) -> tuple[int, ...]:
        return tuple(1 if seat == state.winner else 2 for seat in range(box.SEATS))


GAME = Marabunta()
