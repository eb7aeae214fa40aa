"""Games played on a cluster, and what is told where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.clusters import BadCluster, Shared, cluster, play

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own
SCENE = Path(__file__).with_name("clustered.py")


def test_two_nodes_give_what_one_machine_gives() -> None:
    """In a process of its own: after an address where nobody is, Ray looks for itself elsewhere."""
    own = ("LUDOTECA_SHUFFLE", "PYTEST_")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(SCENE)],
        env={name: value for name, value in os.environ.items() if not name.startswith(own)},
        capture_output=True,
        text=True,
        check=False,
        cwd=SCENE.parents[2],
        start_new_session=True,  # where Linux shares out cores by sessions, it has one of its own
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


@pytest.mark.parametrize("address", ["127.0.0.1:9", "127.0.0.1:70000", "somewhere"])
def test_nobody_at_an_address_is_told_at_once(address: str) -> None:
    with pytest.raises(BadCluster, match=address), cluster(address):
        pass


def test_a_node_with_another_version_is_told() -> None:
    with pytest.raises(BadCluster, match=r"0\.0\.9"):
        play(Shared("0.0.9", None), 1)
