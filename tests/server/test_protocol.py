"""The browser's types are those of the server."""

from __future__ import annotations

from tools.generate_types import write_all, write_protocol


def test_the_browsers_types_are_up_to_date() -> None:
    for target, text in write_all().items():
        assert target.read_text(encoding="utf-8") == text, "run tools/generate_types.py"


def test_messages_are_told_apart_by_their_type() -> None:
    text = write_protocol()
    assert '  readonly type: "play";' in text
    assert '  readonly kind: "decided";' in text
    assert "readonly choices: readonly Choice[];" in text
