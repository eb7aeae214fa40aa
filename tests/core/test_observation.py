"""Observations: fields in fixed places, and those made of a state that hides nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from ludoteca.core.kernel import new_record
from ludoteca.core.observation import MOST, Field, Observation
from ludoteca.core.plain_observation import observation_of_state

FIELDS = (Field("die", (6,), 1, "the face"), Field("board", (2, 3), 4, "pieces of each seat"))
STATE: np.dtype[Any] = np.dtype(
    [
        ("money", np.int32),
        ("actor", np.int8),
        ("seats", np.int8),
        ("leader", np.int8),
        ("open", np.bool_),
        ("hands", np.int8, (3, 2)),
        ("row", np.int8, 2),
    ]
)


def no_write(board: object, state: object, seat: int, out: object) -> None:
    pass


@dataclass(frozen=True)
class Plain:
    """What is asked of a game here."""

    state_type: np.dtype[Any] = STATE
    hides_nothing: bool = True
    name: str = "plain"
    seats: tuple[int, ...] = (2, 3)


def plain(game: Any = Plain()) -> Observation:  # noqa: B008 - it never changes
    return observation_of_state(game)


def written(observation: Observation, seat: int, **facts: object) -> dict[str, list[Any]]:
    state, out = new_record(STATE), np.full(observation.size, -7, np.int16)
    for name, value in facts.items():
        state[name] = value
    observation.write(state, state, seat, out)
    assert (out >= 0).all()
    assert (out <= observation.high).all()
    return {name: entries.tolist() for name, entries in observation.named(out).items()}


def test_fields_follow_each_other() -> None:
    observation = Observation(FIELDS, no_write)
    assert observation.size == 12
    assert observation.slices == {"die": slice(0, 6), "board": slice(6, 12)}
    assert observation.high.tolist() == [1] * 6 + [4] * 6
    with pytest.raises(ValueError, match="read-only"):
        observation.high[0] = 9


def test_one_observation_or_many_are_read_by_name() -> None:
    observation = Observation(FIELDS, no_write)
    flat = np.arange(12, dtype=np.int16)
    assert observation.named(flat)["board"].tolist() == [[6, 7, 8], [9, 10, 11]]
    many = observation.named(np.stack([flat, flat + 1]))
    assert many["die"].shape == (2, 6)
    assert many["board"][1].tolist() == [[7, 8, 9], [10, 11, 12]]


def test_printed_it_says_what_each_field_means() -> None:
    assert str(Observation(FIELDS, no_write)).splitlines() == [
        "die      6  to 1      the face",
        "board  2x3  to 4      pieces of each seat",
        "12 entries",
    ]


def test_a_plain_one_turns_to_the_observer() -> None:
    hands = [[1, 2], [3, 4], [5, 6]]
    seen = written(plain(), 1, seats=3, actor=0, hands=hands, row=[8, 9])
    assert seen["observer"] == [0, 1, 0]
    assert seen["actor"] == [0, 0, 1]  # two seats on
    assert seen["hands"] == [[3, 4], [5, 6], [1, 2]]
    assert seen["row"] == [8, 9]
    assert written(plain(), 1, seats=2, hands=hands)["hands"] == [[3, 4], [1, 2], [5, 6]]


def test_a_plain_one_keeps_what_is_below_zero_and_the_largest_there_is() -> None:
    seen = written(plain(), 0, seats=2, actor=-1, leader=-1, open=True, money=70000)
    assert seen["actor"] == [0, 0, 0]
    assert (seen["leader"], seen["leader_below"]) == ([0], [1])
    assert (seen["open"], seen["open_below"]) == ([1], [0])
    assert (seen["money"], seen["money_below"]) == ([MOST], [0])
    assert written(plain(), 0, seats=2, leader=-128, money=-70000)["leader_below"] == [128]


def test_a_game_with_secrets_or_with_fractions_writes_its_own() -> None:
    with pytest.raises(TypeError, match="plain keeps secrets, so it has to write its own"):
        plain(Plain(hides_nothing=False))
    with pytest.raises(TypeError, match="'share' holds no whole numbers"):
        plain(Plain(np.dtype([("share", np.float32)])))
