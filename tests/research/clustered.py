"""A real cluster of Ray, two nodes on this machine that hear nothing but it.

Run by `test_clusters.py`, in a process of its own.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import pytest

from ludoteca.cli import main
from ludoteca.clusters import cluster
from ludoteca.spreading import Spread

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own

MEMORY = 80 * 2**20  # the least that it takes for what its nodes tell each other
NODE = {"num_cpus": 1, "object_store_memory": MEMORY, "node_ip_address": "127.0.0.1"}
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # it stays on 127.0.0.1
    "RAY_raylet_start_wait_time_s": "30",  # then it is started anew
    "RAY_health_check_timeout_ms": "600000",  # however busy the machine is
}


class Nodes(NamedTuple):
    address: str
    cluster: Any
    doomed: Any


def add_node(nodes: Any, **more: object) -> Any:
    """A node gives up if its helpers take over 15 seconds to begin, as on a busy machine.

    No setting changes that (ray-project/ray#65983), so it is tried until it begins.
    """
    while True:
        try:
            return nodes.add_node(**NODE, **more)
        except Exception as fault:
            if "timed out during startup" not in str(fault):
                raise


@contextmanager
def two_nodes() -> Iterator[Nodes]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in SETTINGS.items():
            patch.setenv(name, value)
        from ray.cluster_utils import Cluster

        both: Any = Cluster()
        try:
            # Nobody asks those helpers that show, gather logs and scale.
            quiet = {"include_log_monitor": False, "no_monitor": True}
            add_node(both, include_dashboard=False, **quiet)
            doomed = add_node(both)
            yield Nodes(both.address, both, doomed)
        finally:
            both.shutdown()


def test_it_gives_what_one_machine_gives_and_survives_the_loss_of_a_node(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one test, since a cluster takes long to begin."""
    with two_nodes() as nodes:
        begun = tmp_path / "begun"
        begun.mkdir()
        # A command connects by itself, and leaves. For all others nodes need not start anew.
        arena = "arena marabunta beginner random --games 4 --seed 3"
        assert told(capsys, arena, "--cluster", nodes.address) == told(capsys, arena)
        with cluster(nodes.address) as spread:
            commands_give_what_they_give_on_one_machine(nodes.address, tmp_path, capsys)
            all_is_done_once_though_a_node_is_killed(nodes, spread, begun)


def all_is_done_once_though_a_node_is_killed(nodes: Nodes, spread: Spread, folder: Path) -> None:
    """What the lost node had begun, and never ends, is done by the other one."""
    doomed = nodes.doomed.node_id

    def work(number: int) -> int:
        import ray

        here = ray.get_runtime_context().get_node_id()
        (folder / f"{number} {here}").touch()
        # The other node waits, else it might have done all before the lost one begins.
        while here == doomed or not list(folder.glob(f"* {doomed}")):
            time.sleep(0.1)
        return number * number

    def kill_in_the_middle() -> None:
        while not list(folder.glob(f"* {doomed}")):
            time.sleep(0.05)
        nodes.cluster.remove_node(nodes.doomed)

    killer = Thread(target=kill_in_the_middle)
    killer.start()
    results = list(spread(work, range(12)))
    killer.join()
    assert results == [number * number for number in range(12)]
    begun = [path.name.split() for path in folder.iterdir()]
    lost = {number for number, node in begun if node == doomed}
    assert lost
    assert sorted(int(number) for number, node in begun if node != doomed) == list(range(12))


def told(capsys: pytest.CaptureFixture[str], command: str, *more: str) -> dict[str, Any]:
    """What a command says in JSON, but how long it took."""
    capsys.readouterr()
    assert main([*command.split(), *more, "--json"]) == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {key: fact for key, fact in facts.items() if "second" not in key}


def commands_give_what_they_give_on_one_machine(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = "study marabunta --level random --games 3 --seed 3"
    playing = "self-play marabunta random --games 4 --chunk 2"
    folders = [tmp_path / "here", tmp_path / "there"]
    assert told(capsys, study, "--cluster", address) == told(capsys, study)
    told(capsys, playing, "--out", str(folders[0]))
    told(capsys, playing, "--out", str(folders[1]), "--cluster", address)
    written = [
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.parquet")}
        for folder in folders
    ]
    assert len(written[0]) == 4
    assert written[0] == written[1]
