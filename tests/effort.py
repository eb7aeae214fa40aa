"""How hard the tests try: as much as fits into every run, or for a whole night.

`make nightly` sets LUDOTECA_EFFORT=thorough: more examples, more games, more seeds of the same
tests.
"""

from __future__ import annotations

import os

from hypothesis import settings

from ludoteca.core.kernel import MODE
from ludoteca.core.texts import LANGUAGES

THOROUGH = os.environ.get("LUDOTECA_EFFORT") == "thorough"
# Lines are covered by any language; what stands in them is tried with compiled kernels.
TRIED_LANGUAGES = LANGUAGES if MODE == "compiled" else LANGUAGES[:1]


def examples(compiled: int, uncompiled: int) -> settings:
    """How many games Hypothesis draws; at night as many as of anything else.

    Uncompiled kernels are a thousand times slower: fewer games say the same.
    """
    if THOROUGH:
        return settings()
    return settings(max_examples=uncompiled if MODE == "python" else compiled)
