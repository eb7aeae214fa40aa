"""The browser's types are those of the server."""

from __future__ import annotations

from tools.generate_types import TARGET, write_types


def test_the_browsers_types_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == write_types(), "run tools/generate_types.py"


def test_messages_are_told_apart_by_their_type() -> None:
    text = write_types()
    assert '  readonly type: "play";' in text
    assert '  readonly kind: "decided";' in text
    assert "readonly choices: readonly Choice[];" in text
