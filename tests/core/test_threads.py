"""As many threads as can really run at once."""

from __future__ import annotations

import os

from ludoteca.core.threads import cores


def test_there_is_at_least_one_core_and_no_more_than_the_machine_has() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
