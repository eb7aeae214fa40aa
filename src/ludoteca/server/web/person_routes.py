"""Who somebody is, over HTTP: a name, the devices they are known by, a recovery code."""

from __future__ import annotations

from typing import Annotated, TypeVar

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Body

from ludoteca.server import timing
from ludoteca.server.house.services import Services
from ludoteca.server.people.identity import hash_code, letters_of, new_guest, session_of
from ludoteca.server.people.sessions import COOKIE
from ludoteca.server.people.visible_text import clean_name
from ludoteca.server.problems import NotAllowed, NotFound
from ludoteca.server.protocol import (
    CodeWish,
    Device,
    NameWish,
    Recovered,
    Recovery,
    RecoveryCode,
    Session,
)
from ludoteca.server.shares.addresses import address_of
from ludoteca.server.storage.person_store import KnownSession
from ludoteca.server.storage.store import IdentityRow
from ludoteca.server.web.table_routes import PROBLEMS, Ask, Id

Answer = TypeVar("Answer")
REPEATED = 10 * 60_000  # milliseconds after which a spent code is spent for its own browser, too
NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0)  # takes it away


async def provide_session(request: Ask, services: Services) -> KnownSession:
    """The device that asks, by its cookie."""
    return await services.sessions.demand(request.cookies.get(COOKIE))


async def provide_identity(session: KnownSession, services: Services, address: str) -> str:
    """The person who asks."""
    services.homes.note(session.identity_id, address)
    return session.identity_id


async def provide_address(request: Ask) -> str:
    return address_of(request)


def with_cookie(services: Services, answer: Answer, token: str) -> Response[Answer]:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=services.settings.session_days * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return Response(answer, status_code=200, cookies=[cookie])


async def person(services: Services, identity: str) -> IdentityRow:
    row = await services.store.identity(identity)
    if row is None:
        raise NotFound("server-no-session")
    return row


async def session_told(services: Services, row: IdentityRow) -> Session:
    return session_of(row, await services.passkey_store.count(row.id))


# Coming, and a name


@post(
    "/session",
    status_code=200,
    summary="Who am I; a new guest at the first visit",
    responses=PROBLEMS,
)
async def open_session(request: Ask, services: Services, address: str) -> Response[Session]:
    sessions, cookie = services.sessions, request.cookies.get(COOKIE)
    if cookie is not None and (found := await sessions.find(cookie)) is not None:
        row = await person(services, sessions.going(found).identity_id)
        return with_cookie(services, await session_told(services, row), cookie)
    if services.homes.is_barred(address):
        raise NotAllowed("server-address-banned")
    services.limits.demand("guest", address=address)
    known = await sessions.person_of_signed(cookie, services.signer)
    row = known or await new_guest(services.store)
    token = await sessions.begin(row.id, request.headers.get("user-agent"))
    return with_cookie(services, await session_told(services, row), token)


@patch("/session", summary="Choose the name that others see", responses=PROBLEMS)
async def name_me(
    services: Services, identity: str, address: str, data: Annotated[NameWish, Body()]
) -> Session:
    services.limits.demand("write", person=identity, address=address)
    await services.store.change_identity(identity, name=clean_name(data.name))
    for live in tuple(services.hub.lives.values()):
        if live.seats_of(identity):
            await services.facts_changed(live)
    return await session_told(services, await person(services, identity))


# Devices, and going


@get("/session/devices", summary="Where I am known", responses=PROBLEMS)
async def list_devices(services: Services, session: KnownSession) -> list[Device]:
    return await devices_of(services, session)


async def devices_of(services: Services, here: KnownSession) -> list[Device]:
    return [
        Device(row.id, row.browser, row.system, row.created, row.seen, row.id == here.id)
        for row in await services.sessions.list(here.identity_id)
    ]


@delete(
    "/session",
    status_code=204,
    summary="Log out here; also takes away the cookie of a session that was ended",
    responses=PROBLEMS,
    response_cookies=[NO_COOKIE],
)
async def log_out(request: Ask, services: Services) -> None:
    await services.sessions.leave(await services.sessions.find(request.cookies.get(COOKIE)))


@delete(
    "/session/devices/{device_id:str}",
    status_code=200,
    summary="Log out on one device",
    responses=PROBLEMS,
)
async def end_device(
    services: Services, session: KnownSession, address: str, device_id: Id
) -> list[Device]:
    services.limits.demand("write", person=session.identity_id, address=address)
    await services.sessions.end_one(session.identity_id, device_id)
    return await devices_of(services, session)


@delete(
    "/session/devices",
    status_code=200,
    summary="Log out everywhere else, or here, too",
    responses=PROBLEMS,
)
async def end_devices(
    services: Services, session: KnownSession, address: str, here: bool = False
) -> Response[list[Device]]:
    services.limits.demand("write", person=session.identity_id, address=address)
    await services.sessions.end_all(session.identity_id, None if here else session.id)
    left = await devices_of(services, session)
    return Response(left, status_code=200, cookies=[NO_COOKIE] if here else [])


# Recovery codes


@post(
    "/session/code",
    status_code=200,
    summary="Make a recovery code; whoever has one must give it to get another",
    responses=PROBLEMS,
)
async def make_code(
    services: Services, identity: str, address: str, data: Annotated[CodeWish, Body()]
) -> RecoveryCode:
    services.limits.demand("write", person=identity, address=address)
    old = None
    if data.current is not None:
        services.limits.demand("recover", address=address)
        old = hash_code(data.current)
    fresh = services.signer.recovery_code(f"made:{identity}:{old}", data.key)
    replaced = await services.people.replace_code(identity, old, hash_code(fresh))
    # An answer may have got lost on its way: the same request is then answered again.
    if not replaced and (await person(services, identity)).code_hash != hash_code(fresh):
        raise NotAllowed("server-code-needed" if old is None else "server-code-wrong")
    return RecoveryCode(fresh)


@post(
    "/session/recover",
    status_code=200,
    summary="Become the person of a recovery code, which is spent by that, and get a fresh one",
    responses=PROBLEMS,
)
async def recover(
    request: Ask, services: Services, address: str, data: Annotated[Recovery, Body()]
) -> Response[Recovered]:
    services.limits.demand("recover", address=address)
    people, sessions = services.people, services.sessions
    fresh = services.signer.recovery_code(f"spent:{letters_of(data.code)}", data.key)
    now = timing.now()
    await people.spend_code(hash_code(data.code), hash_code(fresh), now)
    # Nobody else gets this fresh code, but the same request does if its answer got lost.
    row = await people.person_with_fresh_code(hash_code(fresh), now - REPEATED)
    if row is None:
        raise NotFound("server-no-code")
    token = await sessions.begin(row.id, request.headers.get("user-agent"))
    await sessions.leave(await sessions.find(request.cookies.get(COOKIE)))  # it is replaced
    return with_cookie(services, Recovered(await session_told(services, row), fresh), token)


HANDLERS = [
    open_session,
    name_me,
    log_out,
    list_devices,
    end_device,
    end_devices,
    make_code,
    recover,
]
