"""A second Mini City, slow and plain, written from the rules page alone.

It exists to be compared, step by step, with the engine. The signs in the comments (§6.2, Q3) are
the numbers of rules and rulings in `games/minicity/RULES.md` and `RULINGS.md`.

The game is one script (`whole_game`) that stops wherever somebody, or chance, has to choose.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeVar

ANTS = ["yellow", "blue", "red", "grey", "violet"]  # §1.3, the cards too
FOODS = ["yellow", "orange", "blue", "green", "pink"]  # §1.1
SEATS = ["circle", "square", "triangle", "diamond"]
CARDS_OF_A_COLOUR = 19  # §1.4
SHARES = {2: [12, 10, 9, 7, 5], 3: [9, 7, 6, 5, 4], 4: [7, 6, 5, 4, 3]}  # §2.3
FIRST_ROUND = {2: [2, 3], 3: [1, 2, 3], 4: [1, 2, 3, 4]}  # §3.2
CARDS_A_TURN = 3  # §3.1
REFUSAL_POINTS = {"yellow": 4, "orange": 5, "blue": 6, "green": 7, "pink": 8}  # §9.2
LAST_TURN = 400  # Q16
MOST_OFFERED = 4  # §2.7

Answer = TypeVar("Answer")
Steps = Generator[None, str, Answer]  # a part of the script: stops for a text, ends in an Answer


@dataclass(frozen=True)
class Chamber:
    food: str
    places: int
    two_ants: int  # places marked with two ants
    three_ants: int
    start: str | None  # the ant that starts here
    tunnels: frozenset[str]


@dataclass
class Player:
    name: str
    reserve: dict[str, int]
    small: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FOODS, 0))
    hand: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ANTS, 0))
    points: int = 0  # §9.1
    owned: Counter[str] = field(default_factory=Counter)  # friends
    used: Counter[str] = field(default_factory=Counter)  # friends, in the player's latest turn

    def tokens_left(self) -> int:
        return sum(self.small.values()) + sum(self.reserve.values())

    def unused(self, friend: str) -> int:
        return self.owned[friend] - self.used[friend]  # Q8: each copy once a turn

    def small_limit(self) -> int:
        if self.owned["exotic-caterpillar"]:
            return 10  # §9.5; Q10: the larger counts
        return 8 if self.owned["orange-caterpillar"] else 7  # §9.5, §7.1

    def hand_limit(self) -> int:
        return 5 if self.owned["snail"] else 4  # §9.5, §7.1


class Twin:
    def __init__(
        self,
        chambers: dict[str, Chamber],
        road_length: int,
        friend_cards: dict[str, tuple[int, int]],
        seats: int,
        friends: bool,
        offer: bool = False,
    ) -> None:
        self.chambers = chambers
        self.friend_cards = friend_cards  # name: (copies, cost)
        self.friends = friends
        self.offer = offer and seats == 2  # §2.7: with more players it changes nothing
        # The table.
        starts = {chamber.start: name for name, chamber in chambers.items()}
        self.ants = {ant: starts[ant] for ant in ANTS}  # §2.1
        self.tokens = {name: prefilled(chamber, seats) for name, chamber in chambers.items()}
        self.roads: list[list[str | None]] = [
            [None] * road_length
            for _ in range(1 if seats == 2 else 2)  # §2.4
        ]
        self.pile = dict.fromkeys(ANTS, CARDS_OF_A_COLOUR)
        self.discards = dict.fromkeys(ANTS, 0)
        self.players = [
            Player(name, reserve=dict(zip(FOODS, SHARES[seats], strict=True)))  # §2.3
            for name in SEATS[:seats]
        ]
        # Where the game stands.
        self.first: str | None = None
        self.turn = 0
        self.played = 0  # cards in this turn
        self.bought = False  # a friend in this turn
        self.reason: str | None = None
        # The choice the script is waiting for.
        self.chooser: str | None = None
        self.options: dict[str, int] = {}  # action: weight
        self.script = self.whole_game()
        next(self.script)

    def actor(self) -> str | None:
        return self.chooser

    def legal(self) -> set[str]:
        return set(self.options)

    def weights(self) -> dict[str, int]:
        return dict(self.options) if self.chooser == "chance" else {}

    def play(self, action: str) -> None:
        if action not in self.options:
            raise ValueError(f"not legal now: {action!r}")
        try:
            self.script.send(action)
        except StopIteration:  # the game is over
            self.chooser = None
            self.options = {}

    def summary(self) -> dict[str, object]:
        return {
            "actor": self.actor(),
            "turn": self.turn,
            "first": self.first,
            "ants": dict(self.ants),
            "tokens": dict(self.tokens),
            "hands": [list(player.hand.values()) for player in self.players],
            "small": [list(player.small.values()) for player in self.players],
            "reserve": [list(player.reserve.values()) for player in self.players],
            "roads": [list(road) for road in self.roads],
            "pile": list(self.pile.values()),
            "discards": list(self.discards.values()),
            "points": [player.points for player in self.players],
            "owned": [dict(+player.owned) for player in self.players],  # +: only those above 0
            "used": [dict(+player.used) for player in self.players],
            "played": self.played,
            "left": [player.tokens_left() for player in self.players],
            "winners": None if self.reason is None else self.winners(),
            "reason": self.reason,
        }

    def winners(self) -> list[str]:
        """Those with the fewest tokens left (Q4): after §8.1 that is the one who has none."""
        fewest = min(player.tokens_left() for player in self.players)
        return sorted(player.name for player in self.players if player.tokens_left() == fewest)

    # The script, from the setup to the end of a turn.

    def ask(self, chooser: str, options: dict[str, int]) -> Steps[str]:
        self.chooser = chooser
        self.options = options
        return (yield)

    def ask_player(self, player: Player, options: Iterable[str]) -> Steps[str]:
        return (yield from self.ask(player.name, dict.fromkeys(options, 1)))

    def whole_game(self) -> Steps[None]:
        for player in self.players:  # Q5: hands, road cards, small parts, first player
            yield from self.deal(player)
        for road in self.roads:
            yield from self.lay_two(road)
        for player in self.players:
            yield from self.stock(player)  # §2.5
        answer = yield from self.ask("chance", {f"first {p.name}": 1 for p in self.players})
        self.first = answer.split()[1]  # §2.6
        if self.offer:
            yield from self.make_offer()
        seat = SEATS.index(self.first)
        while self.turn < LAST_TURN:
            yield from self.take_turn(self.players[seat])
            if self.reason is not None:
                return
            seat = (seat + 1) % len(self.players)  # §2.6: clockwise
        self.reason = "turns"  # Q16

    def draw(self, word: str) -> Steps[str | None]:
        """Draw a card; none if there is none."""
        if not any(self.pile.values()):
            self.pile, self.discards = self.discards, self.pile  # Q2
        cards = {f"{word} {ant}": count for ant, count in self.pile.items() if count > 0}
        if not cards:
            return None
        answer = yield from self.ask("chance", cards)
        ant = answer.split()[1]
        self.pile[ant] -= 1
        return ant

    def deal(self, player: Player) -> Steps[None]:
        for _ in range(player.hand_limit() - sum(player.hand.values())):  # §2.4, §7.1
            ant = yield from self.draw("deal")
            if ant is not None:
                player.hand[ant] += 1

    def lay_two(self, road: list[str | None]) -> Steps[None]:
        middle = len(road) // 2
        for space in (middle - 1, middle):  # §2.4, §4.2
            road[space] = yield from self.draw("lay")

    def stock(self, player: Player, optional: bool = False) -> Steps[None]:
        """Fill the small part from the reserve up to its limit."""
        while sum(player.small.values()) < player.small_limit() and any(player.reserve.values()):
            options = {f"stock {food}" for food in FOODS if player.reserve[food] > 0}
            if optional:
                options.add("enough")  # Q9
            answer = yield from self.ask_player(player, options)
            if answer == "enough":
                return
            food = answer.split()[1]
            player.reserve[food] -= 1
            player.small[food] += 1

    def make_offer(self) -> Steps[None]:
        """Offer tokens, name who begins, and let the other one put them away (§2.7, Q17)."""
        drawn, other = self.first_and_second()
        offers = [f"unload {count}" for count in range(MOST_OFFERED + 1)]
        answer = yield from self.ask_player(drawn, offers)
        offered = int(answer.split()[1])
        answer = yield from self.ask_player(other, [f"first {p.name}" for p in self.players])
        self.first = answer.split()[1]  # Q17: either of the two
        second = self.first_and_second()[1]
        for _ in range(offered):  # Q17: exactly as many, one by one
            yield from self.put_away(second)

    def first_and_second(self) -> tuple[Player, Player]:
        circle, square = self.players
        return (circle, square) if self.first == circle.name else (square, circle)

    def put_away(self, player: Player) -> Steps[None]:
        """Put a token into a chamber of its colour: no stop of an ant, so no points (Q17)."""
        options = {
            f"to {name}"
            for name, chamber in self.chambers.items()
            if self.free_places(name) > 0  # Q17: whether an ant stands there or not
            if player.small[chamber.food] > 0  # §2.7: never from the reserve
        }
        answer = yield from self.ask_player(player, options)
        goal = answer.split()[1]
        player.small[self.chambers[goal].food] -= 1  # Q17: not filled up before §7.1
        self.tokens[goal] += 1

    def take_turn(self, player: Player) -> Steps[None]:
        self.turn += 1
        self.played = 0
        self.bought = False
        player.used.clear()
        player.points += player.owned["beetle"]  # Q13
        while True:
            cards = self.card_choices(player)
            friends = self.friend_choices(player)
            if not cards and not friends:
                break
            # §3.3: at least one card; without a card in hand that cannot be asked.
            stop = {"done"} if self.played > 0 or not cards else set()
            action = yield from self.ask_player(player, cards | friends | stop)
            if action == "done":
                break
            word, *rest = action.split()
            if word == "play":
                yield from self.play_card(player, *rest)
                if self.reason is not None:
                    return  # §8.1: at once
            elif word == "buy":
                self.buy(player, rest[0])
            elif word == "spread":
                yield from self.spread(player, rest[0])
            elif word == "swap":
                self.swap(player, rest[0], rest[1])
            else:
                self.exchange(player, rest[0], rest[1])
        yield from self.stock(player)  # §7.1: first refill, a duty
        yield from self.deal(player)  # §7.1: then draw

    # Playing a card.

    def card_limit(self) -> int:
        first_round = FIRST_ROUND[len(self.players)]
        return first_round[self.turn - 1] if self.turn <= len(first_round) else CARDS_A_TURN

    def card_choices(self, player: Player) -> set[str]:
        if self.played >= self.card_limit():
            return set()
        choices = set()
        for ant in [ant for ant in ANTS if player.hand[ant] > 0]:
            for road in range(len(self.roads)):
                for end in ("left", "right"):
                    text = f"play {ant} {road + 1} {end}"  # §4.1
                    choices.add(text)
                    if player.unused("stick-insect") > 0:  # §9.4; Q8: another colour
                        choices |= {f"{text} as {other}" for other in ANTS if other != ant}
        return choices

    def play_card(
        self, player: Player, card: str, number: str, end: str, *joker: str
    ) -> Steps[None]:
        road = self.roads[int(number) - 1]
        lying = [space for space, ant in enumerate(road) if ant is not None]
        space = lying[0] - 1 if end == "left" else lying[-1] + 1  # §4.1
        road[space] = card
        player.hand[card] -= 1
        self.played += 1
        moving_ant = card
        if joker:
            moving_ant = joker[-1]  # "as OTHER"
            player.used["stick-insect"] += 1
        chamber = yield from self.move(player, moving_ant, run_length(road, space, moving_ant))
        if chamber is not None:
            unloaded = yield from self.unload(player, chamber)
            if player.tokens_left() == 0:
                self.reason = "unloaded"  # §8.1; Q9: before grasshopper and clearing
                return
            if unloaded > 0 and player.owned["grasshopper"]:
                yield from self.stock(player, optional=True)  # §9.5, Q9
        if space in (0, len(road) - 1):  # §4.2, also when the ant stayed (Q1)
            for index, ant in enumerate(road):
                if ant is not None:
                    self.discards[ant] += 1
                    road[index] = None
            yield from self.lay_two(road)

    def move(self, player: Player, ant: str, reach: int) -> Steps[str | None]:
        """Move the ant and return its new chamber; None if it stays (Q1)."""
        home = self.ants[ant]
        distances = self.distances(home)
        furthest = reach + player.unused("millipede")  # §9.4
        goals = {
            name
            for name, distance in distances.items()
            if distance <= furthest and name not in self.ants.values()  # §5.2, Q1
        }
        if not goals:
            return None
        if all(distances[name] > reach for name in goals):
            goals.add(home)  # Q1: a millipede obliges nobody
        answer = yield from self.ask_player(player, {f"go {name}" for name in goals})
        goal = answer.split()[1]
        if goal == home:
            return None
        player.used["millipede"] += max(0, distances[goal] - reach)  # Q8
        self.ants[ant] = goal
        return goal

    def distances(self, start: str) -> dict[str, int]:
        """Tunnels from the start to each chamber; occupied zones are no hindrance (Q1)."""
        distances = {start: 0}
        queue = [start]
        for name in queue:  # grows meanwhile: breadth first
            for neighbour in self.chambers[name].tunnels:
                if neighbour not in distances:
                    distances[neighbour] = distances[name] + 1
                    queue.append(neighbour)
        return distances

    def free_places(self, name: str) -> int:
        return self.chambers[name].places - self.tokens[name]

    def unload(self, player: Player, name: str) -> Steps[int]:
        """Unload in the chamber just reached and return how many."""
        food = self.chambers[name].food
        free = self.free_places(name)
        most = min(player.small[food], free)  # §6.1; §6.2: never from the reserve
        number = 0
        if most > 0:
            options = {f"unload {count}" for count in range(most + 1)}
            answer = yield from self.ask_player(player, options)
            number = int(answer.split()[1])
        player.small[food] -= number
        self.tokens[name] += number
        if self.friends and number == 0 and free > 0:
            player.points += REFUSAL_POINTS[food]  # §9.2
        return number

    # Friends (§9).

    def friend_choices(self, player: Player) -> set[str]:
        """What may be done with friends between the card plays (Q7)."""
        if not self.friends:
            return set()
        choices = set()
        if not self.bought:  # §9.3: one a turn
            for friend, (copies, cost) in self.friend_cards.items():
                sold = sum(buyer.owned[friend] for buyer in self.players)
                if sold < copies and player.points >= cost:
                    choices.add(f"buy {friend}")
        if player.unused("ladybird") > 0:
            for source in self.chambers:
                if self.tokens[source] > 0 and self.spread_targets(source):  # Q12
                    choices.add(f"spread {source}")
        if player.unused("dragonfly") > 0:
            choices |= {f"swap {one} {other}" for one, other in combinations(ANTS, 2)}
        if player.unused("bumblebee") > 0:
            for given in FOODS:
                for taken in FOODS:
                    there = player.small[given] > 0 and player.reserve[taken] > 0
                    if there and given != taken:  # Q8
                        choices.add(f"exchange {given} {taken}")
        return choices

    def buy(self, player: Player, friend: str) -> None:
        player.points -= self.friend_cards[friend][1]  # §9.3
        player.owned[friend] += 1
        self.bought = True
        if friend == "beetle":
            player.points += 1  # Q13

    def spread_targets(self, source: str) -> list[str]:
        """Other chambers of the same colour with a free place (Q12)."""
        return [
            name
            for name, chamber in self.chambers.items()
            if chamber.food == self.chambers[source].food
            if name != source and self.free_places(name) > 0
        ]

    def spread(self, player: Player, source: str) -> Steps[None]:
        player.used["ladybird"] += 1
        moved = 0
        while self.tokens[source] > 0 and self.spread_targets(source):
            options = {f"to {name}" for name in self.spread_targets(source)}
            if moved > 0:
                options.add("enough")  # Q12: one or more
            answer = yield from self.ask_player(player, options)
            if answer == "enough":
                return
            self.tokens[source] -= 1
            self.tokens[answer.split()[1]] += 1
            moved += 1

    def swap(self, player: Player, one: str, other: str) -> None:
        player.used["dragonfly"] += 1
        self.ants[one], self.ants[other] = self.ants[other], self.ants[one]  # Q11: no move

    def exchange(self, player: Player, given: str, taken: str) -> None:
        player.used["bumblebee"] += 1
        player.small[given] -= 1
        player.reserve[given] += 1
        player.reserve[taken] -= 1
        player.small[taken] += 1


def prefilled(chamber: Chamber, seats: int) -> int:
    """Places of the chamber filled before the game (§2.2)."""
    return {2: chamber.two_ants, 3: chamber.three_ants, 4: 0}[seats]


def run_length(road: list[str | None], space: int, colour: str) -> int:
    """Cards of the colour joined to this space, whose card counts as that colour (§5.1, Q14)."""
    length = 1
    for step in (-1, 1):
        neighbour = space + step
        while 0 <= neighbour < len(road) and road[neighbour] == colour:
            length += 1
            neighbour += step
    return length
