"""Games of self-play as Parquet: one file of decisions and one of records for some games.

The files are a function of the games: the same games give the same bytes.
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteca.core.extras import extra
from ludoteca.research.playing import Decision, PlayedGame
from ludoteca.research.specs import Spec

if TYPE_CHECKING:
    import pyarrow

FORMAT = "ludoteca self-play 1"
ROW_GROUP = 4096  # decisions

# What the columns mean; the schema below says their types.
DECISIONS = {
    "game": "number of the game",
    "moment": "actions of the match before this decision, chance and forced steps included",
    "seat": "the seat that decides",
    "observation": "what the seat sees, entries as the metadata of the schema says",
    "legal": "numbers of the actions that it may choose, ascending: the mask",
    "visits": "how often the search visited each of them, where it solved the end 1 for the best; "
    "null where nothing was searched",
    "values": "by seat: the share of the win that the search expects; null as above",
    "action": "the number of the action that it chose",
    "returns": "by seat: the share of the win in the end",
}
RECORDS = {
    "game": "number of the game",
    "returns": "by seat: the share of the win in the end",
    "record": "the text of the match, which `ludoteca.load` reads and `ludoteca.verify` checks",
    "faults": "reports on bots that did not choose and had a simple move played in their place",
}


def decisions_schema(spec: Spec) -> pyarrow.Schema:
    with extra("rl"):
        import pyarrow as pa
    seats = pa.list_(pa.float32(), spec.seats)
    types = {
        "game": pa.int64(),
        "moment": pa.int32(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.int16(), spec.observation.size),
        "legal": pa.list_(pa.int16()),
        "visits": pa.list_(pa.int32()),
        "values": seats,
        "action": pa.int16(),
        "returns": seats,
    }
    return described(spec, types, DECISIONS)


def records_schema(spec: Spec) -> pyarrow.Schema:
    with extra("rl"):
        import pyarrow as pa
    types = {
        "game": pa.int64(),
        "returns": pa.list_(pa.float32(), spec.seats),
        "record": pa.string(),
        "faults": pa.list_(pa.string()),
    }
    return described(spec, types, RECORDS)


def described(spec: Spec, types: dict[str, Any], meanings: dict[str, str]) -> pyarrow.Schema:
    """A schema that says of itself what it holds."""
    import pyarrow as pa

    fields = [pa.field(name, types[name], metadata={"meaning": meanings[name]}) for name in types]
    observation = [
        {"name": field.name, "shape": field.shape, "high": field.high, "meaning": field.meaning}
        for field in spec.observation.fields
    ]
    facts = {
        "format": FORMAT,
        "spec": spec.name,
        "rules": str(spec.game.rules_version),
        "decisions": str(spec.decisions),
        "observation": json.dumps(observation),
    }
    return pa.schema(fields, metadata=facts)


def is_whole(spec: Spec, decisions: Path, records: Path, games: int) -> bool:
    """Are these the files of so many games? They are judged by their ends, which say what is in
    them; junk has none."""
    with extra("rl"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    try:
        decided, recorded = pq.ParquetFile(decisions), pq.ParquetFile(records)
    except (OSError, pa.ArrowInvalid):
        return False
    with decided, recorded:
        return bool(
            decided.schema_arrow.equals(decisions_schema(spec))
            and recorded.schema_arrow.equals(records_schema(spec))
            and recorded.metadata.num_rows == games
        )


def decisions_file(spec: Spec, games: Sequence[PlayedGame]) -> bytes:
    """The decisions of some games, in their order."""
    schema = decisions_schema(spec)
    import pyarrow as pa

    rows: list[tuple[PlayedGame, Decision]] = [
        (game, decision) for game in games for decision in game.decisions
    ]
    thoughts = [decision.thought for _, decision in rows]
    flat = np.concatenate([decision.observation for _, decision in rows])
    columns = {
        "game": [game.number for game, _ in rows],
        "moment": [decision.moment for _, decision in rows],
        "seat": [decision.seat for _, decision in rows],
        "observation": pa.FixedSizeListArray.from_arrays(flat, spec.observation.size),
        "legal": [decision.legal for _, decision in rows],
        "visits": [None if each is None else each.visits for each in thoughts],
        "values": [None if each is None else each.values for each in thoughts],
        "action": [decision.action for _, decision in rows],
        "returns": [list(game.returns) for game, _ in rows],
    }
    return written(schema, columns)


def records_file(spec: Spec, games: Sequence[PlayedGame]) -> bytes:
    """The records of some games."""
    schema = records_schema(spec)
    columns = {
        "game": [game.number for game in games],
        "returns": [list(game.returns) for game in games],
        "record": [game.record for game in games],
        "faults": [game.faults for game in games],
    }
    return written(schema, columns)


def written(schema: pyarrow.Schema, columns: dict[str, Any]) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    arrays = [
        column if isinstance(column, pa.Array) else pa.array(column, schema.field(name).type)
        for name, column in columns.items()
    ]
    file = io.BytesIO()
    table = pa.Table.from_arrays(arrays, schema=schema)
    pq.write_table(table, file, row_group_size=ROW_GROUP, compression="zstd")
    return file.getvalue()
