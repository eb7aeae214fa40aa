"""Days that are nearly over, or over: whom that concerns is told once."""

from __future__ import annotations

from ludoteca.server import timing
from ludoteca.server.play.notices import people_of
from ludoteca.server.play.tables import due_of
from ludoteca.server.settings import DAY, DAYS_A_MOVE
from ludoteca.server.storage.outbox_store import Notice, NoticeKind, Outbox
from ludoteca.server.storage.store import Played, Store
from ludoteca.server.storage.vacation_store import Vacations

SHARE = 4  # in the last quarter of the days
LONG_AGO = 60 * DAY  # then everybody has been told


async def remind(store: Store, outbox: Outbox) -> None:
    now = timing.now()
    for clock, allowance in DAYS_A_MOVE.items():
        latest = now - allowance + allowance // SHARE
        found = await store.slow_turns(clock, now - allowance - LONG_AGO, latest)
        owners = {person for _, places in found for person in people_of(places)}
        away = await Vacations(store.database).of(owners) if found else {}
        notices: list[Notice] = []
        for match, places in found:
            due = due_of(match, places, away)
            if due is not None and now >= due - allowance // SHARE:
                notices += notices_about((match, places), "late" if now >= due else "soon", now)
        await outbox.note(notices)


def notices_about(found: Played, kind: NoticeKind, now: int) -> list[Notice]:
    """`soon` for whoever is to act, `late` for the others."""
    match, places = found
    slow = None if match.to_act is None else places[match.to_act].identity_id
    people = people_of(places) - {slow} if kind == "late" else {slow or ""}
    return [Notice(each, match.id, match.version, kind, now, now) for each in sorted(people)]
