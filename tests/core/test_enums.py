"""Names that are written once."""

from __future__ import annotations

from enum import auto

from ludoteca.core.enums import Named, names_of


class Friend(Named):
    BEETLE = auto()
    STICK_INSECT = auto()
    SNAIL = auto()


class Face(Named):
    LEAF = 4
    CRATE = 5


def test_members_are_numbered_from_0_unless_they_say_otherwise() -> None:
    assert [Friend.BEETLE, Friend.STICK_INSECT, Friend.SNAIL] == [0, 1, 2]
    assert [Face.LEAF, Face.CRATE] == [4, 5]
    assert len(Friend) == 3


def test_names_are_written_as_in_texts_in_the_order_of_the_numbers() -> None:
    assert names_of(Friend) == ("beetle", "stick-insect", "snail")
    assert names_of(Friend)[Friend.STICK_INSECT] == "stick-insect"
