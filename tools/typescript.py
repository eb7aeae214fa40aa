"""TypeScript's words for msgspec structs: what `generate_types.py` writes its files with."""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache

from msgspec import inspect as kinds

from ludoteca.core.message import Message


@cache
def classes_of(module: str) -> dict[str, str]:
    """Their sources by name: for each class, `inspect` would read the whole module again."""
    text = inspect.getsource(sys.modules[module])
    lines = text.splitlines()
    found = (node for node in ast.parse(text).body if isinstance(node, ast.ClassDef))
    return {node.name: "\n".join(lines[node.lineno - 1 : node.end_lineno]) for node in found}


def source_of(struct: type) -> str:
    return classes_of(struct.__module__)[struct.__name__]


class Types:
    """The types of one file: structs are collected, then declared after those they mention."""

    def __init__(
        self,
        aliases: Mapping[str, Iterable[object]] | None = None,
        unions: Mapping[str, Iterable[type]] | None = None,
    ) -> None:
        self.aliases = {frozenset(values): name for name, values in (aliases or {}).items()}
        self.unions = {
            frozenset(struct.__name__ for struct in structs): name
            for name, structs in (unions or {}).items()
        }
        self.structs: dict[str, type] = {}
        self.words: dict[str, tuple[str, ...]] = {}

    # What is mentioned

    def collect(self, struct: type) -> None:
        """The struct after all those it mentions."""
        if struct.__name__ in self.structs:
            return
        if struct is not Message:
            for derived in derived_of(struct):
                self.collect(derived)
            for field in struct_of(struct).fields:
                self.mention(field.type)
        self.structs[struct.__name__] = struct

    def mention(self, kind: kinds.Type) -> None:
        match kind:
            case kinds.StructType():
                self.collect(kind.cls)
            case kinds.Metadata():
                named = kind.extra_json_schema or {}
                if "words" in named:
                    self.words[named["name"]] = named["words"]
                self.mention(kind.type)
            case kinds.ListType() | kinds.VarTupleType():
                self.mention(kind.item_type)
            case kinds.DictType():
                self.mention(kind.key_type)
                self.mention(kind.value_type)
            case kinds.UnionType():
                for part in kind.types:
                    self.mention(part)

    # How it is declared

    def declare_words(self) -> list[str]:
        """Each list of words as a constant and as a type."""
        return [
            f"export const {plural(name)} = [{', '.join(map(quote, among))}] as const;\n"
            f"export type {name} = (typeof {plural(name)})[number];\n"
            for name, among in self.words.items()
        ]

    def declare_structs(self) -> list[str]:
        return [self.declare(struct) for struct in self.structs.values()]

    def declare(self, struct: type) -> str:
        info = struct_of(struct)
        lines = []
        if (own := struct.__doc__) and not own.startswith(f"{struct.__name__}("):
            lines += comment(inspect.cleandoc(own), "")
        if derived := derived_of(struct):
            members = " | ".join(each.__name__ for each in derived)
            return "\n".join([*lines, f"export type {struct.__name__} = {members};\n"])
        lines.append(f"export interface {struct.__name__} {{")
        if info.tag_field is not None:
            lines.append(f"  readonly {info.tag_field}: {quote(info.tag)};")
        notes = dict(re.findall(r"(?m)^    (\w+): .*?  # (.+)$", source_of(struct)))
        closed = info.cls.__struct_config__.forbid_unknown_fields
        for field in info.fields:
            if note := notes.get(field.name):
                lines += comment(note, "  ")
            # What the browser may leave out has a default; what it receives is always there.
            mark = "?" if not field.required and closed else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.spell(field.type)};")
        return "\n".join([*lines, "}\n"])

    def spell(self, kind: kinds.Type) -> str:
        match kind:
            case kinds.Metadata():
                told = kind.extra_json_schema or {}
                spelled = str(told["name"]) if "name" in told else self.spell(kind.type)
                return f"Partial<{spelled}>" if told.get("partial") else spelled
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
                return self.among(kind.values)
            case kinds.ListType() | kinds.VarTupleType():
                return self.spell_list(kind)
            case kinds.DictType():
                key, value = self.spell(kind.key_type), self.spell(kind.value_type)
                return f"Readonly<Record<{key}, {value}>>"
            case kinds.UnionType():
                parts = [self.spell(part) for part in kind.types]
                parts.sort(key=lambda word: word == "null")  # at the end, as people write it
                return self.unions.get(frozenset(parts), " | ".join(parts))
        raise TypeError(f"no TypeScript for {kind}")

    def spell_list(self, kind: kinds.ListType | kinds.VarTupleType) -> str:
        item = self.spell(kind.item_type)
        if kind.max_length is not None and kind.max_length == kind.min_length:
            return f"readonly [{', '.join([item] * kind.max_length)}]"
        return f"readonly {f'({item})' if ' ' in item else item}[]"

    def among(self, values: Iterable[object]) -> str:
        """One of these values: by the name that they have together, if they have one."""
        values = tuple(values)
        words = {frozenset(among): name for name, among in self.words.items()}
        return (self.aliases | words).get(frozenset(values)) or literal(values)


def struct_of(struct: type) -> kinds.StructType:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return info


def derived_of(struct: type) -> list[type]:
    """A struct from which others are derived is any of these."""
    return struct.__subclasses__()


def plural(name: str) -> str:
    """All words of a type: `END_REASONS` of `EndReason`, `SEATS` of `SeatName`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.removesuffix("Name")).upper() + "S"


def comment(text: str, indent: str) -> list[str]:
    rows = text.splitlines()
    if len(rows) == 1:
        return [f"{indent}/** {rows[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {row}".rstrip() for row in rows), f"{indent} */"]


def literal(values: Iterable[object]) -> str:
    return " | ".join(quote(value) for value in values)


def quote(value: object) -> str:
    return json.dumps(value)
