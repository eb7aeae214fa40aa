"""The browser's types are those of the server, as `make check` finds out; here is what they say."""

from __future__ import annotations

from tools.generate_types import WEB


def test_messages_are_told_apart_by_their_type() -> None:
    text = (WEB / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert '  readonly type: "play";' in text
    assert '  readonly kind: "decided";' in text
    assert "readonly choices: readonly Choice[];" in text
