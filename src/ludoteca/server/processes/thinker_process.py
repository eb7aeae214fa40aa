"""A process that thinks for bots: one request a line on its input, one answer a line back.

    python -m ludoteca.server.processes.thinker_process MEGABYTES NICENESS

It gets the actions of a match, never the seed of its chance, so it cannot know what comes.
"""

from __future__ import annotations

import sys
import time
from collections import OrderedDict
from typing import Literal

import msgspec

from ludoteca.bots import find_bot
from ludoteca.bots.bot import Bot, close, settle
from ludoteca.bots.position import Position
from ludoteca.bots.seeds import secret_seed
from ludoteca.bots.suggestions import ITERATIONS, suggest
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Chance, Match
from ludoteca.core.message import Message, message
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.review.evaluation import Evaluator
from ludoteca.review.findings import Glance, rounded
from ludoteca.review.reviewing import look_on
from ludoteca.server.processes.child import answer_lines
from ludoteca.server.protocol import Candidate

MOST_REMEMBERED = 64  # matches
MOST_BYTES = 128 * 2**20  # of what bots keep in mind from one step of a turn to the next


class Question(msgspec.Struct, frozen=True):
    task: Literal["choose", "advise", "review", "weigh"]
    match: str
    game: str
    seats: int
    options: dict[str, str | bool]
    boards: dict[str, str]
    actions: list[int]
    level: str = ""
    seconds: float = 1.0  # that advice or part of a review may take
    iterations: int = ITERATIONS  # likewise
    position: dict[str, str] | None = None  # set up by hand
    first: int = 0  # step of the match that is looked at, of a review


class Reply(msgspec.Struct, frozen=True):
    number: int | None = None
    candidates: list[Candidate] = []  # of advice
    glances: list[Glance] = []  # of a review: at the steps from the first on, as far as it got
    shares: list[float] = []  # of the win, one a seat, as somebody expects who watches
    iterations: int = 0
    refused: Message | None = None  # there is nothing to advise
    failure: str | None = None
    seconds: float = 0.0  # that it took


class Memory:
    """Matches and bots of late, so that they need not begin anew at every step.

    A bot keeps what it thought only during its turn. `room` is the limit of the bytes of all
    those thoughts together; whoever thought longest ago begins anew.
    """

    def __init__(self, room: int = MOST_BYTES) -> None:
        self.room = room
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._held: dict[tuple[str, int, str], int] = {}

    def match(self, question: Question) -> Match:
        match = self._matches.pop(question.match, None)
        if match is None or match.actions != question.actions[: len(match.actions)]:
            game = find_game(question.game)
            asked = question.seats, question.options, question.boards, question.position
            match = Match(game, make_setting(game, *asked), Chance(None, ""))
        for number in question.actions[len(match.actions) :]:
            match.follow(number)
        self._matches[question.match] = match
        if len(self._matches) > MOST_REMEMBERED:
            gone, _ = self._matches.popitem(last=False)
            for key in [key for key in self._bots if key[0] == gone]:
                self._drop(key)
        return match

    def choose(self, question: Question) -> int:
        match = self.match(question)
        key = (question.match, match.actor, question.level)
        bot = self._bots.pop(key, None)
        if bot is None:
            # Whoever knew its seed could tell what it will play. One thread: others think, too.
            game = find_game(question.game)
            bot = find_bot(question.level, game, secret_seed(), threads=1)
        self._bots[key] = bot
        number = int(bot.choose(Position.of(match)))
        self._held[key] = settle(bot)
        while self.held() > self.room:
            self._drop(next(iter(self._bots)))
        return number

    def held(self) -> int:
        """Bytes of the thoughts of all bots."""
        return sum(self._held.values())

    def _drop(self, key: tuple[str, int, str]) -> None:
        close(self._bots.pop(key))
        self._held.pop(key, None)


def choose(memory: Memory, question: Question) -> Reply:
    return Reply(number=memory.choose(question))


def advise(memory: Memory, question: Question) -> Reply:
    try:
        match = memory.match(question)
    except LudotecaError as refusal:  # somebody made it up
        return Reply(refused=refusal.reason)
    if match.actor < 0:
        return Reply(refused=message("analysis-no-decision"))
    position, seconds = Position.of(match), question.seconds
    advice = suggest(position, seconds=seconds, iterations=question.iterations, threads=1)
    return Reply(
        candidates=msgspec.convert(advice.candidates, list[Candidate], from_attributes=True),
        iterations=advice.iterations,
    )


def look_back(memory: Memory, question: Question) -> Reply:
    match = memory.match(question)
    glances = look_on(match, question.iterations, question.first, question.seconds)
    return Reply(glances=list(glances))


def weigh(memory: Memory, question: Question) -> Reply:
    match = memory.match(question)
    shares = Evaluator(match, question.iterations).outlook(match.state)
    return Reply(shares=list(rounded(shares)), iterations=question.iterations)


TASKS = {"choose": choose, "advise": advise, "review": look_back, "weigh": weigh}


def answer(memory: Memory, line: bytes) -> Reply:
    began = time.perf_counter()
    try:
        question = msgspec.json.decode(line, type=Question)
        reply = TASKS[question.task](memory, question)
        return msgspec.structs.replace(reply, seconds=time.perf_counter() - began)
    except Exception as error:  # a bot may be anybody's code: its failure is an answer, too
        return Reply(failure=f"{type(error).__name__}: {error}")


def main() -> int:
    memory = Memory()
    answer_lines(
        lambda line: msgspec.json.encode(answer(memory, line)),
        megabytes=int(sys.argv[1]),
        niceness=int(sys.argv[2]),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
