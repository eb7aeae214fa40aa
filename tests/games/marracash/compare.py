"""The kernels and the twin play the same game, step by step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import Record, new_record
from ludoteca.core.setting import make_setting
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import COLOUR_LETTERS
from ludoteca.games.marracash.game import GAME
from ludoteca.games.marracash.state import Phase
from ludoteca.games.marracash.view import view
from tests.games.marracash.twin import Twin

Choose = Callable[[random.Random, MarracashBoard, Record, list[str]], str]


def twin_of(board: MarracashBoard, seats: int, souvenirs: bool, any_raise: bool) -> Twin:
    """A twin in the same town, which it gets as a grid of signs and reads itself."""
    plan = board.town.plan
    signs = dict.fromkeys(plan.streets, ".") | dict.fromkeys(plan.palms, "##")
    signs |= {square: shop.name for shop in plan.shops for square in shop.squares}
    for fountain in plan.fountains:
        signs[fountain.square] = fountain.name + "*" * fountain.is_entrance
    grid = [[signs[column, row] for column in range(plan.columns)] for row in range(plan.rows)]
    return Twin(grid, seats, souvenirs, any_raise)


def summary(board: MarracashBoard, state: Record) -> dict[str, Any]:
    """The position in the words of the twin's summary."""
    seen = msgspec.to_builtins(view(board, state))
    auction = seen["auction"]
    if auction is not None:
        auction = {key: auction[key] for key in ("shop", "auctioneer", "bid", "leader", "in")}
        auction["in"] = sorted(auction["in"])
    cards = [card and f"{card['colour']} {card['value']}" for card in seen["cards"]]
    return {
        "actor": seen["actor"],
        "turn": seen["turn"],
        "first": seen["first"],
        "money": [seat["money"] for seat in seen["seats"]],
        "owners": {shop["name"]: shop["owner"] for shop in seen["shops"]},
        "customers": {shop["name"]: shop["customers"] for shop in seen["shops"]},
        "crowds": {place["name"]: list(place["crowd"].values()) for place in seen["fountains"]},
        "line": seen["line"],
        "cards": cards if seen["souvenirs"] else [],
        "auction": auction,
        "winners": sorted(seen["winners"]) if state.phase == Phase.OVER else None,
        "reason": seen["end_reasons"][0] if seen["end_reasons"] else None,
    }


# How to choose among the legal actions, so that rare rules occur, too.


def any_action(rng: random.Random, board: MarracashBoard, state: Record, texts: list[str]) -> str:
    return rng.choice(texts)


def any_kind(rng: random.Random, board: MarracashBoard, state: Record, texts: list[str]) -> str:
    """Every kind of action alike: passes and low prices, so that all signs get used."""
    kind = rng.choice(sorted({text.split()[0] for text in texts}))
    of_kind = [text for text in texts if text.split()[0] == kind]
    return of_kind[0] if kind == "bid" and rng.random() < 0.8 else rng.choice(of_kind)


def mostly_auctions(
    rng: random.Random, board: MarracashBoard, state: Record, texts: list[str]
) -> str:
    """Much is bought, cheaply, and visitors are waiting where it is (§4.4)."""
    auctions = [text for text in texts if text.startswith("auction")]
    if auctions and rng.random() < 0.7:
        return rng.choice(auctions)
    return any_kind(rng, board, state, texts)


def spendthrift(rng: random.Random, board: MarracashBoard, state: Record, texts: list[str]) -> str:
    """Bids are as high as they can be: purses are empty in the first round (Q3)."""
    bids = [text for text in texts if text.startswith("bid")]
    return bids[-1] if bids and rng.random() < 0.8 else rng.choice(texts)


def idle(rng: random.Random, board: MarracashBoard, state: Record, texts: list[str]) -> str:
    """Groups go to and fro, away from entrances: a standstill (Q17)."""
    moves = [text for text in texts if text.startswith("move")]
    quiet = [text for text in moves if not set(text.split()[1:]) & set(board.entrance_names)]
    return rng.choice(quiet or moves or texts)


def late_idle(rng: random.Random, board: MarracashBoard, state: Record, texts: list[str]) -> str:
    return (idle if state.turns > 12 else any_kind)(rng, board, state, texts)


STYLES: tuple[Choose, ...] = (
    any_action,
    any_kind,
    mostly_auctions,
    spendthrift,
    idle,
    late_idle,
)


def changed_town(rng: random.Random) -> str:
    """The shipped town mirrored or turned, its colours, fountains and shops renamed at random."""
    text = GAME.board_text("medina")
    head, drawing, _ = text.split('"""')
    rows = [line.split()[1:] for line in drawing.strip().splitlines()[1:]]
    if rng.random() < 0.5:
        rows = [row[::-1] for row in rows]
    if rng.random() < 0.5:
        rows = [list(row) for row in zip(*rows, strict=True)]
    letters = dict(zip(COLOUR_LETTERS, rng.sample(COLOUR_LETTERS, 5), strict=True))
    numbers = [str(number) for number in rng.sample(range(1, 100), 16)]
    digits = [str(number) for number in rng.sample(range(1, 100), 5)]

    def rename(sign: str) -> str:
        if sign[0] in letters:
            return letters[sign[0]] + digits[int(sign[1]) - 1]
        if sign[0].isdigit():
            return numbers[int(sign.rstrip("*")) - 1] + "*" * sign.endswith("*")
        return sign

    lines = [" ".join(str(column) for column in range(len(rows[0])))]
    lines += [" ".join([str(n), *map(rename, row)]) for n, row in enumerate(rows)]
    return f'{head}"""\n' + "\n".join(lines) + '\n"""\n'


def compare_game(seed: int, seen: Counter[str] | None = None) -> int:
    """One whole game of a random setting; how many steps. `seen` counts what occurred."""
    rng = random.Random(seed)
    seats = rng.choice(GAME.seats)
    souvenirs, any_raise = rng.random() < 0.6, rng.random() < 0.5
    texts = {"town": changed_town(rng)} if rng.random() < 0.3 else None
    setting = make_setting(GAME, seats, {"souvenirs": souvenirs, "any_raise": any_raise}, texts)
    board = GAME.load_board(setting.options, setting.files)
    twin = twin_of(board, seats, souvenirs, any_raise)
    state = new_record(GAME.state_type)
    GAME.kernels.start(board.record, state, seats)
    styles = [rng.choice(STYLES)] * seats if rng.random() < 0.6 else rng.choices(STYLES, k=seats)
    steps = 0
    while True:
        ours, theirs = summary(board, state), twin.summary()
        assert list(ours) == list(theirs)
        different = {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}
        assert not different, (seed, steps, different)
        assert state.money.sum() == state.bank
        if state.actor == OVER:
            break
        choices, weights = legal_texts(board, state)
        assert set(choices) == twin.legal(), (seed, steps, set(choices) ^ twin.legal())
        if state.actor == CHANCE:
            assert weights == twin.weights(), (seed, steps, weights, twin.weights())
            text = rng.choices(list(weights), list(weights.values()))[0]
        else:
            text = styles[int(state.actor)](rng, board, state, list(choices))
        if seen is not None:
            seen.update(occurrences(state, text))
        twin.play(text)
        GAME.kernels.apply(board.record, state, choices[text])
        steps += 1
    if seen is not None:
        seen[f"end: {ours['reason']}"] += 1
        seen["shared win"] += len(ours["winners"]) > 1
        seen["six signs"] += int(max(state.signs)) == 6
        seen["round passed over"] += int(state.turns) < (int(state.rounds) - 1) * seats + 1
    return steps


def legal_texts(board: MarracashBoard, state: Record) -> tuple[dict[str, int], dict[str, int]]:
    """The legal actions as text, with their numbers, and for chance with their weights."""
    buffer = np.zeros(GAME.max_choices, np.int16)
    weights = np.zeros(GAME.max_choices, np.int32)
    count = GAME.kernels.legal(board.record, state, buffer)
    numbers = [int(number) for number in buffer[:count]]
    texts = [GAME.text(GAME.action(board, number)) for number in numbers]
    if state.actor == CHANCE:
        total = GAME.kernels.chance(board.record, state, weights)
        assert total == weights[:count].sum()
    pairs = zip(texts, (int(weight) for weight in weights), strict=False)
    return dict(zip(texts, numbers, strict=True)), dict(pairs)


def occurrences(state: Record, text: str) -> list[str]:
    """What a step shows, to know that the rare rules were met."""
    kind = text.split(maxsplit=1)[0]
    if kind == "sell":
        return ["sell after a pull-in" if state.shop >= 0 else "sell after a move"]
    if kind == "bring":
        return [f"bring {text.split()[2]}"]
    if kind in ("move", "auction"):
        order = "first" if state.actions_left else "second"
        return [f"{kind}, {order} action"]
    return [kind]
