"""Marabunta in the terminal, drawn with Rich from the view alone.

No colour stands alone: regions have letters, seats initials, lit hexes a star.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import groupby

from rich.console import Console, ConsoleOptions, Group
from rich.table import Table
from rich.text import Text

from ludoteca.core import texts
from ludoteca.core.actions import Action
from ludoteca.core.message import Argument, Message, message
from ludoteca.games.marabunta.box import ANTHILLS, REGION_LETTERS, REGION_NAMES
from ludoteca.games.marabunta.view import (
    GroupView,
    HexView,
    MarabuntaView,
    RegionView,
    SeatView,
)

HALF, CELL = 2, 3  # characters of half a hex, and of what is coloured: the fourth is a gap
WIDE = 104  # columns that let the player boards stand beside the map

CUPCAKE, CRATE, CROSSED, LIT, PICKED = "♣", "▣", "✗", "*", "+"
OPEN_BOX, CROSSED_BOX, ANTHILL, NO_ANTHILL = "☐", "☒", "▲", "△"

LETTERS = dict(zip(REGION_NAMES, REGION_LETTERS, strict=True))
# Okabe and Ito's set, which colour-blind people can tell apart.
REGION_STYLES = {
    "pink": "#000000 on #cc79a7",
    "blue": "#000000 on #56b4e9",
    "orange": "#000000 on #e69f00",
    "green": "#000000 on #00b383",
    "grey": "#000000 on #a8a8a8",
    "yellow": "#000000 on #f0e442",
}
LIT_STYLE = "bold #000000 on #ffffff"
SEAT_STYLES = {"red": "bold #ffffff on #b3001b", "blue": "bold #ffffff on #0b3c8c"}
TILE_STYLE = "#000000 on #f5efe0"

# What to put before a place that is typed alone.
VERBS = {"element": "apply"}
VERBS |= {phase: phase for phase in ("write", "cross", "circle", "again", "take")}


@dataclass(frozen=True)
class Screen:
    """The table, in the layout that the width of the terminal allows."""

    view: MarabuntaView
    language: str = "en"
    lit: frozenset[str] = frozenset()

    def draw(self, lit: Set[str] = frozenset()) -> Screen:
        return replace(self, lit=frozenset(lit))

    def lights(self, actions: Sequence[Action]) -> set[str]:
        """The hexes that some of the actions name."""
        return {str(action.hex) for action in actions if hasattr(action, "hex")}

    def hint(self) -> Message | None:
        """How to type a choice of which there are many."""
        if self.view.phase == "split":
            return message("terminal-hint-split")
        if self.view.phase in ("write", "cross"):
            return message("terminal-hint-hex")
        return None

    def shorthand(self, text: str) -> str | None:
        """`P B` or `tile pink blue` for a split, `c7` for a hex, `pink` for a die or a leaf."""
        names = {letter.lower(): name for name, letter in LETTERS.items()}
        for name in REGION_NAMES:
            names[name] = names[
                texts.say(message("region", region=name), self.language).lower()
            ] = name
        words = text.lower().replace(",", " ").split()
        if self.view.phase == "split":
            dice = [word for word in words if word not in ("split", "tile")]
            if not all(word in names for word in dice):
                return None
            beside = {names[word] for word in dice}
            pool = [name for name in REGION_NAMES if name in beside]
            rest = [name for name in REGION_NAMES if name not in beside]
            return " ".join(["split", "tile", *pool, "|", *rest])
        if len(words) != 1 or self.view.phase not in VERBS:
            return None
        return f"{VERBS[self.view.phase]} {names.get(words[0], words[0])}"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        territory = Group(self.territory(), self.legend())
        grid = Table.grid(padding=(0, 2))
        if options.max_width >= WIDE:
            left = Group(territory, "", self.elements())
            grid.add_row(left, Group(self.player_boards(), "", self.leaves(wide=True)))
            yield grid
            return
        grid.add_row(territory, self.leaves(wide=False))
        yield grid
        below = Table.grid(padding=(0, 2))
        below.add_row(self.player_boards(), self.elements())
        yield below

    def say(self, key: str, /, **arguments: Argument) -> str:
        return texts.say(message(key, **arguments), self.language)

    def seat(self, name: str) -> str:
        return self.say("marabunta-seat", seat=name)

    def seat_plate(self, name: str) -> Text:
        return plate(self.seat(name), SEAT_STYLES[name])

    def initial(self, name: str) -> str:
        return self.seat(name)[0].lower()

    def region(self, name: str) -> str:
        return self.say("region", region=name)

    # The territory

    def territory(self) -> Text:
        """Two lines a row of hexes: names, then region and what stands in the hex."""
        lines = []
        hexes = sorted(self.view.hexes, key=lambda place: (place.row, place.column))
        for _, row in groupby(hexes, key=lambda place: place.row):
            names, signs = Text(), Text()
            part = 0
            for place in row:
                gap = " " * (place.column * HALF - len(names))
                if place.part != part:  # §1.6: the joint of two parts
                    gap = gap[:-1] + "┊"
                    part = place.part
                names.append(gap).append_text(self.name(place))
                signs.append(gap).append_text(self.sign(place))
            lines += [names, signs]
        return Text("\n", no_wrap=True).join(lines)

    def name(self, place: HexView) -> Text:
        lit = place.name in self.lit
        style = LIT_STYLE if lit else REGION_STYLES[place.region]
        return Text.assemble((place.name.ljust(CELL), style))

    def sign(self, place: HexView) -> Text:
        style = REGION_STYLES[place.region]
        shown = Text.assemble((LETTERS[place.region], style))
        if place.seat is not None:
            mark = f"{self.initial(place.seat)}{place.number}"
            return shown.append(mark, SEAT_STYLES[place.seat])
        if place.crossed:
            return shown.append(f"{CROSSED} ", style)
        picked = self.view.effect.picked if self.view.effect else []
        shown.append(CUPCAKE if place.cupcake else CRATE if place.crate else " ", style)
        if place.name in picked:
            return shown.append(PICKED, style)
        return shown.append(LIT if place.name in self.lit else " ", style)

    def legend(self) -> Text:
        signs = {"cupcake": CUPCAKE, "crate": CRATE, "crossed": CROSSED}
        if self.lit:
            signs["lit"] = LIT
        words = [f"{sign} {self.say('terminal-legend', sign=name)}" for name, sign in signs.items()]
        return Text("  ".join(words), "dim")

    # Leaves, and who leads

    def leaves(self, *, wide: bool) -> Table:
        """A line a region; two where there is no room beside the name."""
        grid = Table.grid(padding=(0, 2))
        for region in self.view.regions:
            name = Text.assemble(badge(region.region), " ", self.region(region.region))
            one, other = region.sums
            leader = region.winner_now
            leads = " =" if leader is None else plate(self.initial(leader), SEAT_STYLES[leader])
            leaf = Text.assemble(self.circles(region), f"{one:>4} : {other:<3}", leads)
            for row in [(name, leaf)] if wide else [(name,), (leaf,)]:
                grid.add_row(*row)
        return grid

    def circles(self, region: RegionView) -> Text:
        """The leaf's ten circles: the seats' from both ends, blank ones between (§1.4)."""
        (first, one), (second, other) = zip(SEAT_STYLES, region.circles, strict=True)
        return Text.assemble(
            (self.initial(first) * one, SEAT_STYLES[first]),
            "·" * region.blank,
            (self.initial(second) * other, SEAT_STYLES[second]),
        )

    # Player boards

    def player_boards(self) -> Table:
        """Both in one table, since both have the same face (§1.7)."""
        seats = self.view.seats
        grid = Table.grid(padding=(0, 2))
        grid.add_row("", *(self.seat_plate(seat.seat) for seat in seats))
        grid.add_row(self.say("terminal-now"), *(str(seat.score_now) for seat in seats))
        grid.add_row(self.say("terminal-track"), *(str(seat.points) for seat in seats))
        grid.add_row(self.say("terminal-anthills"), *(anthills(seat) for seat in seats))
        grid.add_row(self.say("terminal-cupcakes"), *(cupcake_row(seat) for seat in seats))
        for number, group in enumerate(seats[0].groups):
            power = self.say("marabunta-power", power=group.power)
            crates = [crate_boxes(seat.groups[number]) for seat in seats]
            grid.add_row(f"{number + 1:>2} {power}", *crates)
        return grid

    # Dice, tile and pools

    def elements(self) -> Group:
        """What is in play this round: all of it, or by pool once it is split."""
        lines = [Text(self.say("terminal-round", number=self.view.round), "bold")]
        pools = self.view.pools or {"": ["tile", *REGION_NAMES]}
        for owner, pool in pools.items():
            if owner in SEAT_STYLES:
                lines.append(self.seat_plate(owner))
            elif owner:
                lines.append(Text(self.say("terminal-pool", pool=owner), "italic"))
            order = sorted(pool, key=lambda element: element != "tile")
            lines += [self.element(element, owner) for element in order]
        return Group(*lines)

    def element(self, element: str, owner: str) -> Text:
        if element == "tile":
            tile = self.view.tile
            words = "-" if tile is None else self.say("marabunta-tile", tile=tile)
        else:
            face = self.view.dice[element]
            region = message("region", region=element)
            words = "-" if face is None else self.say("marabunta-die", region=region, face=face)
        done = self.is_done(element, owner)
        return Text.assemble(
            badge(element), " ", (words, "dim strike" if done else ""), " ✓" if done else ""
        )

    def is_done(self, element: str, owner: str) -> bool:
        """Applied or ignored already; the first player's turn comes second (§3.3)."""
        if owner == self.view.actor:
            return element not in self.view.to_apply
        return owner in SEAT_STYLES and self.view.actor == self.view.first

    # The result

    def result(self) -> Table:
        """§11: where the points came from."""
        seats = self.view.seats
        table = Table("", *(self.seat(seat.seat) for seat in seats))
        cupcakes = [sum(seat.row[: seat.boxes]) for seat in seats]
        powers = [seat.points - points for seat, points in zip(seats, cupcakes, strict=True)]
        table.add_row(self.say("terminal-cupcakes"), *map(str, cupcakes))
        table.add_row(self.say("terminal-powers"), *map(str, powers))
        for region in self.view.regions:
            sums = " : ".join(str(total) for total in region.sums)
            points = [
                str(circles) if seat.seat == region.winner_now else "-"
                for circles, seat in zip(region.circles, seats, strict=True)
            ]
            table.add_row(f"{self.region(region.region)} ({sums})", *points)
        table.add_section()
        table.add_row(self.say("terminal-score"), *(str(seat.score_now) for seat in seats))
        if len({seat.score_now for seat in seats}) == 1:  # §11.3
            table.add_row(self.say("terminal-boxes"), *(str(seat.boxes) for seat in seats))
            enders = ("✓" if seat.seat == self.view.ended_by else "" for seat in seats)
            table.add_row(self.say("terminal-ended"), *enders)
        return table


def plate(words: str, style: str) -> Text:
    """Words on a colour that ends with them."""
    return Text.assemble((f" {words} ", style))


def badge(element: str) -> Text:
    """The letter of a die or region on its colour; a star for the tile."""
    if element == "tile":
        return plate("★", TILE_STYLE)
    return plate(LETTERS[element], REGION_STYLES[element])


def anthills(seat: SeatView) -> Text:
    return Text(ANTHILL * seat.anthills + NO_ANTHILL * (ANTHILLS - seat.anthills))


def cupcake_row(seat: SeatView) -> Text:
    """Crossed boxes, then the points above those to come (§8.1)."""
    points = "".join(str(number) for number in seat.row[seat.boxes :])
    return Text(CROSSED_BOX * seat.boxes + points)


def crate_boxes(group: GroupView) -> Text:
    boxes = CROSSED_BOX * group.crossed + OPEN_BOX * (group.crates - group.crossed)
    return Text(boxes, "dim" if group.crossed == group.crates else "")
