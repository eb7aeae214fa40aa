"""The build hook: a wheel, and an editable install, has the browser's client in it.

Unless LUDOTECA_PAGES is "later": then whoever installs it will build the client.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("LUDOTECA_PAGES") == "later":
            return
        tool = runpy.run_path(str(Path(self.root) / "tools" / "build_web.py"))
        tool["build"]()
