"""What of Mini City was used in a match: chambers, tunnels, ants, friends; and quiet turns."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record
from ludoteca.core.match import Step
from ludoteca.core.message import Message, message
from ludoteca.core.usage import GAMES_WITH, Column, Counting, Goal, HeatMap, Table, Usage
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import ANT_NAMES, CHAMBERS, FOOD_NAMES, FRIEND_NAMES, MAX_OFFER
from ludoteca.games.minicity.cards import pile_size
from ludoteca.games.minicity.drawing import draw_heat
from ludoteca.games.minicity.numbering import BUY, DONE, FIRST, GO, PLAY, SPREAD, UNLOAD
from ludoteca.games.minicity.scoring import ranks
from ludoteca.games.minicity.state import Phase
from ludoteca.games.minicity.tunnels import tunnels_of
from ludoteca.games.minicity.words import say_ant, say_chamber, say_food, say_friend

QUARTERS = ("first-quarter", "second-quarter", "third-quarter", "last-quarter")

TABLES = (
    Table(
        "quarters",
        (
            Column("quiet", "quiet", "turns", share=True),
            Column("turns", "turns"),
            Column("tokens-turn", "tokens", "turns"),
        ),
    ),
    Table(
        "friends",
        (
            Column("games-with", "bought", GAMES_WITH),
            Column("bought", "bought"),
            Column("buyer-won", "won", "bought", share=True),
        ),
    ),
    Table(
        "offers",
        (
            Column("games-with", "times", GAMES_WITH),
            Column("chooser-began", "chooser-began", "times", share=True),
            Column("first-won", "first-won", "times", share=True),
            Column("chooser-won", "chooser-won", "times", share=True),
        ),
    ),
    Table(
        "foods",
        (
            Column("visits", "visits"),
            Column("visits-fruitless", "fruitless", "visits", share=True),
            Column("tokens", "tokens"),
        ),
    ),
    Table(
        "ants",
        (
            Column("moves", "moves"),
            Column("tunnels", "tunnels", "moves"),
            Column("fruitful", "fruitful", "moves", share=True),
        ),
    ),
    Table("cards", (Column("times", "times"),)),
    Table(
        "chambers",
        (
            Column("visits", "visits"),
            Column("games-with", "visits", GAMES_WITH),
            Column("tokens", "tokens"),
            Column("filled", "filled", share=True),
        ),
        drawn=False,
    ),
    Table("tunnels", (Column("walked", "walked"),), drawn=False),
)
MAPS = (
    HeatMap("chambers-visited", draw_heat, ("chambers", "visits"), ("tunnels", "walked")),
    HeatMap("chambers-filled", draw_heat, ("chambers", "tokens")),
)
GOALS = (
    Goal("first-edge", 0, 0.6, seats=2),
    Goal("quiet-end", 0, 0.25, ("quarters", "quiet"), seats=2, row="last-quarter"),
    Goal("chambers", 0.1, 1, ("chambers", "games-with")),
    Goal("friends", 0.1, 1, ("friends", "games-with")),
)

Tunnel = tuple[int, int]  # the lower number first


def rows_of(board: MiniCityBoard) -> dict[str, dict[str, Message]]:
    """The rows of each table, in order, as people call them."""
    played = ("played", "blocked", "cleared", "shuffled")
    return {
        "quarters": {name: message("study-row", row=name) for name in QUARTERS},
        "friends": {
            name: say_friend(friend)
            for friend, name in enumerate(FRIEND_NAMES)
            if board.record.friends
        },
        "offers": {
            str(tokens): message("study-offer", tokens=tokens)
            for tokens in range(MAX_OFFER + 1)
            if board.record.offer
        },
        "foods": {name: say_food(food) for food, name in enumerate(FOOD_NAMES)},
        "ants": {name: say_ant(ant) for ant, name in enumerate(ANT_NAMES)},
        "cards": {name: message("study-row", row=name) for name in played},
        "chambers": {str(place + 1): say_chamber(board, place) for place in range(CHAMBERS)},
        "tunnels": {
            tunnel_name(tunnel): message(
                "study-tunnel", one=str(tunnel[0] + 1), other=str(tunnel[1] + 1)
            )
            for tunnel in tunnels_of(board.hill.chambers)
        },
    }


def tunnel_name(tunnel: Tunnel) -> str:
    return f"{tunnel[0] + 1}-{tunnel[1] + 1}"


def usage_of(board: MiniCityBoard, steps: Sequence[Step]) -> Usage:
    """Count a finished match."""
    final = steps[-1].after
    turns = int(final.turns)
    usage = Usage(int(final.first), {"turns": turns})
    unloaded: Counter[int] = Counter()  # by turn
    for step in steps:
        if step.before.phase == Phase.OFFER:
            usage.add("offers", str(step.number - UNLOAD), "times")
        elif step.before.phase == Phase.FIRST and step.actor != CHANCE:
            count_decision(usage, step, final)
        elif GO <= step.number < UNLOAD:
            count_move(usage, board, step)
        elif UNLOAD <= step.number < DONE:
            unloaded[int(step.before.turns)] += count_unloading(usage, board, step)
        elif BUY <= step.number < SPREAD:
            friend = FRIEND_NAMES[step.number - BUY]
            usage.add("friends", friend, "bought")
            usage.add("friends", friend, "won", ranks(final)[step.actor] == 1)
        count_cards(usage, step)
    for turn in range(1, turns + 1):
        quarter = QUARTERS[4 * (turn - 1) // turns]
        usage.add("quarters", quarter, "turns")
        usage.add("quarters", quarter, "tokens", unloaded[turn])
        usage.add("quarters", quarter, "quiet", unloaded[turn] == 0)
    for place, tokens in enumerate(final.tokens.tolist()):
        usage.add("chambers", str(place + 1), "filled", tokens == board.hill.chambers[place].places)
    usage.habits.extend(habits_of(board, steps, seat) for seat in range(int(final.seats)))
    return usage


def habits_of(
    board: MiniCityBoard, steps: Sequence[Step], seat: int
) -> dict[str, tuple[float, int]]:
    """What a seat unloads first, how much at once, and what it has ready."""
    loads, kinds = [], []
    for step in steps:
        if step.actor != seat:
            continue
        before, after = step.before, step.after
        if PLAY <= step.number < GO:
            kinds.append(int((before.small[seat] > 0).sum()))
        elif before.phase == Phase.UNLOAD and step.number > UNLOAD:
            food = int(board.record.food[after.ant_at[before.ant]])
            loads.append((step.number - UNLOAD, food))
    early = loads[: len(loads) // 2]
    return {
        "rare-early": (
            sum(tokens * food for tokens, food in early),
            sum(tokens for tokens, _ in early),
        ),
        "kinds-ready": (sum(kinds), len(kinds)),
        "tokens-load": (sum(tokens for tokens, _ in loads), len(loads)),
        "turns": (int(steps[-1].after.turns), 1),
    }


def count_decision(usage: Usage, step: Step, final: Record) -> None:
    """§2.7: what was chosen for an offer, and what came of it."""
    offer, first, winner = str(int(step.before.tokens_spread)), step.number - FIRST, ranks(final)
    usage.add("offers", offer, "chooser-began", first == step.actor)
    usage.add("offers", offer, "first-won", winner[first] == 1)
    usage.add("offers", offer, "chooser-won", winner[step.actor] == 1)


def count_move(usage: Usage, board: MiniCityBoard, step: Step) -> None:
    """An ant stops in a chamber; whether it unloads there is known a step later, or now."""
    ant, place = int(step.before.ant), step.number - GO
    start = int(step.before.ant_at[ant])
    chamber, food = str(place + 1), FOOD_NAMES[board.record.food[place]]
    usage.add("chambers", chamber, "visits")
    usage.add("foods", food, "visits")
    usage.add("foods", food, "fruitless")  # until something is unloaded
    usage.add("ants", ANT_NAMES[ant], "moves")
    usage.add("ants", ANT_NAMES[ant], "tunnels", int(board.record.distance[start, place]))
    for tunnel, share in ways_between(board, start, place).items():
        usage.add("tunnels", tunnel_name(tunnel), "walked", share)


def count_unloading(usage: Usage, board: MiniCityBoard, step: Step) -> int:
    tokens, ant = step.number - UNLOAD, int(step.before.ant)
    if tokens:
        place = int(step.before.ant_at[ant])
        food = FOOD_NAMES[board.record.food[place]]
        usage.add("chambers", str(place + 1), "tokens", tokens)
        usage.add("foods", food, "tokens", tokens)
        usage.add("foods", food, "fruitless", -1)
        usage.add("ants", ANT_NAMES[ant], "fruitful")
    return tokens


def count_cards(usage: Usage, step: Step) -> None:
    before, after = step.before, step.after
    if PLAY <= step.number < GO:
        usage.add("cards", "played", "times")
        usage.add("cards", "blocked", "times", bool(after.phase != Phase.GO))  # Q1
    cleared = before.turns > 0 and before.phase != Phase.LAY and after.phase == Phase.LAY
    usage.add("cards", "cleared", "times", bool(cleared))
    usage.add("cards", "shuffled", "times", bool(pile_size(after) > pile_size(before)))


def ways_between(board: MiniCityBoard, start: int, end: int) -> dict[Tunnel, float]:
    """The tunnels of the shortest ways, each with the share of those ways that go through it."""
    chambers, distance = board.hill.chambers, board.record.distance
    ways: Counter[int] = Counter({start: 1})  # shortest ways from the start to each chamber
    between = sorted(
        (int(distance[start, place]), place)
        for place in range(CHAMBERS)
        if distance[start, place] + distance[place, end] == distance[start, end]
    )
    inside = {place for _, place in between}
    for far, place in between:
        for near in chambers[place].tunnels:
            if near in inside and distance[start, near] == far - 1:
                ways[place] += ways[near]
    through: defaultdict[int, float] = defaultdict(float)
    through[end] = 1.0
    walked: dict[Tunnel, float] = {}
    for far, place in reversed(between):
        for near in chambers[place].tunnels:
            if near in inside and distance[start, near] == far - 1:
                share = through[place] * ways[near] / ways[place]
                through[near] += share
                walked[min(place, near), max(place, near)] = share
    return walked


USAGE = Counting(
    tables=TABLES,
    maps=MAPS,
    goals=GOALS,
    rows_of=rows_of,
    usage_of=usage_of,
)
