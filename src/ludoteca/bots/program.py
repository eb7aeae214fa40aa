"""A bot that is another program: one JSON object a line on its standard input and output.

See docs/bots.md for the protocol and an example.
"""

from __future__ import annotations

import subprocess
from typing import Any

import msgspec

from ludoteca.bots.bot import BotFault
from ludoteca.bots.position import Position

PROTOCOL = 1
MAX_LINE = 1 << 16  # characters of an answer that are looked at


class Answer(msgspec.Struct):
    """What the program says: the action by its number or by its notation."""

    play: int | str


class ProgramBot:
    """Starts the program at its first choice, and again if it has ended."""

    def __init__(self, command: list[str], seed: int) -> None:
        self.command = command
        self.seed = seed
        self.process: subprocess.Popen[str] | None = None

    def choose(self, position: Position) -> int:
        process = self.running(position)
        self.tell(process, "choose", **decision(position))
        assert process.stdout is not None
        line = process.stdout.readline(MAX_LINE)
        if not line:
            self.close()
            raise BotFault("the program has ended")
        try:
            answer = msgspec.json.decode(line, type=Answer).play
        except msgspec.MsgspecError as error:
            raise BotFault(f"not an answer: {line.strip()[:80]!r} ({error})") from error
        if isinstance(answer, int):
            return answer
        return position.game.number(position.board, position.game.parse(answer))

    def running(self, position: Position) -> subprocess.Popen[str]:
        """The program, told which match it is in."""
        if self.process is not None and self.process.poll() is None:
            return self.process
        self.close()
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                bufsize=1,
            )
        except OSError as error:
            raise BotFault(f"cannot be started: {error}") from error
        game, setting = position.game, position.setting
        self.tell(
            self.process,
            "begin",
            protocol=PROTOCOL,
            game=game.name,
            rules_version=game.rules_version,
            seats=game.seat_names[: setting.seats],
            options=setting.options,
            seat=game.seat_names[position.seat],
            seed=self.seed,
        )
        return self.process

    def tell(self, process: subprocess.Popen[str], kind: str, **facts: Any) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode({"type": kind, **facts}).decode() + "\n")
            process.stdin.flush()
        except OSError as error:
            self.close()
            raise BotFault("the program has ended") from error

    def close(self) -> None:
        """End the program."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.communicate()


def decision(position: Position) -> dict[str, Any]:
    """A decision as plain data: what the seat sees, and what it may do."""
    game, board = position.game, position.board
    return {
        "moment": position.moment,
        "view": position.view(),
        "choices": [
            {"number": number, "text": game.text(game.action(board, number))}
            for number in position.legal_numbers()
        ],
    }
