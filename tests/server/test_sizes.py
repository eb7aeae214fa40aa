"""Not a byte of what a seat is sent depends on what it may not know, so no length does either."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record, copy_record
from ludoteca.core.match import Match
from ludoteca.server.people.connection import encode
from ludoteca.server.play.past_positions import retrace
from ludoteca.server.protocol import Decided, Happened
from ludoteca.server.storage.entries import Decision
from ludoteca.server.telling import steps
from tests.games.variants import EVERY_VARIANT, Variant
from tests.server.house import open_house

SECRETIVE = [variant for variant in EVERY_VARIANT if not variant.game.hides_nothing]
DECISIONS, LOOKS = 60, 6

secretive = pytest.mark.parametrize("variant", SECRETIVE, ids=str)


def played(variant: Variant) -> Match:
    """Some way into a match, so that hands and discards differ."""
    match, chooser = variant.match(4), random.Random(4)
    for _ in range(DECISIONS):
        if match.to_act is not None:
            match.play(chooser.choice(match.legal_numbers()))
    return match


def unknown_to(match: Match, state: Record, seat: int | None) -> Iterator[Record]:
    """The same state to that seat, with everything it cannot see dealt anew."""
    for stream in range(LOOKS):
        other = copy_record(state)
        match.game.kernels.redeal(
            match.board.record, other, -1 if seat is None else seat, 7, stream
        )
        yield other


def legal(match: Match, state: Record) -> list[int]:
    buffer = np.zeros(match.game.max_choices, np.int16)
    return [
        int(one) for one in buffer[: match.game.kernels.legal(match.board.record, state, buffer)]
    ]


def test_some_games_have_secrets() -> None:
    assert {variant.game_name for variant in SECRETIVE} >= {"minicity"}


@secretive
def test_a_standing_is_the_same_to_the_byte_whatever_is_hidden(
    tmp_path: Path, variant: Variant
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            name, _ = await house.seat(
                variant.game_name, variant.seats, options=dict(variant.options)
            )
            live, match = house.live(name), played(variant)
            changed = 0
            for seat in (None, *range(variant.seats)):
                seats = frozenset(() if seat is None else (seat,))
                sent = set()
                for state in (match.state, *unknown_to(match, match.state, seat)):
                    other = match.copy()
                    other._state = state
                    live.moment = replace(live.moment, match=other)
                    changed += state.tobytes() != match.state.tobytes()
                    sent.add(encode(Happened(name, [], live.standing(seats))))
                assert len(sent) == 1
            assert changed

    asyncio.run(scene())


@secretive
def test_what_happened_is_the_same_to_the_byte_whichever_card_it_was(variant: Variant) -> None:
    match = played(variant)
    game, board = match.game, match.board

    def told(before: Record, number: int, seat: int | None) -> bytes:
        (passage,) = retrace(game, board, 1, before, [Decision(2, 0, 0, (number,))])
        return encode(Decided(2, 0, 0, [steps.told(game, board, passage.steps[0], seat)]))

    drawn = 0
    for step in match.steps():
        for seat in (None, *range(variant.seats)):
            if game.is_hidden(board, step.before, step.number, seat):
                assert step.actor == CHANCE
                outcomes = legal(match, step.before)
                drawn += len(outcomes) > 1
                found = {told(step.before, outcome, seat) for outcome in outcomes}
                assert found == {told(step.before, step.number, seat)}
            elif step.index % 10 == 0:
                for other in unknown_to(match, step.before, seat):
                    if step.number in legal(match, other):
                        assert told(other, step.number, seat) == told(
                            step.before, step.number, seat
                        )
    assert drawn
