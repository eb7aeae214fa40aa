"""The application: routes, errors in words, start and stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import OpenAPIMediaType
from litestar.exceptions import HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Message, message
from ludoteca.server import metrics
from ludoteca.server.house.services import Services
from ludoteca.server.operation.json_logs import set_up_logs
from ludoteca.server.problems import BadRequest, Refusal, TooLarge
from ludoteca.server.processes.thread_pool import take_short_turns
from ludoteca.server.protocol import BAD_JSON, MAX_SMALL_BODY, HttpProblem
from ludoteca.server.settings import Settings, handed_over
from ludoteca.server.shares.concurrency import take_turns
from ludoteca.server.shares.rates import LIMIT
from ludoteca.server.web import (
    analysis_routes,
    event_routes,
    house_routes,
    learning_routes,
    lobby_routes,
    mail_routes,
    notice_routes,
    passkey_routes,
    person_routes,
    profile_routes,
    progress_routes,
    puzzle_routes,
    review_routes,
    share_routes,
    table_routes,
)
from ludoteca.server.web.client_files import AS_IT_IS, show_asset, show_page
from ludoteca.server.web.security import add_headers, guard_pace, guard_writes
from ludoteca.server.web.socket import handle_socket

logger = logging.getLogger("ludoteca.server")
Ask = Request[Any, Any, Any]

# What Litestar itself refuses, in words.
WORDS = {
    400: "server-not-understood",
    401: "server-no-session",
    404: "server-nothing-here",
    405: "server-not-possible",
    415: "server-not-understood",
    429: "server-too-many",
}


class Asked(Ask):
    """A request whose body, and whatever follows the question mark, may be anything."""

    def __init__(self, scope: Any, *ends: Any, **more: Any) -> None:
        if not scope["query_string"].isascii():  # which Litestar expects it to be
            scope["query_string"] = quote(scope["query_string"], safe="%&=+;").encode()
        super().__init__(scope, *ends, **more)

    async def json(self) -> Any:
        try:
            return await super().json()
        except BAD_JSON as error:  # of which Litestar expects only the last
            raise BadRequest("server-not-understood") from error


def problem(status: int, reason: Message) -> Response[HttpProblem]:
    return Response(HttpProblem(status, reason), status_code=status, media_type=MediaType.JSON)


def answer_refusal(_: Ask, error: LudotecaError) -> Response[HttpProblem]:
    status = error.status if isinstance(error, Refusal) else 400
    return problem(status, error.reason)


def answer_http(request: Ask, error: HTTPException) -> Response[HttpProblem]:
    if isinstance(error, RequestEntityTooLarge):
        most = request.route_handler.resolve_request_max_body_size() or 0
        return answer_refusal(request, TooLarge(most))
    key = WORDS.get(error.status_code, "server-not-possible")
    return problem(error.status_code, message(key))


def answer_fault(request: Ask, error: Exception) -> Response[HttpProblem]:
    route = request.scope.get("path_template", "")  # the path itself may hold a code
    logger.error("a request failed", extra={"path": route}, exc_info=error)
    return problem(500, message("server-fault"))


FREE = {LIMIT: None}  # whoever looks after the server may ask at any time


@get(
    "/healthz",
    include_in_schema=False,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    opt=FREE,
)
def is_alive() -> str:
    return "alive\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT, opt=FREE)
async def is_ready(services: Services) -> Response[str]:
    """Can it serve: started, not stopping, and the database keeps what it is given?"""
    if not services.ready:
        return Response("not ready\n", status_code=503)
    trouble = await services.health.check(services.database.probe)
    if trouble is not None:
        return Response(f"{trouble}\n", status_code=503)
    return Response("ready\n")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics() -> Response[bytes]:
    return Response(metrics.page(), media_type=metrics.CONTENT_TYPE)


@get(
    "/api/schema/openapi.json",
    include_in_schema=False,
    media_type=OpenAPIMediaType.OPENAPI_JSON,
    opt={AS_IT_IS: True},
)
async def show_description(services: Services) -> bytes:
    return await services.describing.describe()


@asynccontextmanager
async def life(app: Litestar) -> AsyncGenerator[None, None]:
    services: Services = app.state.services
    await services.start()
    try:
        yield
    finally:
        await services.close()


def provide_services(scope: Scope) -> Services:
    services: Services = Litestar.from_scope(scope).state.services
    return services


def create_app(settings: Settings) -> Litestar:
    app = put_together()
    app.state.services = Services(settings)
    return app


def put_together(description: OpenAPIConfig | None = None) -> Litestar:
    """The application, but for the services that it gives to requests.

    Only `operation/description.py` wants a description: it takes time and memory.
    """
    api = Router(
        "/api",
        route_handlers=[
            *person_routes.HANDLERS,
            *passkey_routes.HANDLERS,
            *profile_routes.HANDLERS,
            *progress_routes.HANDLERS,
            *table_routes.HANDLERS,
            *learning_routes.HANDLERS,
            *mail_routes.HANDLERS,
            *notice_routes.HANDLERS,
            *share_routes.HANDLERS,
            *analysis_routes.HANDLERS,
            *review_routes.HANDLERS,
            *puzzle_routes.HANDLERS,
            *event_routes.HANDLERS,
            *house_routes.HANDLERS,
            *lobby_routes.HANDLERS,
        ],
        guards=[guard_writes],
        dependencies={
            "session": Provide(person_routes.provide_session),
            "identity": Provide(person_routes.provide_identity),
            "address": Provide(person_routes.provide_address),
        },
    )
    return Litestar(
        route_handlers=[
            api,
            handle_socket,
            is_alive,
            is_ready,
            show_metrics,
            show_description,
            Router(
                "/",
                route_handlers=notice_routes.LETTER_HANDLERS,
                dependencies={"address": Provide(person_routes.provide_address)},
            ),
            show_page,
            show_asset,
            share_routes.show_file_or_page,
        ],
        guards=[guard_pace],
        dependencies={"services": Provide(provide_services, sync_to_thread=False)},
        exception_handlers={
            LudotecaError: answer_refusal,
            HTTPException: answer_http,
            Exception: answer_fault,
        },
        lifespan=[life],
        before_send=[add_headers],
        middleware=[take_turns],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude_opt_key=AS_IT_IS
        ),
        request_class=Asked,
        request_max_body_size=MAX_SMALL_BODY,
        openapi_config=description,
        logging_config=None,
    )


def app_of_worker() -> Litestar:
    """For worker processes: the settings come by the environment."""
    settings = handed_over()
    set_up_logs(settings.log_level)
    take_short_turns()
    return create_app(settings)
