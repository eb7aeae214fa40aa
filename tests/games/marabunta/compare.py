"""The kernels beside the twin, step by step."""

from __future__ import annotations

import random

import numpy as np

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Record, new_record
from ludoteca.core.setting import make_setting
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import REGION_NAMES
from ludoteca.games.marabunta.game import GAME
from ludoteca.games.marabunta.state import NOWHERE
from ludoteca.games.marabunta.view import HexView
from tests.games.marabunta.twin import Hex, Twin

TERRITORIES = ("picnic", "crumbs")
BOARDS = ("worker", "queen")


def load(territory: str, boards: str) -> MarabuntaBoard:
    setting = make_setting(GAME, 2, {"territory": territory, "boards": boards})
    return GAME.load_board(setting.options, setting.files)


def make_twin(board: MarabuntaBoard) -> Twin:
    """The twin on the same board, told in plain names."""
    territory = board.territory
    hexes = {
        place.name: Hex(
            region=REGION_NAMES[place.region],
            cupcake=place.sign == "c",
            crate=place.sign == "x",
            neighbours=frozenset(
                territory.hexes[near].name
                for near in territory.neighbours[number]
                if near != NOWHERE
            ),
        )
        for number, place in enumerate(territory.hexes)
    }
    groups = [(group.crates, group.power) for group in board.player_board.groups]
    return Twin(hexes, groups, list(board.player_board.row))


def summary(board: MarabuntaBoard, state: Record) -> dict[str, object]:
    """The kernels' position in the twin's words."""
    view = GAME.view(board, state, None)
    seats = view.seats
    return {
        "round": view.round,
        "first": view.first,
        "actor": view.actor,
        "tile": view.tile,
        "dice": list(view.dice.values()),
        "to_apply": sorted(view.to_apply),
        "hexes": {place.name: written(place) for place in view.hexes},
        "circles": [region.circles for region in view.regions],
        "anthills": [seat.anthills for seat in seats],
        "crates": [[group.crossed for group in seat.groups] for seat in seats],
        "boxes": [seat.boxes for seat in seats],
        "points": [seat.points for seat in seats],
        "ended_by": view.ended_by,
        "reasons": sorted(view.end_reasons),
        "scores": [seat.final for seat in seats] if view.winner else None,
        "winner": view.winner,
    }


def written(place: HexView) -> str:
    if place.crossed:
        return "x"
    return "" if place.seat is None else f"{place.seat[0]}{place.number}"


def choose(chooser: random.Random, texts: list[str], style: int) -> str:
    """Plain random play, play that ignores nothing, and play that hunts for rare steps."""
    if style == 1:
        texts = [text for text in texts if not text.startswith("ignore")] or texts
    elif style == 2:
        rare = ("decline", "again", "crate", "apply tile", "circle", "cross")
        texts = [text for text in texts if text.startswith(rare)] or texts
    return chooser.choice(texts)


def compare_game(seed: int) -> int:
    """Play one whole game on both; the number of steps. Any difference is an assertion."""
    chooser = random.Random(seed)
    board = load(TERRITORIES[seed % 2], BOARDS[seed // 2 % 2])
    twin = make_twin(board)
    kernels = GAME.kernels
    state = new_record(GAME.state_type)
    kernels.start(board.record, state, 2)
    buffer = np.zeros(GAME.max_choices, np.int16)
    weights = np.zeros(GAME.max_outcomes, np.int32)
    steps = 0
    while True:
        assert summary(board, state) == twin.summary(), f"game {seed}, step {steps}"
        if state.actor == OVER:
            return steps
        count = kernels.legal(board.record, state, buffer)
        numbers = [int(number) for number in buffer[:count]]
        texts = [GAME.text(GAME.action(board, number)) for number in numbers]
        assert set(texts) == twin.legal(), f"game {seed}, step {steps}"
        if twin.weights():
            kernels.chance(board.record, state, weights)
            drawn = {text: int(weight) for text, weight in zip(texts, weights, strict=False)}
            assert drawn == twin.weights(), f"game {seed}, step {steps}"
        choice = choose(chooser, texts, seed // 4 % 3)
        kernels.apply(board.record, state, numbers[texts.index(choice)])
        twin.play(choice)
        steps += 1
