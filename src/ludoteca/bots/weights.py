"""The file of a network: what is kept on disk, and how it becomes what the kernels use.

`network.npz` in a game's folder holds a row of `first` for every feature: an entry of the
observation that has a certain value, or (value NUMBER) an entry as a number times a scale. Weights
are 16-bit floats, worked with as 32-bit ones.
"""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.network import NOTHING, Network, sight_of
from ludoteca.bots.position import Position
from ludoteca.bots.tree import MAX_SEATS
from ludoteca.core.contract import Game
from ludoteca.core.observation import ENTRY
from ludoteca.core.setting import Setting

FILE = "network.npz"
NUMBER = -1  # in place of a value: the entry counts as a number
HALF, SINGLE = np.float16, np.float32

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Weights:
    """Features and layers; the names are those of the file."""

    entry: NDArray[np.int16]  # of each feature: the entry it looks at
    value: NDArray[np.int16]  # and the value that it waits for, or NUMBER
    scale: Floats  # what a number is multiplied by
    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    seats: Floats
    seats_bias: Floats
    choices: Floats
    choices_bias: Floats
    trust: Floats
    subject: str  # what it is about: rules and observation
    boards: tuple[str, ...]  # that it has learned

    def knows(self, setting: Setting) -> bool:
        return board_name(setting) in self.boards

    def holds(self, position: Position) -> bool:
        """May it be asked here? Not about steps that only some openings have."""
        return not position.game.is_opening(position.state) and self.knows(position.setting)

    @cached_property
    def network(self) -> Network:
        return without_room(self)

    @cached_property
    def size(self) -> int:
        """Weights in all."""
        return sum(
            array.size for name in LAYERS if isinstance(array := getattr(self, name), np.ndarray)
        )


LAYERS = tuple(name for name, kind in Weights.__annotations__.items() if kind == "Floats")


def subject_of(game: Game[Any]) -> str:
    """A network is of use only while rules, actions and observation are what it has learned."""
    fields = [(field.name, field.shape, field.high) for field in game.sight.fields]
    text = f"{game.name} {game.rules_version} {game.action_count} {fields}"
    return f"{game.name} {game.rules_version} {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def board_name(setting: Setting) -> str:
    """Options and boards, whatever these are called, told apart by their content.

    However a match was opened, the game that follows is the same.
    """
    options = {
        name: setting.files.get(name, value)
        for name, value in sorted(setting.options.items())
        if name not in setting.openings
    }
    return hashlib.sha256(repr(options).encode()).hexdigest()[:16]


def to_file(weights: Weights) -> bytes:
    file = io.BytesIO()
    np.savez_compressed(
        file,
        **{
            name: getattr(weights, name).astype(HALF) if name in LAYERS else getattr(weights, name)
            for name in Weights.__annotations__
        },
    )
    return file.getvalue()


def from_file(content: bytes) -> Weights:
    with np.load(io.BytesIO(content), allow_pickle=False) as file:
        found = {name: file[name] for name in Weights.__annotations__}
    for name in LAYERS:
        found[name] = found[name].astype(SINGLE)
    return Weights(
        **found | {"subject": str(found["subject"]), "boards": tuple(found["boards"].tolist())}
    )


def weights_for(game: Game[Any], content: bytes) -> Weights:
    """What a file says of the game; `ValueError` if it is no network, or one for other rules."""
    try:
        weights = from_file(content)
    except (KeyError, ValueError, OSError, EOFError, BadZipFile) as error:
        raise ValueError("this is not the file of a network") from error
    if weights.subject != subject_of(game):
        raise ValueError(f"this network is about {weights.subject}, the game is {subject_of(game)}")
    return weights


@cache
def weights_of(game: Game[Any]) -> Weights | None:
    """What the game's own file says; None if it has none, or one for other rules."""
    file = game.folder / FILE
    try:
        return weights_for(game, file.read_bytes()) if file.is_file() else None
    except ValueError:
        return None


def network_of(game: Game[Any], weights: Weights | None) -> Network:
    """Ready for the kernels; without weights an empty one, which nobody may ask.

    Networks of the same weights share them; each has room of its own.
    """
    shared = (weights or no_weights(game)).network
    return shared._replace(
        entries=np.zeros(sight_of(game)[0], ENTRY),
        hidden=np.zeros_like(shared.first_bias),
        neck=np.zeros_like(shared.second_bias),
    )


def without_room(weights: Weights) -> Network:
    """What all networks of the same weights share."""
    kept = np.unique(weights.entry)
    places, limits, rows = [], [], [np.zeros(0, np.int64)]
    scales = np.zeros(len(kept), SINGLE)
    begin = 0
    for index, entry in enumerate(kept):
        (features,) = np.nonzero(weights.entry == entry)
        values = weights.value[features]
        if values[0] == NUMBER:
            places.append(features[0])
            limits.append(0)
            scales[index] = weights.scale[features[0]]
        else:
            limit = int(values.max()) + 1  # and beyond: nothing, as when it was learned
            row = np.full(limit + 1, NOTHING)
            row[values] = features
            places.append(begin)
            limits.append(limit)
            rows.append(row)
            begin += limit + 1
    return Network(
        kept=kept.astype(np.int32),
        places=np.array(places, np.int32),
        limits=np.array(limits, np.int32),
        scales=scales,
        rows=np.concatenate(rows).astype(np.int32),
        # Copies, since kernels would be compiled anew for arrays that cannot be written to.
        **{name: np.array(getattr(weights, name), SINGLE, order="C") for name in LAYERS[1:]},
        entries=None,
        hidden=None,
        neck=None,
    )


@cache
def no_weights(game: Game[Any]) -> Weights:
    nothing: Floats = np.zeros(0, SINGLE)
    flat = np.zeros((0, 0), SINGLE)
    return Weights(
        entry=np.zeros(0, np.int16),
        value=np.zeros(0, np.int16),
        scale=nothing,
        first=flat,
        first_bias=nothing,
        second=flat,
        second_bias=nothing,
        seats=np.zeros((MAX_SEATS, 0), SINGLE),
        seats_bias=np.zeros(MAX_SEATS, SINGLE),
        choices=np.zeros((game.action_count, 0), SINGLE),
        choices_bias=np.zeros(game.action_count, SINGLE),
        trust=np.ones(2, SINGLE),
        subject="",
        boards=(),
    )
