"""Secrets are in no log, however much it tells, and in no metric."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl

from ludoteca.core import fairness
from ludoteca.server import metrics
from ludoteca.server.operation.json_logs import MALFORMED, concerns_us, set_up_logs
from ludoteca.server.protocol import SeatWish, TableWish
from ludoteca.server.web import notice_routes
from tests.server.asgi import open_door
from tests.server.conftest import settings_for
from tests.server.house import House, open_house

VALUE = "4c" * 32


@pytest.fixture
def logs_as_they_were() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    known = {name: logging.getLogger(name).level for name in logging.root.manager.loggerDict}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in logging.root.manager.loggerDict:
        logging.getLogger(name).setLevel(known.get(name, logging.NOTSET))
    logging.getLogger("uvicorn.access").disabled = False
    logging.getLogger("uvicorn.error").removeFilter(concerns_us)


async def secrets_of_an_evening(house: House) -> list[str]:
    """A table is opened, begun and played at, and something goes wrong in between."""
    services = house.services
    guest = await house.guest()
    seats = [SeatWish("me"), SeatWish("bot", level="random")]
    wish = TableWish("marabunta", seats, commitment=fairness.commitment(VALUE))
    table, _ = await services.tables.open(wish, guest.identity)
    await services.starting.start(
        await services.tables.find(table.id, guest.identity, None), guest.identity
    )
    found = await services.tables.find(table.id, guest.identity, None)
    with pytest.raises(Exception, match="promised"):
        await services.starting.reveal(found, guest.identity, "5b" * 32)
    match = await services.starting.reveal(found, guest.identity, VALUE)
    assert match is not None
    await guest.watch(match)
    await guest.send(type="watch", match=match, code="x" * 200)
    return [table.seed, VALUE, services.signer.table_code(table.id)]


def test_no_log_and_no_metric_tells_a_seed_a_number_or_a_code(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], logs_as_they_were: None
) -> None:
    async def scene() -> list[str]:
        async with open_house(tmp_path) as house:
            return await secrets_of_an_evening(house)

    set_up_logs("debug")
    kept = asyncio.run(scene())
    told = capfd.readouterr()
    everything = told.out + told.err + metrics.page().decode()
    assert '"message":"started"' in everything  # something was logged
    for secret in kept:
        assert secret not in everything


def test_a_fault_does_not_tell_the_code_in_an_address(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    logs_as_they_were: None,
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("as if something had been forgotten")

    monkeypatch.setattr(notice_routes, "stop_letters", fail)

    async def scene() -> int:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            return (await door.ask("POST", "/unsubscribe/very-secret-code")).status

    set_up_logs("debug")
    assert asyncio.run(scene()) == 500
    told = capfd.readouterr()
    assert "/unsubscribe/{code" in told.out + told.err
    assert "very-secret-code" not in told.out + told.err


def test_what_strangers_send_wrong_is_counted_and_writes_no_line(
    capfd: pytest.CaptureFixture[str], logs_as_they_were: None
) -> None:
    set_up_logs("info")
    counted = metrics.REFUSALS.labels(kind="malformed")
    before = counted._value.get()
    uvicorn = logging.getLogger("uvicorn.error")
    for line in MALFORMED:
        uvicorn.warning(line)
    uvicorn.error("Exception in ASGI application")
    told = capfd.readouterr().err
    assert not any(line in told for line in MALFORMED)
    assert "Exception in ASGI application" in told
    assert counted._value.get() == before + len(MALFORMED)
    # They are what uvicorn says.
    protocols = (httptools_impl, websockets_sansio_impl)
    source = "".join(inspect.getsource(each) for each in protocols)
    assert all(f'"{line}"' in source for line in MALFORMED)
