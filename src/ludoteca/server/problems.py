"""What can go wrong with a request, in words, with the HTTP status it has there."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Argument, message


class Refusal(LudotecaError):
    """The request makes sense but cannot be done now."""

    status = 409

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        super().__init__(message(key, **arguments))


class NotFound(Refusal):
    status = 404


class NotAllowed(Refusal):
    status = 403


class NoSession(Refusal):
    status = 401


class TooMany(Refusal):
    status = 429


class Busy(Refusal):
    status = 503


class BadRequest(Refusal):
    status = 400
