"""Passkeys over HTTP, and the way out for good."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import Body

from ludoteca.server.house.services import Services
from ludoteca.server.people.sessions import COOKIE
from ludoteca.server.problems import NotAllowed, NotFound
from ludoteca.server.protocol import Passkey, PasskeyOptions, PasskeyProof, Session
from ludoteca.server.web.person_routes import NO_COOKIE, person, session_told, with_cookie
from ludoteca.server.web.table_routes import PROBLEMS, Ask, Id


def origin_of(request: Ask) -> tuple[str, str]:
    """The page that asks, and the name of its site; the guard knows that it is one of ours."""
    origin = request.headers.get("origin") or ""
    site = origin.partition("://")[2].rpartition(":")[0] or origin.partition("://")[2]
    if not site:
        raise NotAllowed("server-passkey-refused")
    return origin, site


async def passkeys_of(services: Services, identity: str) -> list[Passkey]:
    return [
        Passkey(row.id, row.browser, row.system, row.created, row.used)
        for row in await services.passkey_store.of(identity)
    ]


@get("/session/passkeys", summary="My passkeys", responses=PROBLEMS)
async def list_passkeys(services: Services, identity: str) -> list[Passkey]:
    return await passkeys_of(services, identity)


@post(
    "/session/passkeys/options",
    status_code=200,
    summary="What a browser needs to make a passkey for me",
    responses=PROBLEMS,
)
async def invite_passkey(
    request: Ask, services: Services, identity: str, address: str
) -> PasskeyOptions:
    services.limits.demand("write", person=identity, address=address)
    _, site = origin_of(request)
    row = await person(services, identity)
    return PasskeyOptions(await services.passkeys.invite(row, site))


@post("/session/passkeys", status_code=200, summary="Add a passkey", responses=PROBLEMS)
async def add_passkey(
    request: Ask,
    services: Services,
    identity: str,
    address: str,
    data: Annotated[PasskeyProof, Body()],
) -> list[Passkey]:
    services.limits.demand("write", person=identity, address=address)
    origin, site = origin_of(request)
    agent = request.headers.get("user-agent")
    await services.passkeys.add(identity, data.credential, site, origin, agent, address)
    return await passkeys_of(services, identity)


@delete(
    "/session/passkeys/{passkey_id:str}",
    status_code=200,
    summary="Take a passkey's right away",
    responses=PROBLEMS,
)
async def remove_passkey(
    services: Services, identity: str, address: str, passkey_id: Id
) -> list[Passkey]:
    services.limits.demand("write", person=identity, address=address)
    if not await services.passkey_store.remove(identity, passkey_id):
        raise NotFound("server-no-passkey")
    return await passkeys_of(services, identity)


@post(
    "/session/passkey/options",
    status_code=200,
    summary="What a browser needs to find one of its passkeys for this site",
    responses=PROBLEMS,
)
async def ask_passkey(request: Ask, services: Services, address: str) -> PasskeyOptions:
    services.limits.demand("recover", address=address)
    _, site = origin_of(request)
    return PasskeyOptions(await services.passkeys.ask(site))


@post(
    "/session/passkey",
    status_code=200,
    summary="Become the person of a passkey, on this device, too",
    responses=PROBLEMS,
)
async def enter_by_passkey(
    request: Ask, services: Services, address: str, data: Annotated[PasskeyProof, Body()]
) -> Response[Session]:
    services.limits.demand("recover", address=address)
    origin, site = origin_of(request)
    identity = await services.passkeys.enter(data.credential, site, origin, address)
    row = await person(services, identity)
    sessions = services.sessions
    token = await sessions.begin(row.id, request.headers.get("user-agent"))
    await sessions.leave(await sessions.find(request.cookies.get(COOKIE)))  # it is replaced
    return with_cookie(services, await session_told(services, row), token)


@delete(
    "/person",
    status_code=204,
    summary="Delete me with everything that is mine; matches of others stay without my name",
    responses=PROBLEMS,
    response_cookies=[NO_COOKIE],
)
async def delete_me(services: Services, identity: str, address: str) -> None:
    services.limits.demand("write", person=identity, address=address)
    await services.farewell(identity)


HANDLERS = [
    list_passkeys,
    invite_passkey,
    add_passkey,
    remove_passkey,
    ask_passkey,
    enter_by_passkey,
    delete_me,
]
