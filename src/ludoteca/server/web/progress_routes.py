"""How somebody plays, told to themselves alone, and all of it to take away."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from litestar import Response, get
from litestar.response import Stream

from ludoteca.bots.rating import model
from ludoteca.core.errors import LudotecaError
from ludoteca.server import timing
from ludoteca.server.house.services import Services
from ludoteca.server.play.rebuilding import goes_on, replay, set_up
from ludoteca.server.protocol import Export, Progress, PuzzleResult
from ludoteca.server.storage.person_store import KnownSession
from ludoteca.server.storage.store import Store
from ludoteca.server.telling.past_matches import tallies_of
from ludoteca.server.telling.progress import look_through
from ludoteca.server.web.person_routes import devices_of
from ludoteca.server.web.profile_routes import demand_person, past_matches, profile_of
from ludoteca.server.web.table_routes import PROBLEMS

MOST_REVIEWS = 300  # the latest, that a page is made of
ZIP = "application/zip"


async def progress_of(services: Services, identity: str) -> Progress:
    await asyncio.to_thread(model)
    rows = await services.past.of_person(identity)
    matches = await services.past.rows_of_matches(row.match_id for row in rows)
    reviews = await services.past.reviews_of(identity, MOST_REVIEWS)
    by_match = {row.match_id: row for row in rows}
    found = await services.workshop.do(look_through, reviews, by_match)
    return Progress(
        matches=await past_matches(services, rows, matches, identity),
        tallies=tallies_of(rows, matches),
        judged=found.judged,
        kinds=found.kinds,
        openings=found.openings,
    )


@get("/progress", summary="How I play, which nobody else sees", responses=PROBLEMS)
async def show_progress(services: Services, identity: str, address: str) -> Progress:
    services.limits.demand("heavy", person=identity, address=address)
    return await progress_of(services, identity)


@get("/progress/export", summary="All that is kept about me", responses=PROBLEMS)
async def export_all(services: Services, session: KnownSession, address: str) -> Response[Export]:
    identity = session.identity_id
    services.limits.demand("export", person=identity, address=address)
    export = Export(
        exported=timing.now(),
        profile=await profile_of(services, await demand_person(services, identity), identity),
        progress=await progress_of(services, identity),
        devices=await devices_of(services, session),
        puzzles=[
            PuzzleResult(row.game, row.puzzle, row.solved, row.at)
            for row in await services.puzzles.all_tries(identity)
        ],
    )
    return Response(export, headers=attached("ludoteca.json"))


@get(
    "/progress/records",
    summary="The records of my matches that are over, in one file",
    media_type=ZIP,
    responses=PROBLEMS,
)
async def export_records(services: Services, identity: str, address: str) -> Stream:
    services.limits.demand("export", person=identity, address=address)
    rows = await services.past.of_person(identity)
    pages = packed(services, identity, [row.match_id for row in rows])
    return Stream(pages, headers=attached("ludoteca-records.zip"), media_type=ZIP)


def attached(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


class Outgoing(io.RawIOBase):
    """What is written waits here until it is sent, so that no zip is ever whole in memory."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]
        self._waiting += data
        return len(data)

    def take(self) -> bytes:
        taken = bytes(self._waiting)
        self._waiting.clear()
        return taken


async def packed(services: Services, identity: str, match_ids: list[str]) -> AsyncIterator[bytes]:
    """A zip, record after record."""
    outgoing = Outgoing()
    with zipfile.ZipFile(outgoing, "w", zipfile.ZIP_DEFLATED) as archive:
        for match_id in match_ids:
            found = await record_of(services.store, services, identity, match_id)
            if found is not None:
                archive.writestr(*found)
                yield outgoing.take()
    yield outgoing.take()


async def record_of(
    store: Store, services: Services, identity: str, match_id: str
) -> tuple[str, str] | None:
    """A name and the text; None for a match that was cleared away, or has other rules."""
    row = await store.match(match_id)
    found = None if row is None else await store.table(row.table_id)
    if row is None or found is None:
        return None
    table, places = found
    entries = await store.entries(match_id)
    await services.warming.wait(row.game)
    mine = [place.seat for place in places if place.identity_id == identity]
    eyes = mine[0] if len(mine) == 1 else None

    def write() -> str:
        match = set_up(table, row, places)
        replay(match, entries)
        over = not goes_on(match, entries)
        return match.record(eyes, redacted=not over, seed=over)

    try:
        text = await services.workshop.do(write)
    except LudotecaError:
        return None
    day = datetime.fromtimestamp(row.updated / 1000, UTC).date()
    return f"{day}-{row.game}-{match_id}.txt", text


HANDLERS = [show_progress, export_all, export_records]
