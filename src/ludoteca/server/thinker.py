"""A process that thinks for bots: one request a line on its input, one answer a line back.

    python -m ludoteca.server.thinker MEGABYTES

It gets the actions of a match, never the seed of its chance, so it cannot know what comes.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Literal

import msgspec

from ludoteca.bots import find_bot
from ludoteca.bots.position import Position
from ludoteca.bots.suggest import suggest
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.server.protocol import Candidate

MOST_REMEMBERED = 64  # matches; a bot may keep its thoughts from one turn to the next


class Question(msgspec.Struct, frozen=True):
    task: Literal["choose", "advise"]
    match: str
    game: str
    seats: int
    options: dict[str, str | bool]
    boards: dict[str, str]
    actions: list[int]
    level: str = ""
    seconds: float = 1.0


class Reply(msgspec.Struct, frozen=True):
    number: int | None = None
    candidates: list[Candidate] = []  # of advice
    iterations: int = 0
    failure: str | None = None


class Memory:
    """Matches and bots of late, so that they need not begin anew at every turn."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._bots: dict[tuple[str, int, str], Any] = {}

    def match(self, question: Question) -> Match:
        match = self._matches.pop(question.match, None)
        if match is None or match.actions != question.actions[: len(match.actions)]:
            game = find_game(question.game)
            setting = make_setting(game, question.seats, question.options, question.boards)
            match = Match(game, setting, Chance(None, ""))
        for number in question.actions[len(match.actions) :]:
            match.follow(number)
        self._matches[question.match] = match
        while len(self._matches) > MOST_REMEMBERED:
            gone, _ = self._matches.popitem(last=False)
            self._bots = {key: bot for key, bot in self._bots.items() if key[0] != gone}
        return match

    def bot(self, question: Question, seat: int) -> Any:
        key = (question.match, seat, question.level)
        if key not in self._bots:
            self._bots[key] = find_bot(question.level, find_game(question.game))
        return self._bots[key]


def choose(memory: Memory, question: Question) -> Reply:
    match = memory.match(question)
    bot = memory.bot(question, match.actor)
    return Reply(number=int(bot.choose(Position.of(match))))


def advise(memory: Memory, question: Question) -> Reply:
    match = memory.match(question)
    advice = suggest(Position.of(match), seconds=question.seconds)
    return Reply(
        candidates=msgspec.convert(advice.candidates, list[Candidate], from_attributes=True),
        iterations=advice.iterations,
    )


def answer(memory: Memory, line: bytes) -> Reply:
    try:
        question = msgspec.json.decode(line, type=Question)
        return choose(memory, question) if question.task == "choose" else advise(memory, question)
    except Exception as error:  # a bot may be anybody's code: its failure is an answer, too
        return Reply(failure=f"{type(error).__name__}: {error}")


def limit_memory(megabytes: int) -> None:
    with suppress(ImportError, ValueError, OSError):  # not on every system
        import resource

        size = megabytes * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def main() -> int:
    limit_memory(int(sys.argv[1]))
    memory = Memory()
    replies = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no reply
    for line in sys.stdin.buffer:
        replies.write(msgspec.json.encode(answer(memory, line)) + b"\n")
        replies.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
