"""Mini City as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.contract import Action, Game, Kernels, Knowledge, Option, OptionValue
from ludoteca.core.kernel import Record
from ludoteca.core.message import Message
from ludoteca.games.minicity import (
    actions,
    boards,
    box,
    cards,
    knowledge,
    narrate,
    numbering,
    prompts,
    rules,
)
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.scoring import rank, returns, scores
from ludoteca.games.minicity.setup import start
from ludoteca.games.minicity.state import BOARD, STATE
from ludoteca.games.minicity.view import view


class MiniCity(Game[MiniCityBoard]):
    name = "minicity"
    seats = box.SEAT_COUNTS
    seat_names = box.SEAT_NAMES
    options = (
        Option("friends", False, (False, True)),
        Option("hill", "anthill", boards.HILLS, board=True),
    )
    rules_version = 1
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
        redeal=cards.redeal,
        hidden=cards.hidden,
    )
    knowledge = Knowledge(weigh=knowledge.weigh, assess=knowledge.assess)

    def load_board(
        self, options: Mapping[str, OptionValue], files: Mapping[str, str]
    ) -> MiniCityBoard:
        return boards.load_board(str(options["hill"]), files["hill"], bool(options["friends"]))

    def board_text(self, name: str) -> str:
        return boards.board_text(name)

    def check_board(self, file: str, text: str) -> str:
        return boards.check_board(file, text)

    def action(self, board: MiniCityBoard, number: int) -> Action:
        return actions.action_of(number)

    def number(self, board: MiniCityBoard, action: Action) -> int:
        return actions.number_of(action)

    def text(self, action: Action) -> str:
        return actions.text_of(action)

    def parse(self, text: str) -> Action:
        return actions.action_from(text)

    def describe(self, board: MiniCityBoard, state: Record, number: int) -> Message:
        return prompts.describe(board, state, number)

    def reason(self, board: MiniCityBoard, state: Record, number: int, code: int) -> Message:
        return prompts.reason(board, state, number, code)

    def prompt(self, board: MiniCityBoard, state: Record) -> Message:
        return prompts.prompt(board, state)

    def view(self, board: MiniCityBoard, state: Record, seat: int | None) -> dict[str, Any]:
        return view(board, state, seat)

    def narrate(
        self, board: MiniCityBoard, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return narrate.narrate(board, before, number, after, seat)

    def ranks(self, board: MiniCityBoard, state: Record) -> tuple[int, ...]:
        return tuple(int(rank(state, seat)) for seat in range(state.seats))


GAME = MiniCity()
