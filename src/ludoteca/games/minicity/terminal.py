"""Mini City in the terminal, drawn with Rich from the view alone.

No colour stands alone: foods have capital letters, black on their colour; ants small letters
behind a six-legged sign, in their colour on black; seats have shapes, lit chambers a star.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core import texts
from ludoteca.core.actions import Action
from ludoteca.core.message import Argument, Message, message
from ludoteca.games.minicity.actions import Play
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    END_NAMES,
    FOOD_NAMES,
    FRIEND_NAMES,
    SEAT_NAMES,
    YELLOW_POINTS,
    Friend,
)
from ludoteca.games.minicity.view import (
    ChamberView,
    FriendView,
    MiniCityView,
    OwnedFriend,
    SeatView,
)

Spot = tuple[int, int]  # column and line of a character

HILL, PANEL, GAP = 78, 40, 2  # columns of the hill, and of what may stand beside it
WIDE, HALF = HILL + PANEL + GAP, (HILL - GAP) // 2
DEPTH = 29  # lines of the hill
CELL, LINES = 5, 2  # characters of a chamber; one more is kept free around it
LABEL = 18  # columns that a number of tunnels may take

ANT, FREE, FULL, LIT, STREAM, POINT, USED = "ж", "□", "■", "*", "≈", "♥", "✓"
SHAPES = dict(zip(SEAT_NAMES, "●■▲◆", strict=True))
FOOD_LETTERS = {name: name[0].upper() for name in FOOD_NAMES}
ANT_LETTERS = {name: name[0] for name in ANT_NAMES}
ONCE, ALWAYS = FRIEND_NAMES[: Friend.BEETLE], FRIEND_NAMES[Friend.BEETLE :]  # §9.4, §9.5

# Okabe and Ito's set, which colour-blind people can tell apart.
FOOD_STYLES = {
    "yellow": "#000000 on #f0e442",
    "orange": "#000000 on #e69f00",
    "blue": "#000000 on #56b4e9",
    "green": "#000000 on #00b383",
    "pink": "#000000 on #e79fc6",
}
ANT_STYLES = {
    "yellow": "bold #f0e442 on #000000",
    "blue": "bold #56b4e9 on #000000",
    "red": "bold #ff6a3d on #000000",
    "grey": "bold #c8c8c8 on #000000",
    "violet": "bold #cf9bff on #000000",
}
LIT_STYLE = "bold #000000 on #ffffff"
TUNNEL_STYLE = "#a5713c"
STREAM_STYLE = "bold #56b4e9"

# Tunnels are drawn with the dots of braille, two across and four down in a character.
BLANK, ACROSS, DOWN = 0x2800, 2, 4
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

STOCKING = ("small-part", "refill", "grasshopper")  # phases in which a food is named
# What to put before a number.
VERBS = {"go": "go", "spread": "to", "unload": "unload", "offer": "unload", "put": "to"}


@dataclass(frozen=True)
class Screen:
    """The table, in the layout that the width of the terminal allows."""

    view: MiniCityView
    language: str = "en"
    lit: frozenset[str] = frozenset()

    def draw(self, lit: Set[str] = frozenset()) -> Screen:
        return replace(self, lit=frozenset(lit))

    def lights(self, actions: Sequence[Action]) -> set[str]:
        """The chambers that some of the actions name; for a card the end of the road, too."""
        chambers = {str(action.chamber) for action in actions if hasattr(action, "chamber")}
        plays = [action for action in actions if isinstance(action, Play)]
        return chambers | {name_of_play(play.ant, play.road, play.end) for play in plays}

    def hint(self) -> Message | None:
        """How to type a choice of which there are many."""
        if self.view.phase == "choice":
            return message("minicity-terminal-hint-play", roads=len(self.view.roads))
        if self.view.phase in ("go", "spread", "put"):
            return message("minicity-terminal-hint-chamber")
        if self.view.phase in STOCKING:
            return message("minicity-terminal-hint-food")
        return None

    def shorthand(self, text: str) -> str | None:
        """`c12` for a chamber, `y` for food, `r1l` for the red card at the left of road 1."""
        words = text.lower().replace(",", " ").split()
        phase = self.view.phase
        foods = food_names(self.language)
        if phase in STOCKING:
            return f"stock {foods[words[0]]}" if len(words) == 1 and words[0] in foods else None
        number = re.fullmatch(r"[cmu]? ?(\d+)", " ".join(words))
        if number and phase in VERBS:
            return f"{VERBS[phase]} {number[1]}"
        if phase != "choice":
            return None
        if number and not text.isdecimal():
            return f"spread {number[1]}"
        return read_friend(words, self.language) or read_play(self.view, words, self.language)

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        hill = Group(self.hill(min(HILL, options.max_width)), self.legend())
        boxes = [self.box(seat) for seat in self.view.seats]
        now = Group(*self.course(), *self.hand(), *self.within_reach())
        grid = Table.grid(padding=(0, GAP, 0, 0))
        if options.max_width >= WIDE:
            grid.add_column(width=HILL)
            grid.add_column(width=PANEL - GAP)
            grid.add_row(Group(hill, now), Group(*boxes, *self.market()))
            yield grid
            return
        for _ in range(2):
            grid.add_column(width=HALF)
        for part in (boxes[:2], boxes[2:], [*self.market()]):
            if part:
                grid.add_row(*part)
        yield from (hill, grid, now)

    def say(self, key: str, /, **arguments: Argument) -> str:
        return texts.say(message(key, **arguments), self.language)

    def food(self, name: str) -> str:
        return self.say("minicity-food", food=name)

    def own(self) -> SeatView | None:
        """The seat that looks, if it is one: no other hand is open."""
        return next((seat for seat in self.view.seats if seat.hand is not None), None)

    # The hill

    def hill(self, width: int) -> Text:
        """Chambers where the board file puts them, tunnels behind them."""
        chambers = self.view.chambers
        points = tuple((chamber.x, chamber.y) for chamber in chambers)
        spots = place(points, width)
        names = {chamber.name: spot for chamber, spot in zip(chambers, spots, strict=True)}
        drawn = {
            spot: (chr(BLANK + dots), TUNNEL_STYLE) for spot, dots in dig(chambers, names).items()
        }
        for chamber in chambers:
            drawn |= self.chamber(chamber, names[chamber.name])
        lines = [
            Text.assemble(*(drawn.get((column, line), " ") for column in range(width)))
            for line in range(max(line for _, line in spots) + LINES)
        ]
        return Text("\n", no_wrap=True).join(lines)

    def chamber(self, chamber: ChamberView, spot: Spot) -> dict[Spot, tuple[str, str]]:
        """Two lines: number, star and ant; then food and places."""
        lit = str(chamber.name) in self.lit
        style = FOOD_STYLES[chamber.food]
        number = f"{chamber.name:>2}{LIT if lit else ' '}"
        ant = "  " if chamber.ant is None else f"{ANT}{ANT_LETTERS[chamber.ant]}"
        free = chamber.places - chamber.tokens
        places = f"{FOOD_LETTERS[chamber.food]}{FULL * chamber.tokens}{FREE * free}"
        styles = [LIT_STYLE if lit else style] * len(number)
        styles += [ANT_STYLES[chamber.ant] if chamber.ant else styles[0]] * len(ant)
        column, line = spot
        above = zip(number + ant, styles, strict=True)
        below = ((sign, style) for sign in places.ljust(CELL))
        return {
            (column + right, line + down): sign
            for down, signs in enumerate((above, below))
            for right, sign in enumerate(signs)
        }

    def legend(self) -> Text:
        """What letters and signs mean."""
        foods = [Text.assemble(food_badge(name), " ", self.food(name)) for name in FOOD_NAMES]
        ants = [
            Text.assemble(ant_badge(name), " ", self.say("minicity-ant", ant=name))
            for name in ANT_NAMES
        ]
        signs = {"token": FULL, "free": FREE}
        if self.lit & {str(chamber.name) for chamber in self.view.chambers}:
            signs["lit"] = LIT
        if self.view.friends_variant:
            signs["points"] = POINT
        words = [
            Text(f"{sign} {self.say('minicity-terminal-legend', sign=name)}")
            for name, sign in signs.items()
        ]
        return Text("\n").join(flow(signs, HILL) for signs in (foods, ants, words))

    # Boxes

    def box(self, seat: SeatView) -> Group:
        """Everything open to all: small part and reserve, cards, points, friends (Q6)."""
        name = f" {SHAPES[seat.seat]} {self.say('minicity-seat', seat=seat.seat)}"
        acting = seat.seat == self.view.turn_seat and self.view.actor is not None
        status = [
            self.say("minicity-terminal-left", count=seat.left),
            self.say("minicity-terminal-cards", count=seat.hand_size),
        ]
        if seat.points is not None:
            status.append(f"{POINT}{seat.points}")
        head = Text.assemble((name, "bold reverse" if acting else "bold"), " ", ", ".join(status))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        small, reserve = counted(seat.small), counted(seat.reserve)
        empty = "·" * (seat.small_limit - small.total())
        tokens = Text.assemble(*(food_badge(name) for name in small.elements()), empty)
        grid.add_row(f"  {self.say('minicity-terminal-small')}", tokens)
        stock = [Text.assemble(food_badge(name), str(reserve[name])) for name in reserve]
        grid.add_row(f"  {self.say('minicity-terminal-reserve')}", Text(" ").join(stock))
        if seat.friends:
            friends = ", ".join(self.owned(friend) for friend in seat.friends)
            grid.add_row(f"  {self.say('minicity-terminal-friends')}", friends)
        return Group(head, grid)

    def owned(self, card: OwnedFriend) -> str:
        """A friend, with a tick for each copy that has helped in this turn."""
        copies = times(card.owned)
        used = f" {USED * card.used}" if card.used else ""
        return f"{self.say('minicity-friend', friend=card.friend)}{copies}{used}"

    def market(self) -> Iterator[RenderableType]:
        """§9.3: friends to buy, when that could be done: for once a turn, and for always."""
        if not self.view.friends or self.view.phase != "choice" or self.view.bought:
            return
        for kind, names in (("once", ONCE), ("always", ALWAYS)):
            cards = [card for card in self.view.friends if card.friend in names]
            head = Text(self.say("minicity-terminal-market", kind=kind), "bold")
            yield Group(head, *(self.offer(card) for card in cards if card.left))

    def offer(self, card: FriendView) -> Text:
        name = self.say("minicity-friend", friend=card.friend)
        copies = times(card.left)
        effect = self.say("minicity-terminal-effect", friend=card.friend)
        return Text.assemble(f"{POINT}{card.cost:>2} ", (name, "bold"), copies, f" · {effect}")

    # Cards

    def course(self) -> Iterator[RenderableType]:
        """Round, cards played, pile and discards; then the roads."""
        words = []
        if self.view.card_limit is not None:
            words.append(self.say("minicity-terminal-round", number=self.view.round))
            played, limit = self.view.cards_played, self.view.card_limit
            words.append(self.say("minicity-terminal-played", played=played, limit=limit))
        words.append(self.say("minicity-terminal-pile", count=self.view.pile))
        line = Text(" · ".join(words))
        if discards := counted(self.view.discards):
            line.append(f" · {self.say('minicity-terminal-discards')} ")
            badges = (Text.assemble(ant_badge(name), str(discards[name])) for name in discards)
            line.append_text(Text(" ").join(badges))
        yield line
        for number, spaces in enumerate(self.view.roads, start=1):
            yield self.road(number, spaces)

    def road(self, number: int, spaces: list[str | None]) -> Text:
        """§1.5: a stream at both ends."""
        name = Text(f"{self.say('minicity-terminal-road', number=number)} ", "bold")
        left, right = (self.say("minicity-terminal-end", end=end) for end in END_NAMES)
        stream = Text(STREAM * 2, STREAM_STYLE)
        cards = [Text("  ") if card is None else ant_badge(card) for card in spaces]
        row = [stream, *cards, stream]
        roomy = Text.assemble(name, f"{left} ", Text("│").join(row), f" {right}")
        return roomy if len(roomy) <= HILL else Text.assemble(name, *row)

    def hand(self) -> Iterator[RenderableType]:
        """The own cards; with what each would do at each end, if one is to be played."""
        own = self.own()
        if own is None:
            return
        label = self.say("minicity-terminal-hand")
        ends = [(road, end) for road in range(1, len(self.view.roads) + 1) for end in END_NAMES]
        if not self.lit & {name_of_play(ant, *end) for ant in ANT_NAMES for end in ends}:
            cards = (ant_badge(ant) for ant in counted(own.hand or {}).elements())
            yield Text.assemble((label, "bold"), " ", Text(" ").join(cards))
            return
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(Text(label, "bold"), *(self.end(*end) for end in ends))
        for ant, count in counted(own.hand or {}).items():
            at = self.say("minicity-terminal-at", chamber=str(self.view.ants[ant]))
            head = Text.assemble(ant_badge(ant), times(count), " ", at)
            grid.add_row(head, *(self.outlook(own, ant, *end) for end in ends))
        yield grid
        yield Text(self.say("minicity-terminal-outlook"), "dim")

    def end(self, road: int, end: str) -> Text:
        return Text(f"{road} {self.say('minicity-terminal-end', end=end)}")

    def outlook(self, own: SeatView, ant: str, road: int, end: str) -> Text:
        """What a card would do there: range, the stream, the most that could be unloaded."""
        cards = self.view.roads[road - 1]
        reach, stream = look_ahead(cards, ant, end)
        steps = steps_from(self.view, self.view.ants[ant])
        far = reach + sum(
            card.owned - card.used for card in own.friends if card.friend == "millipede"
        )
        most = max(
            unloadable(chamber, own)
            for chamber in self.view.chambers
            if steps[chamber.name] <= far and chamber.ant is None
        )
        return Text.assemble(
            (str(reach), "bold"),
            (STREAM if stream else " ", STREAM_STYLE),
            f" +{most}" if most else "",
        )

    def within_reach(self) -> Iterator[RenderableType]:
        """Where the ant may stop: how far, and what could be unloaded there."""
        own = self.own()
        card = self.view.card
        if own is None or card is None or self.view.phase != "go":
            return
        steps = steps_from(self.view, self.view.ants[card.ant])
        chambers = [place for place in self.view.chambers if str(place.name) in self.lit]
        chambers.sort(key=lambda chamber: steps[chamber.name])
        words = self.say("minicity-terminal-reach")
        yield Text.assemble(ant_badge(card.ant), " ", (words, "bold"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for distance, group in groupby(chambers, lambda chamber: steps[chamber.name]):
            label = self.say("minicity-terminal-steps", count=distance)
            goals = [self.goal(chamber, own) for chamber in group]
            grid.add_row(f"  {label}", flow(goals, HILL - LABEL))
        yield grid

    def goal(self, chamber: ChamberView, own: SeatView) -> Text:
        """A chamber with what it brings; §9.2: points, where nothing can be unloaded."""
        tokens = unloadable(chamber, own)
        brings = f"+{tokens}" if tokens else "-"
        if self.view.friends_variant and not tokens and chamber.tokens < chamber.places:
            brings = f"{POINT}{YELLOW_POINTS + FOOD_NAMES.index(chamber.food)}"
        name = f"{chamber.name}{FOOD_LETTERS[chamber.food]}"
        style = FOOD_STYLES[chamber.food]
        return Text.assemble((name, style), " ", (brings, "bold" if tokens else ""))

    # The result

    def result(self) -> Table:
        """§8, Q4: what everybody has unloaded, food by food."""
        seats = self.view.seats
        names = [self.say("minicity-seat", seat=seat.seat) for seat in seats]
        table = Table("", *names)
        share = Counter(self.view.share)
        for name in FOOD_NAMES:
            left = [seat.small[name] + seat.reserve[name] for seat in seats]
            label = Text.assemble(food_badge(name), " ", self.food(name))
            table.add_row(label, *(self.unloaded(share[name], count) for count in left))
        table.add_section()
        left = [seat.left for seat in seats]
        every = (self.unloaded(share.total(), count) for count in left)
        table.add_row(self.say("minicity-terminal-unloaded"), *every)
        if self.view.friends_variant:
            friends = (", ".join(map(self.owned, seat.friends)) or "-" for seat in seats)
            table.add_row(self.say("minicity-terminal-friends"), *friends)
            points = (str(seat.points) for seat in seats)
            table.add_row(self.say("minicity-terminal-legend", sign="points"), *points)
        ranks = (str(seat.rank) for seat in seats)
        table.add_row(self.say("minicity-terminal-rank"), *ranks)
        return table

    def unloaded(self, share: int, left: int) -> str:
        return self.say("minicity-terminal-of", count=share - left, share=share)


# Reading a view


def counted(numbers: dict[str, int]) -> Counter[str]:
    """Without what is not there."""
    return +Counter(numbers)


def steps_from(view: MiniCityView, start: int) -> dict[int, int]:
    """Tunnels on the shortest way from a chamber to each."""
    tunnels = {chamber.name: chamber.tunnels for chamber in view.chambers}
    steps = {start: 0}
    queue = [start]
    for chamber in queue:
        for end in tunnels[chamber]:
            if end not in steps:
                steps[end] = steps[chamber] + 1
                queue.append(end)
    return steps


def look_ahead(spaces: list[str | None], ant: str, end: str) -> tuple[int, bool]:
    """Range of an ant whose card joins the road at that end (§5.1); does it touch the stream?"""
    cards = [card for card in spaces if card is not None]
    first = spaces.index(cards[0])
    if end == "right":
        cards.reverse()
        first = len(spaces) - first - len(cards)  # free spaces at that end
    joined = next((run for run, card in enumerate(cards) if card != ant), len(cards))
    return joined + 1, first == 1


def unloadable(chamber: ChamberView, own: SeatView) -> int:
    """§6.1"""
    tokens: int = own.small[chamber.food]
    free: int = chamber.places - chamber.tokens
    return min(tokens, free)


def name_of_play(ant: str, road: int, end: str) -> str:
    return f"{ant} {road} {end}"


# Drawing


@cache
def place(points: tuple[tuple[int, int], ...], width: int) -> list[Spot]:
    """Where each chamber's upper left character goes: near its point, apart from the others."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    scale_x = (width - CELL) / max(1, right - left)
    scale_y = (DEPTH - LINES) / max(1, bottom - top)
    # Below the hill there is room enough for whatever finds none where it should be.
    free = {(column, line) for column in range(width - CELL + 1) for line in range(2 * DEPTH)}
    spots = []
    for x, y in points:
        wish = ((x - left) * scale_x, (y - top) * scale_y)
        spot = min(free, key=lambda spot: (distance(spot, wish), spot))
        spots.append(spot)
        free -= {
            (spot[0] + across, spot[1] + down)
            for across in range(-CELL, CELL + 1)
            for down in range(-LINES, LINES + 1)
        }
    return spots


def distance(spot: Spot, wish: tuple[float, float]) -> float:
    """Squared; a line is twice as high as a character is wide."""
    return (spot[0] - wish[0]) ** 2 + (2 * (spot[1] - wish[1])) ** 2


def dig(chambers: list[ChamberView], spots: dict[int, Spot]) -> dict[Spot, int]:
    """Dots of the tunnels in each character, as bits."""
    middles = {
        name: ((column + CELL / 2) * ACROSS, (line + LINES / 2) * DOWN)
        for name, (column, line) in spots.items()
    }
    dots: dict[Spot, int] = {}
    for chamber in chambers:
        x, y = middles[chamber.name]
        for end in chamber.tunnels:
            right, down = middles[end][0] - x, middles[end][1] - y
            count = int(max(abs(right), abs(down)))
            for step in range(count + 1):
                across, below = int(x + right * step / count), int(y + down * step / count)
                spot = (across // ACROSS, below // DOWN)
                dots[spot] = dots.get(spot, 0) | DOTS[below % DOWN][across % ACROSS]
    return dots


def food_badge(name: str) -> Text:
    return Text(FOOD_LETTERS[name], FOOD_STYLES[name])


def ant_badge(name: str) -> Text:
    return Text(f"{ANT}{ANT_LETTERS[name]}", ANT_STYLES[name])


def times(count: int) -> str:
    return f" \N{MULTIPLICATION SIGN}{count}" if count > 1 else ""


def flow(items: Sequence[Text], width: int) -> Text:
    """Items one after the other, as many lines as they need, none of them broken."""
    lines = [Text()]
    for item in items:
        if lines[-1] and len(lines[-1]) + len(item) + GAP > width:
            lines.append(Text())
        lines[-1].append(" " * GAP if lines[-1] else "").append_text(item)
    return Text("\n").join(lines)


def food_names(language: str) -> dict[str, str]:
    """Foods by letter, name, and name in that language."""
    names: dict[str, str] = {}
    for name, letter in FOOD_LETTERS.items():
        said = texts.say(message("minicity-food", food=name), language)
        names |= dict.fromkeys((name, letter.lower(), said.lower()), name)
    return names


def read_friend(words: list[str], language: str) -> str | None:
    """`snail` to buy it, `swap r b`, `exchange y p`."""
    for name in FRIEND_NAMES:
        said = texts.say(message("minicity-friend", friend=name), language)
        if " ".join(words) in (name, said.lower()):
            return f"buy {name}"
    foods = food_names(language)
    ants = {word: name for name in ANT_NAMES for word in (name, ANT_LETTERS[name])}
    match words:
        case ["swap", one, other] if one in ants and other in ants:
            first, second = sorted((ants[one], ants[other]), key=ANT_NAMES.index)
            return f"swap {first} {second}"
        case ["exchange", given, taken] if given in foods and taken in foods:
            return f"exchange {foods[given]} {foods[taken]}"
    return None


def read_play(view: MiniCityView, words: list[str], language: str) -> str | None:
    """`r1l`, `r 1 left`, `rl` where there is one road, `r1l as b` with a stick insect."""
    ants = {word: name for name in ANT_NAMES for word in (name, ANT_LETTERS[name])}
    ends = {word: name for name in END_NAMES for word in (name, name[0])}
    for name in END_NAMES:
        said = texts.say(message("minicity-terminal-end", end=name), language).lower()
        ends |= {said: name, said[0]: name}
    ant, end = ("|".join(sorted(names, key=len, reverse=True)) for names in (ants, ends))
    shape = rf"(?:play )?({ant}) ?([12])? ?({end})(?: as ({ant}))?"
    found = re.fullmatch(shape, " ".join(words))
    if found is None or (found[2] is None and len(view.roads) > 1):
        return None
    played = f"play {ants[found[1]]} {found[2] or 1} {ends[found[3]]}"
    return played if found[4] is None else f"{played} as {ants[found[4]]}"
