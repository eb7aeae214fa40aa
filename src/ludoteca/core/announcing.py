"""Says once a process that kernels are being compiled, so that nobody takes it for a hang.

It is told by the logger `ludoteca.core` as a warning, which Python writes to standard error where a
program does not set up logging. A program that wants to hear nothing raises the logger's level.
"""

from __future__ import annotations

import logging

WORDS = (
    "Ludoteca compiles rules for this machine. They are kept on disk: this takes a while only once."
)

logger = logging.getLogger("ludoteca.core")
unsaid = [WORDS]


def announce() -> None:
    """Something is compiled now."""
    while unsaid:
        logger.warning(unsaid.pop())


def hush() -> None:
    """Whoever calls this tells people in other words."""
    unsaid.clear()
