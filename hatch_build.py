"""The build hook: a wheel, and an editable install, has the browser's client in it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        tool = runpy.run_path(str(Path(self.root) / "tools" / "build_web.py"))
        tool["build"]()
