"""A seat and who has it, as people are told."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games import find_game
from ludoteca.server.protocol import BADGES, SeatClock, SeatFacts
from ludoteca.server.storage.store import SeatRow


def player_of(place: SeatRow, names: Mapping[str, str | None]) -> str | None:
    """The name of the person there; a device that goes round has one for each seat."""
    if place.name is not None:
        return place.name
    return None if place.identity_id is None else names.get(place.identity_id)


def seat_facts(
    game: str,
    place: SeatRow,
    names: Mapping[str, str | None],
    *,
    level: str | None,  # of the bot that plays there now
    you: bool,
    absent: bool,
    online: bool = False,
    clock: SeatClock | None = None,
) -> SeatFacts:
    return SeatFacts(
        seat=place.seat,
        colour=find_game(game).seat_names[place.seat],
        badge=BADGES[place.seat % len(BADGES)],
        kind=place.kind if level is None else "bot",
        player=player_of(place, names),
        level=level,
        online=online,
        you=you,
        clock=clock,
        absent=absent,
        held=place.held and level is not None,
    )
