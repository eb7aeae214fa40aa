"""The host's page over HTTP, and what everybody can do about manners."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, delete, get, post
from litestar.params import Body, Parameter
from litestar.response import Stream

from ludoteca.server.house.services import Services
from ludoteca.server.problems import NotFound, Refusal
from ludoteca.server.protocol import (
    Announcement,
    BanWish,
    HouseClaim,
    HouseFacts,
    LimitsWish,
    LineChoice,
    Muted,
    PersonChoice,
    ReportWish,
    SeatChoice,
)
from ludoteca.server.web.table_routes import PROBLEMS, Id, LinkCode, visible_match

Search = Annotated[str, Parameter(max_length=100)]


async def as_host(services: Services, identity: str, address: str) -> None:
    services.limits.demand("write", person=identity, address=address)
    await services.keeping.demand_host(identity)


# For everybody


@get("/announcement", summary="What the host tells everybody", responses=PROBLEMS)
async def show_announcement(services: Services) -> Announcement:
    return Announcement(await services.keeping.announcement())


async def do_not_hear(services: Services, identity: str, person: str) -> None:
    """Neither what they write nor that they invite, at any table."""
    if person == identity:
        raise Refusal("server-mute-self")
    await services.house_store.mute(identity, person)
    await services.invitations_changed(identity)


async def muted(services: Services, identity: str) -> Muted:
    ids = await services.house_store.muted_by(identity)
    return Muted([*(await services.store.names(ids)).values()])


@post(
    "/matches/{match_id:str}/mute",
    status_code=200,
    summary="Do not hear whoever said a line of the chat",
    responses=PROBLEMS,
)
async def mute(
    services: Services,
    identity: str,
    address: str,
    match_id: Id,
    data: Annotated[LineChoice, Body()],
    code: LinkCode = None,
) -> Muted:
    services.limits.demand("write", person=identity, address=address)
    live = await visible_match(services, identity, match_id, code)
    await do_not_hear(services, identity, await services.chats.author(live, data.line))
    return await muted(services, identity)


@post(
    "/tables/{table_id:str}/mute",
    status_code=200,
    summary="Do not hear whoever has a seat",
    responses=PROBLEMS,
)
async def mute_at_table(
    services: Services,
    identity: str,
    address: str,
    table_id: Id,
    data: Annotated[SeatChoice, Body()],
    code: LinkCode = None,
) -> Muted:
    services.limits.demand("write", person=identity, address=address)
    _, places = await services.tables.find(table_id, identity, code)
    person = next((place.identity_id for place in places if place.seat == data.seat), None)
    if person is None:
        raise NotFound("server-no-seat")
    await do_not_hear(services, identity, person)
    return await muted(services, identity)


@get("/session/mutes", summary="Whom I do not hear", responses=PROBLEMS)
async def list_mutes(services: Services, identity: str) -> Muted:
    return await muted(services, identity)


@delete("/session/mutes", status_code=200, summary="Hear everybody again", responses=PROBLEMS)
async def end_mutes(services: Services, identity: str, address: str) -> Muted:
    services.limits.demand("write", person=identity, address=address)
    await services.house_store.unmute_all(identity)
    await services.invitations_changed(identity)
    return await muted(services, identity)


@post(
    "/matches/{match_id:str}/report",
    status_code=204,
    summary="Tell the host about somebody at a table",
    responses=PROBLEMS,
)
async def report(
    services: Services,
    identity: str,
    address: str,
    match_id: Id,
    data: Annotated[ReportWish, Body()],
    code: LinkCode = None,
) -> None:
    services.limits.demand("report", person=identity, address=address)
    live = await visible_match(services, identity, match_id, code)
    await services.keeping.report(live, identity, data.text, data.line, data.seat)


# For hosts


@post(
    "/house/claim",
    status_code=200,
    summary="Become host by the token that was printed at the start",
    responses=PROBLEMS,
)
async def claim_house(
    services: Services, identity: str, address: str, data: Annotated[HouseClaim, Body()]
) -> HouseFacts:
    services.limits.demand("recover", address=address)  # as slow as guessing a code
    await services.keeping.claim(data.token, identity)
    return await services.keeping.facts()


@get("/house", summary="What a host looks after", responses=PROBLEMS)
async def show_house(
    services: Services, identity: str, address: str, search: Search = ""
) -> HouseFacts:
    await as_host(services, identity, address)
    return await services.keeping.facts(search)


@post("/house/ban", status_code=200, summary="Let somebody in no more", responses=PROBLEMS)
async def ban(
    services: Services, identity: str, address: str, data: Annotated[BanWish, Body()]
) -> HouseFacts:
    await as_host(services, identity, address)
    await services.keeping.ban(identity, data.person, data.reason)
    return await services.keeping.facts()


@post("/house/pardon", status_code=200, summary="Let somebody in again", responses=PROBLEMS)
async def pardon(
    services: Services, identity: str, address: str, data: Annotated[PersonChoice, Body()]
) -> HouseFacts:
    await as_host(services, identity, address)
    await services.keeping.pardon(data.person)
    return await services.keeping.facts()


@post("/house/announcement", status_code=200, summary="Tell everybody", responses=PROBLEMS)
async def announce(
    services: Services, identity: str, address: str, data: Annotated[Announcement, Body()]
) -> HouseFacts:
    await as_host(services, identity, address)
    await services.keeping.announce(data.text)
    return await services.keeping.facts()


@post("/house/limits", status_code=200, summary="Change limits", responses=PROBLEMS)
async def change_limits(
    services: Services, identity: str, address: str, data: Annotated[LimitsWish, Body()]
) -> HouseFacts:
    await as_host(services, identity, address)
    await services.keeping.set_limits(data.limits)
    return await services.keeping.facts()


@post(
    "/house/reports/{report_id:str}/done",
    status_code=200,
    summary="A report was dealt with",
    responses=PROBLEMS,
)
async def deal_with(services: Services, identity: str, address: str, report_id: Id) -> HouseFacts:
    await as_host(services, identity, address)
    await services.keeping.deal_with(report_id)
    return await services.keeping.facts()


@post(
    "/house/matches/{match_id:str}/end",
    status_code=200,
    summary="End a match without a result",
    responses=PROBLEMS,
)
async def end_match(services: Services, identity: str, address: str, match_id: Id) -> HouseFacts:
    await as_host(services, identity, address)
    await services.keeping.end_match(match_id)
    return await services.keeping.facts()


@post(
    "/house/tables/{table_id:str}/close",
    status_code=200,
    summary="Close a table at which no match has begun",
    responses=PROBLEMS,
)
async def close_table(services: Services, identity: str, address: str, table_id: Id) -> HouseFacts:
    await as_host(services, identity, address)
    await services.keeping.close_table(table_id)
    return await services.keeping.facts()


@post(
    "/house/events/{event_id:str}/end",
    status_code=200,
    summary="End somebody's event",
    responses=PROBLEMS,
)
async def end_event(services: Services, identity: str, address: str, event_id: Id) -> HouseFacts:
    await as_host(services, identity, address)
    await services.events.end_as_host(event_id)
    return await services.keeping.facts()


@get(
    "/house/export",
    media_type=MediaType.TEXT,
    summary="People, matches and events, a JSON object a line",
    responses=PROBLEMS,
)
async def export(services: Services, identity: str, address: str) -> Stream:
    await as_host(services, identity, address)
    services.limits.demand("heavy", person=identity, address=address)
    name = {"Content-Disposition": 'attachment; filename="ludoteca.jsonl"'}
    return Stream(services.keeping.export(), media_type="application/x-ndjson", headers=name)


HANDLERS = [
    show_announcement,
    mute,
    mute_at_table,
    list_mutes,
    end_mutes,
    report,
    claim_house,
    show_house,
    ban,
    pardon,
    announce,
    change_limits,
    deal_with,
    end_match,
    close_table,
    end_event,
    export,
]
