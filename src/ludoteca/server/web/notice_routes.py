"""Being told what happens while one is away, over HTTP: where, when, and no longer."""

from __future__ import annotations

import asyncio
import hashlib
import re
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import Body, Parameter

from ludoteca.server import timing
from ludoteca.server.house.services import Services
from ludoteca.server.notices.letters import contact_of
from ludoteca.server.notices.quiet_hours import zone_of
from ludoteca.server.notices.web_push import is_push_service
from ludoteca.server.people.identity import new_id
from ludoteca.server.problems import BadRequest, NotFound, Refusal
from ludoteca.server.protocol import (
    Contact,
    LetterCode,
    MailWish,
    NoticeFacts,
    PushWish,
    QuietWish,
)
from ludoteca.server.storage.contact_store import ContactRow, NoticeWishRow
from ludoteca.server.web.client_files import AS_IT_IS, page
from ludoteca.server.web.table_routes import PROBLEMS, Id

MOST_CONTACTS = 10  # of a person
MAIL = re.compile(
    r"[^\s@<>(),;:\"\[\]\\]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,10}[A-Za-z0-9-]{2,60}", re.ASCII
)
Code = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\s)")]


async def facts(services: Services, identity: str) -> NoticeFacts:
    contacts = services.deliveries.contacts
    wish = await contacts.wish(identity)
    return NoticeFacts(
        push_key=(await services.deliveries.push_key())[1],
        mail=services.deliveries.mails,
        contacts=[shown(row) for row in await contacts.of(identity)],
        language=wish.language,
        zone=wish.zone,
        quiet_from=wish.quiet_from,
        quiet_until=wish.quiet_until,
    )


def shown(row: ContactRow) -> Contact:
    """An address of a browser is a key to it: nobody needs to see it again."""
    if row.kind == "mail":
        return Contact(row.id, row.kind, row.address, None, row.confirmed)
    known = hashlib.sha256(row.address.encode()).hexdigest()
    return Contact(row.id, row.kind, urlsplit(row.address).hostname or "", known, row.confirmed)


@get("/notices", summary="How I am told that it is my turn", responses=PROBLEMS)
async def show_notices(services: Services, identity: str, address: str) -> NoticeFacts:
    services.limits.demand("list", person=identity, address=address)
    return await facts(services, identity)


@put("/notices", summary="In which language I am told, and when not", responses=PROBLEMS)
async def keep_quiet(
    services: Services, identity: str, address: str, data: Annotated[QuietWish, Body()]
) -> NoticeFacts:
    services.limits.demand("write", person=identity, address=address)
    if zone_of(data.zone) is None:
        raise BadRequest("server-no-zone", zone=data.zone)
    row = NoticeWishRow(identity, **msgspec.structs.asdict(data))
    await services.deliveries.contacts.keep_wish(row)
    return await facts(services, identity)


async def add(services: Services, row: ContactRow) -> bool:
    """False if it is there already."""
    contacts = services.deliveries.contacts
    if len(await contacts.of(row.identity_id)) >= MOST_CONTACTS:
        raise Refusal("server-many-contacts", most=MOST_CONTACTS)
    return await contacts.add(row)


@post("/notices/push", status_code=200, summary="Tell this browser", responses=PROBLEMS)
async def tell_browser(
    services: Services, identity: str, address: str, data: Annotated[PushWish, Body()]
) -> NoticeFacts:
    services.limits.demand("write", person=identity, address=address)
    # On a thread, since what it is compared with is loaded with the first one.
    hosts = services.settings.push_hosts
    if not await asyncio.to_thread(is_push_service, data.endpoint, hosts):
        raise BadRequest("server-no-push-service")
    keys = msgspec.json.encode({"p256dh": data.p256dh, "auth": data.auth}).decode()
    now = timing.now()
    await add(services, ContactRow(new_id(), identity, "push", data.endpoint, keys, True, now))
    return await facts(services, identity)


@post(
    "/notices/mail",
    status_code=200,
    summary="Tell this address, once it has been confirmed",
    responses=PROBLEMS,
)
async def tell_by_mail(
    services: Services, identity: str, address: str, data: Annotated[MailWish, Body()]
) -> NoticeFacts:
    services.limits.demand("letter", person=identity, address=address)
    if not services.deliveries.mails:
        raise Refusal("server-no-mail")
    if not (MAIL.fullmatch(data.mail) and data.mail.isprintable()):
        raise BadRequest("server-no-address")
    contacts, now = services.deliveries.contacts, timing.now()
    row = ContactRow(new_id(), identity, "mail", data.mail, None, False, now)
    if not await add(services, row):
        [row] = [each for each in await contacts.of(identity) if each.address == data.mail]
    if not row.confirmed:
        await services.deliveries.outbox.ask_to_confirm(row.id, now)
    return await facts(services, identity)


@delete(
    "/notices/{contact_id:str}", status_code=200, summary="Tell no more there", responses=PROBLEMS
)
async def tell_no_more(
    services: Services, identity: str, address: str, contact_id: Id
) -> NoticeFacts:
    services.limits.demand("write", person=identity, address=address)
    contacts = services.deliveries.contacts
    if contact_id not in {row.id for row in await contacts.of(identity)}:
        raise NotFound("server-no-contact")
    await contacts.remove(contact_id)
    return await facts(services, identity)


# By links in letters: whoever has one need not be known here


@post("/letters/confirm", status_code=204, summary="This is my address", responses=PROBLEMS)
async def confirm(services: Services, address: str, data: Annotated[LetterCode, Body()]) -> None:
    services.limits.demand("recover", address=address)
    contact_id = contact_of(services.signer, "confirm", data.code)
    if contact_id is None or not await services.deliveries.contacts.confirm(contact_id):
        raise NotFound("server-no-contact")


@post("/letters/stop", status_code=204, summary="No more letters", responses=PROBLEMS)
async def stop(services: Services, address: str, data: Annotated[LetterCode, Body()]) -> None:
    await stop_letters(services, address, data.code)


async def stop_letters(services: Services, address: str, code: str) -> None:
    """Also if that was asked before: nothing comes any more."""
    services.limits.demand("recover", address=address)
    contact_id = contact_of(services.signer, "stop", code)
    if contact_id is None:
        raise NotFound("server-no-contact")
    await services.deliveries.contacts.remove(contact_id)


@get("/unsubscribe/{code:str}", include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def show_stop(request: Request[Any, Any, Any], code: Code) -> Response[bytes]:
    """Looking at a link, as programs do that guard mailboxes, changes nothing."""
    return page(request)


@post("/unsubscribe/{code:str}", status_code=204, include_in_schema=False)
async def stop_at_once(services: Services, address: str, code: Code) -> None:
    """By a program that reads mail (RFC 8058), which knows nothing of our header."""
    await stop_letters(services, address, code)


HANDLERS = [
    show_notices,
    keep_quiet,
    tell_browser,
    tell_by_mail,
    tell_no_more,
    confirm,
    stop,
]
LETTER_HANDLERS = [show_stop, stop_at_once]
