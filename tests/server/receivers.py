"""Where notices arrive: a mailbox that takes mail by SMTP, and the push service of a browser."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.process import free_port

SECONDS = 300  # nothing takes so long


class Mailbox:
    """What came, in order. It can be out of order, or take its time until it is let go on."""

    def __init__(self) -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.begun = threading.Event()
        self.lost = threading.Event()
        self.answer = "250 kept"
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.names: list[str] = []  # of everything that was taken

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        self.begun.set()
        answer = self.answer
        try:
            await asyncio.to_thread(self.may_answer.wait, SECONDS)
        except asyncio.CancelledError:  # whoever was sending has died
            self.lost.set()
            raise
        if answer.startswith("250"):
            data = cast(bytes, envelope.content)
            letter = message_from_bytes(data, policy=policy.default)
            self.names.append(letter["Message-ID"])
            self.letters.put(letter)
        return answer

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=SECONDS)


@contextmanager
def open_mailbox() -> Iterator[tuple[str, Mailbox]]:
    """Its address for the server, and what arrives."""
    box = Mailbox()
    controller = Controller(
        box, hostname="127.0.0.1", port=free_port(), ready_timeout=float(SECONDS)
    )
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{controller.port}", box
    finally:
        box.may_answer.set()
        controller.stop()


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """Keeps what is sent to a browser, which alone can read it."""

    def __init__(self, port: int) -> None:
        self.endpoint = f"http://127.0.0.1:{port}/push/anna"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self.notices: queue.Queue[tuple[dict[str, str], Any]] = queue.Queue()
        self.status = 201

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": plain(point), "auth": plain(self._secret)}

    def take(self, headers: dict[str, str], body: bytes) -> None:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret)
        self.notices.put((headers, json.loads(text)))

    def next(self) -> tuple[dict[str, str], Any]:
        return self.notices.get(timeout=SECONDS)


@contextmanager
def open_push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if service.status == 201:
                service.take({name.lower(): value for name, value in self.headers.items()}, body)
            self.send_response(service.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
