"""The kernels beside the twin, step by step."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np

from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import Record, new_record
from ludoteca.core.setting import make_setting
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.box import ANT_NAMES, FOOD_NAMES, FRIEND_NAMES, SEAT_NAMES
from ludoteca.games.minicity.game import GAME
from ludoteca.games.minicity.state import NO_CARD, NOBODY
from tests.games.minicity.twin import Chamber, Twin

# Kinds of step that a random choice seldom meets, from the rarest on.
RARE = ("spread", "to", "swap", "exchange", "play as", "buy", "enough")
STYLES = ("random", "kinds", "friendly", "eager", "spiteful")
HASTE = 5  # a match without an eager seat is long: one in so many is enough


def changed_hill(chooser: random.Random) -> str:
    """The shipped hill with other roads and friends, so that their numbers matter."""
    lines = GAME.board_text("anthill").splitlines()
    road = chooser.choice((4, 6, 8, 12, 30))
    doubled = chooser.sample(FRIEND_NAMES, 2)
    cheap = chooser.random() < 0.7
    for number, line in enumerate(lines):
        name = line.split(" ")[0]
        if name == "road":
            lines[number] = f"road = {road}"
        elif name in FRIEND_NAMES:
            copies = 2 if name in doubled else 1
            cost = chooser.randint(1, 4 if cheap else 25)
            lines[number] = f"{name} = {{ copies = {copies}, cost = {cost} }}"
    return "\n".join(lines) + "\n"


def load(
    seats: int, friends: bool, hill: str | None = None, *, offer: bool = False
) -> MiniCityBoard:
    texts = None if hill is None else {"hill": hill}
    setting = make_setting(GAME, seats, {"friends": friends, "offer": offer}, texts)
    return GAME.load_board(setting.options, setting.files)


def make_twin(board: MiniCityBoard, seats: int) -> Twin:
    """The twin on the same board, told in plain names."""
    chambers = {
        str(number): Chamber(
            food=FOOD_NAMES[chamber.food],
            places=chamber.places,
            two_ants=chamber.two_ants,
            three_ants=chamber.three_ants,
            start=None if chamber.start is None else ANT_NAMES[chamber.start],
            tunnels=frozenset(str(end + 1) for end in chamber.tunnels),
        )
        for number, chamber in enumerate(board.hill.chambers, start=1)
    }
    friends = {
        name: (friend.copies, friend.cost)
        for name, friend in zip(FRIEND_NAMES, board.hill.friends, strict=True)
    }
    variants = bool(board.record.friends), bool(board.record.offer)
    return Twin(chambers, board.hill.road, friends, seats, *variants)


def summary(board: MiniCityBoard, state: Record) -> dict[str, object]:
    """The kernels' position in the twin's words.

    Read off the record, hidden cards too; the view would be too slow for every step.
    """
    seats = int(state["seats"])
    small = state["small"][:seats].tolist()
    reserve = state["reserve"][:seats].tolist()
    left = [sum(small[seat]) + sum(reserve[seat]) for seat in range(seats)]
    reasons = GAME.reasons(state)
    winners = [SEAT_NAMES[seat] for seat in range(seats) if left[seat] == min(left)]
    roads = state["roads"][: 1 if seats == 2 else 2, : board.hill.road].tolist()
    actor, first = int(state["actor"]), int(state["first"])
    return {
        "actor": {CHANCE: "chance", OVER: None}.get(actor, SEAT_NAMES[actor]),
        "turn": int(state["turns"]),
        "first": None if first == NOBODY else SEAT_NAMES[first],
        "ants": {
            name: str(place + 1)
            for name, place in zip(ANT_NAMES, state["ant_at"].tolist(), strict=True)
        },
        "tokens": {str(place): n for place, n in enumerate(state["tokens"].tolist(), start=1)},
        "hands": state["hand"][:seats].tolist(),
        "small": small,
        "reserve": reserve,
        "roads": [[None if card == NO_CARD else ANT_NAMES[card] for card in row] for row in roads],
        "pile": state["pile"].tolist(),
        "discards": state["discards"].tolist(),
        "points": state["points"][:seats].tolist(),
        "owned": [copies(row) for row in state["owned"][:seats].tolist()],
        "used": [copies(row) for row in state["used"][:seats].tolist()],
        "played": int(state["cards_played"]),
        "left": left,
        "winners": sorted(winners) if reasons else None,
        "reason": reasons[0] if reasons else None,
    }


def copies(row: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(FRIEND_NAMES, row, strict=True) if count}


def kind_of(text: str) -> str:
    return "play as" if " as " in text else text.split(maxsplit=1)[0]


def choose(chooser: random.Random, texts: list[str], style: str) -> str:
    """Plain random play, and players with a bent, so that rare rules occur."""
    kinds = {kind_of(text) for text in texts}
    if style == "kinds":  # every kind of step alike
        return chooser.choice(of_kind(texts, chooser.choice(sorted(kinds))))
    if style == "friendly" and chooser.random() < 0.9:  # whatever friends can do
        for kind in RARE:
            if kind in kinds:
                return chooser.choice(of_kind(texts, kind))
    if style == "eager" and "unload" in kinds:  # the match soon ends
        return max(texts, key=lambda text: int(text.split()[1]))
    if style == "spiteful" and kinds & {"unload", "done"}:  # the match does not end
        return texts[0] if "unload" in kinds else "done"
    return chooser.choice(texts)


def of_kind(texts: list[str], kind: str) -> list[str]:
    return [text for text in texts if kind_of(text) == kind]


def compare_game(seed: int, seen: Counter[str] | None = None) -> int:
    """Play one whole game on both; the number of steps. Any difference is an assertion.

    `seen` counts what occurred.
    """
    chooser = random.Random(seed)
    seats = GAME.seats[seed % 3]
    friends = chooser.random() < 0.7
    hill = changed_hill(chooser) if chooser.random() < 0.5 else None
    offer = seats == 2 and chooser.random() < 0.5
    board = load(seats, friends, hill, offer=offer)
    twin = make_twin(board, seats)
    styles = [chooser.choice(STYLES) for _ in range(seats)]
    if seed % HASTE:
        styles[chooser.randrange(seats)] = "eager"
    kernels = GAME.kernels
    state = new_record(GAME.state_type)
    kernels.start(board.record, state, seats)
    buffer = np.zeros(GAME.max_choices, np.int16)
    weights = np.zeros(GAME.max_outcomes, np.int32)
    steps = 0
    while True:
        ours, theirs = summary(board, state), twin.summary()
        different = {key: (ours[key], theirs[key]) for key in theirs if ours[key] != theirs[key]}
        assert not different, (seed, steps, different)
        if state.actor == OVER:
            break
        count = kernels.legal(board.record, state, buffer)
        numbers = [int(number) for number in buffer[:count]]
        texts = [GAME.text(GAME.action(board, number)) for number in numbers]
        assert set(texts) == twin.legal(), (seed, steps, set(texts) ^ twin.legal())
        if state.actor == CHANCE:
            total = kernels.chance(board.record, state, weights)
            drawn = {text: int(weight) for text, weight in zip(texts, weights, strict=False)}
            assert drawn == twin.weights(), (seed, steps)
            assert sum(drawn.values()) == total
            choice = chooser.choices(texts, list(drawn.values()))[0]
        else:
            assert twin.weights() == {}
            choice = choose(chooser, texts, styles[state.actor])
        kernels.apply(board.record, state, numbers[texts.index(choice)])
        twin.play(choice)
        steps += 1
        if seen is not None:
            seen[kind_of(choice)] += 1
    if seen is not None:
        seen[f"end: {ours['reason']}"] += 1
        seen["friends"] += friends
    return steps
