"""Marracash as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.core.contract import Game, Kernels, Knowledge, Option, OptionValue
from ludoteca.core.kernel import Record
from ludoteca.core.message import Message
from ludoteca.core.openness import hide_nothing, redeal_nothing
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
from ludoteca.games.marracash.scoring import returns, scores
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
    board_folder = Path(__file__).parent / "boards"
    board_kinds = (boards.KIND,)
    rules_version = 1
    hides_nothing = True
    actions = actions.TABLE
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
        redeal=redeal_nothing,
        hidden=hide_nothing,
    )
    knowledge = Knowledge(weigh=knowledge.weigh, assess=knowledge.assess)
    check_board = staticmethod(boards.check_board)
    describe = staticmethod(prompts.describe)
    reason = staticmethod(prompts.reason)
    prompt = staticmethod(prompts.prompt)

    def load_board(
        self, options: Mapping[str, OptionValue], files: Mapping[str, str]
    ) -> MarracashBoard:
        return boards.load_board(
            str(options["town"]),
            files["town"],
            bool(options["souvenirs"]),
            bool(options["any_raise"]),
        )

    def view(self, board: MarracashBoard, state: Record, seat: int | None) -> dict[str, Any]:
        return view(board, state)

    def narrate(
        self, board: MarracashBoard, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return narrate.narrate(board, before, number, after)


GAME = Marracash()
