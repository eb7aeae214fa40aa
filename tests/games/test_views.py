"""A view is what it declares: the browser's types are written from the declaration."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest
from msgspec import inspect as kinds

from ludoteca.core.views import View
from tests.games.variants import VARIANTS, Variant

DECISIONS = 60
declared = cache(kinds.type_info)  # to look at a type takes longer than to make a view


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_view_has_the_types_and_words_that_it_declares(variant: Variant) -> None:
    match, chooser = variant.match(7), random.Random(7)
    for decision in range(DECISIONS):
        if match.to_act is None:
            break
        match.play(chooser.choice(match.legal_numbers()))
        view = match.typed_view(decision % variant.seats)
        demand(declared(type(view)), view, type(view).__name__)
        assert msgspec.json.decode(msgspec.json.encode(view)) == match.view(
            decision % variant.seats
        )


def demand(kind: kinds.Type, value: object, place: str, *, partial: bool = False) -> None:
    """That a value is of this kind, and all that is in it; a dict has every word, or is partial."""
    match kind:
        case kinds.StructType():
            assert isinstance(value, View), place
            assert isinstance(value, kind.cls), place
            own = declared(type(value))
            assert isinstance(own, kinds.StructType)
            for field in own.fields:
                demand(field.type, getattr(value, field.name), f"{place}.{field.name}")
        case kinds.Metadata():
            told = kind.extra_json_schema or {}
            assert "words" not in told or value in told["words"], f"{place}: {value}"
            demand(kind.type, value, place, partial="partial" in told)
        case kinds.ListType():
            assert isinstance(value, list), place
            assert len(value) == (kind.max_length or len(value)), place
            for item in value:
                demand(kind.item_type, item, f"{place}[]")
        case kinds.DictType():
            assert isinstance(value, dict), place
            if isinstance(kind.key_type, kinds.Metadata) and not partial:
                assert tuple(value) == (kind.key_type.extra_json_schema or {})["words"], place
            for key, item in value.items():
                demand(kind.key_type, key, f"{place} (key)")
                demand(kind.value_type, item, f"{place}[{key}]")
        case kinds.UnionType():
            of_it = [
                each for each in kind.types if isinstance(each, kinds.NoneType) == (value is None)
            ]
            assert of_it, f"{place}: {value}"
            demand(of_it[0], value, place)
        case kinds.NoneType():
            assert value is None, place
        case _:
            plain = {kinds.IntType: int, kinds.StrType: str, kinds.BoolType: bool}
            assert type(value) is plain[type(kind)], f"{place}: {value!r}"
