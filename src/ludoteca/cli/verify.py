"""`ludoteca verify`: was everything in a match drawn as its seed says?"""

from __future__ import annotations

from pathlib import Path

import ludoteca
from ludoteca.cli.consoles import output, prepare_for, title
from ludoteca.cli.inputs import read_text
from ludoteca.cli.language import say, tell
from ludoteca.core.errors import BadRecord
from ludoteca.core.record import take_apart
from ludoteca.core.verification import Difference, Verification

# Faults that make the text no record at all, or none that this program can judge. Whatever else
# is wrong with a record speaks against the match it tells.
UNREADABLE = (
    "record-title",
    "record-line",
    "record-breaks-off",
    "record-rules",
    "record-redacted",
)


def check_record(file: Path) -> int:
    text = read_text(file)
    prepare_for(text)
    console = output()
    try:
        found = ludoteca.verify(text)
    except BadRecord as fault:
        if fault.reason.key in UNREADABLE:
            raise
        if fault.reason.key == "record-ends-early":
            console.print(tell(fault.reason))
            console.print(say("cli-verify-later"), style="bold")
            return 1
        cause = cause_of(text, fault)
        if cause is not None:
            console.print(say_difference(text, cause))
        console.print(tell(fault.reason))
        console.print(say("cli-verify-unfair"), style="bold")
        return 1
    console.print(
        say("cli-verify-match", game=title(found.match.game), actions=len(found.match.actions))
    )
    console.print(say("cli-verify-commitment", commitment=found.match.chance.commitment))
    for seat, each in zip(found.match.game.seat_names, found.match.chance.entropy, strict=False):
        if each.commitment is not None:
            console.print(say("cli-verify-promised", seat=seat, promise=each.commitment))
    for line in findings(text, found):
        console.print(line)
    console.print(say(f"cli-verify-{found.verdict}"), style="bold")
    return 0 if found.is_fair else 1


def findings(text: str, found: Verification) -> list[str]:
    lines = []
    if found.scripted:
        lines.append(say("cli-verify-scripted", count=found.scripted))
    if found.is_set_up:
        lines.append(say("cli-verify-set-up"))
    if not found.seed_known:
        return lines
    lines.append(say("cli-verify-checked", count=found.checked))
    if found.contributed:
        lines.append(say("cli-verify-contributed", count=found.contributed))
    if found.withheld:
        lines.append(say("cli-verify-withheld", count=found.withheld))
    if found.difference is not None:
        lines.append(say_difference(text, found.difference))
    if not found.outcome_agrees:
        lines.append(say("cli-verify-outcome"))
    if found.match.to_act is not None:
        lines.append(say("cli-verify-so-far"))
    return lines


def say_difference(text: str, difference: Difference) -> str:
    line, _, _ = take_apart(text).actions[difference.index]
    return say(
        "cli-verify-difference",
        index=str(difference.index),
        line=str(line),
        recorded=difference.recorded,
        expected=difference.expected,
    )


def cause_of(text: str, fault: BadRecord) -> Difference | None:
    """A changed outcome before the line that breaks the rules, most likely because of it."""
    line = str(fault.reason.arguments.get("line", ""))
    seed = take_apart(text).seed
    if not line or seed is None:
        return None
    before = text.split("\n")[: int(line) - 1]
    try:
        return ludoteca.verify("\n".join([*before, f"seed {seed}"])).difference
    except BadRecord:
        return None
