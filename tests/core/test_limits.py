"""Limits on texts, before anything is read."""

from __future__ import annotations

from ludoteca.core.limits import fault_of_size
from ludoteca.core.message import message


def test_a_text_is_too_large_by_its_bytes_or_by_a_line() -> None:
    assert fault_of_size("äb\n" * 3, 12, 2) is None
    assert fault_of_size("äb\n" * 3, 11, 2) == (1, message("text-long", limit=11))
    assert fault_of_size("äb\n" * 3, 8, 2) == (1, message("text-long", limit=8))
    assert fault_of_size("ab\nabc\n", 99, 2) == (2, message("text-line-long", limit=2))
    assert fault_of_size("ab\n\ud800", 99, 2) == (2, message("text-not-unicode"))
