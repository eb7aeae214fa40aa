"""The contract of a game: what everything around it may ask of it."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

import msgspec
import numpy as np

from ludoteca.core.actions import Action, ActionTable, text_of
from ludoteca.core.bits import names_of_bits
from ludoteca.core.boardkind import BoardKind, read_part
from ludoteca.core.character import Character
from ludoteca.core.ignorance import (
    always_calm,
    assess_alike,
    like_nothing,
    settle_nothing,
    weigh_alike,
)
from ludoteca.core.kernel import Record, expect, new_record
from ludoteca.core.manner import BLIND, Manner, Sobriety
from ludoteca.core.message import Message
from ludoteca.core.openness import hide_nothing, redeal_nothing
from ludoteca.core.plain_view import PlainView, draw_initial
from ludoteca.core.ranking import ranks_of
from ludoteca.core.texts import add_texts, read_texts
from ludoteca.core.views import View

if TYPE_CHECKING:
    from ludoteca.core.face import Face
    from ludoteca.core.guide import GuideScript
    from ludoteca.core.observation import Observation
    from ludoteca.core.position import Editing
    from ludoteca.core.usage import Counting

# Values of `state.actor` that are no seat.
CHANCE = -1
OVER = -2

SPECTATOR = -1  # in place of a seat, where kernels ask who is looking
ALL_SEEING = -3  # in place of a seat, where a search asks: nothing is hidden, as after a match

# Fields that every game's state has, for code that serves all games.
COMMON_FIELDS = ("actor", "seats", "rounds", "end_reasons")

OptionValue = str | bool


@dataclass(frozen=True)
class Option:
    """A choice made when a match is set up."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    board: bool = False  # the value may also be the name of a board that comes as text
    # It changes how a match begins and nothing after that: what was learned holds with it, too. A
    # setting that leaves it at its default does not mention it, as before there was such an option.
    opening: bool = False


@dataclass(frozen=True)
class Kernels:
    """The compiled rules. `board` and `state` are records, `buffer` an array to be filled."""

    start: Callable[[Record, Record, int], None]  # board, state new or used, seats
    legal: Callable[[Record, Record, Any], int]  # fills action numbers, ascending; how many
    refusal: Callable[[Record, Record, int], int]  # 0 if legal, else a code for `Game.reason`
    apply: Callable[[Record, Record, int], None]  # trusts its caller
    chance: Callable[[Record, Record, Any], int]  # fills the weights of `legal`; their sum
    returns: Callable[[Record, Record, Any], None]  # per seat: 1 a win, shared wins divided
    scores: Callable[[Record, Record, Any], None]  # per seat: the points that are compared
    # seat, key and stream of `generator`: deals anew what the seat cannot see
    redeal: Callable[[Record, Record, int, int, int], None] = redeal_nothing
    # action, seat or SPECTATOR: 1 if unseen
    hidden: Callable[[Record, Record, int, int], int] = hide_nothing

    def __post_init__(self) -> None:
        """Python calls them, and nothing of what it gives may compile a kernel anew."""
        expect(self.start, int)
        expect(self.legal, np.int16)
        expect(self.refusal, int)
        expect(self.apply, int)
        expect(self.chance, np.int32)
        expect(self.returns, np.float64)
        expect(self.scores, np.int32)
        expect(self.redeal, int, int, int)
        expect(self.hidden, int, int)


Weigh = Callable[[Record, Record, Any, int, Any], None]


@dataclass(frozen=True)
class Judgement:
    """Cheap guesses of a game's own for a search: beyond the rules, compiled like them."""

    # choices, how many, weights to fill: above 0, the likelier a good player does it the larger
    weigh: Weigh
    # shares to fill, one a seat, 1 in all: who will win, at any moment of a running match
    assess: Callable[[Record, Record, Any], None]
    # weights by what practice taught, for searches that go by what was learned; None: as by `weigh`
    practised: Weigh | None = None
    # the seat that wins for sure if it plays on soundly, whatever the others and chance do, or -1
    settled: Callable[[Record, Record], int] = settle_nothing
    # seat and tastes of its character: how much it likes this beside winning, in shares of the win
    like: Callable[[Record, Record, int, Any], float] = like_nothing
    # is this a moment at which a network can judge: nothing is half done, as in the midst of a turn
    calm: Callable[[Record, Record], bool] = always_calm

    @property
    def practice(self) -> Weigh:
        """What players go by who have learned."""
        return self.practised or self.weigh


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended, per seat in seat order."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is best; equal ranks share the place
    returns: tuple[float, ...]
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """A board ready for play: the record for the kernels; games add the names people use."""

    record: Record


BoardT = TypeVar("BoardT", bound=Board)
NO_BOARD: np.dtype[Any] = np.dtype([("nothing", np.int8)])  # of a game that is always the same


class Game(ABC, Generic[BoardT]):
    """One game. Facts as class attributes, rules as kernels, the rest as plain Python.

    What only some ask for, as drawings and studies, is loaded when it is asked for: a game imports
    it inside the method that offers it.
    """

    name: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]  # how many may play
    seat_names: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    folder: ClassVar[Traversable]  # of its package: RULES.md, boards/*.toml, a guest's texts/*.ftl
    board_kinds: ClassVar[tuple[BoardKind[object], ...]] = ()
    minutes: ClassVar[int] = 30  # that a match takes, about, for people who read as they play
    rules_version: ClassVar[int]  # goes up when, and only when, behaviour changes
    actions: ClassVar[ActionTable]
    # Kinds of action that are called like another where decisions are named: a pass is a bid.
    decisions: ClassVar[Mapping[str, str]] = MappingProxyType({})
    max_choices: ClassVar[int]  # no decision has more legal actions
    max_outcomes: ClassVar[int]  # nor any step of chance more outcomes
    max_actions: ClassVar[int]  # every match ends within so many actions, chance included
    hides_nothing: ClassVar[bool] = False  # everybody sees, and is told, the same
    end_reasons: ClassVar[tuple[str, ...]]  # names of the bits of `state.end_reasons`
    state_type: ClassVar[np.dtype[Any]]
    state_limit: ClassVar[int] = 1024  # bytes that a state may take: searches and GPUs keep many
    board_type: ClassVar[np.dtype[Any]] = NO_BOARD
    kernels: ClassVar[Kernels]
    judgement: ClassVar[Judgement] = Judgement(weigh=weigh_alike, assess=assess_alike)
    manner: ClassVar[Manner] = BLIND  # of a search, found by trying
    learned_manner: ClassVar[Manner | None] = None  # the same where a network knows the board
    patient_manner: ClassVar[Manner | None] = None  # that of a search with much time, if another
    sobriety: ClassVar[tuple[Sobriety, ...]] = ()  # of that one, by iterations, ascending
    bids: ClassVar[bool] = False  # there are bids that a seat may `pass` on
    characters: ClassVar[tuple[Character, ...]] = ()  # opponents with a name and a style

    def __init_subclass__(cls) -> None:
        """A guest brings its words along, wherever it is imported."""
        if texts := read_texts(cls.folder) if hasattr(cls, "folder") else None:
            add_texts(texts)

    def load_board(self, options: Mapping[str, OptionValue], files: Mapping[str, str]) -> BoardT:
        """The board for these options; `files` has the text of each board option."""
        return cast(BoardT, Board(new_record(self.board_type)))

    def board_text(self, name: str) -> str:
        """The file of a shipped board."""
        return (self.folder / "boards" / f"{name}.toml").read_text(encoding="utf-8")

    def check_board(self, file: str, text: str) -> str:
        """Validate a board file (`BadBoard` if wrong); which option it is for."""
        kind, _ = read_part(self.board_kinds, file, text)
        return kind.option

    def draw_board(self, file: str, text: str, language: str = "en") -> str:
        """The picture of a board file, an SVG; `BadBoard` if the file is wrong."""
        from ludoteca.core.plain_drawing import draw_text

        self.check_board(file, text)
        return draw_text(text)

    def face(self, board: BoardT, state: Record, seat: int | None, language: str) -> Face:
        """How the terminal shows this moment to a seat."""
        from ludoteca.core.plain_face import PlainFace

        return PlainFace(self, board, state, seat, language)

    @property
    def usage(self) -> Counting[BoardT]:
        """What a study counts."""
        from ludoteca.core.usage import Counting

        return Counting()

    @property
    def guide(self) -> GuideScript | None:
        """The script of a first game to play along, if there is one."""
        return None

    @property
    def editing(self) -> Editing[BoardT] | None:
        """How positions are set up by hand, if they can be."""
        return None

    @property
    def observation(self) -> Observation:
        """What a seat sees as numbers: those of the state, if a game hides nothing."""
        from ludoteca.core.plain_observation import observation_of_state

        return observation_of_state(self)

    @property
    def sight(self) -> Observation:
        """What a network is shown: the observation, or what a practised eye makes of it."""
        return self.observation

    def __reduce__(self) -> str:
        """A game is one object: it is copied as itself, and pickled by the name it has."""
        names = vars(sys.modules[type(self).__module__])
        return next((name for name, value in names.items() if value is self), "GAME")

    @property
    def action_count(self) -> int:
        return self.actions.count

    def action(self, board: BoardT, number: int) -> Action:
        """The typed action of a number."""
        return self.actions.action(board, number)

    def number(self, board: BoardT, action: Action) -> int:
        """The number of a typed action; `IllegalAction` if this board has no such action."""
        return self.actions.number(board, action)

    def text(self, action: Action) -> str:
        """The action in one line of notation."""
        return text_of(action)

    def parse(self, text: str) -> Action:
        """The action of a line of notation; `IllegalAction` if it is none."""
        return self.actions.parse(text)

    def bid_to_answer(self, state: Record) -> int | None:
        """What somebody has bid, where the seat to act may raise it or `pass`; None elsewhere."""
        return None

    def is_opening(self, state: Record) -> bool:
        """Is a step due that only an option for the opening has, so that no network knows it?"""
        return False

    @abstractmethod
    def describe(self, board: BoardT, state: Record, number: int) -> Message:
        """What the action means here, for a list of choices."""

    @abstractmethod
    def reason(self, board: BoardT, state: Record, number: int, code: int) -> Message:
        """Why the rules refuse the action, from the code of the `refusal` kernel."""

    @abstractmethod
    def prompt(self, board: BoardT, state: Record) -> Message:
        """What the acting seat has to do now."""

    def view(self, board: BoardT, state: Record, seat: int | None) -> View:
        """What a seat may see (allow-list), as a struct; None is a spectator."""
        return PlainView(
            self.draw_position(board, state, seat), self.tell_position(board, state, seat)
        )

    def draw_position(self, board: BoardT, state: Record, seat: int | None) -> str:
        """What a seat may see as an SVG; needed if a game has no `view` of its own.

        A part with `data-action="12"` stands for action 12 and can be pressed when that is legal;
        one with `data-target="12"` is where the action leads, and lights up with it.
        """
        return ""

    def draw_picture(self, board: BoardT, state: Record, language: str) -> str:
        """What everybody may see, as an SVG to share that needs nothing around it."""
        return self.draw_position(board, state, None)

    def tell_position(self, board: BoardT, state: Record, seat: int | None) -> list[Message]:
        """The same in short lines, for terminals and screen readers."""
        return []

    def draw_cover(self) -> str:
        """A picture of the game, an SVG: the first position, or a letter if none is drawn."""
        from ludoteca.core.setting import make_setting  # which knows games

        setting = make_setting(self, None, {})
        board = self.load_board(setting.options, setting.files)
        state = new_record(self.state_type)
        self.kernels.start(board.record, state, self.seats[0])
        return self.draw_position(board, state, None) or draw_initial(self.name)

    def draw_portrait(self, character: str) -> str:
        """The face of a character, a square SVG that needs nothing around it."""
        file = self.folder / "portraits" / f"{character}.svg"
        return file.read_text(encoding="utf-8") if file.is_file() else draw_initial(character)

    @abstractmethod
    def narrate(
        self, board: BoardT, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        """What an action did, as that seat may know it: for log, animation, screen reader."""

    def is_hidden(self, board: BoardT, state: Record, number: int, seat: int | None) -> bool:
        """May that seat not know this action, about to be applied to `state`?"""
        looking = SPECTATOR if seat is None else seat
        return bool(self.kernels.hidden(board.record, state, number, looking))

    def outcome(self, board: BoardT, state: Record) -> Outcome:
        """The result of a finished match."""
        returns = np.zeros(int(state.seats), np.float64)
        self.kernels.returns(board.record, state, returns)
        return Outcome(
            scores=self.scores(board, state),
            ranks=self.ranks(board, state),
            returns=tuple(float(share) for share in returns),
            reasons=self.reasons(state),
        )

    def scores(self, board: BoardT, state: Record) -> tuple[int, ...]:
        """The points of each seat."""
        points = np.zeros(int(state.seats), np.int32)
        self.kernels.scores(board.record, state, points)
        return tuple(points.tolist())

    def ranks(self, board: BoardT, state: Record) -> tuple[int, ...]:
        """Place of each seat of a finished match, 1 is best: by points, if a game knows no more."""
        return tuple(ranks_of(self.scores(board, state)))

    def reasons(self, state: Record) -> tuple[str, ...]:
        """Names of the conditions that ended the match."""
        return tuple(names_of_bits(int(state.end_reasons), self.end_reasons))
