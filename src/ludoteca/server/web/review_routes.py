"""Matches that are over, looked back on and played on from any of their moments."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body

from ludoteca.core.contract import CHANCE
from ludoteca.core.match import Match
from ludoteca.server.house.services import Services
from ludoteca.server.problems import NotFound, Refusal
from ludoteca.server.protocol import BranchWish, ReviewState, TableFacts
from ludoteca.server.web.table_routes import (
    PROBLEMS,
    Id,
    LinkCode,
    begun,
    demand_room,
    visible_match,
)


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


@post(
    "/matches/{match_id:str}/branch",
    status_code=200,
    summary="Play on from a moment of a finished match, against bots",
    responses=PROBLEMS,
)
async def branch_off(
    services: Services,
    identity: str,
    address: str,
    match_id: Id,
    data: Annotated[BranchWish, Body()],
    code: LinkCode = None,
) -> TableFacts:
    services.limits.demand("write", person=identity, address=address)
    live = await visible_match(services, identity, match_id, code)
    if live.status == "running":
        raise Refusal("server-not-over")
    seat = await services.workshop.do(seat_after, live.match.copy(), data.moment)
    if seat is None:
        raise Refusal("server-branch-end")
    await demand_room(services, identity, address, live.table.boards)
    opened = await services.tables.branch(live.table, len(live.places), seat, data.level, identity)
    match = await services.starting.go_on(opened, live.match.actions[: data.moment])
    return await begun(services, opened[0].id, identity, match)


def seat_after(match: Match, moment: int) -> int | None:
    """Whoever decided at this moment of a match, or first after it; None if nobody did."""
    chose = (step.actor for step in match.steps() if step.index >= moment and not step.forced)
    return next((actor for actor in chose if actor != CHANCE), None)


HANDLERS = [show_review, review_match, branch_off]
