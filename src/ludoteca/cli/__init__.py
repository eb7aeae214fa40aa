"""The command line: `ludoteca` and its commands.

Everything heavy is imported inside the commands, so that `ludoteca --help` answers at once.
What a person got wrong is told here, in one sentence, and nowhere ends in a traceback.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import typer
from typer.main import get_command

from ludoteca.cli.commands import app
from ludoteca.cli.language import say, tell

DONE, WRONG_INPUT, INTERRUPTED = 0, 2, 130  # 1 is a check that failed

# What the parser of the command line raises. Typer does not name it itself, but its child.
[UsageError] = typer.BadParameter.__bases__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    try:
        code = program()(None if arguments is None else list(arguments), standalone_mode=False)
        return int(code or DONE)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        sentence = explain(error)
        if sentence is None:
            raise
        sys.stderr.write(f"{sentence}\n")
        return WRONG_INPUT


@cache
def program() -> Any:
    """All commands, put together once, however many are run."""
    return get_command(app)


def explain(error: Exception) -> str | None:
    """What a person can put right, in one sentence; None if it is a fault of ours."""
    if isinstance(error, UsageError):
        words = str(error.format_message())  # type: ignore[attr-defined]
        return words if words.endswith((".", "?")) else f"{words}."
    if isinstance(error, UnicodeDecodeError):
        return say("cli-not-text")
    if isinstance(error, FileNotFoundError):
        return say("cli-no-file", file=str(error.filename))
    if isinstance(error, OSError):
        return say("cli-bad-file", file=str(error.filename), reason=str(error.strerror))
    from ludoteca.core.errors import LudotecaError
    from ludoteca.core.texts import BadText

    if isinstance(error, BadText):
        return say("cli-bad-text", fault=str(error))
    return tell(error.reason) if isinstance(error, LudotecaError) else None
