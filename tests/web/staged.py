"""A table that a test keeps itself: the pages are real, what they are told is from a match by seed.

Any moment of any game can be put before a page at once, and nothing is left to luck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Literal

import msgspec
from playwright.sync_api import WebSocketRoute, expect

from ludoteca.core.match import Chance, Match
from ludoteca.core.message import Message
from ludoteca.core.setting import make_setting
from ludoteca.core.texts import say
from ludoteca.games import find_game
from ludoteca.server.protocol import (
    BADGES,
    Accepted,
    Advice,
    Candidate,
    Chat,
    Decided,
    FromBrowser,
    Happened,
    Happening,
    Hinted,
    Look,
    Past,
    Ping,
    Play,
    Pong,
    Presence,
    Problem,
    Reason,
    Recall,
    Recalled,
    SeatClock,
    SeatFacts,
    Situation,
    Standing,
    Started,
    TableFacts,
    Watch,
    Why,
)
from ludoteca.server.telling.replays import result_of
from ludoteca.server.telling.steps import choice, told
from tests.web.people import Person

NAME = "staged"
CLOCK = SeatClock(left=90_000, running=False)
HIDDEN = "0" * 64
DECODER: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


def match_of(game: str, seats: int, options: dict[str, Any], seed: str) -> Match:
    rules = find_game(game)
    match = Match(rules, make_setting(rules, seats, options), Chance.of_seed(seed))
    match.advance()
    return match


def kind_of(match: Match) -> str:
    """What is asked for now, in one word."""
    return match.prompt().key.removeprefix(f"{match.game.name}-prompt-")


def moments(
    game: str, seats: int, options: dict[str, Any], seeds: tuple[str, ...]
) -> Iterator[tuple[str, Match]]:
    """Random matches, at the first decision of every kind; go on before the next is asked for."""
    seen: set[str] = set()
    for seed in seeds:
        match = match_of(game, seats, options, seed)
        chooser = random.Random(seed)
        while match.to_act is not None:
            if (kind := kind_of(match)) not in seen:
                seen.add(kind)
                yield kind, match
            match.play(chooser.choice(match.legal_numbers()))


def written(game: str, seats: int, options: dict[str, Any], seed: str) -> list[int]:
    """All decisions of a random match, one after the other."""
    match, chooser = match_of(game, seats, options, seed), random.Random(seed)
    decisions = []
    while match.to_act is not None:
        decisions.append(chooser.choice(match.legal_numbers()))
        match.play(decisions[-1])
    return decisions


# What comes one by one is told in one sentence: by what the messages share, and what differs.
ONE_BY_ONE = {
    "minicity-stocked": ("seat", "food", "{} takes {} tokens into the small part: {}."),
    "minicity-dealt": ("seat", "ant", "{} draws {} cards: {}."),
    "minicity-dealt-hidden": ("seat", "", "{} draws {} cards."),
    "marracash-gathered": ("fountain", "colour", "Visitors wait at fountain {0}: {2}."),
    "marracash-queued": ("line", "colour", "{1} visitors join the line: {2}."),
}


def in_sentences(messages: list[Message]) -> list[str]:
    told = []

    def kind(message: Message) -> tuple[str, str]:
        shared, _, _ = ONE_BY_ONE.get(message.key, ("", "", ""))
        return message.key, part(message, shared)

    for (key, shared), run in groupby(messages, kind):
        same = list(run)
        if key not in ONE_BY_ONE or len(same) == 1:
            told += [say(message) for message in same]
            continue
        _, differs, sentence = ONE_BY_ONE[key]
        names = [part(message, differs) for message in same]
        if key != "minicity-dealt":  # whose cards are named one by one
            names = [f"{count} {name}" for name, count in Counter(names).items()]
        listed = ", ".join(names)
        told.append(sentence.format(shared, len(same), listed))
    return told


def part(message: Message, name: str) -> str:
    found = message.arguments.get(name, "")
    return say(found) if isinstance(found, Message) else str(found)


class Stage:
    """One page in front of a match; the person has the seat that is to act when it is shown."""

    def __init__(self, person: Person, *, clock: bool = False, chat: bool = False) -> None:
        self.person = person
        self.match: Match | None = None
        self.seat: int | None = None
        self.chat = chat
        self.clock = CLOCK if clock else None
        self.log: list[Happening] = []
        self.script: list[int] = []  # what is decided from here on, by the others as well
        self._pasts: dict[int, Past] = {}  # by version
        self._told = 0  # steps
        self._shown = 1  # moments, and one more: “2 spectators” is a number in every language
        self._chooser = random.Random(7)
        self._line: WebSocketRoute | None = None
        person.page.route_web_socket("**/api/socket", self._open)

    def show(self, match: Match, *, fresh: bool = False, watching: bool = False) -> None:
        """The page opens at this moment, or is put before it."""
        self.match = match.copy()
        self.seat = None if watching else match.to_act
        self.log = [Started(1, 0, self._steps_from(0))]
        self._told = len(match.actions)
        self._keep()
        self._shown += 1
        if fresh or self._line is None:
            self.person.go(f"/match/{NAME}")
        else:
            self._set()
        # The page has seen it when it tells how many watch.
        expect(self.person.page.locator(".watchers")).to_contain_text(f"{self._shown} ")

    def plays(self, action: int) -> None:
        """The person's decision, made elsewhere."""
        self._play("elsewhere", action)

    def hangs_up(self) -> None:
        assert self._line is not None
        self._line.close()

    def says(self, text: str) -> None:
        """Somebody else, to everybody."""
        assert self._line is not None
        self._send(Chat(NAME, self._chooser.getrandbits(30), 0, None, "Bruno", text))

    def asks_for_a_hint(self, seat: int) -> None:
        """Somebody else, which everybody is told."""
        self.log.append(Hinted(len(self.log) + 1, 0, seat))
        self._keep()
        self._send(Happened(NAME, self.log[-1:], self._standing()))

    def complains(self, key: str) -> None:
        """Something could not be done."""
        self._send(Problem(NAME, Message(key, {})))

    def advises(self, chances: dict[int, float], *, solved: bool = False) -> None:
        """A hint: how likely each of these choices is to win, as far as is known or for sure."""
        played = self._match
        texts = [played.game.text(played.game.action(played.board, number)) for number in chances]
        candidates = [
            Candidate(number, text, played.describe(number), 10, 0.1, [chance] * 4, solved, [])
            for (number, chance), text in zip(chances.items(), texts, strict=True)
        ]
        self._send(Advice(NAME, self.log[-1].version, candidates, 100))

    def spoken(self, since: int = 0, to: int | None = None) -> list[str]:
        """Every line of the log in English, as the page should tell it."""
        steps = [step for each in self.log[since:to] for step in getattr(each, "steps", ())]
        return in_sentences([message for step in steps for message in step.messages])

    def describes(self, action: int) -> str:
        return say(self._match.describe(action))

    def prompt(self) -> str:
        return say(self._match.prompt())

    # The line

    def _open(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)

    def _set(self) -> None:
        situation = self._situation()
        self._send(situation)
        self._send(Presence(NAME, situation.table.seats, watchers=self._shown, patience=0))

    def _send(self, message: msgspec.Struct) -> None:
        assert self._line is not None
        self._line.send(msgspec.json.encode(message).decode())

    def _hear(self, text: str | bytes) -> None:
        match DECODER.decode(text):
            case Watch():
                self._set()
            case Ping(sent=sent):
                self._send(Pong(sent))
            case Recall():
                self._send(Recalled(NAME, self.log))
            case Play(key=key, action=action):
                self._play(key, action)
            case Look(version=version):
                self._send(self._pasts[version])
            case Why(text=text, version=version):
                reason = self._match.why_not(text)
                assert reason is not None
                self._send(Reason(NAME, version, reason))
            case _:
                pass

    def _play(self, key: str, action: int) -> None:
        """The decision, then those of the others until it is this person's turn again."""
        played = self._match
        before = len(self.log)
        self._decide(action)
        self._send(Accepted(NAME, key, self.log[-1].version))
        while played.to_act not in (None, self.seat):
            legal = played.legal_numbers()
            self._decide(self.script[0] if self.script else self._chooser.choice(legal))
        self._send(Happened(NAME, self.log[before:], self._standing()))

    def _decide(self, action: int) -> None:
        seat = self._match.to_act
        assert seat is not None
        self._match.play(action)
        self.script = self.script[1:]
        self.log.append(Decided(len(self.log) + 1, 0, seat, self._steps_from(self._told)))
        self._told = len(self._match.actions)
        self._keep()

    def _keep(self) -> None:
        """To be looked at later."""
        now = self._standing()
        self._pasts[now.version] = Past(
            NAME, now.version, now.steps, now.seat, now.view, now.to_act
        )

    # What it says

    @property
    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _steps_from(self, first: int) -> list[Any]:
        played = self._match
        return [
            told(played.game, played.board, step, self.seat)
            for step in played.steps()
            if step.index >= first
        ]

    def _situation(self) -> Situation:
        played = self._match
        seats = [self._facts(seat) for seat in range(played.setting.seats)]
        return Situation(
            match=NAME,
            table=TableFacts(
                id=NAME,
                game=played.game.name,
                options=dict(played.setting.options),
                public=False,
                clock="fast" if self.clock else "none",
                chat=self.chat,
                hints=False,
                rated=False,
                seats=seats,
                host=True,
                full=True,
                code=None,
                match=NAME,
                created=0,
                reserved=[None] * len(seats),
                commitment=HIDDEN,
                commitments=[None] * len(seats),
                starting=False,
                awaited=[],
            ),
            rules_version=1,
            commitment=HIDDEN,
            started=0,
            your_seats=[] if self.seat is None else [self.seat],
            standing=self._standing(),
            rematch=None,
        )

    def _facts(self, seat: int) -> SeatFacts:
        mine = seat == self.seat
        kind: Literal["person", "bot"] = "person" if mine else "bot"
        return SeatFacts(
            seat=seat,
            colour=self._match.game.seat_names[seat],
            badge=BADGES[seat],
            kind=kind,
            player="Anna" if mine else None,
            level=None if mine else "random",
            online=True,
            you=mine,
            clock=self.clock,
            absent=False,
        )

    def _standing(self) -> Standing:
        played = self._match
        outcome = played.outcome
        mine = played.to_act is not None and played.to_act == self.seat
        return Standing(
            version=self.log[-1].version,
            status="running" if outcome is None else "over",
            steps=len(played.actions),
            seat=self.seat,
            view=msgspec.to_builtins(played.view(self.seat or 0)),
            to_act=played.to_act,
            prompt=played.prompt(),
            choices=[choice(played, number) for number in played.legal_numbers()] if mine else [],
            undo="free" if self.log[-1].version > 1 and outcome is None else "no",
            undo_asked=None,
            consent_needed=False,
            may_resign=False,
            end_asked=None,
            end_consent_needed=False,
            hint="free",
            clocks=[self.clock] * played.setting.seats,
            result=result_of(outcome),
            seed=None,
        )
