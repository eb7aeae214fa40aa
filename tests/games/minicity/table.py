"""A table set for a test: any position on a hill that is easy to read, and ways to read it.

match = Table().hand("circle", "red red blue grey").small("circle", orange=3).turn("circle")
play(match, "play red 1 left", "go 36", "unload 2")
assert tokens(match, 36) == 2

The hill is a grid: seven rows of seven chambers, numbered row by row, with tunnels to the left
and right, up and down. So chamber 1 is beside 2 and 8, and three tunnels away from 4 or 22.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Self

import pytest

from ludoteca.core.contract import OptionValue
from ludoteca.core.errors import IllegalAction
from ludoteca.core.kernel import Record, copy_record, new_record
from ludoteca.core.match import Chance, Match, Playable
from ludoteca.core.message import Message
from ludoteca.core.setting import make_setting
from ludoteca.games.minicity.game import GAME
from ludoteca.games.minicity.state import NO_CARD, Phase

SEATS = ("circle", "square", "triangle", "diamond")
ANTS = ("yellow", "blue", "red", "grey", "violet")
FOODS = ("yellow", "orange", "blue", "green", "pink")
FRIENDS = {  # copies and cost
    "millipede": (2, 10),
    "ladybird": (1, 22),
    "dragonfly": (1, 16),
    "bumblebee": (2, 6),
    "stick-insect": (1, 15),
    "beetle": (1, 3),
    "orange-caterpillar": (1, 5),
    "exotic-caterpillar": (1, 8),
    "grasshopper": (1, 9),
    "snail": (1, 4),
}
SHARES = {2: (12, 10, 9, 7, 5), 3: (9, 7, 6, 5, 4), 4: (7, 6, 5, 4, 3)}

# Food and places of each chamber; -2 and -3: a place of it is marked with two or three ants.
GRID = """
Y1    O4-2  B1    Y2-3  G1    O1    Y1
B2    Y4-2  P3-2  O2-3  Y1    G4-2  O1
O3-2  G2-3  Y1    B4-2  O1    Y3-2  B1
Y2    B3-2  O2-3  P4-2  Y2    O3-2  G2
G1    Y4-2  B3-3  O1    Y1    P2    B2
O3-2  Y1    G3-2  Y3-2  B1    O2-3  Y2
B2-3  P2    O1    G2    G1    B1    P1
"""
STARTS = {1: "yellow", 7: "blue", 43: "red", 49: "grey", 25: "violet"}  # corners and middle


def grid_hill(road: int = 12, friends: Mapping[str, tuple[int, int]] = FRIENDS) -> str:
    """The grid as a board file."""
    lines = ['kind = "hill"', 'name = "grid"', f"road = {road}", "[chambers]"]
    names = {"Y": "yellow", "O": "orange", "B": "blue", "G": "green", "P": "pink"}
    for number, drawn in enumerate(GRID.split(), start=1):
        row, column = divmod(number - 1, 7)
        tunnels = [
            7 * (row + down) + column + right + 1
            for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
            if 0 <= row + down < 7 and 0 <= column + right < 7
        ]
        facts = f"at = [{10 * column}, {10 * row}], tunnels = {tunnels}"
        facts += f', food = "{names[drawn[0]]}", places = {drawn[1]}'
        if number in STARTS:
            facts += f', start = "{STARTS[number]}"'
        if drawn[2:]:
            facts += {"-2": ", two_ants = 1", "-3": ", three_ants = 1"}[drawn[2:]]
        lines.append(f"{number} = {{ {facts} }}")
    lines.append("[friends]")
    lines += [f"{name} = {{ copies = {n}, cost = {cost} }}" for name, (n, cost) in friends.items()]
    return "\n".join(lines) + "\n"


HILL = grid_hill()


def unstarted(
    seats: int = 2,
    *,
    friends: bool = False,
    offer: bool = False,
    hill: str | None = HILL,
    script: Sequence[Playable] = (),
    seed: str = "7",
) -> Match:
    """A match before its first outcome of chance; with `hill=None` on the shipped hill."""
    options: dict[str, OptionValue] = {"friends": friends, "offer": offer}
    texts = None
    if hill is not None:
        options["hill"], texts = "grid", {"hill": hill}
    return Match(GAME, make_setting(GAME, seats, options, texts), Chance.of_seed(seed, script))


def opening(
    seats: int = 2,
    *,
    hands: Sequence[str] = (),
    roads: Sequence[str] = (),
    first: str = "circle",
    friends: bool = False,
    offer: bool = False,
    hill: str | None = HILL,
) -> Match:
    """A match at its first turn, or offer, small parts chosen: the first foods that are there."""
    cards = [
        f"deal {ant}" for hand in hands or ["red blue grey yellow"] * seats for ant in hand.split()
    ]
    laid = roads or ["blue violet"] * (1 if seats == 2 else 2)
    cards += [f"lay {ant}" for road in laid for ant in road.split()]
    script = [*cards, f"first {first}"]
    match = unstarted(seats, friends=friends, offer=offer, hill=hill, script=script)
    match.advance()
    while match.view()["phase"] == "small-part":
        match.play(match.legal_numbers()[0])
    return match


class Position(Match):
    """A match that begins in a drawn position: its story and its record begin there, too."""

    def __init__(self, origin: Match, state: Record, script: Sequence[str]) -> None:
        self._drawn = copy_record(state)
        super().__init__(origin.game, origin.setting, Chance.of_seed("7", script))

    def _first_state(self) -> Record:
        return copy_record(self._drawn)


class Table:
    """A position being drawn; `turn` makes a match of it.

    What is not named is filled in so that nothing is lost: cards that lie nowhere are in the
    pile, and tokens that nobody holds are in chambers not named, those with high numbers first.
    Unless told otherwise the road has a blue card and a violet one, and a hand one of each
    other ant and a blue one; a small part has 2 yellow, 2 orange, and one of each other food.
    """

    def __init__(
        self,
        seats: int = 2,
        *,
        friends: bool | Mapping[str, tuple[int, int]] = False,
        road: int = 12,
    ) -> None:
        cards = FRIENDS if isinstance(friends, bool) else friends
        hill = grid_hill(road, cards)
        self.match = unstarted(seats, friends=bool(friends), hill=hill)
        self.seats = seats
        self.middle = road // 2
        self.state = new_record(GAME.state_type)
        GAME.kernels.start(self.match.board.record, self.state, seats)
        self.named: set[int] = set()
        self.boxes: set[int] = set()  # seats whose reserve is given
        self.all_in_pile: str | None = None
        for who in SEATS[:seats]:
            self.hand(who, "yellow blue red grey")
            self.small(who, yellow=2, orange=2, blue=1, green=1, pink=1)
        self.boxes.clear()
        for number in range(1, 2 if seats == 2 else 3):
            self.road(number, "blue | violet")

    # The hill

    def ants(self, **chambers: int) -> Self:
        """Where ants stand; the others stay where they begin."""
        for name, chamber in chambers.items():
            self.state.ant_at[ANTS.index(name)] = chamber - 1
        assert len(set(self.state.ant_at.tolist())) == 5
        return self

    def tokens(self, chamber: int, count: int) -> Self:
        assert count <= self.match.board.record.places[chamber - 1]
        self.state.tokens[chamber - 1] = count
        self.named.add(chamber - 1)
        return self

    # Boxes

    def small(self, who: str, **foods: int) -> Self:
        """All that is in the small part; what the seat has got besides is in its reserve."""
        share = dict(zip(FOODS, SHARES[self.seats], strict=True))
        rest = {food: share[food] - foods.get(food, 0) for food in FOODS}
        self.state.small[SEATS.index(who)] = [foods.get(food, 0) for food in FOODS]
        return self.reserve(who, **rest)

    def reserve(self, who: str, **foods: int) -> Self:
        """All that is in the reserve."""
        seat = SEATS.index(who)
        self.state.reserve[seat] = [foods.get(food, 0) for food in FOODS]
        held = self.state.reserve[seat] + self.state.small[seat]
        assert (self.state.reserve[seat] >= 0).all() and (held <= SHARES[self.seats]).all()
        self.boxes.add(seat)
        return self

    # Cards

    def hand(self, who: str, cards: str) -> Self:
        self.state.hand[SEATS.index(who)] = counted(cards)
        return self

    def road(self, number: int, cards: str) -> Self:
        """The cards from left to right, with a bar between the two middle spaces."""
        left, right = (part.split() for part in cards.split("|"))
        assert left and right
        ends = self.middle - len(left), self.middle + len(right) - 1
        assert ends[0] > 0 and ends[1] < 2 * self.middle - 1, "it touches the stream"
        self.state.left_end[number - 1], self.state.right_end[number - 1] = ends
        self.state.roads[number - 1] = NO_CARD
        self.state.roads[number - 1, ends[0] : ends[1] + 1] = list(map(ANTS.index, left + right))
        return self

    def pile(self, cards: str) -> Self:
        """All that is in the pile; cards that lie nowhere else are discards."""
        self.all_in_pile = cards
        return self

    # Friends

    def points(self, who: str, points: int) -> Self:
        self.state.points[SEATS.index(who)] = points
        return self

    def owns(self, who: str, *names: str) -> Self:
        for name in names:
            self.state.owned[SEATS.index(who), list(FRIENDS).index(name)] += 1
        return self

    # The course of the match

    def turn(
        self,
        who: str,
        *,
        in_round: int = 2,
        number: int | None = None,
        script: Sequence[str] = (),
    ) -> Position:
        """The seat begins a turn of this round, circle being first, or the turn of this number."""
        state = copy_record(self.state)
        self._balance(state)
        self._share_cards(state)
        seat = SEATS.index(who)
        turns = number or (in_round - 1) * self.seats + seat + 1
        state.turns = turns
        state.rounds = (turns - 1) // self.seats + 1
        state.first = (seat - turns + 1) % self.seats
        state.turn_seat = state.actor = seat
        state.phase = Phase.CHOICE
        return Position(self.match, state, script)

    # Inside

    def _share_cards(self, state: Record) -> None:
        """Cards that are in no hand and on no road are in the pile, or else discards."""
        on_roads = [int((state.roads == ant).sum()) for ant in range(5)]
        rest = 19 - state.hand.sum(axis=0) - on_roads
        state.pile = rest if self.all_in_pile is None else counted(self.all_in_pile)
        state.discards = rest - state.pile
        assert (state.pile >= 0).all() and (state.discards >= 0).all()

    def _balance(self, state: Record) -> None:
        """As many tokens in the hill as nobody holds any more; a seat not named may hold less."""
        record = self.match.board.record
        for food in range(5):
            members = [chamber for chamber in range(49) if record.food[chamber] == food]
            free = sum(int(record.places[c]) - int(state.tokens[c]) for c in members)
            held = int(state.small[:, food].sum() + state.reserve[:, food].sum())
            for chamber in reversed([c for c in members if c not in self.named]):
                more = min(free - held, int(record.places[chamber]) - int(state.tokens[chamber]))
                state.tokens[chamber] += max(0, more)
                free -= max(0, more)
            for seat in (seat for seat in range(self.seats) if seat not in self.boxes):
                fewer = max(0, min(held - free, int(state.reserve[seat, food])))
                state.reserve[seat, food] -= fewer
                held -= fewer
            assert free == held, f"{FOODS[food]}: {free} free places, {held} tokens"
            state.free_places[food] = free


def counted(cards: str) -> list[int]:
    return [cards.split().count(ant) for ant in ANTS]


# Playing


def play(match: Match, *actions: Playable) -> None:
    for action in actions:
        match.play(action)


def refused(match: Match, action: Playable) -> str:
    """Play something that is not allowed: nothing changes; the key of the reason."""
    before = (match.state.tobytes(), match.legal(), match.record())
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert (match.state.tobytes(), match.legal(), match.record()) == before
    return refusal.value.reason.key.removeprefix("minicity-refused-")


# Reading


def legal(match: Match) -> list[str]:
    return [match.game.text(action) for action in match.legal()]


def offered(match: Match, word: str) -> list[str]:
    """What is offered of a kind, without its first word: `go` gives chambers, and so on."""
    found = [text.partition(" ") for text in legal(match)]
    return [rest for first, _, rest in found if first == word]


def chambers(match: Match) -> dict[int, dict[str, Any]]:
    return {chamber["name"]: chamber for chamber in match.view()["chambers"]}


def goals(match: Match) -> set[int]:
    """Chambers that the ant may go to."""
    return {int(name) for name in offered(match, "go")}


def tokens(match: Match, chamber: int) -> int:
    found: int = chambers(match)[chamber]["tokens"]
    return found


def free_places(match: Match, chamber: int) -> int:
    found = chambers(match)[chamber]
    return int(found["places"]) - int(found["tokens"])


def ant_at(match: Match, name: str) -> int:
    found: int = match.view()["ants"][name]
    return found


def road(match: Match, number: int = 1) -> str:
    """The cards of a road, with a bar in its middle."""
    spaces = match.view()["roads"][number - 1]
    middle = len(spaces) // 2
    return " ".join([*filter(None, spaces[:middle]), "|", *filter(None, spaces[middle:])])


def seat(match: Match, name: str) -> dict[str, Any]:
    """A seat as it sees itself."""
    place = SEATS.index(name)
    found: dict[str, Any] = match.view(place)["seats"][place]
    return found


def hand(match: Match, name: str) -> str:
    return " ".join(Counter(seat(match, name)["hand"]).elements())


def small(match: Match, name: str) -> str:
    return " ".join(Counter(seat(match, name)["small"]).elements())


def reserve(match: Match, name: str) -> str:
    return " ".join(Counter(seat(match, name)["reserve"]).elements())


def points(match: Match, name: str) -> int:
    found: int = seat(match, name)["points"]
    return found


def friends_of(match: Match, name: str) -> dict[str, tuple[int, int]]:
    """Copies owned and copies used."""
    return {card["friend"]: (card["owned"], card["used"]) for card in seat(match, name)["friends"]}


def actor(match: Match) -> str | None:
    name: str | None = match.view()["actor"]
    return name


def phase(match: Match) -> str:
    name: str = match.view()["phase"]
    return name


def told(match: Match, who: str | None = None, since: int = 0) -> list[str]:
    """Keys of what happened, as a seat is told it, without the name of the game."""
    viewer = None if who is None else SEATS.index(who)
    return [event.key.removeprefix("minicity-") for event in match.story(viewer, since)]


def event(match: Match, key: str) -> Message:
    """The only event of that kind."""
    (found,) = [found for found in match.story() if found.key == f"minicity-{key}"]
    return found


def around(chamber: int, steps: int) -> set[int]:
    """Chambers of the grid at most so many tunnels away, without this one."""
    row, column = divmod(chamber - 1, 7)
    return {
        7 * down + right + 1
        for down in range(7)
        for right in range(7)
        if 0 < abs(down - row) + abs(right - column) <= steps
    }
