"""One address has so many requests and messages being worked on at once; further ones wait.

The event loop takes turns among all that is ready. If somebody has hundreds of things ready, each
is quick and all of them together are not: so they wait for each other, and others not for them.
"""

from __future__ import annotations

from asyncio import Semaphore
from contextlib import ExitStack
from weakref import WeakValueDictionary

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.shares.addresses import address_of


class Turns:
    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        # As long as somebody holds one.
        self._rooms: WeakValueDictionary[str, Semaphore] = WeakValueDictionary()

    def of(self, address: str) -> Semaphore:
        room = self._rooms.get(address)
        if room is None:
            room = self._rooms[address] = Semaphore(self._at_once)
        return room


def take_turns(app: ASGIApp) -> ASGIApp:
    """Around every request until it is answered, and a socket until it is let in or turned away.

    Whoever reads no answers holds up nobody: that an answer is taken is not waited for here.
    """

    async def wait_and_go(scope: Scope, receive: Receive, send: Send) -> None:
        services = scope["litestar_app"].state.services
        http = scope["type"] == ScopeType.HTTP
        turns: Turns = services.request_turns if http else services.socket_turns
        turn = turns.of(address_of(ASGIConnection(scope)))
        await turn.acquire()
        with ExitStack() as held:
            held.callback(turn.release)

            async def send_and_let_go(event: Message) -> None:
                held.close()
                await send(event)

            await app(scope, receive, send_and_let_go)

    return wait_and_go
