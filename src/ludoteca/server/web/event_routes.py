"""Events over HTTP. Whoever has an event's link may look at it and take part."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Body

from ludoteca.server.house.services import Services
from ludoteca.server.protocol import (
    BotsWish,
    EventCard,
    EventPlayer,
    EventSeen,
    EventWish,
    PlayerChoice,
)
from ludoteca.server.telling.events import as_csv
from ludoteca.server.web.table_routes import PROBLEMS, Id


async def seen(services: Services, event_id: str, identity: str) -> EventSeen:
    """After a change, which others are told, too."""
    await services.attendance.tell(event_id)
    return (await services.events.told(event_id)).to(identity)


@get("/events", summary="Events that I organise or play in", responses=PROBLEMS)
async def list_events(services: Services, identity: str, address: str) -> list[EventCard]:
    services.limits.demand("list", person=identity, address=address)
    return await services.events.cards(identity)


@post("/events", summary="Make an event", responses=PROBLEMS)
async def make_event(
    services: Services, identity: str, address: str, data: Annotated[EventWish, Body()]
) -> EventSeen:
    services.limits.demand("write", person=identity, address=address)
    services.limits.demand("event", person=identity, address=address)
    return await seen(services, await services.events.make(data, identity), identity)


@get("/events/{event_id:str}", summary="An event", responses=PROBLEMS)
async def show_event(services: Services, identity: str, address: str, event_id: Id) -> EventSeen:
    services.limits.demand("list", person=identity, address=address)
    return (await services.events.told(event_id)).to(identity)


@post("/events/{event_id:str}/join", status_code=200, summary="Take part", responses=PROBLEMS)
async def join_event(services: Services, identity: str, address: str, event_id: Id) -> EventSeen:
    services.limits.demand("write", person=identity, address=address)
    await services.events.join(event_id, identity)
    return await seen(services, event_id, identity)


@post(
    "/events/{event_id:str}/leave",
    status_code=200,
    summary="Take part no longer",
    responses=PROBLEMS,
)
async def leave_event(services: Services, identity: str, address: str, event_id: Id) -> EventSeen:
    services.limits.demand("write", person=identity, address=address)
    await services.events.leave(event_id, identity)
    return await seen(services, event_id, identity)


@post("/events/{event_id:str}/bots", status_code=200, summary="Add bots", responses=PROBLEMS)
async def add_bots(
    services: Services, identity: str, address: str, event_id: Id, data: Annotated[BotsWish, Body()]
) -> EventSeen:
    services.limits.demand("write", person=identity, address=address)
    await services.events.add_bots(event_id, identity, data.level, data.count)
    return await seen(services, event_id, identity)


@post(
    "/events/{event_id:str}/remove",
    status_code=200,
    summary="Take somebody out of an event",
    responses=PROBLEMS,
)
async def remove_player(
    services: Services,
    identity: str,
    address: str,
    event_id: Id,
    data: Annotated[PlayerChoice, Body()],
) -> EventSeen:
    services.limits.demand("write", person=identity, address=address)
    await services.events.remove(event_id, identity, data.player)
    return await seen(services, event_id, identity)


@post(
    "/events/{event_id:str}/start",
    status_code=200,
    summary="Begin the first round, or the next one without a pause",
    responses=PROBLEMS,
)
async def start_event(services: Services, identity: str, address: str, event_id: Id) -> EventSeen:
    services.limits.demand("write", person=identity, address=address)
    await services.events.start(event_id, identity)
    await services.event_rounds.go_on(event_id, at_once=True)
    return await seen(services, event_id, identity)


@post("/events/{event_id:str}/end", status_code=200, summary="End an event", responses=PROBLEMS)
async def end_event(services: Services, identity: str, address: str, event_id: Id) -> EventSeen:
    services.limits.demand("write", person=identity, address=address)
    await services.events.end(event_id, identity)
    return await seen(services, event_id, identity)


@get(
    "/events/{event_id:str}/results",
    media_type=MediaType.TEXT,
    summary="Standings and tables, for a spreadsheet",
    responses=PROBLEMS,
)
async def show_results(
    services: Services, identity: str, address: str, event_id: Id
) -> Response[str]:
    services.limits.demand("heavy", person=identity, address=address)
    facts = (await services.events.told(event_id)).facts
    name = f'attachment; filename="event-{event_id}.csv"'
    text = as_csv(facts, plain_name)
    return Response(text, headers={"Content-Disposition": name}, media_type="text/csv")


def plain_name(player: EventPlayer) -> str:
    """A file has no language: whoever has no name is known by their number."""
    return player.name or f"{player.level or 'player'} {player.number + 1}"


HANDLERS = [
    list_events,
    make_event,
    show_event,
    join_event,
    leave_event,
    add_bots,
    remove_player,
    start_event,
    end_event,
    show_results,
]
