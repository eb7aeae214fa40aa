"""How sending can fail for good; everything else is tried again."""

from __future__ import annotations


class Refused(Exception):
    """This letter will never be taken."""


class Gone(Exception):
    """Nobody is at this address any more."""
