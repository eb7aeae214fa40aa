"""Matches that are over, looked back on."""

from __future__ import annotations

from litestar import get, post

from ludoteca.server.house.services import Services
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import NotFound
from ludoteca.server.protocol import ReviewState
from ludoteca.server.web.table_routes import PROBLEMS, Id, LinkCode


async def visible_match(
    services: Services, identity: str, match_id: str, code: str | None
) -> LiveMatch:
    """Of one's own, public, or by its link."""
    live = await services.hub.open(match_id)
    if not services.tables.may_see((live.table, live.places), identity, code):
        raise NotFound("server-no-match")
    return live


@get(
    "/matches/{match_id:str}/review",
    summary="The review of a match, or how far it is",
    responses=PROBLEMS,
)
async def show_review(
    services: Services, identity: str, address: str, match_id: Id, code: LinkCode = None
) -> ReviewState:
    services.limits.demand("heavy", person=identity, address=address)
    live = await visible_match(services, identity, match_id, code)
    found = await services.reviews.find(live)
    if found is None:
        raise NotFound("server-no-review")
    return found


@post(
    "/matches/{match_id:str}/review",
    status_code=200,
    summary="Let a match be reviewed; its review, or how far it is",
    responses=PROBLEMS,
)
async def review_match(
    services: Services, identity: str, address: str, match_id: Id, code: LinkCode = None
) -> ReviewState:
    services.limits.demand("write", person=identity, address=address)
    live = await visible_match(services, identity, match_id, code)
    found = await services.reviews.find(live)
    if found is None:
        services.limits.demand("review", person=identity, address=address)
        found = services.reviews.begin(live, identity)
    return found


HANDLERS = [show_review, review_match]
