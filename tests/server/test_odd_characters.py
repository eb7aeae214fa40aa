"""Characters that no text has are refused in words, whichever database is asked to keep them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from ludoteca.server.notices.quiet_hours import zone_of
from ludoteca.server.problems import BadRequest
from ludoteca.server.settings import database_url
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.health import Health
from ludoteca.server.storage.schema import identities
from ludoteca.server.web.notice_routes import MAIL
from tests.server.asgi import open_door
from tests.server.conftest import settings_for
from tests.server.finished import Person

PUSH = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "B" * 87, "auth": "A" * 22}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/notices/push", PUSH | {"endpoint": "https://fcm.googleapis.com/\0"}),
        ("POST", "/notices/push", PUSH | {"auth": "A" * 22 + "\n"}),
        ("POST", "/notices/push", PUSH | {"p256dh": "B" * 87 + "=\n"}),
        ("POST", "/notices/mail", {"mail": "a\0@example.org"}),
        ("POST", "/notices/mail", {"mail": "a@..example.org"}),
        ("PATCH", "/profile", {"avatar": "1-2-3-0\n"}),
        ("GET", "/people/a%0a", None),
    ],
)
def test_a_character_that_is_in_no_text_is_refused(
    database: str, method: str, path: str, body: dict[str, Any] | None
) -> None:
    async def scene() -> None:
        settings = settings_for(database, smtp="smtp://127.0.0.1:9", mail_from="a@example.org")
        async with open_door(settings) as door:
            anna = await Person.come(door, "Anna")
            await anna.ask(method, path, body, 400)

    asyncio.run(scene())


def test_whatever_is_looked_for_is_not_a_fault(database: str) -> None:
    async def scene() -> None:
        async with open_door(settings_for(database, host_token="token")) as door:
            host = await Person.come(door, "Hanna")
            await host.ask("POST", "/house/claim", {"token": "token"})
            found = await host.ask("GET", "/house?search=Han%00na")
            assert [each["name"] for each in found["found"]] == ["Hanna"]

    asyncio.run(scene())


def test_what_comes_as_far_as_the_database_is_refused_there(postgres_database: str) -> None:
    async def scene() -> None:
        store = Database(database_url(postgres_database), Health())
        with pytest.raises(BadRequest):
            async with store.begin() as connection:
                await connection.execute(select(identities).where(identities.c.name == "a\0"))
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("mail", ["anna@example.org", "a.b+c@mail.example.co.uk", "è@example.org"])
def test_addresses_for_mail_are_still_taken(mail: str) -> None:
    assert MAIL.fullmatch(mail)


def test_zones_that_strangers_make_up_are_forgotten() -> None:
    for number in range(3000):
        assert zone_of(f"Nowhere/{number}") is None
    assert zone_of("Europe/Rome") is not None
    assert zone_of.cache_info().currsize <= 1000
