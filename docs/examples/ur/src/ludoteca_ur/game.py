"""The Royal Game of Ur as Ludoteca's contract wants it: facts, kernels and words."""

from __future__ import annotations

from importlib import resources

from ludoteca.core.actions import Action, ActionTable, Kind
from ludoteca.core.contract import Board, Game, Kernels
from ludoteca.core.kernel import Record
from ludoteca.core.message import Argument, Message, message
from ludoteca_ur import drawing, rules
from ludoteca_ur.rules import HOME, PASS, REFUSALS, ROSETTES, THROW, WAITING


class Move(Action, frozen=True, tag="move"):
    """The piece at this place goes as far as was thrown (§2.2)."""

    place: int


class Pass(Action, frozen=True, tag="pass"):
    """No piece can move (§2.4)."""


class Throw(Action, frozen=True, tag="throw"):
    """Chance: how many of the four dice count (§2.1)."""

    count: int


SEAT_NAMES = ("light", "dark")
ACTIONS = ActionTable(Kind(Move, range(HOME)), Kind(Pass), Kind(Throw, range(5)))


def seat_word(seat: int) -> Message:
    return message("ur-seat", seat=SEAT_NAMES[seat])


def move_words(state: Record, place: int) -> dict[str, Argument]:
    """What a move does, for choices and for the story."""
    target = place + int(state.thrown)
    captured = rules.is_shared(target) and state.pieces[state.other][target] > 0
    return {
        "kind": "home" if target == HOME else "enter" if place == WAITING else "move",
        "from": str(place),
        "to": str(target),
        "effect": "capture" if captured else "rosette" if target in ROSETTES else "none",
    }


def tell(state: Record, number: int) -> Message:
    """What somebody does, or chance for them."""
    seat, other = seat_word(state.turn), seat_word(state.other)
    if number >= THROW:
        return message("ur-thrown", seat=seat, count=number - THROW)
    if number == PASS:
        return message("ur-passed", seat=seat)
    return message("ur-moved", seat=seat, other=other, **move_words(state, number))


class Ur(Game[Board]):
    name = "ur"
    seats = (2,)
    seat_names = SEAT_NAMES
    folder = resources.files(__package__)
    minutes = 15
    rules_version = 1
    hides_nothing = True
    actions = ACTIONS
    max_choices = HOME
    max_outcomes = 5
    max_actions = 2 * rules.MOST_THROWS
    end_reasons = rules.END_REASONS
    state_type = rules.STATE
    kernels = Kernels(
        start=rules.start,
        legal=rules.legal,
        refusal=rules.refusal,
        apply=rules.apply,
        chance=rules.chance,
        returns=rules.returns,
        scores=rules.scores,
    )

    def describe(self, board: Board, state: Record, number: int) -> Message:
        if number < PASS:
            return message("ur-choice", **move_words(state, number))
        return tell(state, number)

    def reason(self, board: Board, state: Record, number: int, code: int) -> Message:
        return message(f"ur-refused-{REFUSALS[code]}")

    def prompt(self, board: Board, state: Record) -> Message:
        return message("ur-prompt", thrown=int(state.thrown))

    def narrate(
        self, board: Board, before: Record, number: int, after: Record, seat: int | None
    ) -> list[Message]:
        return [tell(before, number)]

    def draw_position(self, board: Board, state: Record, seat: int | None) -> str:
        return drawing.draw(state)

    def tell_position(self, board: Board, state: Record, seat: int | None) -> list[Message]:
        lines = []
        for each, pieces in enumerate(state.pieces.tolist()):
            squares = ", ".join(str(place) for place in range(1, HOME) if pieces[place]) or "none"
            counts = {"waiting": pieces[WAITING], "home": pieces[HOME]}
            lines.append(message("ur-line", seat=seat_word(each), squares=squares, **counts))
        return lines


GAME = Ur()
