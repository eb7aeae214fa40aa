"""The text of a match: a header, one line an action, and at the end what proves the dice.

    ludoteca match, format 1
    game marabunta
    rules 1
    seats 2
    option territory picnic
    option boards worker
    commitment 902ba3cd…

    chance: first red
    red: split tile pink | blue orange green grey yellow
    …

    seed 7
    outcome red 31, blue 24: cupcakes

Where the seats were asked to contribute to chance, it is format 2 and has a line for each of them:

    entropy red 5feceb66… 84b0f2c1…
    entropy blue none

A board that is a person's own file is in the header whole, each line behind a bar, so that the
text alone brings the match back. A position that was set up by hand is there, too, a line for each
field that differs from the beginning of a match:

    position hex-c6 red-2

Writing and reading are exact inverses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ludoteca.core import fairness, limits
from ludoteca.core.contract import CHANCE, Game
from ludoteca.core.errors import BadOption, BadRecord, IllegalAction
from ludoteca.core.fairness import Contribution
from ludoteca.core.match import Chance, Match
from ludoteca.core.message import message
from ludoteca.core.setting import Setting, bad_value, make_setting, read_value, show

TITLE = "ludoteca match, format 1"
TITLE_WITH_ENTROPY = "ludoteca match, format 2"  # the seed alone does not give its outcomes
BAR = "| "  # before each line of a board file
NUMBERS = ("rules", "seats", "scripted")
WORDS = ("game", "commitment", "seed", "outcome")
UNCHANGED = "position"  # set up by hand, and nothing differs from the beginning of a match
HIDDEN = "?"  # stands for an action that the reader may not know


def write(match: Match, seat: int | None, *, redacted: bool, seed: bool) -> str:
    """The match as text.

    `redacted` leaves out what that seat (None: a spectator) may not know; such a text can be
    read by people but not replayed. `seed` puts the secret seed into the text of a match that is
    not over, so that its owner can continue it later, or everybody can check the chance of one
    that was stopped; a finished match always tells its seed.
    """
    entropy = match.chance.entropy
    lines = [TITLE_WITH_ENTROPY if entropy else TITLE, *setting_lines(match.game, match.setting)]
    if scripted := min(len(match.chance.script), len(outcomes(match))):
        lines.append(f"scripted {scripted}")
    lines.append(f"commitment {match.chance.commitment}")
    names = match.game.seat_names
    lines += [f"entropy {names[seat]} {each}" for seat, each in enumerate(entropy)]
    lines.append("")
    lines += action_lines(match, seat, redacted=redacted)
    closing = []
    if match.chance.seed is not None and (seed or match.to_act is None):
        closing.append(f"seed {match.chance.seed}")
    if match.outcome is not None:
        scores = [f"{names[seat]} {score}" for seat, score in enumerate(match.outcome.scores)]
        closing.append(f"outcome {', '.join(scores)}: {' '.join(match.outcome.reasons)}")
    return "\n".join([*lines, *([""] if closing else []), *closing]) + "\n"


def setting_lines(game: Game[Any], setting: Setting) -> list[str]:
    """What is played, with the text of every board of somebody's own."""
    lines = [f"game {game.name}", f"rules {game.rules_version}", f"seats {setting.seats}"]
    for name, value in setting.options.items():
        lines.append(f"option {name} {show(value)}")
        if name in setting.own_files:
            board = setting.files[name].removesuffix("\n")
            lines += [f"{BAR}{line}" for line in board.split("\n")]
    if setting.position is not None:
        lines += [f"position {name} {value}" for name, value in setting.position.items()]
        lines += [] if setting.position else [UNCHANGED]
    return lines


def action_lines(match: Match, seat: int | None, *, redacted: bool) -> list[str]:
    game, board = match.game, match.board
    names = {CHANCE: "chance", **dict(enumerate(game.seat_names))}
    texts = {number: game.text(game.action(board, number)) for number in set(match.actions)}
    lines = [
        f"{names[actor]}: {texts[number]}"
        for actor, number in zip(match.actors(), match.actions, strict=True)
    ]
    if redacted:  # only then the match is played again
        for step in match.steps():
            if game.is_hidden(board, step.before, step.number, seat):
                lines[step.index] = f"{names[step.actor]}: {HIDDEN}"
    return lines


@dataclass
class Sheet:
    """A record's text taken apart, not yet believed."""

    game: str = ""
    rules: str = ""
    seats: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    files: dict[str, list[str]] = field(default_factory=dict)
    position: dict[str, str] | None = None
    scripted: str = "0"
    commitment: str = ""
    with_entropy: bool = False
    entropy: list[tuple[int, str, str]] = field(default_factory=list)  # line, seat, text
    seed: str | None = None
    outcome: str | None = None
    actions: list[tuple[int, str, str]] = field(default_factory=list)  # line, actor, text


def take_apart(text: str) -> Sheet:
    text = text.replace("\r\n", "\n")
    size = limits.RECORD_BYTES, limits.RECORD_LINE_CHARACTERS
    if too_large := limits.fault_of_size(text, *size):
        place, reason = too_large
        raise BadRecord(message("record-too-large", line=str(place), reason=reason))
    lines = text.split("\n")
    if lines[0] not in (TITLE, TITLE_WITH_ENTROPY):
        raise BadRecord(message("record-title", title=TITLE, other=TITLE_WITH_ENTROPY))
    sheet = Sheet(with_entropy=lines[0] == TITLE_WITH_ENTROPY)
    option = ""
    told: set[str] = set()  # since two lines about one thing could each be shown as the true one
    for place, line in enumerate(lines[1:], start=2):
        word, _, rest = line.partition(" ")
        about = ""  # what is told but once
        if word == "option" and " " in rest:
            option, _, sheet.options[option] = rest.partition(" ")
            about = f"option {option}"
        elif option and line.startswith(BAR):
            sheet.files.setdefault(option, []).append(line.removeprefix(BAR))
        elif word == "position":
            name, _, value = rest.partition(" ")
            sheet.position = {} if sheet.position is None else sheet.position
            if line != UNCHANGED:
                sheet.position[name] = value
            about = f"position {name}"
        elif (word in NUMBERS and re.fullmatch(r"[0-9]{1,9}", rest)) or (word in WORDS and rest):
            setattr(sheet, word, rest)
            about = word
        elif sheet.with_entropy and word == "entropy" and " " in rest:
            seat, _, contribution = rest.partition(" ")
            sheet.entropy.append((place, seat, contribution))
            about = f"entropy {seat}"
        elif action := re.fullmatch(r"(\w+): (.+)", line):
            sheet.actions.append((place, action[1], action[2]))
        elif line:
            raise broken_off(text, place) or BadRecord(
                message("record-line", line=str(place), text=line)
            )
        if about in told:
            raise BadRecord(message("record-again", line=str(place), what=about))
        if about:
            told.add(about)
    return sheet


def broken_off(text: str, place: int) -> BadRecord | None:
    """What is wrong with a line that makes no sense, if it is the last one and nothing ends it."""
    if text.count("\n") + 1 > place:
        return None
    return BadRecord(message("record-breaks-off", line=str(place)))


def read_game(sheet: Sheet, find_game: Callable[[str], Game[Any]]) -> Game[Any]:
    """The game a text is about, if this program has the same rules."""
    game = find_game(sheet.game)
    if sheet.rules != str(game.rules_version):
        have = str(game.rules_version)
        raise BadRecord(message("record-rules", game=game.name, rules=sheet.rules, have=have))
    return game


def read_setting(game: Game[Any], sheet: Sheet) -> Setting:
    """The setting a record tells, checked like one that a person asks for."""
    known = {option.name: option for option in game.options}
    options = {
        name: read_value(known[name], text) if name in known else text
        for name, text in sheet.options.items()
    }
    texts = {name: "\n".join(lines) + "\n" for name, lines in sheet.files.items()}
    for option in game.options:
        # A board of one's own comes in the record: somebody else's text opens no file here.
        value = options.get(option.name, option.default)
        if option.board and option.name not in texts and value not in option.choices:
            raise BadOption(bad_value(option, value))
    return make_setting(game, int(sheet.seats), options, texts, sheet.position)


def read_entropy(names: Sequence[str], sheet: Sheet) -> tuple[Contribution, ...]:
    """What each seat added to chance."""
    if sheet.with_entropy and [seat for _, seat, _ in sheet.entropy] != list(names):
        raise BadRecord(message("record-entropy-seats", seats=", ".join(names)))
    entropy = []
    for line, seat, text in sheet.entropy:
        contribution = fairness.read_contribution(text)
        if contribution is None:
            raise BadRecord(message("record-entropy", line=str(line), seat=seat))
        entropy.append(contribution)
    return tuple(entropy)


def read(text: str, find_game: Callable[[str], Game[Any]], seed: str | None = None) -> Match:
    """The match of a text; `BadRecord` names the line that cannot be right.

    The text of a running match keeps its seed to itself: to go on from it, give the seed.
    """
    sheet = take_apart(text)
    game = read_game(sheet, find_game)
    if not sheet.commitment:
        raise BadRecord(message("record-commitment"))
    seed = sheet.seed if seed is None else seed
    if seed is not None and fairness.commitment(seed) != sheet.commitment:
        raise BadRecord(message("record-seed"))
    setting = read_setting(game, sheet)
    entropy = read_entropy(game.seat_names[: setting.seats], sheet)
    match = Match(game, setting, Chance(seed, sheet.commitment, entropy=entropy))
    names = {"chance": CHANCE, **{name: seat for seat, name in enumerate(game.seat_names)}}
    if len(sheet.actions) > game.max_actions:
        beyond, _, _ = sheet.actions[game.max_actions]
        raise BadRecord(message("record-steps", line=str(beyond), limit=game.max_actions))
    for line, actor, action in sheet.actions:
        if action == HIDDEN:
            raise BadRecord(message("record-redacted", line=str(line)))
        if names.get(actor) != match.actor:
            raise BadRecord(message("record-actor", line=str(line), actor=actor))
        try:
            match.follow(action)
        except IllegalAction as refusal:
            raise broken_off(text, line) or BadRecord(
                message("record-action", line=str(line), action=action, reason=refusal.reason)
            ) from refusal
    if sheet.outcome is not None and match.to_act is not None:
        raise BadRecord(message("record-cut"))
    match.chance = replace(match.chance, script=outcomes(match)[: int(sheet.scripted)])
    try:
        match.advance()
    except BadRecord as fault:  # what chance brings next: whoever saved the text had it there
        end = text.rstrip().count("\n") + 1
        raise BadRecord(message("record-ends-early", line=str(end))) from fault
    return match


def outcomes(match: Match) -> tuple[int, ...]:
    """What chance made of the match so far."""
    acted = zip(match.actors(), match.actions, strict=True)
    return tuple(number for actor, number in acted if actor == CHANCE)
