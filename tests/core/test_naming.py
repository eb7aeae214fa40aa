"""Names in place of numbers."""

from __future__ import annotations

import pytest

from ludoteca.core.naming import actor_name, names_of_bits, seat_name

NAMES = ("red", "blue")


@pytest.mark.parametrize(("seat", "name"), [(0, "red"), (1, "blue"), (-1, None)])
def test_a_seat_has_a_name_and_nobody_has_none(seat: int, name: str | None) -> None:
    assert seat_name(seat, NAMES) == name


@pytest.mark.parametrize(("actor", "name"), [(1, "blue"), (-1, "chance"), (-2, None)])
def test_who_acts_is_a_seat_or_chance_or_nobody_at_the_end(actor: int, name: str | None) -> None:
    assert actor_name(actor, NAMES) == name


@pytest.mark.parametrize(
    ("bits", "names"), [(0, []), (0b01, ["red"]), (0b10, ["blue"]), (0b11, ["red", "blue"])]
)
def test_set_bits_are_named_in_order(bits: int, names: list[str]) -> None:
    assert names_of_bits(bits, NAMES) == names
