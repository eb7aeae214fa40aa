"""Marracash as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING

from ludoteca.core.contract import Game, Judgement, Kernels, Option, OptionValue
from ludoteca.core.kernel import Record
from ludoteca.core.manner import Manner, Sobriety
from ludoteca.core.message import Message
from ludoteca.core.openness import hide_nothing, redeal_nothing
from ludoteca.games.marracash import (
    actions,
    boards,
    box,
    certainty,
    knowledge,
    narrate,
    numbering,
    prompts,
    rules,
    tastes,
)
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.scoring import returns, scores
from ludoteca.games.marracash.setup import start
from ludoteca.games.marracash.state import BOARD, STATE, Phase
from ludoteca.games.marracash.view import MarracashView, view

if TYPE_CHECKING:
    from ludoteca.core.face import Face
    from ludoteca.core.guide import GuideScript
    from ludoteca.core.observation import Observation
    from ludoteca.core.position import Editing
    from ludoteca.core.usage import Counting


class Marracash(Game[MarracashBoard]):
    name = "marracash"
    seats = (3, 4)
    seat_names = box.SEAT_NAMES
    options = (
        Option("souvenirs", False, (False, True)),
        Option("any_raise", False, (False, True)),
        Option("town", "medina", boards.TOWNS, board=True),
    )
    folder = resources.files(__package__)
    board_kinds = (boards.TOWN,)
    minutes = 60
    rules_version = 1
    hides_nothing = True
    actions = actions.TABLE
    decisions = MappingProxyType({"pass": "bid"})
    bids = True
    max_choices = numbering.MAX_CHOICES
    max_outcomes = numbering.MAX_OUTCOMES
    max_actions = numbering.MAX_ACTIONS
    end_reasons = box.END_REASON_NAMES
    state_type = STATE
    state_limit = 1024
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
    judgement = Judgement(
        weigh=knowledge.weigh,
        assess=knowledge.assess,
        settled=certainty.settled,
        like=tastes.like,
    )
    manner = Manner(horizon=10)
    learned_manner = Manner(horizon=0, learned=True)
    sobriety = Sobriety(300, -0.07, 0.97), Sobriety(3000, -0.13, 0.97)
    characters = tastes.CHARACTERS
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

    def view(self, board: MarracashBoard, state: Record, seat: int | None) -> MarracashView:
        return view(board, state)

    def narrate(
        self, board: MarracashBoard, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return narrate.narrate(board, before, number, after)

    def bid_to_answer(self, state: Record) -> int | None:
        return int(state.bid) if state.phase == Phase.BID and state.bid > 0 else None

    def draw_picture(self, board: MarracashBoard, state: Record, language: str) -> str:
        from ludoteca.games.marracash.picture import draw_picture

        return draw_picture(board, self.view(board, state, None), language)

    def draw_board(self, file: str, text: str, language: str = "en") -> str:
        from ludoteca.games.marracash.drawing import draw_board

        return draw_board(file, text, language)

    def face(self, board: MarracashBoard, state: Record, seat: int | None, language: str) -> Face:
        from ludoteca.games.marracash.terminal import Screen

        return Screen(view(board, state), language)

    @property
    def editing(self) -> Editing[MarracashBoard]:
        from ludoteca.games.marracash.editing import EDITING

        return EDITING

    @property
    def observation(self) -> Observation:
        from ludoteca.games.marracash.observation import OBSERVATION

        return OBSERVATION

    @property
    def usage(self) -> Counting[MarracashBoard]:
        from ludoteca.games.marracash.usage import USAGE

        return USAGE

    @property
    def guide(self) -> GuideScript:
        from ludoteca.games.marracash.guide import GUIDE

        return GUIDE


GAME = Marracash()
