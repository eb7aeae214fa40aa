"""The analysis table: the browser has the tree, the server knows the rules and has opinions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Annotated, cast

import msgspec
from litestar import Response, get, post
from litestar.params import Body

from ludoteca.core.analysis import Analysis
from ludoteca.games import sound_names
from ludoteca.server.house.services import Services
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.play.rebuilding import OtherRules
from ludoteca.server.problems import NotFound, Refusal, demand_size
from ludoteca.server.processes.examiner_process import (
    FollowPath,
    LookAt,
    ReadAnalysis,
    SketchPosition,
    WriteAnalysis,
)
from ludoteca.server.protocol import (
    MAX_BOARD,
    MAX_BODY,
    AnalysisLook,
    AnalysisMoment,
    AnalysisQuestion,
    AnalysisSketch,
    AnalysisStart,
    AnalysisText,
    AnalysisTree,
    AnalysisWish,
    Opinion,
    PositionReport,
)
from ludoteca.server.telling.analyses import tree_of
from ludoteca.server.telling.positions import Passed
from ludoteca.server.web.table_routes import LONG_BODY, PROBLEMS, Id, LinkCode, visible_match


@get(
    "/matches/{match_id:str}/analysis",
    summary="A finished match, to be analysed",
    responses=PROBLEMS,
)
async def analyse_match(
    services: Services, identity: str, address: str, match_id: Id, code: LinkCode = None
) -> AnalysisTree:
    services.limits.demand("heavy", person=identity, address=address)
    live = await visible_match(services, identity, match_id, code)
    if live.status == "running":
        raise Refusal("server-still-played")
    tree = await services.workshop.do(analysed, live)
    return msgspec.structs.replace(
        tree,
        players=[live.player(place.seat) for place in live.places],
        levels=[place.level for place in live.places],
    )


def analysed(live: LiveMatch) -> AnalysisTree:
    return tree_of(Analysis.of_match(live.match.copy()))


@post(
    "/analysis/read",
    status_code=200,
    summary="Read an analysis, or the record of a match",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def read_analysis(
    services: Services, identity: str, address: str, data: Annotated[AnalysisText, Body()]
) -> Response[AnalysisTree]:
    services.limits.demand("heavy", person=identity, address=address)
    demand_size(data.text, MAX_BODY)
    errand = ReadAnalysis(data.text)
    return Response(cast("AnalysisTree", await services.examiners.ask(errand, identity, address)))


@post(
    "/analysis/write",
    status_code=200,
    summary="The text of an analysis",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def write_analysis(
    services: Services, identity: str, address: str, data: Annotated[AnalysisWish, Body()]
) -> Response[AnalysisText]:
    services.limits.demand("heavy", person=identity, address=address)
    demand_boards(data.start)
    errand = WriteAnalysis(data)
    return Response(cast("AnalysisText", await services.examiners.ask(errand, identity, address)))


@post(
    "/analysis/look",
    status_code=200,
    summary="A moment of an analysis: what is there, and what can be done",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def look_at_moment(
    services: Services, identity: str, address: str, data: Annotated[AnalysisLook, Body()]
) -> Response[AnalysisMoment]:
    services.limits.demand("analysis", person=identity, address=address)
    demand_boards(data.start)
    await demand_over(services.hub.lives.values(), data.start.game, data.path, identity)
    errand = LookAt(data)
    return Response(cast("AnalysisMoment", await services.examiners.ask(errand, identity, address)))


@post(
    "/analysis/position",
    status_code=200,
    summary="A position set up by hand: its fields, and what is impossible about it",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def sketch_position(
    services: Services, identity: str, address: str, data: Annotated[AnalysisSketch, Body()]
) -> Response[PositionReport]:
    services.limits.demand("analysis", person=identity, address=address)
    demand_boards(data.start)
    await demand_over(services.hub.lives.values(), data.start.game, data.path, identity)
    errand = SketchPosition(data)
    return Response(cast("PositionReport", await services.examiners.ask(errand, identity, address)))


@post(
    "/analysis/opinion",
    status_code=200,
    summary="What the engine thinks of a decision; ask again for more depth",
    responses=PROBLEMS,
    request_max_body_size=LONG_BODY,
)
async def give_opinion(
    services: Services, identity: str, address: str, data: Annotated[AnalysisQuestion, Body()]
) -> Opinion:
    services.limits.demand("opinion", person=identity, address=address)
    services.homes.note(identity, address)
    demand_boards(data.start)
    if data.start.game not in sound_names():
        raise NotFound("server-nothing-here")
    await open_own(services, identity, data.start.game)
    await demand_over(services.hub.lives.values(), data.start.game, data.path, identity)
    await demand_unlike(services.hub.lives.values(), data.start)
    await demand_apart(services, identity, address, data.start, data.path)
    return await services.opinions.ask(data, identity)


def demand_boards(start: AnalysisStart) -> None:
    for text in start.boards.values():
        demand_size(text, MAX_BOARD)


async def open_own(services: Services, identity: str, game: str) -> None:
    """What somebody plays, so that it is among those compared, although nobody follows it now."""
    for row, _ in await services.store.matches_of(identity):
        if row.status == "running" and row.game == game:
            with suppress(OtherRules):
                await services.hub.open(row.id)


async def demand_over(
    lives: Iterable[LiveMatch], game: str, path: Sequence[int], identity: str
) -> None:
    """Nobody asks about a match that still runs, be it by typing in how it began."""
    for live in list(lives):
        if live.row.game == game and live.status == "running":
            if live.likeness.begins(path, live.seats_of(identity)):
                raise Refusal("server-still-played")
            await asyncio.sleep(0)  # others go on between one match and the next


async def demand_unlike(lives: Iterable[LiveMatch], start: AnalysisStart) -> None:
    """Nor by setting up how it stands now. Others go on between one match and the next."""
    if start.position is None:
        return
    for live in running(lives, start):
        if live.course.given and live.version == 1:  # still where it was taken over
            continue
        if live.likeness.stands(start.position):
            raise Refusal("server-still-played")
        await asyncio.sleep(0)


async def demand_apart(
    services: Services, identity: str, address: str, start: AnalysisStart, path: Sequence[int]
) -> None:
    """Nor by getting there on another way. That is followed in a process beside the server."""
    if not any(running(services.hub.lives.values(), start)):
        return
    errand = FollowPath(start, list(path))
    answer = await services.examiners.ask(errand, identity, address)
    passed = msgspec.json.decode(answer, type=Passed)
    await demand_unpassed(services.hub.lives.values(), start, passed)


async def demand_unpassed(lives: Iterable[LiveMatch], start: AnalysisStart, passed: Passed) -> None:
    """Others go on between one match and the next."""
    for live in running(lives, start):
        if live.likeness.is_passed(passed):
            raise Refusal("server-still-played")
        await asyncio.sleep(0)


def running(lives: Iterable[LiveMatch], start: AnalysisStart) -> Iterator[LiveMatch]:
    """Matches that may be meant; their options do not matter, since some change nothing."""
    for live in list(lives):
        if (
            live.row.game == start.game
            and live.status == "running"
            and len(live.places) == start.seats
        ):
            yield live


HANDLERS = [
    analyse_match,
    read_analysis,
    write_analysis,
    look_at_moment,
    sketch_position,
    give_opinion,
]
