"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

# Compiling and slow machines make single examples slow; the suite has its own time limit.
settings.register_profile("default", deadline=None, max_examples=30, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("LUDOTECA_HYPOTHESIS", "default"))
