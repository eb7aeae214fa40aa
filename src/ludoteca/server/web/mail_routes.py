"""Matches with days for a decision, over HTTP: whose turn it is, and vacations."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, put
from litestar.params import Body

from ludoteca.server import timing
from ludoteca.server.house.services import Services
from ludoteca.server.play.deadlines import Away
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.play.orders import may_order
from ludoteca.server.problems import BadRequest, NotFound, Refusal
from ludoteca.server.protocol import MatchCard, Order, Vacation, VacationWish
from ludoteca.server.settings import DAY
from ludoteca.server.web.table_routes import PROBLEMS, Id

MOST_DAYS, YEAR = 30, 365 * DAY  # of vacation, within a year


@get("/turns", summary="Matches that wait for me, the most urgent first", responses=PROBLEMS)
async def list_turns(services: Services, identity: str, address: str) -> list[MatchCard]:
    services.limits.demand("list", person=identity, address=address)
    found = await services.store.turns_of(identity)
    cards = await services.tables.cards(found, identity)
    # Stable: those without days come last, the one that waits longest first.
    return sorted(cards, key=lambda card: (card.due is None, card.due or 0))


def vacation_of(away: Away, now: int) -> Vacation:
    taken = sum(ends - max(begins, now - YEAR) for begins, ends in away if ends > now - YEAR)
    left = max(0, (MOST_DAYS * DAY - taken) // DAY)
    begins, ends = next((each for each in away if each[1] > now), (None, None))
    return Vacation(begins, ends, left)


@get("/vacation", summary="When I am away", responses=PROBLEMS)
async def show_vacation(services: Services, identity: str, address: str) -> Vacation:
    services.limits.demand("list", person=identity, address=address)
    away = await services.hub.vacations.of([identity])
    return vacation_of(away.get(identity, ()), timing.now())


@put("/vacation", summary="Be away for some days", responses=PROBLEMS)
async def take_vacation(
    services: Services, identity: str, address: str, data: Annotated[VacationWish, Body()]
) -> Vacation:
    services.limits.demand("write", person=identity, address=address)
    now = timing.now()
    begins = max(data.begins, now)
    if not begins < data.ends <= now + YEAR:
        raise BadRequest("server-vacation-order")
    away = (await services.hub.vacations.of([identity])).get(identity, ())
    # What is left of the one that this one takes the place of comes back first.
    over = [(each[0], min(each[1], now)) for each in away if each[0] < now]
    left = vacation_of(over, now).days_left
    if data.ends - begins > left * DAY:
        raise Refusal("server-vacation-long", left=left, most=MOST_DAYS)
    await services.hub.vacations.replace(identity, now, (begins, data.ends))
    await services.vacation_changed(identity)
    return vacation_of([*over, (begins, data.ends)], now)


@delete("/vacation", status_code=200, summary="Be back", responses=PROBLEMS)
async def end_vacation(services: Services, identity: str, address: str) -> Vacation:
    services.limits.demand("write", person=identity, address=address)
    now = timing.now()
    await services.hub.vacations.replace(identity, now, None)
    await services.vacation_changed(identity)
    return vacation_of((await services.hub.vacations.of([identity])).get(identity, ()), now)


async def own_seats(services: Services, identity: str, match_id: str) -> tuple[LiveMatch, Seats]:
    live = await services.hub.open(match_id)
    seats = live.seats_of(identity)
    if not seats:
        raise NotFound("server-no-match")
    if not may_order(live):
        raise Refusal("server-no-orders")
    return live, seats


@get("/matches/{match_id:str}/order", summary="What I said beforehand", responses=PROBLEMS)
async def show_order(services: Services, identity: str, address: str, match_id: Id) -> Order:
    services.limits.demand("list", person=identity, address=address)
    _, seats = await own_seats(services, identity, match_id)
    said = await services.orders.store.of(match_id)
    return Order(next((most for seat, most in said.items() if seat in seats), None))


@put("/matches/{match_id:str}/order", summary="Say on which bids I pass", responses=PROBLEMS)
async def give_order(
    services: Services, identity: str, address: str, match_id: Id, data: Annotated[Order, Body()]
) -> Order:
    services.limits.demand("write", person=identity, address=address)
    live, seats = await own_seats(services, identity, match_id)
    await services.orders.store.keep(match_id, seats, data.most)
    services.orders.consider(live)
    return data


HANDLERS = [show_order, give_order, list_turns, show_vacation, take_vacation, end_vacation]
