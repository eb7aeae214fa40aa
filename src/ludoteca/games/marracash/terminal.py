"""Marracash in the terminal, drawn with Rich from the view alone.

No colour stands alone: shops and visitors have letters, seats shapes and two letters, what can be
chosen a star.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import groupby

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core import texts
from ludoteca.core.actions import Action
from ludoteca.core.message import Argument, Message, message
from ludoteca.games.marracash.actions import Auction, Bring, Move
from ludoteca.games.marracash.box import (
    COLOUR_NAMES,
    END_NAMES,
    FIRST_BID,
    MAX_BRING,
    MAX_PRICE,
    MONEY,
    PRICE_STEP,
    SEAT_NAMES,
    SIGNS,
)
from ludoteca.games.marracash.view import (
    AuctionPreview,
    AuctionView,
    FountainView,
    MarracashView,
    MovePreview,
    ShopView,
)
from ludoteca.games.marracash.words import sign_shop

Piece = tuple[str, str]  # of a crowd: a letter, perhaps with a count, and its colour

CELLS = (6, 5, 4)  # characters of a square, the widest that has room; two lines high
PANEL = 38  # columns that the seats need beside the town
MOST_OFFERS = 8  # lines of moves that bring something

# Okabe and Ito's set, which colour-blind people can tell apart.
COLOUR_STYLES = {
    "yellow": "#000000 on #f0e442",
    "purple": "#000000 on #cc79a7",
    "green": "#000000 on #00b383",
    "red": "#000000 on #e8743b",
    "blue": "#000000 on #56b4e9",
}
# What shops are filled with, so that they have a body where there are no colours.
PATTERNS = {
    "yellow": (".", "#b3a800 on #f0e442"),
    "purple": (":", "#8f4470 on #cc79a7"),
    "green": ("'", "#00684c on #00b383"),
    "red": ("x", "#b04a17 on #e8743b"),
    "blue": ("~", "#1f79ad on #56b4e9"),
}
SHAPES = dict(zip(SEAT_NAMES, "●■▲◆", strict=True))
SEAT_STYLES = {
    "ali": "bold #ffffff on #8a1c00",
    "aida": "bold #ffffff on #0b3c8c",
    "omar": "bold #ffffff on #00583f",
    "laila": "bold #ffffff on #5b1a66",
}
GROUND, STREET, WALL = "#6b5138 on #f3dfba", "#6b5138 on #fbf3df", "#a8643c"
FOUNTAIN, LIT_STYLE = "bold #00344f on #dcecf5", "bold #000000 on #ffffff"
LIT, FOR_SALE, PALM, PAYS, WHOSE = "*", "!", "Ψ", "▸", "▶"

# Streets by the sides on which they go on: up, left, right, down.
BENDS = {"0110": "─", "1001": "│", "0011": "╭", "0101": "╮", "1010": "╰", "1100": "╯"}


class Canvas:
    """Characters with styles, written anywhere and read line by line."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.places = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, words: str, style: str) -> None:
        for place, character in enumerate(words, min(x, self.width - len(words))):
            self.places[y][place] = (character, style)

    def text(self) -> Text:
        lines = []
        for row in self.places:
            runs = groupby(row, key=lambda place: place[1])
            spans = [("".join(character for character, _ in run), style) for style, run in runs]
            lines.append(Text.assemble(*spans))
        return Text("\n", no_wrap=True, overflow="crop").join(lines)


class Plan:
    """The town between its walls: ground, streets, shops, then the fountains with their crowds."""

    def __init__(self, screen: Screen, cell: int) -> None:
        self.screen = screen
        self.view = screen.view
        self.cell = cell
        town = self.view.town
        self.columns, self.rows = town.columns, town.rows
        self.canvas = Canvas(self.columns * cell + 2, self.rows * 2 + 2)
        self.walkable = {(column, row) for column, row in town.streets}
        self.walkable |= {(place.column, place.row) for place in self.view.fountains}
        self.draw_walls()
        for column, row in self.walkable:
            self.draw_street(column, row)
        for column, row in town.palms:
            x, y = self.corner(column, row)
            self.canvas.put(x + cell // 2, y, PALM, f"bold {GROUND}")
            self.canvas.put(x + cell // 2, y + 1, "│", GROUND)
        for shop in self.view.shops:
            self.draw_shop(shop)
        for fountain in self.view.fountains:
            self.draw_fountain(fountain)

    def corner(self, column: int, row: int) -> tuple[int, int]:
        return 1 + column * self.cell, 1 + row * 2

    def draw_walls(self) -> None:
        """Battlements around the ground, open where an entrance lies at the wall."""
        canvas, bottom = self.canvas, self.rows * 2 + 1
        for x in range(canvas.width):
            canvas.put(x, 0, "▄" if x % 2 == 0 or x == canvas.width - 1 else "▁", WALL)
            canvas.put(x, bottom, "▀", WALL)
        for y in range(1, bottom):
            canvas.put(0, y, "█" + " " * (canvas.width - 2) + "█", WALL)
            canvas.put(1, y, " " * (canvas.width - 2), GROUND)
        for fountain in self.view.fountains:
            x, y = self.corner(fountain.column, fountain.row)
            gates = ((x + 1, 0, "▼"), (x + 1, bottom, "▲"), (0, y, "▶"), (canvas.width - 1, y, "◀"))
            edges = (
                fountain.row == 0,
                fountain.row == self.rows - 1,
                fountain.column == 0,
                fountain.column == self.columns - 1,
            )
            for (across, down, arrow), at_wall in zip(gates, edges, strict=True):
                if fountain.entrance and at_wall:
                    gate = arrow if down == y else arrow.center(self.cell - 2)
                    canvas.put(across, down, gate, f"bold {WALL}")

    def draw_street(self, column: int, row: int) -> None:
        """Lines to the squares beside it (§1.4); what stands on a fountain is drawn later."""
        x, y = self.corner(column, row)
        middle = x + self.cell // 2
        beside = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
        up, left, right, down = (place in self.walkable for place in beside)
        bend = "".join("01"[way] for way in (up, left, right, down))
        for line in (y, y + 1):
            self.canvas.put(x, line, " " * self.cell, STREET)
        if left:
            self.canvas.put(x, y, "─" * (self.cell // 2), STREET)
        if right:
            self.canvas.put(middle + 1, y, "─" * (self.cell - self.cell // 2 - 1), STREET)
        if down:
            self.canvas.put(middle, y + 1, "│", STREET)
        self.canvas.put(middle, y, BENDS.get(bend, "┼"), STREET)

    def draw_shop(self, shop: ShopView) -> None:
        """Name, then owner and customers; on its next square what the next customer pays."""
        squares = sorted(shop.squares, key=reading_order)
        style = COLOUR_STYLES[shop.colour]
        pattern, shade = PATTERNS[shop.colour]
        for column, row in squares:
            x, y = self.corner(column, row)
            width = self.cell - ([column + 1, row] not in squares)  # a gap to what is beside it
            for line in (y, y + 1):
                self.canvas.put(x, line, pattern * width, shade)
        x, y = self.corner(*squares[0])
        name, owner = shop.name, shop.owner
        for_sale = self.view.auction is not None and name == self.view.auction.shop
        sign = self.screen.sign(name)
        if name in self.screen.lit or for_sale:
            mark = LIT if name in self.screen.lit else FOR_SALE
            self.canvas.put(x, y, f"{sign}{mark}", LIT_STYLE)
        else:
            self.canvas.put(x, y, f"{sign} ", f"bold {style}")
        if owner is not None:
            trade = f"{self.screen.short(owner)}{shop.customers}"
            self.canvas.put(x, y + 1, trade, SEAT_STYLES[owner])
            for place in squares[1:2]:
                x, y = self.corner(*place)
                self.canvas.put(x, y, f"{PAYS}{shop.next_pays}", style)
        elif entering := self.screen.entering().get(name):
            self.canvas.put(x, y + 1, f"+{entering} ", f"bold {style}")

    def draw_fountain(self, fountain: FountainView) -> None:
        """Its number, and below it who stands there: a letter each, or counted where it is full."""
        x, y = self.corner(fountain.column, fountain.row)
        name = fountain.name
        lit = name in self.screen.lit
        style = LIT_STYLE if lit else FOUNTAIN
        mark = LIT if lit else ""
        label = f"[{name}]{mark}" if fountain.entrance else f"({name}){mark}"
        group = [(colour, count) for colour, count in fountain.crowd.items() if count]
        if sum(count for _, count in group) <= self.cell:
            pieces = [
                (self.screen.letter(colour), colour)
                for colour, count in group
                for _ in range(count)
            ]
        else:
            pieces = [
                (f"{count if count > 1 else ''}{self.screen.letter(colour)}", colour)
                for colour, count in group
            ]
        below: list[Piece] = []
        above: list[Piece] = []
        for piece in pieces:
            room = self.cell - sum(len(words) for words, _ in below)
            (below if len(piece[0]) <= room and not above else above).append(piece)
        if above or len(label) > self.cell:
            label = f"{name}{mark}"
        width = len(label) + sum(len(words) for words, _ in above)
        place = min(x + max(0, self.cell - width + 1) // 2, self.canvas.width - 1 - width)
        self.canvas.put(place, y, label, style)
        self.put_visitors(place + len(label), y, above)
        width = sum(len(words) for words, _ in below)
        self.put_visitors(x + (self.cell - width + 1) // 2, y + 1, below)

    def put_visitors(self, x: int, y: int, pieces: list[Piece]) -> None:
        for words, colour in pieces:
            self.canvas.put(x, y, words, f"bold {COLOUR_STYLES[colour]}")
            x += len(words)


@dataclass(frozen=True)
class Screen:
    """The table, in the layout that the width of the terminal allows."""

    view: MarracashView
    language: str = "en"
    lit: frozenset[str] = frozenset()

    def draw(self, lit: Set[str] = frozenset()) -> Screen:
        return replace(self, lit=frozenset(lit))

    def lights(self, actions: Sequence[Action]) -> set[str]:
        """Fountains with a group to move, shops to auction, entrances to fill."""
        lit = set()
        for action in actions:
            match action:
                case Move(start, _):
                    lit.add(start)
                case Auction(shop):
                    lit.add(shop)
                case Bring(entrance):
                    lit.add(entrance)
        return lit

    def hint(self) -> Message | None:
        """How to type a choice of which there are many, with one that can be made now."""
        if self.view.phase == "act":
            moves = [offer for offer in self.view.previews if isinstance(offer, MovePreview)]
            auctions = (each for each in self.view.previews if isinstance(each, AuctionPreview))
            shops = [offer.shop for offer in auctions]
            if not moves:
                return message("marracash-terminal-hint-auction", shop=self.sign(shops[0]))
            move = f"{moves[0].start} {moves[0].target}"
            if not shops:
                return message("marracash-terminal-hint-move", move=move)
            return message("marracash-terminal-hint-act", move=move, shop=self.sign(shops[0]))
        if auction := self.view.auction:
            amount = str(auction.least_bid)
            if auction.leader is None:
                return message("marracash-terminal-hint-open", amount=amount)
            return message("marracash-terminal-hint-bid", amount=amount)
        if self.view.phase == "bring":
            return message("marracash-terminal-hint-bring", entrance=empty_entrances(self.view)[0])
        return None

    def shorthand(self, text: str) -> str | None:
        """`8 9` for a move, `Y1` for an auction, an amount for a bid, `8 3 left` for visitors."""
        words = re.sub("[-,>→]", " ", text.lower()).split()
        match self.view.phase, words:
            case "act", [start, target] if start.isdecimal() and target.isdecimal():
                return f"move {start} {target}"
            case "act", [sign] if name := self.shop_of(sign):
                return f"auction {name}"
            # Lower numbers are places in the list of choices.
            case "bid", [amount] if amount.isdecimal() and int(amount) >= FIRST_BID:
                return f"bid {amount}"
            case "bring", [*place, visitors, end]:
                return bring(self.view, place, visitors, end, self.language)
            case "sell", [colour, value]:
                names = {
                    texts.say(message("marracash-colour", colour=name), self.language): name
                    for name in COLOUR_NAMES
                }
                return f"sell {names.get(colour, colour)} {value}"
        return None

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        town = self.view.town
        rooms = (cell for cell in CELLS if town.columns * cell + 2 <= options.max_width)
        plan = Plan(self, next(rooms, CELLS[-1]))
        left = Group(plan.canvas.text(), self.line(), self.legend(plan.canvas.width))
        grid = Table.grid(padding=(0, 2))
        if options.max_width >= plan.canvas.width + 2 + PANEL:
            grid.add_column(width=plan.canvas.width)
            grid.add_column()
            grid.add_row(left, Group(self.seats(), "", *self.news(), "", self.offers()))
        else:
            yield left
            grid.add_row(Group(self.seats(), *self.news()), self.offers())
        yield grid

    def say(self, key: str, /, **arguments: Argument) -> str:
        return texts.say(message(key, **arguments), self.language)

    def seat(self, name: str) -> str:
        return self.say("marracash-seat", seat=name)

    def letter(self, colour: str) -> str:
        return self.say("marracash-letter", colour=colour)

    def sign(self, shop: str) -> str:
        return texts.say(sign_shop(shop), self.language)

    def shop_of(self, sign: str) -> str | None:
        """The shop that the map shows by this sign, in notation."""
        named = {self.sign(shop.name).lower(): shop.name for shop in self.view.shops}
        return named.get(sign)

    def visitor(self, colour: str) -> Text:
        return Text.assemble((self.letter(colour), f"bold {COLOUR_STYLES[colour]}"))

    def short(self, name: str) -> str:
        """Shape and two letters: Ali and Aida begin with the same one."""
        return f"{SHAPES[name]}{self.seat(name)[:2]}"

    def badge(self, name: str) -> Text:
        return Text.assemble((self.short(name), SEAT_STYLES[name]))

    # Below the town

    def line(self) -> Text:
        """§2.2: everyone in the line; the four at each end, who may come next, stand apart."""
        line = self.view.line
        words = self.say("marracash-terminal-line", count=len(line))
        if not line:
            return Text(words)
        shown = Text(f"{words} {self.say('marracash-terminal-end', end='left')} {PAYS} ")
        ends = (MAX_BRING, len(line) - MAX_BRING) if len(line) > 2 * MAX_BRING else ()
        for place, colour in enumerate(line):
            shown.append(" " if place in ends else "").append_text(self.visitor(colour))
        return shown.append(f" ◂ {self.say('marracash-terminal-end', end='right')}")

    def legend(self, width: int) -> Text:
        """Colours and signs, as many in a line as have room."""
        signs = {"fountain": "(4)", "entrance": "[8]", "palm": PALM}
        owners = [shop.owner for shop in self.view.shops if shop.owner]
        if owners:
            signs |= {"owner": f"{self.short(owners[0])}2", "pays": f"{PAYS}300"}
        if self.entering():
            signs["enters"] = "+2"
        if self.view.auction:
            signs["auction"] = FOR_SALE
        if self.lit:
            signs["lit"] = LIT
        colours = [
            Text.assemble(self.visitor(name), f" {self.say('marracash-colour', colour=name)}")
            for name in COLOUR_NAMES
        ]
        meanings = [
            Text(f"{sign} {self.say('marracash-terminal-legend', sign=name)}")
            for name, sign in signs.items()
        ]
        shown = Text(no_wrap=True)
        room = width
        for item in (*colours, *meanings):
            if len(item) + 2 > room:
                shown.append("\n")
                room = width
            shown.append("  " if room < width else "").append_text(item)
            room -= len(item) + 2
        return shown

    def entering(self) -> dict[str, int]:
        """§4.4: shops, and how many visitors would enter at once."""
        offers: list[AuctionPreview | AuctionView] = [
            offer for offer in self.view.previews if isinstance(offer, AuctionPreview)
        ]
        if self.view.auction:
            offers.append(self.view.auction)
        return {offer.shop: offer.pulls_in for offer in offers if offer.pulls_in}

    # Seats, and what is in play

    def seats(self) -> Table:
        """Whose turn it is, money, and the six signs: a shop's name, or a dot (Q4)."""
        grid = Table.grid(padding=(0, 1))
        head = self.say("marracash-terminal-round", number=self.view.round)
        money, shops = (
            self.say("marracash-terminal-money"),
            self.say("marracash-terminal-shops"),
        )
        grid.add_column()
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_column()
        grid.add_row("", Text(head, "bold"), Text(money, "dim"), Text(shops, "dim"))
        for seat in self.view.seats:
            name = seat.seat
            turn = WHOSE if self.view.actor and name == self.view.player else " "
            plate = f" {SHAPES[name]} {self.seat(name)} "
            places = [*map(self.sign, seat.shops), *["··"] * (SIGNS - len(seat.shops))]
            grid.add_row(
                turn, Text(plate, SEAT_STYLES[name]), str(seat.money), Text(" ".join(places))
            )
        return grid

    def news(self) -> list[Text]:
        """The auction, the souvenirs and the last round, where there are any."""
        lines = []
        if auction := self.view.auction:
            leader, shop = auction.leader, self.sign(auction.shop)
            if leader is None:
                lines.append(self.say("marracash-terminal-auction", shop=shop))
            else:
                bid = {"shop": shop, "seat": self.seat(leader), "bid": str(auction.bid)}
                lines.append(self.say("marracash-terminal-bid", **bid))
            still_in = ", ".join(self.seat(name) for name in auction.still_in)
            lines.append(self.say("marracash-terminal-in", seats=still_in))
        last = self.view.last_turn
        if last and self.view.actor and self.view.player:
            seats = [seat.seat for seat in self.view.seats]
            turns = last - self.view.turn
            seat = seats[(seats.index(self.view.player) + turns) % len(seats)]
            lines.append(self.say("marracash-terminal-last", seat=self.seat(seat)))
        shown = [Text(line) for line in lines]
        return [*shown, self.cards()] if self.view.souvenirs else shown

    def cards(self) -> Text:
        """§9.1"""
        shown = Text(self.say("marracash-terminal-souvenirs"))
        for card in self.view.cards:
            words = "-" if card is None else f"{self.letter(card.colour)} {card.value}"
            style = "" if card is None else COLOUR_STYLES[card.colour]
            shown.append(" ").append(f" {words} ", style)
        deck = self.say("marracash-terminal-deck", count=len(self.view.deck))
        return shown.append(f"  {deck}", "dim")

    def offers(self) -> RenderableType:
        """The moves that bring money: best for the mover first."""
        moves = [
            offer for offer in self.view.previews if isinstance(offer, MovePreview) and offer.sales
        ]
        if not moves:
            return ""
        names = ("move", "enter", "owner", "earns", "share")
        heads = [self.say("marracash-terminal-column", column=name) for name in names]
        grid = Table.grid(padding=(0, 1))
        for name in names:
            grid.add_column(justify="right" if name in ("earns", "share") else "left")
        grid.add_row(*(Text(head, "dim") for head in heads))
        rows = [row for move in sorted(moves, key=self.loss) for row in self.sales(move)]
        for row in rows[:MOST_OFFERS]:
            grid.add_row(*row)
        if len(rows) > MOST_OFFERS:
            grid.add_row("…")
        return grid

    def loss(self, move: MovePreview) -> int:
        own = (int(sale.income) for sale in move.sales if sale.owner == self.view.actor)
        return -sum(own) - int(move.share)

    def sales(self, move: MovePreview) -> Iterator[tuple[RenderableType, ...]]:
        """A line a shop: §6.2 and §6.3, or what is not known before its owner chooses (Q15)."""
        for place, sale in enumerate(move.sales):
            words = "" if place else f"{move.start} {move.target}"
            earns, share = str(sale.income), str(sale.share or "")
            if sale.waits:
                earns = share = "?"
            shop = Text(f"{sale.visitors} → {self.sign(sale.shop)}")
            yield words, shop, self.badge(sale.owner), earns, share

    # The result

    def result(self) -> Table:
        """§8.2: as far as the town tells where the money came from."""
        seats = self.view.seats
        table = Table("", *(self.seat(seat.seat) for seat in seats))
        paid = [self.earned(seat.seat) for seat in seats]
        lists = ["\n".join(f"{name}: {n} → {sum_}" for name, n, sum_ in shops) for shops in paid]
        sums = [sum(income for _, _, income in shops) for shops in paid]
        rest = [seat.money - MONEY - income for seat, income in zip(seats, sums, strict=True)]
        table.add_row(self.say("marracash-terminal-visited"), *lists)
        table.add_section()
        table.add_row(self.say("marracash-terminal-start"), *[str(MONEY)] * len(seats))
        table.add_row(self.say("marracash-terminal-customers"), *map(str, sums))
        souvenirs = "yes" if self.view.souvenirs else "no"
        table.add_row(
            self.say("marracash-terminal-rest", souvenirs=souvenirs), *(f"{n:+}" for n in rest)
        )
        table.add_section()
        table.add_row(
            self.say("marracash-terminal-money"),
            *(f"{seat.money}{' ★' * (seat.seat in self.view.winners)}" for seat in seats),
        )
        return table

    def earned(self, name: str) -> list[tuple[str, int, int]]:
        """A seat's shops: name, customers, and what these paid (§6.2)."""
        return [
            (
                self.sign(shop.name),
                shop.customers,
                sum(min(n * PRICE_STEP, MAX_PRICE) for n in range(1, shop.customers + 1)),
            )
            for shop in self.view.shops
            if shop.owner == name
        ]


def reading_order(square: list[int]) -> tuple[int, int]:
    column, row = square
    return row, column


def empty_entrances(view: MarracashView) -> list[str]:
    return [
        place.name for place in view.fountains if place.entrance and not any(place.crowd.values())
    ]


def bring(
    view: MarracashView, place: list[str], visitors: str, end: str, language: str
) -> str | None:
    """The entrance may be left out where only one is empty; an end may be shortened."""
    empty = empty_entrances(view)
    entrance = place or (empty if len(empty) == 1 else [])
    for name in END_NAMES:
        word = texts.say(message("marracash-terminal-end", end=name), language)
        if len(entrance) == 1 and (name.startswith(end) or word.startswith(end)):
            return f"bring {entrance[0]} {visitors} {name}"
    return None
