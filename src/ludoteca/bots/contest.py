"""Whole matches between bots, on all cores. A match depends on its seed and its bots alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from ludoteca.bots.bot import Bot
from ludoteca.bots.guard import GuardedBot
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.players import SEARCH, find_bot
from ludoteca.bots.position import Position
from ludoteca.core.contract import Game
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import Setting
from ludoteca.core.threads import cores

Given = TypeVar("Given")
Result = TypeVar("Result")
Report = Callable[[int, str], None]  # seat, fault

SEEDS_A_MATCH = 16  # every seat has one of its own


def play_match(
    game: Game[Any],
    setting: Setting,
    players: Sequence[str],
    seed: int,
    report: Report = lambda seat, fault: None,
) -> Match:
    """A finished match between the bots of those names, by seat."""
    match = Match(game, setting, Chance.of_seed(str(seed)))
    match.advance()
    with ExitStack() as closing:
        bots: list[Bot] = []
        for seat, name in enumerate(players):
            bot_seed = seed * SEEDS_A_MATCH + seat
            bot = find_bot(name, game, bot_seed, threads=1, clock=False)
            if name not in LEVELS and not name.startswith(SEARCH):
                guarded = GuardedBot(bot, bot_seed, report=partial(report, seat))
                closing.callback(guarded.close)
                bot = guarded
            bots.append(bot)
        while match.to_act is not None:
            match.play(bots[match.to_act].choose(Position.of(match)))
    return match


def on_all_cores(
    work: Callable[[Given], Result], given: Iterable[Given], threads: int | None = None
) -> Iterator[Result]:
    """Results in the order of what was given, a few ahead of their being asked for."""
    threads = threads or cores()
    waiting: list[Future[Result]] = []
    queue = iter(given)
    with ThreadPoolExecutor(threads) as executor:
        try:
            waiting = [executor.submit(work, one) for one in islice(queue, 2 * threads)]
            while waiting:
                yield waiting.pop(0).result()
                waiting += [executor.submit(work, one) for one in islice(queue, 1)]
        finally:
            for future in waiting:
                future.cancel()
