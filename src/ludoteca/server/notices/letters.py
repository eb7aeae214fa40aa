"""What people are told, in their language: the same words by mail and on the screen of a phone."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import urlsplit

import msgspec

from ludoteca.core.message import Argument
from ludoteca.core.texts import speaker
from ludoteca.server.people.identity import Signer

HOUR = 3600 * 1000
CODE_LENGTH = 16  # characters of a contact's id


class Letter(msgspec.Struct, frozen=True):
    title: str
    body: str
    path: str  # of the page that it is about
    tag: str  # of two letters with the same one only the later counts


def left(milliseconds: int | None) -> dict[str, Argument]:
    """How long somebody has, as the texts say it."""
    hours = max(0, milliseconds or 0) // HOUR
    return (
        {"unit": "days", "count": hours // 24} if hours >= 48 else {"unit": "hours", "count": hours}
    )


def write(kind: str, language: str, path: str, tag: str, **facts: Argument) -> Letter:
    say = speaker(language)
    return Letter(say(f"notice-{kind}-title", **facts), say(f"notice-{kind}", **facts), path, tag)


# Links by which a contact is confirmed and stopped without a session


def code_of(signer: Signer, purpose: str, contact_id: str) -> str:
    return contact_id + signer.sign(purpose, contact_id)


def contact_of(signer: Signer, purpose: str, code: str) -> str | None:
    """The contact that a code of ours is for."""
    contact_id, signature = code[:CODE_LENGTH], code[CODE_LENGTH:]
    return contact_id if signer.agrees(purpose, contact_id, signature) else None


def mail(
    letter: Letter, *, sender: str, to: str, origin: str, stop: str, name: str, language: str
) -> EmailMessage:
    """A letter that every program can read; `name` is the same if it has to be sent again."""
    made = EmailMessage()
    made["Subject"] = letter.title
    made["From"], made["To"] = sender, to
    made["Date"] = formatdate()
    made["Message-ID"] = f"<{name}@{urlsplit(origin).hostname or 'localhost'}>"
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{origin}{stop}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    footer = speaker(language)("notice-stop", address=f"{origin}{stop}")
    made.set_content(f"{letter.body}\n\n{origin}{letter.path}\n\n-- \n{footer}\n")
    return made
