"""Mini City as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.core.contract import Game, Kernels, Knowledge, Option, OptionValue
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
from ludoteca.games.minicity.scoring import returns, scores
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
    board_folder = Path(__file__).parent / "boards"
    board_kinds = (boards.KIND,)
    rules_version = 1
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
        redeal=cards.redeal,
        hidden=cards.hidden,
    )
    knowledge = Knowledge(weigh=knowledge.weigh, assess=knowledge.assess)
    check_board = staticmethod(boards.check_board)
    describe = staticmethod(prompts.describe)
    reason = staticmethod(prompts.reason)
    prompt = staticmethod(prompts.prompt)

    def load_board(
        self, options: Mapping[str, OptionValue], files: Mapping[str, str]
    ) -> MiniCityBoard:
        return boards.load_board(str(options["hill"]), files["hill"], bool(options["friends"]))

    def view(self, board: MiniCityBoard, state: Record, seat: int | None) -> dict[str, Any]:
        return view(board, state, seat)

    def narrate(
        self, board: MiniCityBoard, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return narrate.narrate(board, before, number, after, seat)


GAME = MiniCity()
