"""Marabunta as the contract wants it."""

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
from ludoteca.games.marabunta import (
    actions,
    boards,
    box,
    knowledge,
    narrate,
    numbering,
    prompts,
    rules,
    tastes,
)
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.scoring import returns, scores
from ludoteca.games.marabunta.setup import start
from ludoteca.games.marabunta.state import BOARD, STATE
from ludoteca.games.marabunta.view import MarabuntaView, view

if TYPE_CHECKING:
    from ludoteca.core.face import Face
    from ludoteca.core.guide import GuideScript
    from ludoteca.core.observation import Observation
    from ludoteca.core.position import Editing
    from ludoteca.core.usage import Counting


class Marabunta(Game[MarabuntaBoard]):
    name = "marabunta"
    seats = (box.SEATS,)
    seat_names = box.SEAT_NAMES
    options = (
        Option("territory", "picnic", boards.TERRITORIES, board=True),
        Option("boards", "worker", boards.PLAYER_BOARDS, board=True),
    )
    folder = resources.files(__package__)
    board_kinds = boards.KINDS
    minutes = 25
    rules_version = 1
    hides_nothing = True
    actions = actions.TABLE
    decisions = MappingProxyType({"ignore": "apply", "decline": "cross"})
    max_choices = numbering.MAX_CHOICES
    max_outcomes = numbering.MAX_OUTCOMES
    max_actions = numbering.MAX_ACTIONS
    end_reasons = box.END_REASON_NAMES
    state_type = STATE
    state_limit = 512
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
    judgement = Judgement(weigh=knowledge.weigh, assess=knowledge.assess, like=tastes.like)
    manner = Manner(horizon=20)
    learned_manner = Manner(horizon=10, learned=True)
    sobriety = Sobriety(300, -0.16, 0.89), Sobriety(3000, -0.23, 0.9)
    characters = tastes.CHARACTERS
    describe = staticmethod(prompts.describe)
    reason = staticmethod(prompts.reason)
    prompt = staticmethod(prompts.prompt)

    def load_board(
        self, options: Mapping[str, OptionValue], files: Mapping[str, str]
    ) -> MarabuntaBoard:
        return boards.load_board(
            (str(options["territory"]), files["territory"]),
            (str(options["boards"]), files["boards"]),
        )

    def view(self, board: MarabuntaBoard, state: Record, seat: int | None) -> MarabuntaView:
        return view(board, state)

    def narrate(
        self, board: MarabuntaBoard, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return narrate.narrate(board, before, number, after)

    def ranks(self, board: MarabuntaBoard, state: Record) -> tuple[int, ...]:
        return tuple(1 if seat == state.winner else 2 for seat in range(box.SEATS))

    def draw_picture(self, board: MarabuntaBoard, state: Record, language: str) -> str:
        from ludoteca.games.marabunta.picture import draw_picture

        return draw_picture(board, self.view(board, state, None), language)

    def draw_board(self, file: str, text: str, language: str = "en") -> str:
        from ludoteca.games.marabunta.drawing import draw_board

        return draw_board(file, text, language)

    def face(self, board: MarabuntaBoard, state: Record, seat: int | None, language: str) -> Face:
        from ludoteca.games.marabunta.terminal import Screen

        return Screen(view(board, state), language)

    @property
    def editing(self) -> Editing[MarabuntaBoard]:
        from ludoteca.games.marabunta.editing import EDITING

        return EDITING

    @property
    def observation(self) -> Observation:
        from ludoteca.games.marabunta.observation import OBSERVATION

        return OBSERVATION

    @property
    def usage(self) -> Counting[MarabuntaBoard]:
        from ludoteca.games.marabunta.usage import USAGE

        return USAGE

    @property
    def guide(self) -> GuideScript:
        from ludoteca.games.marabunta.guide import GUIDE

        return GUIDE


GAME = Marabunta()
