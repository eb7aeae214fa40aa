"""The figures of a study as plain data, for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ludoteca import __version__
from ludoteca.core.setting import show
from ludoteca.study.counting import Cell, Judged, Rate, Study, judge


def as_data(study: Study) -> dict[str, Any]:
    """Everything that the report shows; no times, so that a study can be repeated to the byte."""
    return {
        "game": study.game.name,
        "version": __version__,
        "rules_version": study.game.rules_version,
        "seats": study.setting.seats,
        "options": {name: show(value) for name, value in study.setting.options.items()},
        "level": study.level,
        "seed": study.seed,
        "games": study.games,
        "by_seat": {
            study.game.seat_names[seat]: asdict(rate) for seat, rate in enumerate(study.by_seat)
        },
        "by_order": [asdict(rate) for rate in study.by_order],
        "scores": {side: spread.as_data() for side, spread in study.scores.items()},
        "lengths": {name: spread.as_data() for name, spread in study.lengths.items()},
        "ends": {reason: asdict(rate) for reason, rate in study.ends.items()},
        "tables": {
            table: {
                row: {column: plain(cell) for column, cell in cells.items()}
                for row, cells in rows.items()
            }
            for table, rows in study.tables.items()
        },
        "maps": {
            heat.key: {
                "places": study.values(heat.places),
                "ways": None if heat.ways is None else study.values(heat.ways),
            }
            for heat in study.game.usage.maps
        },
        "players": {
            name: {
                "wins": asdict(player.wins),
                "habits": {habit: asdict(mean) for habit, mean in player.habits.items()},
            }
            for name, player in study.players.items()
        },
        "goals": {judged.goal.key: goal_data(judged) for judged in judge(study)},
    }


def plain(cell: Cell) -> Any:
    return asdict(cell) if isinstance(cell, Rate) else cell


def goal_data(judged: Judged) -> dict[str, Any]:
    return {
        "low": judged.goal.low,
        "high": judged.goal.high,
        "found": judged.found,
        "ci95": judged.ci95,
        "row": judged.row,
        "met": judged.met,
        "sure": judged.sure,
    }
