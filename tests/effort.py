"""How hard the tests try: as much as fits into every run, or for a whole night.

`make nightly` sets LUDOTECA_EFFORT=thorough: more examples, more games, more seeds of the same
tests.
"""

from __future__ import annotations

import os

THOROUGH = os.environ.get("LUDOTECA_EFFORT") == "thorough"
