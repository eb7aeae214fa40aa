"""A table set for a test: any position, drawn with the game's own pens, and ways to read it.

match = Table().write("red", 0, "f8").turn("red", blue="3")
play(match, "apply blue", "write f7")
assert seat(match, "red")["anthills"] == 2
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import pytest

import ludoteca
from ludoteca.core.errors import IllegalAction
from ludoteca.core.kernel import Record, copy_record, new_record
from ludoteca.core.match import Chance, Match, Playable
from ludoteca.core.message import Message
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.games.marabunta.cupcakes import cross_boxes
from ludoteca.games.marabunta.ending import check_end
from ludoteca.games.marabunta.hexes import cross_out_hex, write_number
from ludoteca.games.marabunta.rounds import proceed

SEATS = ("red", "blue")
DICE = ("pink", "blue", "orange", "green", "grey", "yellow")
SHUFFLED_TILES = (
    "two-crates",
    "two-leaves",
    "one",
    "two-zeros",
    "free-zero",
    "cross-out",
    "again",
)


class Position(Match):
    """A match that begins in a drawn position: its story and its record begin there, too."""

    def __init__(self, origin: Match, state: Record, script: Sequence[str]) -> None:
        self._drawn = copy_record(state)
        super().__init__(origin.game, origin.setting, Chance.of_seed("table", script))

    def _first_state(self) -> Record:
        return copy_record(self._drawn)


class Table:
    """A position being drawn; `turn` or `rolled` makes a match of it."""

    def __init__(self, territory: str = "picnic", boards: str = "worker") -> None:
        self.match = ludoteca.new_match("marabunta", seed=1, territory=territory, boards=boards)
        self.board = self.match.board.record
        self.state = new_record(self.match.game.state_type)
        self.match.game.kernels.start(self.board, self.state, 2)

    # The territory

    def write(self, who: str, number: int, *names: str) -> Self:
        for name in names:
            write_number(self.board, self.state, self._open(name), SEATS.index(who), number)
        return self

    def cross_out(self, *names: str) -> Self:
        for name in names:
            cross_out_hex(self.board, self.state, self._open(name))
        return self

    def cross_out_all_but(self, *kept: str) -> Self:
        """Every hex that is still open and not named here."""
        return self._cross_out_rest(self.match.view()["hexes"], kept)

    def cross_out_region(self, name: str, *kept: str) -> Self:
        drawn = [place for place in self.match.view()["hexes"] if place["region"] == name]
        return self._cross_out_rest(drawn, kept)

    def cross_out_cupcakes(self, *kept: str) -> Self:
        drawn = [place for place in self.match.view()["hexes"] if place["cupcake"]]
        return self._cross_out_rest(drawn, kept)

    def circles(self, name: str, *, red: int = 2, blue: int = 2) -> Self:
        """How many circles of the region's leaf each seat has."""
        assert red >= 2 and blue >= 2 and red + blue <= 10
        self.state.circles[DICE.index(name)] = (red, blue)
        return self

    # The player boards

    def crates(self, who: str, power: str, count: int) -> Self:
        """Crates crossed in the group of that power."""
        group = powers(self.match).index(power)
        assert count <= self.board.group_crates[group]
        self.state.crossed[SEATS.index(who), group] = count
        return self

    def ready(self, who: str, *names: str) -> Self:
        """Only the last crate of these groups is missing."""
        for power in names:
            group = powers(self.match).index(power)
            self.crates(who, power, int(self.board.group_crates[group]) - 1)
        return self

    def all_crates(self, who: str) -> Self:
        for group, power in enumerate(powers(self.match)):
            self.crates(who, power, int(self.board.group_crates[group]))
        return self

    def boxes(self, who: str, count: int) -> Self:
        """Cross so many more cupcake boxes, with their points."""
        self.state.actor = SEATS.index(who)
        cross_boxes(self.board, self.state, count)
        return self

    def anthills(self, who: str, count: int) -> Self:
        self.state.anthills[SEATS.index(who)] = count
        return self

    def points(self, who: str, points: int) -> Self:
        self.state.points[SEATS.index(who)] = points
        return self

    # The course of the match

    def ended(self, by: str) -> Self:
        """What is drawn meets a condition of §10.1, and this seat has triggered it."""
        self.state.actor = SEATS.index(by)
        check_end(self.state)
        assert self.state.end_reasons
        return self

    def rolled(
        self,
        first: str,
        *,
        tile: str = "free-zero",
        in_round: int | None = None,
        script: Sequence[str] = (),
        **dice: str,
    ) -> Position:
        """Tile and dice lie on the table, to be split; a die not named shows a 0."""
        return Position(
            self.match, self._roll(self._checked(), first, tile, in_round, dice), script
        )

    def turn(
        self,
        who: str,
        *,
        last: bool = False,
        tile: str | None = None,
        in_round: int | None = None,
        other: Mapping[str, str] | None = None,
        script: Sequence[str] = (),
        **dice: str,
    ) -> Position:
        """The seat is about to apply a pool of just these elements.

        The seat that takes a pool applies it first; with `last` the other has done so already.
        The elements of the other pool are zeros and a free zero, unless `other` names them.
        """
        faces = {"tile": "free-zero", **(other or {}), **dice}
        turned = tile or faces["tile"]
        del faces["tile"]
        rival = SEATS[1 - SEATS.index(who)]
        state = self._roll(self._checked(), who if last else rival, turned, in_round, faces)
        beside = [die for die in DICE if (die in dice) == (tile is not None)]
        rest = [die for die in DICE if die not in beside]
        self._follow(state, " ".join(["split tile", *beside, "|", *rest]))
        self._follow(state, "take tile" if (tile is not None) != last else "take rest")
        if last:
            state.to_apply = 0
            proceed(self.board, state)
        return Position(self.match, state, script)

    def one_die(self, who: str, die: str, face: str) -> Position:
        """The seat is about to apply a pool of this die alone."""
        position: Position = self.turn(who, **{die: face})  # type: ignore[arg-type]
        return position

    # Inside

    def _open(self, name: str) -> int:
        place: int = self.match.board.hex_number[name]
        assert self.state.mark[place] == 0, f"{name} is not available any more"
        return place

    def _cross_out_rest(self, drawn: list[dict[str, Any]], kept: Sequence[str]) -> Self:
        for place in drawn:
            name = place["name"]
            if name not in kept and self.state.mark[self.match.board.hex_number[name]] == 0:
                self.cross_out(name)
        return self

    def _checked(self) -> Record:
        """A copy to go on from, if it could come about: an end that is met has been triggered."""
        state = copy_record(self.state)
        check_end(state)
        assert state.end_reasons == self.state.end_reasons, "say who ended the match"
        return state

    def _roll(
        self, state: Record, first: str, tile: str, in_round: int | None, dice: Mapping[str, str]
    ) -> Record:
        number = in_round or (8 if tile == "cupcake" else 1)
        assert (tile == "cupcake") == (number > 7)
        others = [name for name in SHUFFLED_TILES if name != tile]
        for gone in others[: number - 1]:
            self._follow(state, f"turn {gone}")
        if number > 7:
            self._follow(state, f"turn {SHUFFLED_TILES[-1]}")
        state.rounds = number - 1
        for text in (f"first {first}", *thrown(None if number > 7 else tile, **dice)):
            self._follow(state, text)
        return state

    def _follow(self, state: Record, text: str) -> None:
        self.match.game.kernels.apply(self.board, state, self.match.number(text))


def thrown(tile: str | None, **dice: str) -> list[str]:
    """Outcomes of a round, for a script; no tile is turned from round 8 on."""
    turned = [] if tile is None else [f"turn {tile}"]
    return [*turned, *(f"roll {die} {dice.get(die, '0')}" for die in DICE)]


def unstarted(**options: str) -> Match:
    """A match before its first outcome of chance, to be followed step by step."""
    game = find_game("marabunta")
    return Match(game, make_setting(game, None, options), Chance.of_seed("table"))


# Playing


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def refused(match: Match, action: Playable) -> str:
    """Play something that is not allowed: nothing changes; the key of the reason."""
    before = (match.state.tobytes(), match.legal(), match.record())
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert (match.state.tobytes(), match.legal(), match.record()) == before
    return refusal.value.reason.key


def crate(match: Match, power: str) -> str:
    """The action that crosses a crate of the group with that power."""
    return f"crate {powers(match).index(power) + 1}"


# Reading


def legal(match: Match) -> list[str]:
    return [match.game.text(action) for action in match.legal()]


def hexes(match: Match) -> set[str]:
    """Names of the hexes that may be written in or crossed out now."""
    return {text.split()[1] for text in legal(match) if text.split()[0] in ("write", "cross")}


def at(match: Match, name: str) -> dict[str, Any]:
    """A hex as everybody sees it."""
    return next(place for place in match.view()["hexes"] if place["name"] == name)


def number_at(match: Match, name: str) -> tuple[str, int] | None:
    """Whose number stands there, and which."""
    place = at(match, name)
    return None if place["seat"] is None else (place["seat"], place["number"])


def region(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["regions"][DICE.index(name)]
    return found


def seat(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["seats"][SEATS.index(name)]
    return found


def powers(match: Match) -> list[str]:
    return [group["power"] for group in match.view()["seats"][0]["groups"]]


def crossed(match: Match, who: str, power: str) -> int:
    """Crates crossed in the group of that power."""
    count: int = seat(match, who)["groups"][powers(match).index(power)]["crossed"]
    return count


def open_hexes(match: Match, **wanted: Any) -> set[str]:
    """Names of the available hexes, for instance those with `region="pink"`."""
    return {
        place["name"]
        for place in match.view()["hexes"]
        if place["seat"] is None and not place["crossed"]
        if all(place[key] == value for key, value in wanted.items())
    }


def neighbours(match: Match, name: str) -> set[str]:
    """The hexes that touch this one, read off the drawing."""
    here = at(match, name)
    return {
        place["name"]
        for place in match.view()["hexes"]
        if (abs(place["column"] - here["column"]), abs(place["row"] - here["row"]))
        in ((2, 0), (1, 1))
    }


def actor(match: Match) -> str | None:
    name: str | None = match.view()["actor"]
    return name


def told(match: Match, since: int = 0) -> list[str]:
    """Keys of what happened, without the name of the game."""
    return [event.key.removeprefix("marabunta-") for event in match.story(since=since)]


def event(match: Match, key: str) -> Message:
    """The only event of that kind."""
    (found,) = [found for found in match.story() if found.key == f"marabunta-{key}"]
    return found
