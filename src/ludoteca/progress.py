"""A bar that shows how far something is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(
    total: int, done: int = 0, *, shown: bool = True
) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, silence elsewhere; call it with how many more are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    silent = not (shown and console.is_terminal)
    with Progress(*columns, console=console, disable=silent, transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda count: bar.advance(task, count)
