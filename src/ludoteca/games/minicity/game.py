"""Mini City as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING

from ludoteca.core.contract import Game, Judgement, Kernels, Option, OptionValue
from ludoteca.core.kernel import Record
from ludoteca.core.manner import Manner, Sobriety
from ludoteca.core.message import Message
from ludoteca.games.minicity import (
    actions,
    boards,
    box,
    cards,
    knowledge,
    narrate,
    numbering,
    practice,
    prompts,
    rules,
    tastes,
)
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.scoring import returns, scores
from ludoteca.games.minicity.setup import start
from ludoteca.games.minicity.state import BOARD, STATE, Phase
from ludoteca.games.minicity.view import MiniCityView, view

if TYPE_CHECKING:
    from ludoteca.core.face import Face
    from ludoteca.core.guide import GuideScript
    from ludoteca.core.observation import Observation
    from ludoteca.core.position import Editing
    from ludoteca.core.usage import Counting


class MiniCity(Game[MiniCityBoard]):
    name = "minicity"
    seats = box.SEAT_COUNTS
    seat_names = box.SEAT_NAMES
    options = (
        Option("friends", False, (False, True)),
        Option("hill", "anthill", boards.HILLS, board=True),
        Option("offer", False, (False, True), opening=True),
    )
    folder = resources.files(__package__)
    board_kinds = (boards.HILL,)
    minutes = 45
    rules_version = 2
    actions = actions.TABLE
    decisions = MappingProxyType({"done": "play", "enough": "stock", "to": "spread"})
    max_choices = numbering.MAX_CHOICES
    max_outcomes = numbering.MAX_OUTCOMES
    max_actions = numbering.MAX_ACTIONS
    end_reasons = box.END_REASON_NAMES
    state_type = STATE
    state_limit = 768
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
    judgement = Judgement(
        weigh=knowledge.weigh,
        assess=knowledge.assess,
        practised=practice.weigh,
        like=tastes.like,
        calm=knowledge.calm,
    )
    manner = Manner(horizon=40)
    learned_manner = Manner(exploration=0.6, horizon=20, learned=True)
    # Ten times the trials of a judgement that errs repeat its error: a long search looks further
    # and more broadly instead.
    patient_manner = Manner(exploration=0.6, horizon=100, sharpness=0.5, learned=True)
    sobriety = Sobriety(300, -0.06, 1.01), Sobriety(3000, -0.10, 1.01)
    characters = tastes.CHARACTERS
    describe = staticmethod(prompts.describe)
    reason = staticmethod(prompts.reason)
    prompt = staticmethod(prompts.prompt)

    def load_board(
        self, options: Mapping[str, OptionValue], files: Mapping[str, str]
    ) -> MiniCityBoard:
        friends, offer = bool(options["friends"]), bool(options.get("offer"))
        return boards.load_board(str(options["hill"]), files["hill"], friends, offer)

    def is_opening(self, state: Record) -> bool:
        return state.phase in (Phase.FIRST, Phase.OFFER, Phase.PUT)

    def view(self, board: MiniCityBoard, state: Record, seat: int | None) -> MiniCityView:
        return view(board, state, seat)

    def narrate(
        self, board: MiniCityBoard, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return narrate.narrate(board, before, number, after, seat)

    def draw_picture(self, board: MiniCityBoard, state: Record, language: str) -> str:
        from ludoteca.games.minicity.picture import draw_picture

        return draw_picture(board, self.view(board, state, None), language)

    def draw_board(self, file: str, text: str, language: str = "en") -> str:
        from ludoteca.games.minicity.drawing import draw_board

        return draw_board(file, text, language)

    def face(self, board: MiniCityBoard, state: Record, seat: int | None, language: str) -> Face:
        from ludoteca.games.minicity.terminal import Screen

        return Screen(view(board, state, seat), language)

    @property
    def editing(self) -> Editing[MiniCityBoard]:
        from ludoteca.games.minicity.editing import EDITING

        return EDITING

    @property
    def observation(self) -> Observation:
        from ludoteca.games.minicity.observation import OBSERVATION

        return OBSERVATION

    @property
    def sight(self) -> Observation:
        from ludoteca.games.minicity.sight import SIGHT

        return SIGHT

    @property
    def usage(self) -> Counting[MiniCityBoard]:
        from ludoteca.games.minicity.usage import USAGE

        return USAGE

    @property
    def guide(self) -> GuideScript:
        from ludoteca.games.minicity.guide import GUIDE

        return GUIDE


GAME = MiniCity()
