"""The way of a move: each thing once."""

from __future__ import annotations

import asyncio
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games import find_game
from ludoteca.server.play.course import Course
from ludoteca.server.storage.entries import (
    Decision,
    End,
    Entry,
    SeatChange,
    Start,
    TakeBack,
    UndoConsent,
    UndoRefusal,
    UndoWish,
    decode_entry,
)
from tests.server.house import open_house

# As every version since the first has written them: what has its usual value is left out.
WRITTEN = (
    ('{"version":1,"at":10,"kind":"started","actions":[4,2]}', Start(1, 10, (4, 2))),
    ('{"version":2,"at":20,"kind":"decided","seat":0,"actions":[7]}', Decision(2, 20, 0, (7,))),
    (
        '{"version":3,"at":30,"kind":"decided","seat":1,"actions":[7,8],"spent":5}',
        Decision(3, 30, 1, (7, 8), 5),
    ),
    ('{"version":4,"at":40,"kind":"undo-asked","seat":1}', UndoWish(4, 40, 1)),
    ('{"version":5,"at":50,"kind":"undo-agreed","seat":0}', UndoConsent(5, 50, 0)),
    ('{"version":6,"at":60,"kind":"undo-refused","seat":2}', UndoRefusal(6, 60, 2)),
    (
        '{"version":7,"at":70,"kind":"undone","seat":1,"kept":3,"back_to":2,"spent":9}',
        TakeBack(7, 70, 1, 3, 2, 9),
    ),
    ('{"version":8,"at":80,"kind":"undone","seat":0}', TakeBack(8, 80, 0, 0, 0)),
    (
        '{"version":9,"at":90,"kind":"taken-over","seat":1,"level":"casual"}',
        SeatChange(9, 90, 1, "casual"),
    ),
    ('{"version":10,"at":95,"kind":"taken-over","seat":1}', SeatChange(10, 95, 1)),
    ('{"version":11,"at":99,"kind":"ended","seat":0}', End(11, 99, 0)),
)


@pytest.mark.parametrize(("text", "entry"), WRITTEN)
def test_entries_of_every_database_are_read(text: str, entry: Entry) -> None:
    assert decode_entry(text) == entry


def test_a_course_goes_on_and_stays_what_it_was() -> None:
    first = Course()
    courses = [first]
    for _, entry in WRITTEN:
        courses.append(courses[-1].after(entry))
    assert first == Course()
    assert [course.version for course in courses] == list(range(12))
    assert [course.length for course in courses] == [0, 2, 3, 5, 5, 5, 5, 3, 0, 0, 0, 0]
    assert [course.undo_asked for course in courses[3:7]] == [None, 1, 1, None]
    assert [course.stand_ins for course in courses[8:11]] == [{}, {1: "casual"}, {}]
    with pytest.raises(FrozenInstanceError):
        first.version = 1  # type: ignore[misc]


def test_an_action_is_applied_once_however_many_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three seats that know different things, and somebody who only watches."""
    game = find_game("minicity")
    assert not game.hides_nothing
    applied: list[int] = []

    def apply(board: Any, state: Any, number: int) -> None:
        applied.append(number)
        kernels.apply(board, state, number)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("minicity", 3, public=True)
            onlooker = await house.guest()
            await onlooker.watch(match)
            length = len(house.live(match).match.actions)
            player = next(guest for guest in guests if guest.standing["choices"])
            monkeypatch.setattr(type(game), "kernels", replace(kernels, apply=apply))
            await player.play(match)
            for each in (*guests, onlooker):
                await each.follow(player.standing["version"])
                assert each.happened[-1]["kind"] == "decided"
            mover = next(guest for guest in guests if guest.standing["choices"])
            # To tell which of them end a turn, what can be chosen now was tried once, too.
            tried = [choice["number"] for choice in mover.standing["choices"]]
            assert applied == [*house.live(match).match.actions[length:], *tried]

    kernels = game.kernels
    asyncio.run(scene())
    assert applied
