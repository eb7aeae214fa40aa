"""Write `web/src/lib/protocol.ts`, the browser's types of what goes over the wire.

    python tools/generate_types.py [--check]

With `--check` nothing is written; the exit code is 1 if the file is not what it should be.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from typing import get_args

from msgspec import inspect as kinds

from ludoteca.core.message import Message
from ludoteca.server import protocol

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
NOTICE = "// Written by tools/generate_types.py from src/ludoteca/server/protocol.py. Do not edit."
HEAD = """\
/** What a seat may see. Each game's folder declares the shape of its own. */
export type View = Readonly<Record<string, unknown>>;

/** A typed action: `action` names its kind, the other keys depend on it. */
export type GameAction = Readonly<{ action: string } & Record<string, unknown>>;
"""
UNIONS = {
    "Happening": protocol.Happening,
    "FromBrowser": protocol.FromBrowser,
    "ToBrowser": protocol.ToBrowser,
}
ALIASES = {
    "SeatKind": protocol.SeatKind,
    "Badge": protocol.Badge,
    "ClockKind": protocol.ClockKind,
    "Status": protocol.Status,
}
NUMBERS = ("MAX_NAME", "MAX_CHAT", "MAX_BOARD", "MAX_BODY")


def main(arguments: list[str]) -> int:
    text = write_types()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.name} is out of date; run: python tools/generate_types.py")
    return 1


def write_types() -> str:
    declared: dict[str, type] = {}
    for union in UNIONS.values():
        for struct in get_args(union):
            collect(struct, declared)
    for struct in protocol.HTTP_BODIES:
        collect(struct, declared)
    parts = [f"{NOTICE}\n{explain(protocol.__doc__)}\n", HEAD]
    parts += [f"export const {name} = {getattr(protocol, name)};\n" for name in NUMBERS]
    for name, alias in ALIASES.items():
        parts.append(f"export type {name} = {literal(get_args(alias))};\n")
    parts += [declare(struct) for struct in declared.values()]
    for name, union in UNIONS.items():
        members = "".join(f"\n  | {struct.__name__}" for struct in get_args(union))
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


def explain(text: str | None) -> str:
    return "\n".join(f"// {row}".rstrip() for row in (text or "").strip().splitlines())


def collect(struct: type, declared: dict[str, type]) -> None:
    """The struct after all those it mentions."""
    if struct.__name__ in declared:
        return
    if struct is Message:
        declared[struct.__name__] = struct
        return
    for field in fields_of(struct):
        for mentioned in structs_in(field.type):
            collect(mentioned, declared)
    declared[struct.__name__] = struct


def fields_of(struct: type) -> tuple[kinds.Field, ...]:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return info.fields


def structs_in(kind: kinds.Type) -> list[type]:
    match kind:
        case kinds.StructType():
            return [kind.cls]
        case kinds.Metadata():
            return structs_in(kind.type)
        case kinds.ListType() | kinds.VarTupleType():
            return structs_in(kind.item_type)
        case kinds.DictType():
            return structs_in(kind.value_type)
        case kinds.UnionType():
            return [struct for part in kind.types for struct in structs_in(part)]
    return []


def declare(struct: type) -> str:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = []
    if (own := struct.__doc__) and not own.startswith(f"{struct.__name__}("):
        lines += comment(inspect.cleandoc(own), "")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  readonly {info.tag_field}: {quote(info.tag)};")
    notes = dict(re.findall(r"(?m)^    (\w+): .*?  # (.+)$", inspect.getsource(struct)))
    closed = info.cls.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        if note := notes.get(field.name):
            lines += comment(note, "  ")
        # What the browser may leave out has a default; what it receives is always there.
        mark = "?" if not field.required and closed else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {spell(field.type)};")
    return "\n".join([*lines, "}\n"])


def comment(text: str, indent: str) -> list[str]:
    rows = text.splitlines()
    if len(rows) == 1:
        return [f"{indent}/** {rows[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {row}".rstrip() for row in rows), f"{indent} */"]


def spell(kind: kinds.Type) -> str:
    match kind:
        case kinds.Metadata():
            named = (kind.extra_json_schema or {}).get("name")
            return str(named) if named else spell(kind.type)
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.StrType():
            return "string"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType():
            return next(
                (
                    name
                    for name, alias in ALIASES.items()
                    if set(get_args(alias)) == set(kind.values)
                ),
                literal(kind.values),
            )
        case kinds.ListType() | kinds.VarTupleType():
            return f"readonly {bracket(kind.item_type)}[]"
        case kinds.DictType():
            return f"Readonly<Record<string, {spell(kind.value_type)}>>"
        case kinds.UnionType():
            unions = {
                frozenset(struct.__name__ for struct in get_args(union)): name
                for name, union in UNIONS.items()
            }
            spelled = [spell(part) for part in kind.types]
            # null at the end, as people write it
            spelled.sort(key=lambda word: word == "null")
            return unions.get(frozenset(spelled), " | ".join(spelled))
    raise TypeError(f"no TypeScript for {kind}")


def bracket(kind: kinds.Type) -> str:
    spelled = spell(kind)
    return f"({spelled})" if " " in spelled else spelled


def literal(values: tuple[object, ...]) -> str:
    return " | ".join(quote(value) for value in values)


def quote(value: object) -> str:
    return json.dumps(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
