"""The same work on more than one machine, by Ray: a `Spread` over the nodes of a cluster.

A game depends on its number and its seed alone. So one whose node is lost is played again
elsewhere and is still the same game, and its result is counted once.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from ludoteca.core.errors import LudotecaError
from ludoteca.core.extras import extra
from ludoteca.core.message import message
from ludoteca.spreading import Spread, over_threads

Given = TypeVar("Given")
Result = TypeVar("Result")

AHEAD = 2  # games given out for each core of the cluster
PATIENCE = 5.0  # seconds for a machine to answer
NEAREST = "auto"  # address of the cluster that this machine is part of


class BadCluster(LudotecaError):
    """A cluster that cannot be used."""


@contextmanager
def spread_over(address: str | None, threads: int | None = None) -> Iterator[Spread]:
    """The cluster at an address; without one the threads of this machine."""
    if address is None:
        yield over_threads(threads)
    else:
        with cluster(address) as spread:
            yield spread


@contextmanager
def cluster(address: str) -> Iterator[Spread]:
    """The cluster at `HOST:PORT`, or `auto` for the one of this machine, while the context lasts.

    All its nodes need this version of Ludoteca, and whatever else is played.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # it would tell its makers
    with extra("cluster"):
        import ray
    if ray.is_initialized():  # by whoever calls, who will also end it
        yield over(ray)
        return
    demand_answer(address)
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadCluster(message("cluster-unreachable", address=address)) from error
    try:
        yield over(ray)
    finally:
        ray.shutdown()


def demand_answer(address: str) -> None:
    """`BadCluster` at once if nobody is there; Ray would ask for a minute."""
    if address == NEAREST:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise BadCluster(message("cluster-unreachable", address=address)) from error


def over(ray: Any) -> Spread:
    """The nodes that this process is connected to."""

    def spread(
        work: Callable[[Given], Result], given: Iterable[Given]
    ) -> Generator[Result, None, None]:
        remote = ray.remote(max_retries=-1)(play)  # however many nodes are lost
        shared = Shared(version_here(), ray.put(work))
        queue = iter(given)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(shared, one) for one in islice(queue, ahead)]
        try:
            while waiting:
                yield ray.get(waiting.pop(0))
                waiting += [remote.remote(shared, one) for one in islice(queue, 1)]
        finally:
            for task in waiting:
                ray.cancel(task)

    return spread


@cache
def version_here() -> str:
    """What is installed on this machine."""
    try:
        return version("ludoteca")
    except PackageNotFoundError:  # its sources lie on the path
        return "?"


class Shared(NamedTuple):
    """What all games have in common."""

    version: str
    work: Any  # Ray's reference to it


fetched: dict[Any, Callable[[Any], Any]] = {}  # on a node: the last work, by its reference


def play(shared: Shared, one: Given) -> Any:
    """On a node: one game. The work is fetched once for all of them."""
    there = version_here()
    if shared.version != there:
        raise BadCluster(message("cluster-version", here=shared.version, there=there))
    if shared.work not in fetched:
        import ray

        fetched.clear()
        fetched[shared.work] = ray.get(shared.work)
    return fetched[shared.work](one)
