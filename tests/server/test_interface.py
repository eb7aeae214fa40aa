"""The description of the HTTP interface, tried with everything it allows and more."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.players import Player
from tests.server.process import Server

CHECKS = (
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)


@pytest.fixture(scope="session")
def interface(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.fixture(scope="session")
def cookie(server: Server) -> Any:
    player = Player(server.url)
    yield player.cookie
    player.close()


schema = schemathesis.pytest.from_fixture("interface")


@schema.parametrize()
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
def test_every_request_gets_an_answer_as_described(case: Any, cookie: str) -> None:
    headers = {"X-Ludoteca": "1", "Cookie": f"ludoteca={cookie}"}
    case.call_and_validate(headers=headers, checks=CHECKS)
