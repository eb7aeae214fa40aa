"""Write the browser's types of what goes over the wire.

    python tools/generate_types.py [--check]

`web/src/lib/protocol.ts` has what the server says, `web/src/games/NAME/view.ts` the view and the
actions of a game that has a folder there. With `--check` nothing is written; the exit code is 1 if
a file is not what it should be.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_type_hints

sys.path.insert(0, str(Path(__file__).parent.parent))

from ludoteca.core.actions import Kind, OnBoard, Range
from ludoteca.core.contract import Game
from ludoteca.games import find_game, names
from ludoteca.review.verdicts import LIMITS
from ludoteca.server import protocol
from tools.typescript import Types, literal, quote

WEB = Path(__file__).parent.parent / "web" / "src"
NOTICE = "// Written by tools/generate_types.py from src/ludoteca/{source}. Do not edit.\n"
HEAD = """\
/** What a seat may see. Each game's folder declares the shape of its own. */
export type View = Readonly<Record<string, unknown>>;

/** A typed action: `action` names its kind, the other keys depend on it. */
export type GameAction = Readonly<{ action: string } & Record<string, unknown>>;
"""
UNIONS = {
    "Happening": get_args(protocol.Happening),
    "FromBrowser": get_args(protocol.FromBrowser),
    "ToBrowser": get_args(protocol.ToBrowser),
}
ALIASES = {
    "SeatKind": get_args(protocol.SeatKind),
    "Badge": get_args(protocol.Badge),
    "ClockKind": get_args(protocol.ClockKind),
    "Status": get_args(protocol.Status),
}
NUMBERS = ("MAX_NAME", "MAX_CHAT", "MAX_BOARD", "MAX_BODY", "MAX_DEPTH")


def main(arguments: list[str]) -> int:
    outdated = []
    for target, text in write_all().items():
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            continue
        if "--check" in arguments:
            outdated.append(str(target.relative_to(WEB)))
        else:
            target.write_text(text, encoding="utf-8")
    if outdated:
        print(f"{', '.join(outdated)}: out of date; run: python tools/generate_types.py")
    return bool(outdated)


def write_all() -> dict[Path, str]:
    """Every file with what should be in it."""
    files = {WEB / "lib" / "protocol.ts": write_protocol()}
    for name in names():
        if (folder := WEB / "games" / name).is_dir():
            files[folder / "view.ts"] = write_game(find_game(name))
    return files


# What the server says


def write_protocol() -> str:
    types = Types(ALIASES, UNIONS)
    for struct in (*(each for union in UNIONS.values() for each in union), *protocol.HTTP_BODIES):
        types.collect(struct)
    parts = [f"{NOTICE.format(source='server/protocol.py')}{explain(protocol.__doc__)}\n", HEAD]
    parts += [f"export const {name} = {getattr(protocol, name)};\n" for name in NUMBERS]
    limits = ", ".join(f"{verdict}: {limit}" for verdict, limit in LIMITS)
    about = "A decision is called so if it lost less than this of the win, or else a blunder."
    parts.append(f"/** {about} */\nexport const VERDICT_LIMITS = {{ {limits} }} as const;\n")
    parts += [f"export type {name} = {literal(values)};\n" for name, values in ALIASES.items()]
    parts += types.declare_structs()
    for name, union in UNIONS.items():
        parts.append(declare_union(name, (struct.__name__ for struct in union)))
    return "\n".join(parts)


def explain(text: str | None) -> str:
    return "\n".join(f"// {row}".rstrip() for row in (text or "").strip().splitlines())


def declare_union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} ={''.join(f'{chr(10)}  | {member}' for member in members)};\n"


# The view and the actions of a game


def write_game(game: Game[Any]) -> str:
    view: type = get_type_hints(type(game).view)["return"]
    types = Types()
    types.collect(view)
    actions = declare_union(
        view.__name__.replace("View", "Action"),
        (spell_action(types, kind) for kind in game.actions.kinds),
    )
    source = f"games/{game.name}/view.py and actions.py"
    parts = [NOTICE.format(source=source), *types.declare_words(), *types.declare_structs()]
    return "\n".join([*parts, f"/** What a seat or chance does. */\n{actions}"])


def spell_action(types: Types, kind: Kind) -> str:
    config = kind.action.__struct_config__
    ranges: Iterable[Range] = kind.ranges
    if kind.together:
        (rows,) = kind.ranges
        assert not isinstance(rows, OnBoard)
        ranges = zip(*rows, strict=True)
    fields = [
        f"readonly {name}: {spell_range(types, each)}"
        for name, each in zip(kind.action.__struct_encode_fields__, ranges, strict=True)
    ]
    tag = f"readonly {config.tag_field}: {quote(config.tag)}"
    return f"{{ {'; '.join([tag, *fields])} }}"


def spell_range(types: Types, values: Range) -> str:
    if isinstance(values, OnBoard):
        return "string"
    if None in values:
        return f"{spell_range(types, [value for value in values if value is not None])} | null"
    if isinstance(values[0], tuple):
        item = spell_range(types, [each for value in values for each in value])
        return f"readonly {item}[]"
    if isinstance(values[0], str):
        return types.among(dict.fromkeys(values))
    return "number"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
