"""Names in place of numbers."""

from __future__ import annotations

import pytest

from ludoteca.core.naming import actor_name, seat_name

NAMES = ("red", "blue")


@pytest.mark.parametrize(("seat", "name"), [(0, "red"), (1, "blue"), (-1, None)])
def test_a_seat_has_a_name_and_nobody_has_none(seat: int, name: str | None) -> None:
    assert seat_name(seat, NAMES) == name


@pytest.mark.parametrize(("actor", "name"), [(1, "blue"), (-1, "chance"), (-2, None)])
def test_who_acts_is_a_seat_or_chance_or_nobody_at_the_end(actor: int, name: str | None) -> None:
    assert actor_name(actor, NAMES) == name
