"""Write moments of real matches as JSON, to draw boards without a server.

    tools/make_fixtures.py [GAME ...]

For every game and kind of decision one file in web/fixtures (not committed: the same seeds give
the same files), as NAME-PROMPT.json, early and late in the match, and NAME-over.json for its end.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.contract import CHANCE
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

FIXTURES = Path(__file__).parent.parent / "web" / "fixtures"
BADGES = ("circle", "square", "triangle", "diamond")
NAMES = ("Anna", "Bruno", "Chiara", "Dawid")
SETTINGS: dict[str, list[tuple[str, int, dict[str, str | bool]]]] = {
    "marabunta": [("", 2, {})],
    "minicity": [("", 2, {}), ("-friends", 4, {"friends": True})],
    "marracash": [("", 3, {}), ("-souvenirs", 4, {"souvenirs": True})],
}
SEEDS = ("11", "12", "13", "14")  # several matches: not every kind of decision comes in one
LATE = 12  # decisions of one kind after which a second, busier moment is kept


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for game in sys.argv[1:] or SETTINGS:
        for suffix, seats, options in SETTINGS[game]:
            rules = find_game(game)
            kept: dict[str, dict[str, Any]] = {}
            for seed in SEEDS:
                match = Match(rules, make_setting(rules, seats, options), Chance.of_seed(seed))
                match.advance()
                kept = play_through(match) | kept
            for name, fixture in kept.items():
                path = FIXTURES / f"{game}{suffix}-{name}.json"
                path.write_bytes(msgspec.json.encode(fixture) + b"\n")
            print(f"{game}{suffix}: {', '.join(kept)}")


def play_through(match: Match) -> dict[str, dict[str, Any]]:
    """A random match; the first and a later moment of every kind of prompt, and the end."""
    generator = random.Random(5)
    kept: dict[str, dict[str, Any]] = {}
    seen: dict[str, int] = {}
    before, length = None, 0
    while match.to_act is not None:
        kind = match.prompt().key.removeprefix(f"{match.game.name}-prompt-")
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] in (1, LATE):
            name = kind if seen[kind] == 1 else f"{kind}-late"
            kept[name] = fixture(match, before, length)
        before, length = match.view(match.to_act), len(match.actions)
        match.play(generator.choice(match.legal_numbers()))
    kept["over"] = fixture(match, before, length)
    return kept


def fixture(match: Match, previous: dict[str, Any] | None, length: int) -> dict[str, Any]:
    seat = match.to_act
    result = match.outcome
    standing = {
        "version": 1,
        "status": "running" if result is None else "over",
        "steps": len(match.actions),
        "seat": seat,
        "view": match.view(0 if seat is None else seat),
        "to_act": seat,
        "prompt": match.prompt(),
        "choices": [choice(match, number) for number in match.legal_numbers()],
        "undo": "free",
        "undo_asked": None,
        "consent_needed": False,
        "clocks": [None] * match.setting.seats,
        "result": result,
        "seed": None,
    }
    return {
        "game": match.game.name,
        "seats": [
            {
                "seat": index,
                "colour": match.game.seat_names[index],
                "badge": BADGES[index],
                "kind": "person",
                "player": NAMES[index],
                "level": None,
                "online": True,
                "you": index == (seat or 0),
                "clock": None,
                "absent": False,
            }
            for index in range(match.setting.seats)
        ],
        "previous": previous,
        "steps": [
            {
                "seat": None if step.actor == CHANCE else step.actor,
                "text": match.game.text(match.game.action(match.board, step.number)),
                "messages": match.game.narrate(
                    match.board, step.before, step.number, step.after, seat
                ),
            }
            for step in match.steps()
            if step.index >= length
        ],
        "standing": standing,
        "result": result,
    }


def choice(match: Match, number: int) -> dict[str, Any]:
    action = match.game.action(match.board, number)
    return {
        "number": number,
        "text": match.game.text(action),
        "action": action,
        "label": match.describe(number),
    }


if __name__ == "__main__":
    main()
