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


class TooLarge(Refusal):
    status = 413

    def __init__(self, most_bytes: int) -> None:
        super().__init__("server-too-large", most=most_bytes // 1024)


def demand_size(text: str, most_bytes: int) -> None:
    """A text for which nobody needs to begin reading; whoever reads it counts its bytes."""
    if len(text) > most_bytes:
        raise TooLarge(most_bytes)
