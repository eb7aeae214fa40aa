"""How strong bots are on the scale of people's ratings, as measured in the arena.

`tools/anchor_bots.py` makes `anchors.json` from what the arena printed. A bot's anchor does not
move when people play it: so a rating means the same at every server and in every year.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec

from ludoteca.bots.ladder import Rung
from ludoteca.bots.rating import Rating, model, newcomer

FILE = Path(__file__).with_name("anchors.json")
MIDDLE = "casual"  # the level that is as strong as a newcomer is taken to be

Anchors = dict[str, dict[str, Rung]]  # by table, as `marabunta 2`, and bot


class Pairing(msgspec.Struct, frozen=True):
    """What `ludoteca arena --json` prints of two bots; the second has all seats but one."""

    game: str
    seats: int
    bots: tuple[str, str]
    games: int
    wins: tuple[float, float]


@cache
def anchors() -> Anchors:
    return msgspec.json.decode(FILE.read_bytes(), type=Anchors)


def anchor(game: str, seats: int, bot: str) -> Rating | None:
    """None: nobody has measured it at a table like this."""
    rung = anchors().get(table(game, seats), {}).get(bot)
    return None if rung is None else rung.rating


def table(game: str, seats: int) -> str:
    return f"{game} {seats}"


def fit(pairings: Iterable[Pairing]) -> Anchors:
    """Strengths by which everybody would have won as often as they did, from the middle outwards.

    The model is openskill's: with `n` seats whoever has the strength `mu` wins in proportion to
    `exp(mu / c)`, where `c` is the square root of `n` times the spread of a single performance.
    """
    wins: dict[str, dict[tuple[str, str], list[float]]] = defaultdict(dict)
    for each in pairings:
        sums = wins[table(each.game, each.seats)].setdefault(each.bots, [0.0, 0.0])
        sums[0] += each.games
        sums[1] += each.wins[0]
    return {name: fit_table(int(name.split()[1]), wins[name]) for name in sorted(wins)}


def fit_table(seats: int, pairs: Mapping[tuple[str, str], list[float]]) -> dict[str, Rung]:
    spread = model().beta * math.sqrt(seats)
    found = {MIDDLE: Rung(newcomer().mu, 0.0, 0)}
    waiting = dict(pairs)
    while chosen := next((pair for pair in waiting if found.keys() & set(pair)), None):
        games, won = waiting.pop(chosen)
        share = (won + 0.5) / (games + 1)  # whoever won all is not infinitely strong
        lead = spread * (math.log(share / (1 - share)) + math.log(seats - 1))
        error = spread / math.sqrt((games + 1) * share * (1 - share))
        first, second = chosen
        known, new, way = (second, first, 1) if second in found else (first, second, -1)
        sigma = math.hypot(found[known].sigma, error)
        found[new] = Rung(round(found[known].mu + way * lead, 2), round(sigma, 2), int(games))
    return found
