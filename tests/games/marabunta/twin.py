"""A second Marabunta, slow and plain, written from the rules page alone.

It exists to be compared, step by step, with the engine. The signs in the comments (§6.2, Q3) are
the numbers of rules and rulings in `games/marabunta/RULES.md` and `RULINGS.md`.
"""

from dataclasses import dataclass
from itertools import combinations

REGIONS = ["pink", "blue", "orange", "green", "grey", "yellow"]  # §1.1, the dice too
FACES = ["0", "1", "2", "3", "leaf", "crate"]  # §1.2
SEATS = ["red", "blue"]
LEAF_CIRCLES = 10  # §1.4
POINT_POWERS = {"two-points": 2, "three-points": 3}  # §9.6, §9.7


@dataclass(frozen=True)
class Hex:
    region: str
    cupcake: bool
    crate: bool
    neighbours: frozenset[str]


@dataclass(frozen=True)
class Write:
    """Write a number in `size` hexes that all touch one another (§6, §7.4, §9.8)."""

    number: int
    size: int = 1
    region: str | None = None  # None: any region
    own_anthill: bool = False  # §6.4
    power: bool = False


@dataclass(frozen=True)
class CrossOut:
    """Cross out `size` hexes that touch one another (§7.6, §7.8, §9.9)."""

    size: int
    cupcakes_only: bool = False


@dataclass(frozen=True)
class Circle:
    """Fill a circle; without `other_than` it is the first of two (§7.2, §9.10)."""

    other_than: str | None = None


@dataclass(frozen=True)
class CrossCrate:
    """Cross one crate of the own board (§5.2, §7.1, §8.2)."""


@dataclass(frozen=True)
class Again:
    """Choose the die to use a second time (§7.7)."""


Task = Write | CrossOut | Circle | CrossCrate | Again

TILE_TASKS: dict[str, list[Task]] = {
    "two-crates": [CrossCrate(), CrossCrate()],  # §7.1
    "two-leaves": [Circle()],  # §7.2
    "one": [Write(1)],  # §7.3
    "two-zeros": [Write(0, size=2)],  # §7.4
    "free-zero": [Write(0, own_anthill=True)],  # §7.5
    "cross-out": [CrossOut(size=2)],  # §7.6
    "again": [Again()],  # §7.7
    "cupcake": [CrossOut(size=1, cupcakes_only=True)],  # §7.8
}
SHUFFLED_TILES = [tile for tile in TILE_TASKS if tile != "cupcake"]  # §2.2

POWER_TASKS: dict[str, Task] = {
    "one": Write(1, power=True),  # §9.1
    "two": Write(2, power=True),  # §9.2
    "free-zero": Write(0, own_anthill=True, power=True),  # §9.3
    "free-three": Write(3, own_anthill=True, power=True),  # §9.4
    "three-ones": Write(1, size=3, power=True),  # §9.8
    "cross-out": CrossOut(size=2),  # §9.9
    "two-leaves": Circle(),  # §9.10
}


class Twin:
    def __init__(
        self, hexes: dict[str, Hex], groups: list[tuple[int, str]], row: list[int]
    ) -> None:
        self.hexes = hexes
        self.groups = groups
        self.row = row
        # What is marked on the boards; two-item lists are [red, blue].
        self.marks = dict.fromkeys(hexes, "")  # "" open, "x" crossed out, "r2" number
        self.circles = {region: [2, 2] for region in REGIONS}  # §1.4
        self.anthills = [2, 2]  # §1.7
        self.crates = [[0 for _ in groups], [0 for _ in groups]]
        self.boxes = [0, 0]
        self.ended_by: int | None = None
        self.reasons: list[str] = []
        # Where the game stands.
        self.phase = "first"  # then turn, roll, split, take, apply, ..., over
        self.round = 0
        self.first: int | None = None
        self.tile: str | None = None
        self.turned: list[str] = []
        self.dice: dict[str, str | None] = dict.fromkeys(REGIONS)
        self.pools: dict[str, list[str]] = {}  # after the split: "tile" and "rest"
        self.pool_of: list[list[str]] = [[], []]  # after the choice: by seat
        self.applying = 0  # the seat that applies
        self.to_apply: list[str] = []
        self.stack: list[Task] = []  # what is being applied, the last one first (Q10)
        self.picked: list[str] = []  # hexes picked so far for the last task of the stack

    def actor(self) -> str | None:
        if self.phase == "over":
            return None
        if self.first is None or self.phase in ("turn", "roll"):
            return "chance"
        if self.phase == "split":
            return SEATS[self.first]  # §3.2
        if self.phase == "take":
            return SEATS[1 - self.first]  # §3.3
        return SEATS[self.applying]

    def legal(self) -> set[str]:
        if self.phase == "first":
            return {f"first {seat}" for seat in SEATS}  # §2.3
        if self.phase == "turn":
            return {f"turn {tile}" for tile in SHUFFLED_TILES if tile not in self.turned}  # §3.1
        if self.phase == "roll":
            die = next(die for die in REGIONS if self.dice[die] is None)
            return {f"roll {die} {face}" for face in FACES}  # §3.1
        if self.phase == "split":
            return splits()
        if self.phase == "take":
            return {"take tile", "take rest"}  # §3.3
        if self.phase == "apply":
            return self.options(self.stack[-1]) if self.stack else self.element_choices()
        return set()

    def weights(self) -> dict[str, int]:
        if self.actor() != "chance":
            return {}
        return dict.fromkeys(self.legal(), 1)

    def play(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"not legal now: {action!r}")
        word, _, rest = action.partition(" ")
        if self.phase == "first":
            self.start_round(SEATS.index(rest))
        elif self.phase == "turn":
            self.tile = rest
            self.turned.append(rest)
            self.phase = "roll"
        elif self.phase == "roll":
            die, face = rest.split()
            self.dice[die] = face
            if die == REGIONS[-1]:
                self.phase = "split"
        elif self.phase == "split":
            left, right = rest.split(" | ")
            self.pools = {"tile": left.split(), "rest": right.split()}
            self.phase = "take"
        elif self.phase == "take":
            self.take(rest)
        elif self.stack:
            self.play_part(self.stack[-1], word, rest)
            self.settle()
        else:
            self.to_apply.remove(rest)  # §4.1
            if word == "apply":
                self.apply(rest)
            self.settle()

    def summary(self) -> dict[str, object]:
        over = self.phase == "over"
        return {
            "round": self.round,
            "first": None if self.first is None else SEATS[self.first],
            "actor": self.actor(),
            "tile": self.tile,
            "dice": [self.dice[die] for die in REGIONS],
            "to_apply": sorted(self.to_apply),
            "hexes": dict(self.marks),
            "circles": [list(self.circles[region]) for region in REGIONS],
            "anthills": list(self.anthills),
            "crates": [list(crossed) for crossed in self.crates],
            "boxes": list(self.boxes),
            "points": [self.track_points(seat) for seat in (0, 1)],
            "ended_by": None if self.ended_by is None else SEATS[self.ended_by],
            "reasons": sorted(self.reasons),
            "scores": [self.final_score(seat) for seat in (0, 1)] if over else None,
            "winner": self.winner() if over else None,
        }

    def start_round(self, first: int) -> None:
        self.round += 1
        self.first = first
        self.dice = dict.fromkeys(REGIONS)
        tiles_left = len(self.turned) < len(SHUFFLED_TILES)
        self.tile = None if tiles_left else "cupcake"  # §3.5
        self.phase = "turn" if tiles_left else "roll"

    def take(self, pool: str) -> None:
        assert self.first is not None
        self.pool_of[1 - self.first] = self.pools.pop(pool)
        (self.pool_of[self.first],) = self.pools.values()  # the other one
        self.phase = "apply"
        self.begin_applying(1 - self.first)  # §3.3: he applies before the first player

    def begin_applying(self, seat: int) -> None:
        self.applying = seat
        self.to_apply = list(self.pool_of[seat])

    def settle(self) -> None:
        """Drop what has become impossible and move on when nothing is left to apply."""
        while self.stack and not self.options(self.stack[-1]):
            self.stack.pop()  # Q3: a lost power; Q6, Q7: a mark that cannot be made
        if self.stack or self.to_apply:
            return
        assert self.first is not None
        if self.applying != self.first:
            self.begin_applying(self.first)  # §3.3
        elif self.ended_by is not None:
            self.phase = "over"  # §10.2
        else:
            self.start_round(1 - self.first)  # §3.4

    def element_choices(self) -> set[str]:
        choices = set()
        for element in self.to_apply:
            useful = self.useful(element)
            if useful:
                choices.add(f"apply {element}")
            compulsory = element == "tile" and self.tile == "cupcake"  # §7.8
            if not (compulsory and useful):
                choices.add(f"ignore {element}")  # §4.2, Q7
        return choices

    def useful(self, element: str) -> bool:
        """Whether the element can do anything now (Q5, Q7)."""
        if self.is_leaf_die(element):
            return self.blank_circles(element) > 0
        return bool(self.options(self.tasks_of(element)[0]))

    def apply(self, element: str) -> None:
        if self.is_leaf_die(element):
            self.fill_circle(element)  # §5.1
        else:
            self.stack.extend(self.tasks_of(element))

    def is_leaf_die(self, element: str) -> bool:
        return element != "tile" and self.dice[element] == "leaf"

    def tasks_of(self, element: str) -> list[Task]:
        if element == "tile":
            assert self.tile is not None
            return TILE_TASKS[self.tile]
        face = self.dice[element]
        assert face is not None
        if face == "crate":
            return [CrossCrate()]  # §5.2
        if face == "0":
            return [Write(0)]  # §5.4
        return [Write(int(face), region=element)]  # §5.3

    def options(self, task: Task) -> set[str]:
        """The legal actions for this task; none at all if it can do nothing."""
        if isinstance(task, Write):
            ways = self.ways_to_write(task)
            actions = {f"write {name}" for name in self.next_picks(ways)}
            may_decline = task.power and not self.picked
            if may_decline and ways and all(self.costs_anthill(task, way) for way in ways):
                actions.add("decline")  # Q3
            return actions
        if isinstance(task, CrossOut):
            return {f"cross {name}" for name in self.next_picks(self.ways_to_cross_out(task))}
        if isinstance(task, Circle):
            regions = [region for region in REGIONS if self.blank_circles(region) > 0]
            return {f"circle {region}" for region in regions if region != task.other_than}
        if isinstance(task, CrossCrate):
            crossed = self.crates[self.applying]
            groups = enumerate(self.groups)
            return {f"crate {index + 1}" for index, (size, _) in groups if crossed[index] < size}
        dice = [element for element in self.pool_of[self.applying] if element != "tile"]
        return {f"again {die}" for die in dice if self.useful(die)}  # Q5

    def play_part(self, task: Task, word: str, rest: str) -> None:
        if isinstance(task, Write | CrossOut) and word != "decline":
            self.picked.append(rest)
            if len(self.picked) < task.size:
                return
        self.stack.pop()
        picked, self.picked = self.picked, []
        if word == "write" and isinstance(task, Write):
            self.write(task, frozenset(picked))
        elif word == "cross":
            self.cross_out(picked)
        elif word == "circle" and isinstance(task, Circle):
            self.fill_circle(rest)
            if task.other_than is None:
                self.stack.append(Circle(other_than=rest))  # §7.2: a different leaf
        elif word == "crate":
            self.cross_crate(int(rest) - 1)
        elif word == "again":
            self.apply(rest)

    def available(self) -> list[str]:
        return [name for name, mark in self.marks.items() if mark == ""]  # §6.1

    def touching_sets(self, size: int) -> set[frozenset[str]]:
        """All sets of available hexes in which each hex touches every other one."""
        available = self.available()
        sets = {frozenset([name]) for name in available}
        for _ in range(size - 1):
            sets = {
                members | {name}
                for members in sets
                for name in available
                if all(name in self.hexes[member].neighbours for member in members)
            }
        return sets

    def touches_own_number(self, name: str) -> bool:
        initial = SEATS[self.applying][0]
        return any(  # §6.2; a crossed-out hex gives nothing (§7.9)
            self.marks[neighbour].startswith(initial) for neighbour in self.hexes[name].neighbours
        )

    def costs_anthill(self, task: Write, way: frozenset[str]) -> bool:
        if task.own_anthill:
            return False  # §6.4
        return not any(self.touches_own_number(name) for name in way)  # Q4, Q9

    def ways_to_write(self, task: Write) -> list[frozenset[str]]:
        return [
            way
            for way in self.touching_sets(task.size)
            if task.region is None or all(self.hexes[name].region == task.region for name in way)
            if self.anthills[self.applying] > 0 or not self.costs_anthill(task, way)  # §6.3
        ]

    def ways_to_cross_out(self, task: CrossOut) -> list[frozenset[str]]:
        return [
            way
            for way in self.touching_sets(task.size)
            if not task.cupcakes_only or all(self.hexes[name].cupcake for name in way)
        ]

    def next_picks(self, ways: list[frozenset[str]]) -> set[str]:
        """The hexes that, with those picked already, can be completed to one of the ways."""
        picked = set(self.picked)
        return {name for way in ways if picked <= way for name in way - picked}

    def write(self, task: Write, way: frozenset[str]) -> None:
        if self.costs_anthill(task, way):
            self.anthills[self.applying] -= 1  # Q9
        for name in way:
            self.marks[name] = f"{SEATS[self.applying][0]}{task.number}"
        self.check_end()  # Q4: after all numbers, before their effects
        for name in way:
            if self.hexes[name].cupcake:
                self.cross_box()  # §8.1
            if self.hexes[name].crate:
                self.stack.append(CrossCrate())  # §8.2

    def cross_out(self, names: list[str]) -> None:
        for name in names:
            self.marks[name] = "x"  # §7.9: no cupcake, no crate
        self.check_end()

    def blank_circles(self, region: str) -> int:
        return LEAF_CIRCLES - sum(self.circles[region])

    def fill_circle(self, region: str) -> None:
        self.circles[region][self.applying] += 1
        self.check_end()

    def cross_box(self) -> None:
        if self.boxes[self.applying] < len(self.row):  # Q7
            self.boxes[self.applying] += 1

    def cross_crate(self, index: int) -> None:
        crossed = self.crates[self.applying]
        crossed[index] += 1
        size, power = self.groups[index]
        if crossed[index] < size:
            return
        if power == "two-cupcakes":
            self.cross_box()  # §9.5
            self.cross_box()
        elif power not in POINT_POWERS:  # those are counted by track_points
            self.stack.append(POWER_TASKS[power])

    def check_end(self) -> None:
        """To be called after each mark on the territory or on a leaf."""
        if self.ended_by is not None:
            return  # Q8: only the first such mark counts
        open_hexes = [self.hexes[name] for name in self.available()]
        open_regions = {open_hex.region for open_hex in open_hexes}
        if any(region not in open_regions for region in REGIONS):
            self.reasons.append("region")  # §10.1 a, Q1
        if any(self.blank_circles(region) == 0 for region in REGIONS):
            self.reasons.append("leaf")  # §10.1 b
        if not any(open_hex.cupcake for open_hex in open_hexes):
            self.reasons.append("cupcakes")  # §10.1 c
        if self.reasons:
            self.ended_by = self.applying  # Q8

    def track_points(self, seat: int) -> int:
        """Points of the crossed cupcake boxes (§8.1) and of the finished groups (§9.6, §9.7)."""
        points = sum(self.row[: self.boxes[seat]])
        for (size, power), crossed in zip(self.groups, self.crates[seat], strict=True):
            if crossed == size:
                points += POINT_POWERS.get(power, 0)
        return points

    def region_sum(self, region: str, seat: int) -> int:
        return sum(
            int(mark[1:])
            for name, mark in self.marks.items()
            if self.hexes[name].region == region and mark.startswith(SEATS[seat][0])
        )

    def final_score(self, seat: int) -> int:
        score = self.track_points(seat)  # §11.1
        for region in REGIONS:
            if self.region_sum(region, seat) > self.region_sum(region, 1 - seat):
                score += self.circles[region][seat]  # §11.2
        return score

    def winner(self) -> str:
        ranks = [
            (self.final_score(seat), self.boxes[seat], self.ended_by == seat) for seat in (0, 1)
        ]
        return SEATS[ranks.index(max(ranks))]  # §11.3, Q13


def splits() -> set[str]:
    """The 63 ways to split: the tile's pool, and a rest that is not empty (§3.2)."""
    texts = set()
    for count in range(len(REGIONS)):
        for left in combinations(REGIONS, count):
            right = [die for die in REGIONS if die not in left]
            texts.add(f"split {' '.join(['tile', *left])} | {' '.join(right)}")
    return texts
