"""The socket: one handler for each kind of message."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ludoteca.core.contract import OVER
from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import message
from ludoteca.server.house.services import Services
from ludoteca.server.metrics import ANSWER_SECONDS, MESSAGES, SOCKETS
from ludoteca.server.people.connection import Connection
from ludoteca.server.people.sessions import COOKIE, SESSION_ENDED
from ludoteca.server.play import deciding
from ludoteca.server.play.hub import Decide, Request
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.play.moment import Change
from ludoteca.server.problems import NotAllowed, NotFound, Refusal, TooMany
from ludoteca.server.protocol import (
    BAD_JSON,
    MAX_FRAME,
    Attend,
    Consent,
    Finish,
    FromBrowser,
    Happening,
    Hint,
    Invited,
    Leave,
    Look,
    Past,
    Ping,
    Play,
    Pong,
    Problem,
    Reason,
    Recall,
    Recalled,
    Refused,
    Say,
    Situation,
    Stale,
    Takeover,
    Undo,
    Visit,
    Watch,
    Why,
    decode_from_browser,
)
from ludoteca.server.shares.addresses import address_of
from ludoteca.server.shares.rates import LIMIT
from ludoteca.server.storage.faults import StoreAway

logger = logging.getLogger("ludoteca.server")

NO_SESSION, BAD_ORIGIN, TOO_MANY, GOING_AWAY = 4401, 4403, 4429, 1012
MOST_FOLLOWED = 20  # matches on one socket
LONGEST_CATCH_UP = 50  # happenings; whoever missed more starts afresh
PAGE = 50  # happenings of the log at once
MOST_QUEUED = 100  # messages that wait for those before them, more than come within the limits


def is_welcome(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Browsers say which page opens a socket; only our own may, with its visitor's cookie."""
    if origin is None:
        return True  # no browser, so no visitor whose cookie could be misused
    # No parser: a header is a stranger's, and a parser of addresses refuses some of them.
    return origin in others or (bool(host) and origin.partition("://")[2] == host)


@websocket("/api/socket", opt={LIMIT: None})  # sockets have a limit of their own
async def handle_socket(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    headers, address = socket.headers, address_of(socket)
    # What a browser need not tell apart is refused before anything is opened.
    if not is_welcome(headers.get("origin"), headers.get("host"), services.settings.origins):
        await socket.close(BAD_ORIGIN)
        return
    if not services.limits.allows("socket", address=address):
        await socket.close(TOO_MANY)
        return
    session = await services.sessions.find(socket.cookies.get(COOKIE))
    if session is not None and not services.sessions.has_room(session.identity_id, address):
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    if session is None:
        await socket.close(NO_SESSION)
    elif session.ended is not None:
        await socket.close(SESSION_ENDED)
    else:
        connection = Connection(session.identity_id, address, session.id)
        services.homes.note(session.identity_id, address)
        with services.sessions.present(connection):
            # Somebody may have ended it since it was looked up.
            await services.sessions.hang_up(connection.identity)
            await Talk(services, socket, connection).go_on()


class Talk:
    """The conversation with one browser."""

    def __init__(
        self, services: Services, socket: WebSocket[Any, Any, Any], connection: Connection
    ) -> None:
        self._services = services
        self._hub = services.hub
        self._socket = socket
        self._connection = connection
        self._queue: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._handlers: dict[type, Callable[[Any], Awaitable[None]]] = {
            Watch: self._watch,
            Leave: self._leave,
            Play: self._play,
            Undo: self._undo,
            Consent: self._consent,
            Takeover: self._takeover,
            Finish: self._finish,
            Look: self._look,
            Recall: self._recall,
            Why: self._why,
            Hint: self._hint,
            Say: self._say,
            Attend: self._attend,
            Visit: self._visit,
            Ping: self._ping,
        }

    async def go_on(self) -> None:
        SOCKETS.inc()
        sending = asyncio.create_task(self._send())
        working = asyncio.create_task(self._work())
        try:
            while True:
                self._queue_up(await self._socket.receive_data("text"))
                await asyncio.sleep(0)  # what is done quickly needs no place in the queue
        except WebSocketDisconnect:
            pass
        finally:
            SOCKETS.dec()
            self._connection.lose()
            self._queue.put_nowait(None)
            sending.cancel()
            await asyncio.gather(sending, working, return_exceptions=True)
            self._services.hints.drop(self._connection)
            self._services.attendance.leave(self._connection)
            self._services.lounge.leave(self._connection)
            for match_id in tuple(self._connection.versions):
                self._drop(match_id)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone in the middle of a message
            while (data := await self._connection.next()) is not None:
                await self._socket.send_data(data, "text", "utf-8")
            await self._socket.close(self._connection.close_code)

    def _queue_up(self, data: str | bytes) -> None:
        """Reading never waits for work, so that the end is noticed at once."""
        if len(data) > MAX_FRAME:
            self._complain(None, "server-too-long")
        elif self._queue.qsize() >= MOST_QUEUED:
            self._complain(None, "server-too-many")
        else:
            self._queue.put_nowait(data)

    async def _work(self) -> None:
        """One message after another; those still waiting end with their socket."""
        turns = self._services.message_turns.of(self._connection.address)
        while (data := await self._queue.get()) is not None and not self._connection.lost:
            async with turns:
                if not self._connection.lost:
                    await self.take(data)
            await asyncio.sleep(0)  # others may have something to say, too

    async def take(self, data: str | bytes) -> None:
        """One message; whatever is wrong with it is said, and changes nothing."""
        connection = self._connection
        if not self._allows("message"):
            self._complain(None, "server-too-many")
            return
        try:
            asked: FromBrowser = decode_from_browser(data)
        except BAD_JSON:
            self._complain(None, "server-not-understood")
            return
        kind = asked.__struct_config__.tag
        MESSAGES.labels(type=kind).inc()
        match_id = getattr(asked, "match", None)
        began = time.perf_counter()
        try:
            await self._handlers[type(asked)](asked)
        except LudotecaError as error:
            connection.send(Problem(match_id, error.reason))
        except Exception:
            logger.exception("a message failed", extra={"type": kind, "match": match_id})
            self._complain(match_id, "server-fault")
        ANSWER_SECONDS.labels(type=kind).observe(time.perf_counter() - began)

    def _allows(self, kind: str, cost: float = 1.0) -> bool:
        person, address = self._connection.identity, self._connection.address
        return self._services.limits.allows(kind, person=person, address=address, cost=cost)

    def _demand(self, kind: str) -> None:
        if not self._allows(kind):
            raise TooMany("server-too-many")

    def _is_here(self) -> bool:
        return not self._connection.lost

    def _complain(self, match_id: str | None, key: str) -> None:
        self._connection.send(Problem(match_id, message(key)))

    # Following

    async def _open(self, match_id: str) -> tuple[LiveMatch, Seats]:
        """A match that this browser follows."""
        self._demand_following(match_id)
        live = await self._hub.open(match_id)
        return live, live.seats_of(self._connection.identity)

    def _demand_following(self, match_id: str) -> None:
        if match_id not in self._connection.versions:
            raise Refusal("server-not-watching")

    async def _watch(self, asked: Watch) -> None:
        connection, services = self._connection, self._services
        live = await self._hub.open(asked.match)
        found = (live.table, live.places)
        if not services.tables.may_see(found, connection.identity, asked.code):
            raise NotFound("server-no-match")
        if len(connection.versions) >= MOST_FOLLOWED and asked.match not in connection.versions:
            raise Refusal("server-too-many-watched")
        seats = live.seats_of(connection.identity)
        if any(live.places[seat].gone for seat in seats):
            await services.store.mark_gone(live.table.id, connection.identity, False)
            await services.facts_changed(live)
        facts = await services.tables.facts(found, connection.identity)
        await services.chats.send_earlier(live, connection)
        version = asked.version
        if version is not None and self._may_catch_up(live.version - version):
            missed = await self._hub.missed(live, version, seats)
            # From here on nothing waits, so nothing new comes between.
            connection.send(missed)
            self._hub.follow(connection, asked.match, live.version)
        else:
            presence = services.presences.message(live, seats)
            table = msgspec.structs.replace(facts, seats=presence.seats)
            connection.send(
                Situation(
                    match=asked.match,
                    table=table,
                    rules_version=live.row.rules_version,
                    commitment=live.match.chance.commitment,
                    started=live.row.started,
                    your_seats=sorted(seats),
                    standing=live.standing(seats),
                    rematch=live.rematch,
                )
            )
            self._hub.follow(connection, asked.match, live.version)
        services.presence_changed(live)
        services.bots.consider(live)
        if (rated := await services.results.news(live)) is not None:
            connection.send(rated)

    def _may_catch_up(self, missed: int) -> bool:
        if not 0 <= missed <= LONGEST_CATCH_UP:
            return False
        return missed == 0 or self._allows("recall", missed / PAGE)

    async def _leave(self, asked: Leave) -> None:
        self._drop(asked.match)

    def _drop(self, match_id: str) -> None:
        self._hub.unfollow(self._connection, match_id)
        live = self._hub.lives.get(match_id)
        if live is not None:
            self._services.presence_changed(live)

    # Changing

    async def _change(
        self, asked: Play | Undo | Consent | Takeover | Finish, decide: Decide
    ) -> None:
        self._demand_following(asked.match)
        person = self._connection.identity
        request = Request(asked.match, asked.version, asked.key, person)
        try:
            await self._hub.change(request, decide, self._connection.send)
        except StoreAway as error:
            # By its key, so that the browser knows which move to give up.
            self._connection.send(Refused(asked.match, asked.key, error.reason))

    async def _play(self, asked: Play) -> None:
        await self._change(asked, lambda live, seats: deciding.play(live, seats, asked.action))

    async def _undo(self, asked: Undo) -> None:
        await self._change(asked, deciding.undo)

    async def _consent(self, asked: Consent) -> None:
        await self._change(asked, lambda live, seats: deciding.consent(live, seats, asked.agree))

    async def _takeover(self, asked: Takeover) -> None:
        def decide(live: LiveMatch, seats: Seats) -> Awaitable[Change]:
            absent = self._services.presences.absent(live)
            return deciding.take_over(live, seats, asked.seat, asked.choice, absent)

        await self._change(asked, decide)
        live = self._hub.lives.get(asked.match)
        if live is not None:
            self._services.presence_changed(live)

    async def _finish(self, asked: Finish) -> None:
        await self._change(asked, lambda live, seats: deciding.finish(live, seats, asked.choice))

    # Asking

    async def _look(self, asked: Look) -> None:
        live, seats = await self._open(asked.match)
        if not 1 <= asked.version <= live.version:
            raise Refusal("server-no-version")
        self._demand("look")
        then = await self._hub.look(live, asked.version, self._is_here)
        actor = int(then.actor)
        # On a device that goes round, nobody's hand but that of the seat to act.
        eyes = live.log_eyes(seats)
        self._connection.send(
            Past(
                match=asked.match,
                version=asked.version,
                steps=live.history.lengths[asked.version],
                seat=eyes,
                view=cast("dict[str, Any]", live.match.game.view(live.match.board, then, eyes)),
                to_act=None if actor == OVER else actor,
            )
        )

    async def _recall(self, asked: Recall) -> None:
        live, seats = await self._open(asked.match)
        last = live.version if asked.before is None else min(asked.before - 1, live.version)
        told: list[Happening] = []
        if last > 0:
            self._demand("recall")
            told = await self._hub.recall(live, max(0, last - PAGE), last, seats, self._is_here)
        self._connection.send(Recalled(asked.match, told))

    async def _why(self, asked: Why) -> None:
        live, seats = await self._open(asked.match)
        if not live.may_act(seats):
            raise NotAllowed("server-not-your-turn")
        reason = live.match.why_not(asked.text)
        # What came between may have changed it, and what is allowed needs no reason.
        if reason is not None and asked.version == live.version:
            self._connection.send(Reason(asked.match, asked.version, reason))

    async def _hint(self, asked: Hint) -> None:
        live, seats = await self._open(asked.match)
        if not live.may_act(seats):
            raise NotAllowed("server-not-your-turn")
        self._demand("hint")
        self._services.hints.demand_idle(self._connection)
        if live.hint_right(seats) != "free":
            request = Request(asked.match, live.version, None, self._connection.identity)
            if not await self._hub.change(request, deciding.ask_hint, self._tell_no_hint):
                return
        self._services.hints.ask(live, self._connection)

    def _tell_no_hint(self, answer: object) -> None:
        """The entry of a hint in the log: nobody waits for it but whoever gets no hint."""
        if isinstance(answer, Refused):
            self._connection.send(Problem(answer.match, answer.reason))
        elif isinstance(answer, Stale):
            self._connection.send(answer)
            self._connection.send(Problem(answer.match, message("server-no-hint")))

    async def _say(self, asked: Say) -> None:
        live, _ = await self._open(asked.match)
        self._demand("chat")
        number = await self._services.chats.say(live, self._connection.identity, asked.text)
        if self._services.news_exchange is not None:
            self._services.news_exchange.say("chat", asked.match, number=number)

    async def _attend(self, asked: Attend) -> None:
        self._services.attendance.leave(self._connection)
        if asked.event is not None:
            self._demand("attend")
            await self._services.attendance.come(self._connection, asked.event)

    async def _visit(self, asked: Visit) -> None:
        services, connection = self._services, self._connection
        if not asked.here:
            services.lounge.leave(connection)
            return
        self._demand("visit")
        await services.lounge.come(connection)
        connection.send(Invited(await services.inviting.of_person(connection.identity)))

    async def _ping(self, asked: Ping) -> None:
        self._connection.send(Pong(asked.sent))
