"""Whom a change of a match by mail concerns: they are told, wherever they want to be told."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.play.moment import Moment
from ludoteca.server.storage.entries import Entry, Start, UndoWish
from ludoteca.server.storage.outbox_store import Notice, NoticeKind
from ludoteca.server.storage.store import SeatRow


def people_of(places: Sequence[SeatRow]) -> set[str]:
    return {place.identity_id for place in places if place.identity_id is not None}


def notices_after(live: LiveMatch, entry: Entry, after: Moment, delay: int) -> list[Notice]:
    """What to tell, and to whom, once an entry is kept."""
    if live.allowance is None:
        return []
    places = live.places
    doer = None if isinstance(entry, Start) else places[entry.seat].identity_id
    kind: NoticeKind
    if after.status != "running":
        people, kind = people_of(places) - {doer}, "over"
    elif isinstance(entry, UndoWish):
        people, kind = {places[seat].identity_id or "" for seat in live.others(entry.seat)}, "asked"
    elif after.to_act is not None and after.bot_level(after.to_act) is None:
        people, kind = {places[after.to_act].identity_id or ""} - {doer}, "turn"
    else:
        return []
    times = entry.at, entry.at + delay
    return [Notice(each, live.row.id, entry.version, kind, *times) for each in sorted(people)]
