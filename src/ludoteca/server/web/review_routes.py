"""Matches that are over, looked back on and played on from any of their moments."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import Body

from ludoteca.core.contract import CHANCE
from ludoteca.core.match import Match
from ludoteca.server.house.services import Services
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.play.outlooks import demand_onlooker
from ludoteca.server.play.reviews import digest_of, match_subject, record_subject
from ludoteca.server.problems import Refusal, demand_size
from ludoteca.server.processes.examiner_process import Played, ReadPlayed
from ludoteca.server.protocol import (
    MAX_BODY,
    AnalysisStart,
    AnalysisText,
    BranchWish,
    Outlook,
    ReviewState,
    TableFacts,
)
from ludoteca.server.storage.review_store import OF_RECORDS
from ludoteca.server.web.analysis_routes import demand_apart, demand_over, open_own
from ludoteca.server.web.table_routes import (
    LONG_BODY,
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
    subject = match_subject(live)
    found = await services.reviews.find(subject.shelf, subject.key)
    if found is None:
        return ReviewState(0, len(live.match.actions), None)
    return with_versions(live, found)


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
    subject = match_subject(live)
    found = await services.reviews.find(subject.shelf, subject.key)
    if found is None:
        services.limits.demand("review", person=identity, address=address)
        found = services.reviews.begin(subject, identity)
    return with_versions(live, found)


def with_versions(live: LiveMatch, found: ReviewState) -> ReviewState:
    """With the places of its decisions in the log, where some may have been taken back."""
    if found.review is None:
        return found
    versions: dict[int, int] = {}
    for version, (before, after) in enumerate(pairwise(live.history.lengths), start=1):
        versions |= dict.fromkeys(range(before, after), version)
    decided = [versions[decision.moment] for decision in found.review.decisions]
    return msgspec.structs.replace(found, versions=decided)


@post(
    "/records/review",
    status_code=200,
    summary="Let a record be reviewed; its review, or how far it is",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def review_record(
    services: Services, identity: str, address: str, data: Annotated[AnalysisText, Body()]
) -> ReviewState:
    services.limits.demand("write", person=identity, address=address)
    demand_size(data.text, MAX_BODY)
    found = await services.reviews.find(OF_RECORDS, digest_of(data.text))
    if found is None:
        services.limits.demand("review", person=identity, address=address)
        answer = await services.examiners.ask(ReadPlayed(data.text), identity, address)
        played = msgspec.json.decode(answer, type=Played)
        await open_own(services, identity, played.game)
        await demand_over(services.hub.lives.values(), played.game, played.actions, identity)
        start = AnalysisStart(
            played.game, played.seats, played.options, played.boards, played.position
        )
        await demand_apart(services, identity, address, start, played.actions)
        found = services.reviews.begin(record_subject(data.text, played), identity)
    return found


@get(
    "/matches/{match_id:str}/outlook",
    summary="Who is likely to win, for those who watch a match against bots",
    responses=PROBLEMS,
)
async def show_outlook(
    services: Services, identity: str, address: str, match_id: Id, code: LinkCode = None
) -> Outlook:
    services.limits.demand("opinion", person=identity, address=address)
    services.homes.note(identity, address)
    live = await visible_match(services, identity, match_id, code)
    demand_onlooker(live, identity, address, services.homes)
    return await services.outlooks.ask(live, identity)


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


HANDLERS = [show_review, review_match, review_record, show_outlook, branch_off]
