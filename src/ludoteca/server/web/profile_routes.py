"""People as others may see them, over HTTP: profiles and ladders."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import get, patch
from litestar.params import Body, Parameter

from ludoteca.bots.anchors import anchors, table
from ludoteca.bots.rating import doubt, model, shown
from ludoteca.games import find_game, sound_names
from ludoteca.server.house.services import Services
from ludoteca.server.people.avatars import avatar_of, is_drawable
from ludoteca.server.problems import BadRequest, NotFound
from ludoteca.server.protocol import (
    BotStrength,
    Ladder,
    LadderStep,
    PastMatch,
    Profile,
    ProfileWish,
)
from ludoteca.server.storage.result_store import ResultRow
from ludoteca.server.storage.store import IdentityRow
from ludoteca.server.telling.past_matches import (
    ByMatch,
    past_match,
    streaks_of,
    strength,
    tallies_of,
)
from ludoteca.server.web.table_routes import PROBLEMS, Id

LATEST = 20  # matches on a profile
LEAST = 5  # rated matches before somebody is on a ladder: before that a rating is a guess
LONGEST = 100  # people on a ladder
GameName = Annotated[str, Parameter(pattern=r"^[a-z0-9-]{1,40}$(?!\s)")]


async def demand_person(services: Services, identity: str) -> IdentityRow:
    row = await services.store.identity(identity)
    if row is None:
        raise NotFound("server-no-profile")
    return row


async def profile_of(services: Services, row: IdentityRow, reader: str) -> Profile:
    await asyncio.to_thread(model)  # takes a second to load, once
    rows = await services.past.of_person(row.id)
    matches = await services.past.rows_of_matches(each.match_id for each in rows)
    now, best = streaks_of(rows)
    return Profile(
        id=row.id,
        name=row.name,
        avatar=row.avatar or avatar_of(row.id),
        public=row.public,
        since=row.created,
        you=row.id == reader,
        host=row.id == reader and await services.house_store.is_host(reader),
        strengths=[strength(each) for each in await services.past.ratings_of(row.id)],
        tallies=tallies_of(rows, matches),
        streak=now,
        best_streak=best,
        matches=await past_matches(services, rows[:LATEST], matches, reader),
    )


async def past_matches(
    services: Services, rows: Sequence[ResultRow], matches: ByMatch, reader: str
) -> list[PastMatch]:
    """As the reader may know them: all of their own, and of others what is public."""
    ids = {seat.identity_id for row in rows for seat in matches[row.match_id] if seat.identity_id}
    people = await services.people.find(ids)
    shown_people = {each.id for each in people.values() if each.public}
    names = {each.id: each.name for each in people.values()}
    public = await services.past.public_matches(row.match_id for row in rows)
    kept = await services.past.kept_matches(row.match_id for row in rows)
    told = []
    for row in rows:
        seats = matches[row.match_id]
        mine = any(seat.identity_id == reader for seat in seats)
        known = names if mine else {each: names[each] for each in shown_people}
        visible = row.match_id in kept and (mine or row.match_id in public)
        told.append(past_match(row, seats, known, shown_people, visible))
    return told


@get("/profile", summary="Who I am to others", responses=PROBLEMS)
async def show_own_profile(services: Services, identity: str, address: str) -> Profile:
    services.limits.demand("list", person=identity, address=address)
    return await profile_of(services, await demand_person(services, identity), identity)


@patch("/profile", summary="Choose a face, and whether others see my profile", responses=PROBLEMS)
async def change_profile(
    services: Services, identity: str, address: str, data: Annotated[ProfileWish, Body()]
) -> Profile:
    services.limits.demand("write", person=identity, address=address)
    if data.avatar is not None and not is_drawable(data.avatar):
        raise BadRequest("server-not-understood")
    wishes = {"avatar": data.avatar, "public": data.public}
    values = {name: value for name, value in wishes.items() if value is not None}
    if values:
        await services.store.change_identity(identity, **values)
    return await profile_of(services, await demand_person(services, identity), identity)


@get("/people/{person_id:str}", summary="Somebody who lets others see them", responses=PROBLEMS)
async def show_profile(services: Services, identity: str, address: str, person_id: Id) -> Profile:
    services.limits.demand("list", person=identity, address=address)
    row = await demand_person(services, person_id)
    if not row.public and row.id != identity:
        raise NotFound("server-no-profile")
    return await profile_of(services, row, identity)


def has_ladder(game: str, seats: str) -> bool:
    return game in sound_names() and seats in map(str, find_game(game).seats)


@get(
    "/ladders/{game:str}/{seats:str}",
    summary="Who is strong at a game with so many seats",
    responses=PROBLEMS,
)
async def show_ladder(
    services: Services, identity: str, address: str, game: GameName, seats: Id
) -> Ladder:
    services.limits.demand("list", person=identity, address=address)
    if not has_ladder(game, seats):
        raise NotFound("server-no-ladder")
    count = int(seats)
    await asyncio.to_thread(model)
    listed = await services.past.ladder(game, count, LEAST, identity, LONGEST)
    rungs = anchors().get(table(game, count), {})
    return Ladder(
        game=game,
        seats=count,
        least=LEAST,
        steps=[
            LadderStep(
                id=each.identity_id,
                name=each.name,
                avatar=each.avatar or avatar_of(each.identity_id),
                rating=shown(each.rating),
                doubt=doubt(each.rating),
                matches=each.matches,
                you=each.identity_id == identity,
            )
            for each in listed
        ],
        bots=[
            BotStrength(bot, shown(rung.rating))
            for bot, rung in sorted(rungs.items(), key=lambda item: -item[1].mu)
        ],
    )


HANDLERS = [show_own_profile, change_profile, show_profile, show_ladder]
