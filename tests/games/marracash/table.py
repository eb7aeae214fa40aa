"""A table set for a test: any position, drawn by hand, and ways to read it.

match = Table().own("ali", "R3").crowd("9", red=2).turn("omar")
play(match, "move 9 10")
assert money(match) == {"ali": 1400, "aida": 1200, "omar": 1300, "laila": 1200}
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Any, Self

import numpy as np
import pytest

from ludoteca.core.contract import OptionValue
from ludoteca.core.errors import IllegalAction
from ludoteca.core.kernel import Record, copy_record
from ludoteca.core.match import Chance, Match, Playable
from ludoteca.core.message import Message
from ludoteca.games.marracash.game import GAME
from ludoteca.games.marracash.state import NO_CARD, Phase
from ludoteca.games.marracash.turns import proceed
from ludoteca.own_boards import open_setting

SEATS = ("ali", "aida", "omar", "laila")
COLOURS = ("yellow", "purple", "green", "red", "blue")
FIGURES = {"yellow": 14, "purple": 10, "green": 10, "red": 10, "blue": 10}
ENTRANCES = ("1", "8", "16")
CARDS = tuple(
    f"{colour} {lowest + step}"
    for colour, lowest in zip(COLOURS, (150, 75, 100, 50, 125), strict=True)
    for step in (0, 25, 50, 75, 100)
)


class Position(Match):
    """A match that begins in a drawn position: its story and its record begin there, too."""

    def __init__(self, origin: Match, state: Record, script: Sequence[str]) -> None:
        self._drawn = copy_record(state)
        super().__init__(origin.game, origin.setting, Chance.of_seed("table", script))

    def _first_state(self) -> Record:
        return copy_record(self._drawn)


class Table:
    """A position being drawn; `turn` or `first_round` makes a match of it.

    Everybody has 1200 and no shop. Whoever is neither drawn in town nor in a shop stands in the
    line; an entrance that is not drawn is kept by a single yellow visitor. With `line` the line
    is just that, and the others stay in the box.
    """

    def __init__(self, seats: int = 4, **options: OptionValue) -> None:
        self.match = unstarted(seats, (), **options)
        self.board = self.match.board.record
        self.state = self.match.state
        self.left = dict(FIGURES)
        self.drawn: set[str] = set()  # fountains
        self.in_line: tuple[str, ...] | None = None
        if self.board.souvenirs:
            self.cards("red 50", "purple 75")

    # The town

    def own(self, who: str, *names: str) -> Self:
        for name in names:
            shop = shop_number(self.match, name)
            assert self.state.owner[shop] == -1, f"{name} has an owner, or is no shop"
            self.state.owner[shop] = SEATS.index(who)
            self.state.signs[SEATS.index(who)] += 1
        assert max(self.state.signs) <= 6
        return self

    def customers(self, name: str, count: int) -> Self:
        """So many have entered a shop so far."""
        shop = shop_number(self.match, name)
        assert self.state.owner[shop] >= 0, f"{name} has no owner"
        self._take(colour_of(name), count)
        self.state.customers[shop] += count
        return self

    def crowd(self, name: str, **counts: int) -> Self:
        """The group of a fountain."""
        place = fountain_number(self.match, name)
        for colour, count in counts.items():
            self._take(colour, count)
            self.state.crowd[place, COLOURS.index(colour)] += count
            self.state.standing[place] += count
        self.drawn.add(name)
        return self

    def line(self, *names: str) -> Self:
        """The line from left to right."""
        for colour in names:
            self._take(colour, 1)
        self.in_line = names
        return self

    # The seats and the cards

    def money(self, **purses: int) -> Self:
        for who, amount in purses.items():
            assert amount % 25 == 0
            self.state.money[SEATS.index(who)] = amount
        self.state.bank = self.state.money.sum()
        return self

    def cards(self, *face_up: str, gone: Sequence[str] = ()) -> Self:
        """The souvenirs face up, and those out of the game; the others are in the deck."""
        left = [card for card in CARDS if card not in face_up and card not in gone]
        assert len(left) + len(face_up) + len(gone) == 25
        self.state.cards_left = sum(1 << CARDS.index(card) for card in left)
        places = [CARDS.index(card) for card in face_up]
        self.state.card[:] = [*places, NO_CARD, NO_CARD][:2]
        return self

    # The course of the match

    def turn(
        self,
        who: str,
        *,
        first: str = "ali",
        in_round: int = 2,
        last: str | None = None,
        quiet: int = 0,
        script: Sequence[str] = (),
    ) -> Position:
        """The seat is about to choose the first action of its turn; `first` began the match.

        `last` has emptied the line, so that its next turn is the last; it may be this one. Turns
        just before this one in which nothing happened are `quiet`.
        """
        state = self._finished()
        seats = int(state.seats)
        assert (last is None) == (state.line_from < state.line_to), "who has emptied the line?"
        state.first, state.player = SEATS.index(first), SEATS.index(who)
        state.rounds = in_round
        state.turns = (in_round - 1) * seats + (state.player - state.first) % seats + 1
        state.eventful_turn = state.turns - 1 - quiet
        if last is not None:
            state.last_turn = state.turns + (SEATS.index(last) - state.player) % seats
        state.actions_left = 1 if in_round == 1 else 2
        state.phase = Phase.GO_ON
        proceed(self.board, state)
        return Position(self.match, state, script)

    def first_round(self, who: str, *, first: str = "ali", script: Sequence[str] = ()) -> Position:
        """The seat is about to name the shop of its first auction."""
        return self.turn(who, first=first, in_round=1, script=script)

    # Inside

    def _take(self, colour: str, count: int) -> None:
        self.left[colour] -= count
        assert self.left[colour] >= 0, f"there are not so many {colour} visitors"

    def _finished(self) -> Record:
        """A copy with every visitor where it belongs."""
        state = copy_record(self.state)
        left = dict(self.left)
        if self.in_line != ():
            for name in ENTRANCES:
                if name not in self.drawn:
                    place = fountain_number(self.match, name)
                    state.crowd[place, 0] = state.standing[place] = 1
                    left["yellow"] -= 1
        names = line_up(left)[:45] if self.in_line is None else self.in_line
        if self.in_line is None:
            for colour in names:
                left[colour] -= 1
        state.line_from, state.line_to = 45 - len(names), 45
        state.line[state.line_from :] = [COLOURS.index(colour) for colour in names]
        state.figures[:] = [left[colour] for colour in COLOURS]
        assert min(state.figures) >= 0
        return state


def line_up(counts: dict[str, int]) -> list[str]:
    """Visitors in a line, colour after colour as long as there are any."""
    left = dict(counts)
    found: list[str] = []
    for colour in cycle(COLOURS):
        if not any(left.values()):
            return found
        if left[colour]:
            left[colour] -= 1
            found.append(colour)
    raise AssertionError


def unstarted(seats: int = 4, script: Sequence[str] = (), **options: OptionValue) -> Match:
    """A match before its first outcome of chance, to be followed step by step."""
    return Match(GAME, open_setting(GAME, seats, options), Chance.of_seed("7", script))


def opened(
    seats: int = 4, first: str = "ali", script: Sequence[str] = (), **options: OptionValue
) -> Match:
    """A match after its setup: yellow, purple and green visitors on each entrance."""
    match = unstarted(seats, (*setup_script(first), *script), **options)
    match.advance()
    return match


def setup_script(first: str = "ali") -> list[str]:
    gathered = ("yellow", "purple", "green")
    left = {colour: FIGURES[colour] - 3 * (colour in gathered) for colour in COLOURS}
    return [
        *(f"gather {colour}" for _ in ENTRANCES for colour in gathered),
        *(f"queue {colour}" for colour in line_up(left)),
        f"first {first}",
    ]


# Playing


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def follow(match: Match, *actions: str) -> None:
    """Step by step, chance and steps without a choice included."""
    for action in actions:
        match.follow(action)


def auction(match: Match, shop: str, price: int, to: str) -> None:
    """The acting seat auctions a shop; `to` gets it for that price, all others pass.

    For another seat the auctioneer opens with 100.
    """
    match.follow(f"auction {shop}")
    match.follow(f"bid {price if actor(match) == to else 100}")
    while match.view()["auction"]:
        match.follow(f"bid {price}" if actor(match) == to else "pass")
    match.advance()
    assert owner(match, shop) == to


def refused(match: Match, action: Playable) -> str:
    """Play something that is not allowed: nothing changes; the key of the reason."""
    before = (match.state.tobytes(), match.legal(), match.record())
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert (match.state.tobytes(), match.legal(), match.record()) == before
    return refusal.value.reason.key


# Reading


def legal(match: Match, kind: str = "") -> list[str]:
    """The legal actions, all or those of a kind."""
    texts = [match.game.text(action) for action in match.legal()]
    return [text for text in texts if text.startswith(kind)]


def kinds(match: Match) -> set[str]:
    """The kinds of actions that are legal."""
    return {text.split()[0] for text in legal(match)}


def weights(match: Match) -> dict[str, int]:
    """The outcomes of the step of chance, and how likely they are compared with each other."""
    found = np.zeros(match.game.max_outcomes, np.int32)
    total = match.game.kernels.chance(match.board.record, match.state, found)
    assert total == found.sum()
    texts = legal(match)
    return {text: int(weight) for text, weight in zip(texts, found, strict=False)}


def actor(match: Match) -> str | None:
    name: str | None = match.view()["actor"]
    return name


def is_choosing_action(match: Match, who: str) -> bool:
    """The seat has to choose a move or an auction."""
    return bool(match.state.phase == Phase.ACT) and actor(match) == who


def money(match: Match) -> dict[str, int]:
    return dict(zip(SEATS, match.state.money.tolist()[: match.setting.seats], strict=False))


def gains(match: Match, before: dict[str, int]) -> dict[str, int]:
    """What each seat has more than before, or less; only those for whom it changed."""
    changes = {who: amount - before[who] for who, amount in money(match).items()}
    return {who: change for who, change in changes.items() if change}


def colour_of(shop: str) -> str:
    return {"Y": "yellow", "P": "purple", "G": "green", "R": "red", "B": "blue"}[shop[0]]


def shop_number(match: Match, name: str) -> int:
    names: tuple[str, ...] = match.board.shop_names
    return names.index(name)


def fountain_number(match: Match, name: str) -> int:
    names: tuple[str, ...] = match.board.fountain_names
    return names.index(name)


def shop(match: Match, name: str) -> dict[str, Any]:
    return next(shop for shop in match.view()["shops"] if shop["name"] == name)


def owner(match: Match, name: str) -> str | None:
    found: str | None = shop(match, name)["owner"]
    return found


def customers(match: Match, name: str) -> int:
    return int(match.state.customers[shop_number(match, name)])


def crowd(match: Match, name: str) -> dict[str, int]:
    """Who stands at a fountain, by colour; only those that are there."""
    counts = match.state.crowd[fountain_number(match, name)].tolist()
    return {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}


def in_line(match: Match) -> list[str]:
    found: list[str] = match.view()["line"]
    return found


def face_up(match: Match) -> list[str | None]:
    return [card and f"{card['colour']} {card['value']}" for card in match.view()["cards"]]


def seat(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["seats"][SEATS.index(name)]
    return found


def told(match: Match, since: int = 0) -> list[str]:
    """Keys of what happened, without the name of the game."""
    return [event.key.removeprefix("marracash-") for event in match.story(since=since)]


def event(match: Match, key: str) -> Message:
    """The only event of that kind."""
    (found,) = [found for found in match.story() if found.key == f"marracash-{key}"]
    return found
