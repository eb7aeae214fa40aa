"""Towns of our own, for situations that the shipped one does not have."""

from __future__ import annotations

from pathlib import Path

import pytest

WELLS = '''\
kind = "town"
name = "wells"
map = """
     0   1   2   3   4   5   6   7   8   9   10  11  12
0    Y1  P1  G1  G1  R1  R1  .   .   .   1*  .   .   2
1    Y1  P1  .   .   .   .   3   B1  P2  .   G2  G2  .
2    .   .   4   Y2  Y2  P3  17  B1  P2  .   R2  R2  .
3    .   B2  .   R3  ##  P3  5   .   .   6   .   7   .
4    .   B2  .   R3  Y3  Y3  .   G3  B3  B3  Y4  .   P4
5    8*  .   9   .   10  .   11  G3  R4  R4  Y4  .   P4
6    .   G4  B4  B4  .   R5  .   .   12  .   .   13  ##
7    .   G4  Y5  Y5  .   R5  P5  P5  .   B5  B5  .   G5
8    14  .   .   .   15  .   .   .   16* .   .   .   G5
"""
'''


@pytest.fixture
def wells(tmp_path: Path) -> str:
    """The shipped town with a fountain more, 17, between 3 and 5.

    B1 lies beside the fountains 3 and 17, P3 beside 17 and 5; in the shipped town no shop lies
    beside two.
    """
    path = tmp_path / "wells.toml"
    path.write_text(WELLS, encoding="utf-8")
    return str(path)
