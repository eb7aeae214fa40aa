"""Mail, handed in where the host of the server says."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from ludoteca.server.notices.sending import Refused

SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}


def hand_in(url: str, letter: EmailMessage) -> None:
    """By an address as smtp://user:password@host:587; encrypted wherever the host can."""
    place = urlsplit(url)
    host, port = place.hostname or "localhost", place.port or PORTS[place.scheme]
    context = ssl.create_default_context()
    opened = (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if place.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=SECONDS)
    )
    with opened as post:
        post.ehlo()
        if place.scheme == "smtp" and post.has_extn("starttls"):
            post.starttls(context=context)
        if place.username:
            post.login(unquote(place.username), unquote(place.password or ""))
        try:
            post.send_message(letter)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= 500 for code, _ in error.recipients.values()):
                raise Refused from None
            raise
        except (smtplib.SMTPDataError, smtplib.SMTPSenderRefused) as error:
            if error.smtp_code >= 500:
                raise Refused from None
            raise
