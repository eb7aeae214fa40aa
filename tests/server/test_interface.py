"""The description of the HTTP interface, tried with everything it allows and more."""

from __future__ import annotations

import re
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteca.server import protocol
from tests.effort import THOROUGH
from tests.server.players import SECONDS, Player
from tests.server.process import Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
LISTED = re.findall(
    r"^    (?:GET|POST|PUT|PATCH|DELETE) +/api/", protocol.__doc__ or "", re.MULTILINE
)


def test_every_request_gets_an_answer_as_described(server: Server) -> None:
    address = f"{server.url}/api/schema/openapi.json"
    interface = schemathesis.openapi.from_url(address, timeout=SECONDS)
    operations = [found.ok() for found in interface.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == len(LISTED)  # as the module `protocol` lists them
    for operation in operations:
        try_out(operation, server)


def try_out(operation: Any, server: Server) -> None:
    player = Player(server.url)  # one for each operation: some of them end its session
    headers = {"X-Ludoteca": "1", "Cookie": f"ludoteca={player.cookie}"}
    player.close()

    @given(case=operation.as_strategy())
    @settings(max_examples=100 if THOROUGH else 6, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=SECONDS)

    ask()
