"""Boards of our own, for situations that the shipped ones do not have."""

from __future__ import annotations

from pathlib import Path

import pytest

HOARD = '''\
kind = "territory"
name = "hoard"
face = "picnic"
map = """
Sx  S.  Sc  S.|     Yc  Y.| Y.  Yc      Gc  G.  Gx
  S.  S.  S.  Sx| S.  Y.  Yx| Y.  Y.  G.  G.  G.
Sc  S.  S.  S.| S.  Bx  Y.  Y.| Y.  G.  Gx  G.  Gc
  Oc  O.  O.| O.  B.  B.  Y.  Y.  G.| G.  G.  G.
Oc  Ox  Ox  O.  B.| B.  B.  Yx  P.| Px  P.  P.  Px
  O.  O.  O.  B.| B.  Bx  B.  P.  P.| P.  P.  P.
O.  O.  O.      Bc| B.  B.  Bc      Pc| P.  P.  Pc
"""
'''


@pytest.fixture
def hoard(tmp_path: Path) -> str:
    """A territory with all its orange treasures side by side.

    d1 and e1 are cupcakes, e2 and e3 are crates; d1 e1 e2 touch each other, d2 e2 e3 as well.
    """
    path = tmp_path / "hoard.toml"
    path.write_text(HOARD, encoding="utf-8")
    return str(path)
