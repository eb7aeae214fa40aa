"""`ludoteca play`: a match in the terminal against bots."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import ludoteca
from ludoteca.bots.bot import Bot
from ludoteca.bots.characters import find_character
from ludoteca.bots.guard import GuardedBot
from ludoteca.bots.players import find_bot
from ludoteca.bots.position import Position
from ludoteca.bots.suggestions import suggest
from ludoteca.cli.consoles import (
    at_terminal,
    errors,
    output,
    prepare,
    prepare_for,
    seat_word,
    title,
)
from ludoteca.cli.inputs import BadInput, find_seat, read_options, read_text
from ludoteca.cli.language import chosen, say, tell
from ludoteca.cli.lines import told_lines
from ludoteca.core import fairness
from ludoteca.core.contract import Game
from ludoteca.core.errors import IllegalAction
from ludoteca.core.face import Face
from ludoteca.core.match import Chance, Match
from ludoteca.core.record import take_apart
from ludoteca.games import find_game
from ludoteca.own_boards import open_setting

HINT_SECONDS = 1.0
HINTS = 3
LONGEST_LIST = 16  # more choices than that are listed only when asked for


def begin(
    name: str,
    seed: str | None,
    seat: str | None,
    seats: int | None,
    options: list[str],
    load: Path | None,
    levels: list[str],
) -> int:
    game = find_game(name)
    for level in levels:
        find_bot(level, game)  # what is wrong with its name is told at once
    if load is None:
        setting = open_setting(game, seats, read_options(game, options))
        own = find_seat(game, setting.seats, seat)
        game.load_board(setting.options, setting.files)  # what is wrong with it is told at once
        prepare(game)
        secret = fairness.new_seed() if seed is None else fairness.check_seed(seed)
        match = Match(game, setting, Chance.of_seed(secret))
        match.advance()
    elif seed is not None or seats is not None or options:
        raise BadInput("cli-load-alone")
    else:
        match = load_match(load, name)
        own = find_seat(game, match.setting.seats, seat)
    return Table(match, own, opponents(match, own, levels), output()).play()


def load_match(file: Path, name: str) -> Match:
    """A saved match to go on with."""
    text = read_text(file)
    other = take_apart(text).game
    if other != name:
        raise BadInput("cli-other-game", file=str(file), game=other)
    prepare_for(text)
    match = ludoteca.load(text)
    if match.chance.seed is None:
        raise BadInput("record-without-seed")
    return match


def opponents(match: Match, own: int, levels: list[str]) -> dict[int, Bot]:
    """A bot for every seat but the person's; the last of the levels takes all seats that are left.

    They draw from a public fact, so that a match can be repeated.
    """
    game, seed = match.game, int(match.chance.commitment[:7], 16)
    others = [seat for seat in range(match.setting.seats) if seat != own]
    if len(levels) > len(others):
        raise BadInput("cli-too-many-bots", bots=len(levels), seats=len(others))
    bots: dict[int, Bot] = {}
    for place, seat in enumerate(others):
        level = levels[min(place, len(levels) - 1)]
        introduce(game, seat, level)
        bot = find_bot(level, game, seed + seat)
        bots[seat] = GuardedBot(bot, seed + seat, report=tell_fault)
    return bots


def introduce(game: Game[Any], seat: int, level: str) -> None:
    """A character says who it is."""
    if character := find_character(game, level):
        name = say(f"{game.name}-seat", seat=game.seat_names[seat])
        about = say(f"{game.name}-character", name=character.name)
        told = say("cli-character", seat=name, name=character.title, about=about)
        output().print(told, soft_wrap=True)


def tell_fault(fault: str) -> None:
    errors().print(say("cli-bot-fault", fault=fault))


class Table:
    """A match, the person's seat, and how far it has been told."""

    def __init__(self, match: Match, seat: int, bots: dict[int, Bot], console: Console) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.console = console
        self.told = 0

    @property
    def face(self) -> Face:
        return self.match.game.face(self.match.board, self.match.state, self.seat, chosen())

    def play(self) -> int:
        """Until the end of the match, or until the person leaves."""
        game = self.match.game
        self.say("cli-welcome", game=title(game), seat=seat_word(game, self.seat))
        self.say("cli-commitment", commitment=self.match.chance.commitment)
        if at_terminal(self.console):
            with suppress(ImportError):
                import_module("readline")  # from now on lines can be edited
        try:
            while self.match.to_act is not None:
                if self.match.to_act != self.seat:
                    bot = self.bots[self.match.to_act]
                    self.match.play(bot.choose(Position.of(self.match)))
                    self.tell_news()
                elif not self.decide():
                    return 0
            self.finish()
        except EOFError:
            self.say("cli-left")
        return 0

    def say(self, key: str, /, **arguments: str) -> None:
        self.console.print(say(key, **arguments))

    def tell_news(self) -> None:
        for line in told_lines(self.match, self.seat, self.told):
            self.console.print(f"· {line}")
        self.told = len(self.match.actions)

    # A decision of the person

    def decide(self) -> bool:
        """Ask until something is played, or False if the person leaves."""
        self.tell_news()
        self.show_board()
        self.show_choices()
        actions = list(self.match.actions)
        while self.match.actions == actions:
            words = self.ask().split(maxsplit=1)
            if not words:
                continue
            command, rest = words[0].lower(), words[1] if len(words) > 1 else ""
            if command == "quit":
                self.say("cli-left")
                return False
            if command == "save":
                self.save(rest)
            elif not rest and command in self.commands():
                self.commands()[command]()
            else:
                self.answer(" ".join(words))
        return True

    def commands(self) -> dict[str, Callable[[], None]]:
        return {
            "undo": self.undo,
            "help": lambda: self.say("cli-help"),
            "hint": self.hint,
            "board": self.show_board,
            "list": self.list_choices,
            "log": self.show_log,
            "record": self.show_record,
        }

    def ask(self) -> str:
        return input("> ")

    def answer(self, text: str) -> None:
        """Play what was typed: the number of a choice, a game's shorthand, or notation."""
        try:
            numbers = self.match.legal_numbers()
            is_choice = text.isdecimal() and 1 <= int(text[:9]) <= len(numbers)
            is_listed = self.face.hint() is None or len(numbers) <= LONGEST_LIST
            short = self.face.shorthand(text)
            # A number means the choice that it stands beside. Where choices are too many to be
            # listed it may be short for one of them, such as an amount.
            if is_choice and (is_listed or not self.is_legal(short)):
                self.match.play(numbers[int(text) - 1])
            elif short is not None:
                self.match.play(short)
            elif text.isdecimal():
                self.say("cli-no-choice", number=text, limit=str(len(numbers)))
            else:
                self.match.play(text)
        except IllegalAction as refusal:
            self.console.print(tell(refusal.reason))

    def is_legal(self, text: str | None) -> bool:
        try:
            return text is not None and self.match.number(text) in self.match.legal_numbers()
        except IllegalAction:
            return False

    def hint(self) -> None:
        """What the bots' search would do, the best first."""
        found = suggest(Position.of(self.match, self.seat), HINT_SECONDS)
        for candidate in found.candidates[:HINTS]:
            chance = f"{100 * candidate.returns[self.seat]:.0f}"
            key = "cli-hint-exact" if candidate.solved else "cli-hint"
            self.say(key, choice=tell(candidate.label), chance=chance)

    def undo(self) -> None:
        if self.match.undo_seat() != self.seat:
            self.say("refused-undo")
            return
        self.match.undo()
        self.told = min(self.told, len(self.match.actions))
        self.say("cli-undone")

    # What the person sees

    def show_board(self) -> None:
        self.console.print()
        lit = self.face.lights(self.match.legal()) if self.match.to_act == self.seat else set()
        self.console.print(self.face.draw(lit))

    def show_choices(self) -> None:
        """What to do, and the choices; many of them only as places on the board."""
        self.console.print(tell(self.match.prompt()), style="bold")
        actions = self.match.legal()
        hint = self.face.hint()
        if hint is None:
            self.list_choices()
            return
        self.console.print(tell(hint))
        if len(actions) <= LONGEST_LIST:
            self.list_choices()
        elif self.face.lights(actions):
            others = [
                place for place, action in enumerate(actions) if not self.face.lights([action])
            ]
            self.list_choices(others)

    def list_choices(self, places: list[int] | None = None) -> None:
        """All choices, or those at some places of their list, with their numbers."""
        numbers = self.match.legal_numbers()
        choices = [
            Text(f"{place + 1:>2} {tell(self.match.describe(numbers[place]))}")
            for place in (range(len(numbers)) if places is None else places)
        ]
        columns = Columns(choices, padding=(0, 3), column_first=True)
        self.console.print(Padding(columns, (0, 0, 0, 2)))

    def show_record(self) -> None:
        """What the person may know of the match so far."""
        text = self.match.record(self.seat, redacted=self.match.to_act is not None)
        self.console.print(text, soft_wrap=True, markup=False)

    def show_log(self) -> None:
        for line in told_lines(self.match, self.seat):
            self.console.print(f"· {line}")

    # The end, and what stays

    def save(self, file: str) -> None:
        if not file:
            self.say("cli-save-where")
            return
        try:
            Path(file).expanduser().write_text(self.match.record(seed=True), encoding="utf-8")
        except OSError as error:
            self.say("cli-bad-file", file=file, reason=str(error.strerror))
        else:
            self.say("cli-saved", file=file)

    def finish(self) -> None:
        self.tell_news()
        self.console.print(self.face.draw(set()))
        self.console.print(tell(self.match.prompt()), style="bold")
        self.console.print(self.face.result())
        self.say(
            "cli-proof", seed=str(self.match.chance.seed), commitment=self.match.chance.commitment
        )
        self.say("cli-offer-save")
        if file := self.ask().strip():
            self.save(file)
