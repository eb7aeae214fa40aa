"""A second Marracash, slow and plain, written from the rules page alone.

It exists to be compared, step by step, with the engine. The signs in the comments (§6.2, Q3) are
the numbers of rules and rulings in `games/marracash/RULES.md` and `RULINGS.md`.
"""

from dataclasses import dataclass
from itertools import product

COLOURS = ["yellow", "purple", "green", "red", "blue"]  # §1.1
LETTERS = {"Y": "yellow", "P": "purple", "G": "green", "R": "red", "B": "blue"}  # §1.3
SEATS = ["ali", "aida", "omar", "laila"]
VISITORS = {"yellow": 14, "purple": 10, "green": 10, "red": 10, "blue": 10}  # §1.2
MONEY = 1200  # §1.2
SIGNS = 6  # §1.2, Q4
LOWEST_CARD = {"red": 50, "purple": 75, "green": 100, "blue": 125, "yellow": 150}  # §1.6
STANDSTILL_ROUNDS = 5  # Q17

Square = tuple[int, int]  # row, column


@dataclass
class Auction:
    shop: str
    auctioneer: int
    speaker: int  # who bids or passes now
    seats_in: list[int]
    bid: int = 0
    leader: int | None = None


@dataclass(frozen=True)
class Visit:
    """What one shop took in during one move or one pull-in."""

    shop: str
    customers: int
    fees: int  # what the customers pay, without souvenirs
    share: bool  # whether the seat whose turn it is gets a mover's share


class Town:
    """The map: only what stands on which square, everything else is found by walking."""

    def __init__(self, grid: list[list[str]]) -> None:
        self.cells: dict[Square, str] = {}
        for row, cells in enumerate(grid):
            for column, cell in enumerate(cells):
                self.cells[row, column] = cell
        fountains = [square for square in self.cells if self.fountain(square)]
        fountains.sort(key=lambda square: int(self.fountain(square)))
        self.squares = {self.fountain(square): square for square in fountains}
        self.entrances = [name for name in self.squares if "*" in self.cells[self.squares[name]]]
        self.shops = sorted({cell for cell in self.cells.values() if cell[0] in LETTERS})
        # The routes from each fountain: the target, and the squares walked on the way (§1.4).
        self.routes = {name: self.walk_all(name) for name in self.squares}

    def fountain(self, square: Square) -> str:
        """The name of the fountain on the square, or nothing."""
        name = self.cells[square].removesuffix("*")
        return name if name.isdigit() else ""

    def neighbours(self, square: Square) -> list[Square]:
        row, column = square
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [near for near in around if near in self.cells]

    def ways(self, square: Square) -> list[Square]:
        """The streets and fountains next to the square."""
        near = self.neighbours(square)
        return [step for step in near if self.cells[step] == "." or self.fountain(step)]

    def touched(self, square: Square) -> set[str]:
        """The shops next to the square (§1.5)."""
        return {self.cells[near] for near in self.neighbours(square)} & set(self.shops)

    def walk_all(self, name: str) -> dict[str, list[Square]]:
        start = self.squares[name]
        walks = [self.walk(start, step) for step in self.ways(start)]
        return {self.fountain(walk[-1]): walk for walk in walks}

    def walk(self, start: Square, step: Square) -> list[Square]:
        """The squares from the first step to the first fountain, without the start (§1.4)."""
        walked = [start, step]
        while not self.fountain(walked[-1]):
            # A street square has exactly two ways: back, and on.
            (onward,) = [way for way in self.ways(walked[-1]) if way != walked[-2]]
            walked.append(onward)
        return walked[1:]

    def fountains_beside(self, shop: str) -> list[str]:
        return [name for name, square in self.squares.items() if shop in self.touched(square)]


class Twin:
    def __init__(self, grid: list[list[str]], seats: int, souvenirs: bool, any_raise: bool) -> None:
        self.town = Town(grid)
        self.seats = seats
        self.smallest_raise = 25 if any_raise else 100  # §4.2, Q2
        # What is on the table.
        self.money = [MONEY] * seats
        self.owners: dict[str, int | None] = dict.fromkeys(self.town.shops)
        self.customers = dict.fromkeys(self.town.shops, 0)
        self.crowds = {name: dict.fromkeys(COLOURS, 0) for name in self.town.squares}
        self.figures = dict(VISITORS)  # not yet placed
        self.line: list[str] = []  # from left to right
        self.cards: list[str | None] = [None, None] if souvenirs else []
        self.deck: list[str] = []
        if souvenirs:  # §1.6
            for colour, lowest in LOWEST_CARD.items():
                self.deck += [f"{colour} {lowest + 25 * step}" for step in range(5)]
        # Where the game stands.
        self.phase = "gather"  # then queue, first, cards, act, open, raise, sell, bring, over
        self.first: int | None = None
        self.turn = 0
        self.seat = 0  # whose turn it is
        self.first_round: list[int] = []  # seats whose first-round auction is to come (§3.1)
        self.actions_left = 0
        self.may_move = False
        self.auction: Auction | None = None
        self.waiting: Visit | None = None  # for the owner's choice of a souvenir (Q15)
        self.last_event = 0  # the last turn with a sale, a customer or new visitors (Q17)
        self.last_turn: int | None = None  # §8.1
        self.reason: str | None = None

    def actor(self) -> str | None:
        if self.phase == "over":
            return None
        if self.phase in ("gather", "queue", "first", "cards"):
            return "chance"
        if self.phase in ("open", "raise"):
            return SEATS[self.the_auction().speaker]
        if self.phase == "sell":
            return SEATS[self.owner(self.the_waiting().shop)]  # §9.2
        return SEATS[self.seat]

    def legal(self) -> set[str]:
        if self.actor() == "chance":
            return set(self.weights())
        if self.phase == "act":
            return self.moves() | self.auctions()
        if self.phase == "open":
            return self.bids(100)  # §4.1
        if self.phase == "raise":
            return self.bids(self.the_auction().bid + self.smallest_raise) | {"pass"}  # §4.2
        if self.phase == "sell":
            return {f"sell {card}" for card in self.matching(self.the_waiting().shop)}
        if self.phase == "bring":
            return self.brings()
        return set()

    def weights(self) -> dict[str, int]:
        if self.phase in ("gather", "queue"):  # Q12
            fits = self.new_here if self.phase == "gather" else self.finishable
            colours = [colour for colour in COLOURS if self.figures[colour] > 0 and fits(colour)]
            return {f"{self.phase} {colour}": self.figures[colour] for colour in colours}
        if self.phase == "first":  # §2.3
            return {f"first {seat}": 1 for seat in SEATS[: self.seats]}
        if self.phase == "cards":  # §9.1, §9.4
            return {f"card {card}": 1 for card in self.deck}
        return {}

    def play(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"not legal now: {action!r}")
        word, _, rest = action.partition(" ")
        match word:
            case "gather":
                self.gather(rest)
            case "queue":
                self.queue(rest)
            case "first":
                self.draw_first(SEATS.index(rest))
            case "card":
                self.draw_card(rest)
            case "move":
                self.move(*rest.split())
            case "auction":
                self.name_shop(rest)
            case "bid":
                self.bid(int(rest))
            case "pass":
                self.drop_out()
            case "sell":
                self.choose_card(rest)
            case "bring":
                entrance, number, end = rest.split()
                self.bring(entrance, int(number), end)

    def summary(self) -> dict[str, object]:
        return {
            "actor": self.actor(),
            "turn": self.turn,
            "first": seat_name(self.first),
            "money": list(self.money),
            "owners": {shop: seat_name(owner) for shop, owner in self.owners.items()},
            "customers": dict(self.customers),
            "crowds": {
                name: [crowd[colour] for colour in COLOURS] for name, crowd in self.crowds.items()
            },
            "line": list(self.line),
            "cards": list(self.cards),
            "auction": self.auction_summary(),
            "winners": self.winners() if self.phase == "over" else None,
            "reason": self.reason,
        }

    def auction_summary(self) -> dict[str, object] | None:
        if self.auction is None:
            return None
        return {
            "shop": self.auction.shop,
            "auctioneer": SEATS[self.auction.auctioneer],
            "bid": self.auction.bid,
            "leader": seat_name(self.auction.leader),
            "in": sorted(SEATS[seat] for seat in self.auction.seats_in),
        }

    def winners(self) -> list[str]:
        most = max(self.money)  # §8.2; equal money shares the win (Q9)
        return sorted(SEATS[seat] for seat in range(self.seats) if self.money[seat] == most)

    # Setup

    def entrance_to_gather(self) -> str:
        """The entrances by number, three visitors each (Q12)."""
        return next(name for name in self.town.entrances if self.crowd_size(name) < 3)

    def new_here(self, colour: str) -> bool:
        return self.crowds[self.entrance_to_gather()][colour] == 0  # §2.1

    def gather(self, colour: str) -> None:
        self.crowds[self.entrance_to_gather()][colour] += 1
        self.figures[colour] -= 1
        if all(self.crowd_size(name) == 3 for name in self.town.entrances):
            self.phase = "queue"

    def finishable(self, colour: str) -> bool:
        """Whether the line stays legal and can be finished with this colour next (Q12)."""
        run = run_at_end([*self.line, colour])
        if run > 3:  # §2.2
            return False
        left = dict(self.figures)
        left[colour] -= 1
        for other in COLOURS:
            present_run = run if other == colour else 0
            others_left = sum(left.values()) - left[other]
            if left[other] > 3 * others_left + 3 - present_run:
                return False
        return True

    def queue(self, colour: str) -> None:
        self.line.append(colour)
        self.figures[colour] -= 1
        if sum(self.figures.values()) == 0:
            self.phase = "first"

    def draw_first(self, seat: int) -> None:
        self.first = seat
        self.first_round = [(seat + step) % self.seats for step in range(self.seats)]  # clockwise
        self.phase = "cards"
        self.go_on()

    def draw_card(self, card: str) -> None:
        self.deck.remove(card)
        self.cards[self.cards.index(None)] = card
        self.go_on()

    # The course of a turn

    def go_on(self) -> None:
        """Go through all that is no step, to the next step somebody has to take."""
        while self.phase != "over":
            if self.phase == "act":
                if self.actions_left > 0:
                    if self.moves() | self.auctions():
                        return
                    self.actions_left -= 1  # what cannot be done is skipped (Q6)
                else:
                    self.phase = "bring"
            elif self.phase == "bring":
                if self.brings():
                    return
                self.phase = "cards"
                self.look_for_end()  # no card after the last turn (Q16)
            else:
                if None in self.cards and self.deck:  # §9.4, Q16
                    return
                self.begin_turn()

    def begin_turn(self) -> None:
        self.phase = "act"
        while self.first_round:  # §3.1
            self.seat = self.first_round.pop(0)
            if self.may_open(self.seat):  # else passed over (Q3)
                self.turn += 1
                self.actions_left = 1
                self.may_move = False
                return
        self.seat = (self.seat + 1) % self.seats
        self.turn += 1
        self.actions_left = 2  # §5.1
        self.may_move = True

    def finish_action(self) -> None:
        self.actions_left -= 1
        self.phase = "act"
        self.go_on()

    def look_for_end(self) -> None:
        """Look at the end of a turn, after the new visitors, whether the game ends."""
        if not self.line and self.last_turn is None:
            self.last_turn = self.turn + self.seats  # §8.1, Q8
        if self.turn == self.last_turn:
            self.reason = "visitors"
        elif self.turn - self.last_event >= STANDSTILL_ROUNDS * self.seats:  # Q17
            self.reason = "standstill"
        if self.reason is not None:
            self.phase = "over"

    # Moving a crowd

    def moves(self) -> set[str]:
        if not self.may_move:
            return set()
        starts = [name for name in self.crowds if self.crowd_size(name) > 0]
        return {f"move {start} {to}" for start in starts for to in self.town.routes[start]}

    def move(self, start: str, target: str) -> None:
        group = self.crowds[start]
        self.crowds[start] = dict.fromkeys(COLOURS, 0)
        entering: dict[str, int] = {}
        for square in self.town.routes[start][target]:
            for shop in sorted(self.town.touched(square)):
                colour = LETTERS[shop[0]]
                if self.owners[shop] is not None and group[colour] > 0:  # §6.2
                    entering[shop] = group[colour]
                    group[colour] = 0
        for colour in COLOURS:  # §6.1
            self.crowds[target][colour] += group[colour]
        self.take_in(entering, share=True)

    def take_in(self, entering: dict[str, int], share: bool) -> None:
        """Let visitors into shops; all are settled but one that waits for a choice (Q15)."""
        for shop, number in entering.items():
            fees = 0
            for _ in range(number):
                self.customers[shop] += 1
                fees += 100 * min(self.customers[shop], 5)  # §6.2
            self.last_event = self.turn
            visit = Visit(shop, number, fees, share)
            sold = self.matching(shop)
            if number == 1 and len(sold) == 2:
                self.waiting = visit  # §9.2
            else:
                self.settle(visit, sold)
        if self.waiting is None:
            self.finish_action()
        else:
            self.phase = "sell"

    def matching(self, shop: str) -> list[str]:
        """The face-up cards of the shop's colour."""
        return [card for card in self.cards if card and card.split()[0] == LETTERS[shop[0]]]

    def settle(self, visit: Visit, sold: list[str]) -> None:
        income = visit.fees
        for card in sold:
            income += int(card.split()[1])  # §9.3
            self.cards[self.cards.index(card)] = None
        owner = self.owner(visit.shop)
        self.money[owner] += income
        if visit.share and owner != self.seat:  # §6.3, Q14
            share = visit.customers * (50 if income <= 300 else 100)
            self.money[owner] -= share
            self.money[self.seat] += share

    def choose_card(self, card: str) -> None:
        visit = self.the_waiting()
        self.waiting = None
        self.settle(visit, [card])
        self.finish_action()

    # Auction

    def may_open(self, seat: int) -> bool:
        """Q3, Q4, and there must be a shop to name."""
        return self.money[seat] >= 100 and self.signs(seat) < SIGNS and None in self.owners.values()

    def auctions(self) -> set[str]:
        if not self.may_open(self.seat):
            return set()
        return {f"auction {shop}" for shop, owner in self.owners.items() if owner is None}

    def name_shop(self, shop: str) -> None:
        self.auction = Auction(shop, self.seat, self.seat, list(range(self.seats)))
        self.may_move = False  # never a move after an auction (§5.1, Q6)
        self.phase = "open"

    def bids(self, lowest: int) -> set[str]:
        money = self.money[self.the_auction().speaker]
        return {f"bid {amount}" for amount in range(lowest, money + 1, 25)}  # Q2, Q3

    def bid(self, amount: int) -> None:
        auction = self.the_auction()
        auction.bid = amount
        auction.leader = auction.speaker
        self.ask_next()

    def drop_out(self) -> None:
        auction = self.the_auction()
        auction.seats_in.remove(auction.speaker)  # for good (§4.2, Q13)
        self.ask_next()

    def may_raise(self, seat: int) -> bool:
        """Q3, Q4."""
        lowest = self.the_auction().bid + self.smallest_raise
        return self.money[seat] >= lowest and self.signs(seat) < SIGNS

    def ask_next(self) -> None:
        """Go clockwise to the next seat that can raise; the others on the way are out (Q13)."""
        auction = self.the_auction()
        self.phase = "raise"
        while len(auction.seats_in) > 1:
            auction.speaker = (auction.speaker + 1) % self.seats
            if auction.speaker in auction.seats_in:
                if self.may_raise(auction.speaker):
                    return
                auction.seats_in.remove(auction.speaker)
        self.sell_shop()

    def sell_shop(self) -> None:
        auction = self.the_auction()
        shop, (winner,) = auction.shop, auction.seats_in
        self.auction = None
        self.money[winner] -= auction.bid  # §4.2, Q5
        if winner != auction.auctioneer:  # §4.3, Q1: together with the payment
            self.money[auction.auctioneer] += 100 if auction.bid <= 500 else 200
        self.owners[shop] = winner
        self.last_event = self.turn
        colour = LETTERS[shop[0]]
        pulled_in = 0
        for name in self.town.fountains_beside(shop):  # §4.4
            pulled_in += self.crowds[name][colour]
            self.crowds[name][colour] = 0
        self.take_in({shop: pulled_in} if pulled_in > 0 else {}, share=False)

    # New visitors

    def brings(self) -> set[str]:
        """§7.1, Q7."""
        left = len(self.line)
        numbers = [1] if left == 1 else [number for number in (2, 3, 4) if number <= left]
        empty = [name for name in self.town.entrances if self.crowd_size(name) == 0]
        choices = product(empty, numbers, ("left", "right"))
        return {f"bring {entrance} {number} {end}" for entrance, number, end in choices}

    def bring(self, entrance: str, number: int, end: str) -> None:
        for _ in range(number):
            colour = self.line.pop(0 if end == "left" else -1)
            self.crowds[entrance][colour] += 1
        self.last_event = self.turn
        self.go_on()

    # Small questions

    def crowd_size(self, fountain: str) -> int:
        return sum(self.crowds[fountain].values())

    def signs(self, seat: int) -> int:
        return list(self.owners.values()).count(seat)

    def owner(self, shop: str) -> int:
        owner = self.owners[shop]
        assert owner is not None
        return owner

    def the_auction(self) -> Auction:
        assert self.auction is not None
        return self.auction

    def the_waiting(self) -> Visit:
        assert self.waiting is not None
        return self.waiting


def seat_name(seat: int | None) -> str | None:
    return None if seat is None else SEATS[seat]


def run_at_end(line: list[str]) -> int:
    """How many of one colour stand in a row at the right end."""
    run = 0
    while run < len(line) and line[-1 - run] == line[-1]:
        run += 1
    return run
