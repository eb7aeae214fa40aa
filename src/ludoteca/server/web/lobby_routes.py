"""Inviting people one has played with, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body

from ludoteca.server.house.services import Services
from ludoteca.server.protocol import Invitation, InviteWish, Opponent
from ludoteca.server.web.house_routes import do_not_hear
from ludoteca.server.web.table_routes import PROBLEMS, Id


@get(
    "/tables/{table_id:str}/opponents",
    summary="People I have played with, to invite them to a table",
    responses=PROBLEMS,
)
async def list_opponents(
    services: Services, identity: str, address: str, table_id: Id
) -> list[Opponent]:
    services.limits.demand("list", person=identity, address=address)
    found = await services.tables.find(table_id, identity, None)
    return await services.inviting.opponents(found, identity)


@post(
    "/tables/{table_id:str}/invite",
    status_code=200,
    summary="Invite somebody I have played with",
    responses=PROBLEMS,
)
async def invite(
    services: Services,
    identity: str,
    address: str,
    table_id: Id,
    data: Annotated[InviteWish, Body()],
) -> list[Opponent]:
    services.limits.demand("invite", person=identity, address=address)
    found = await services.tables.find(table_id, identity, None)
    person = await services.inviting.invite(found, identity, data.match, data.seat)
    if person is not None:
        await services.invitations_changed(person)
    return await services.inviting.opponents(found, identity)


@get("/invitations", summary="To which tables I am invited", responses=PROBLEMS)
async def list_invitations(services: Services, identity: str, address: str) -> list[Invitation]:
    services.limits.demand("list", person=identity, address=address)
    return await services.inviting.of_person(identity)


@post(
    "/invitations/{table_id:str}/decline",
    status_code=200,
    summary="Not this time",
    responses=PROBLEMS,
)
async def decline(
    services: Services, identity: str, address: str, table_id: Id
) -> list[Invitation]:
    services.limits.demand("write", person=identity, address=address)
    await services.inviting.decline(table_id, identity)
    await services.invitations_changed(identity)
    return await services.inviting.of_person(identity)


@post(
    "/invitations/{table_id:str}/mute",
    status_code=200,
    summary="Do not hear whoever invites me, here or elsewhere",
    responses=PROBLEMS,
)
async def mute_inviter(
    services: Services, identity: str, address: str, table_id: Id
) -> list[Invitation]:
    services.limits.demand("write", person=identity, address=address)
    await do_not_hear(services, identity, await services.inviting.inviter(table_id, identity))
    return await services.inviting.of_person(identity)


HANDLERS = [list_opponents, invite, list_invitations, decline, mute_inviter]
