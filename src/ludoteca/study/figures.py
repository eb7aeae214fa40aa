"""The figures of a report: a plot or map, what it shows, and a table of its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from ludoteca.core.usage import Column, HeatMap, Place, Table, Warmth
from ludoteca.study.counting import LOSERS, WINNER, Cell, Mean, Rate, Study, judge, number_of
from ludoteca.study.plots import Bar, Series, bars, histogram, level_of
from ludoteca.study.speech import Speech


class Figures:
    """A study in pictures."""

    def __init__(self, study: Study, speech: Speech) -> None:
        self.study = study
        self.speech = speech
        self.say = speech.say
        self.usage = study.game.usage
        self.board = study.game.load_board(study.setting.options, study.setting.files)
        self.rows = self.usage.rows_of(self.board)

    # Plots that all games have

    def winning(self) -> Iterator[str]:
        study = self.study
        order = {
            self.say("study-place", place=place): rate
            for place, rate in enumerate(study.by_order, 1)
        }
        seats = {
            self.say(f"{study.game.name}-seat", seat=study.game.seat_names[seat]): rate
            for seat, rate in enumerate(study.by_seat)
        }
        fair = 1 / study.setting.seats
        yield self.rates("order", order, fair)
        yield self.rates("seat", seats, fair)
        ends = {self.row_name("ends", reason): rate for reason, rate in study.ends.items()}
        yield self.rates("ends", ends, None)

    def rates(self, name: str, rates: Mapping[str, Rate], mark: float | None) -> str:
        rows = [
            Bar(label, self.speech.per_cent(rate.rate), rate.rate, rate.ci95)
            for label, rate in rates.items()
        ]
        title = self.say("study-figure", figure=name)
        plot = bars(f"plot-{name}", title, self.told(rows), rows, mark)
        legend = []
        if mark is not None:
            fair = self.say("study-fair", share=self.speech.per_cent(mark))
            legend.append(f'<span class="key key-mark"></span>{escape(fair)}')
        cells: dict[str, list[Cell]] = {label: [rate] for label, rate in rates.items()}
        numbers = self.numbers([self.say("study-column", column="share")], cells)
        return self.figure(title, self.say("study-figure-note", name=name), legend, plot, numbers)

    def players(self) -> Iterator[str]:
        """Who wins, and how each plays; nothing to compare where all are alike."""
        players = self.study.players
        if len(players) < 2:
            return
        wins = {name: player.wins for name, player in players.items()}
        yield self.rates("players", wins, 1 / self.study.setting.seats)
        for habit in next(iter(players.values())).habits:
            means = {
                name: player.habits[habit]
                for name, player in players.items()
                if habit in player.habits
            }
            yield self.habit(habit, means)

    def habit(self, habit: str, means: Mapping[str, Mean]) -> str:
        """One figure of everybody."""
        full = max(mean.ci95[1] for mean in means.values()) or 1.0
        rows = [
            Bar(
                name,
                self.speech.number(mean.mean),
                mean.mean / full,
                (mean.ci95[0] / full, mean.ci95[1] / full),
            )
            for name, mean in means.items()
        ]
        title = self.say("study-row", row=habit)
        plot = bars(f"plot-habit-{habit}", title, self.told(rows), rows)
        cells: dict[str, list[Cell]] = {
            name: [mean.mean, *mean.ci95, mean.of] for name, mean in means.items()
        }
        heads = [
            self.say("study-column", column=column) for column in ("mean", "from", "to", "seats")
        ]
        note = self.say("study-figure-note", name="habits")
        return self.figure(title, note, [], plot, self.numbers(heads, cells))

    def told(self, rows: Sequence[Bar]) -> str:
        ordered = sorted(rows, key=lambda bar: bar.length)
        least, greatest = ordered[0], ordered[-1]
        return self.say(
            "study-told-bars",
            least=f"{least.label} {least.figure}",
            greatest=f"{greatest.label} {greatest.figure}",
        )

    def spreads(self) -> Iterator[str]:
        """Scores, then lengths."""
        series = [
            Series(self.say("study-fact", fact=side), self.study.scores[side])
            for side in (WINNER, LOSERS)
            if side in self.study.scores
        ]
        yield self.spread("scores", series, self.zone(WINNER))
        for name, spread in self.study.lengths.items():
            if len(spread.counts) == 1 < self.study.games:
                continue  # always the same, as the draws of Marracash
            series = [Series(self.say("study-fact", fact=name), spread)]
            yield self.spread(name, series, self.zone(name))

    def zone(self, name: str) -> tuple[int, int] | None:
        """Where a goal wants a distribution to be."""
        goals = (judged.goal.within for judged in judge(self.study))
        zones = [within for within in goals if within is not None]
        return next(((least, greatest) for one, least, greatest in zones if one == name), None)

    def spread(self, name: str, series: Sequence[Series], zone: tuple[int, int] | None) -> str:
        title = self.say("study-figure", figure=name)
        told = " ".join(
            self.say(
                "study-told-spread",
                what=one.label,
                mean=self.speech.number(one.spread.mean),
                least=self.speech.number(min(one.spread.counts)),
                greatest=self.speech.number(max(one.spread.counts)),
            )
            for one in series
        )
        legend = [
            f'<span class="key key-{number}"></span>{escape(one.label)}'
            for number, one in enumerate(series)
        ]
        if zone is not None:
            words = self.say("study-zone", low=str(zone[0]), high=str(zone[1]))
            legend.append(f'<span class="key key-zone"></span>{escape(words)}')
        plot = histogram(f"plot-{name}", title, told, series, zone)
        quantiles = ("p5", "p25", "median", "p75", "p95")
        names = ("mean", "deviation", "least", *quantiles, "greatest")
        cells: dict[str, list[Cell]] = {
            one.label: [one.spread.as_data()[key] for key in names] for one in series
        }
        heads = [self.say("study-column", column=key) for key in names]
        return self.figure(
            title,
            self.say("study-figure-note", name=name),
            legend,
            plot,
            self.numbers(heads, cells),
        )

    # Plots of the game's own

    def tables(self) -> Iterator[str]:
        for table in self.usage.tables:
            if table.drawn and table.key in self.study.tables:
                yield self.table(table)

    def table(self, table: Table) -> str:
        column = table.columns[0]
        cells = self.study.tables[table.key]
        greatest = max(abs(number_of(row[column.key])) for row in cells.values()) or 1.0
        shares = any(isinstance(row[column.key], Rate) for row in cells.values())
        full = 1.0 if shares else greatest
        rows = []
        for row, figures in cells.items():
            cell = figures[column.key]
            interval = cell.ci95 if isinstance(cell, Rate) else None
            label = self.row_name(table.key, row)
            rows.append(Bar(label, self.speech.cell(cell), number_of(cell) / full, interval))
        title = self.say("study-table", table=table.key)
        plot = bars(f"plot-{table.key}", title, self.told(rows), rows)
        legend = [f'<span class="key key-0"></span>{escape(self.head(column))}']
        return self.figure(
            title,
            self.say("study-table-note", name=table.key),
            legend,
            plot,
            self.table_numbers(table),
        )

    def head(self, column: Column) -> str:
        return self.say("study-column", column=column.key)

    def table_numbers(self, table: Table) -> str:
        heads = [self.head(column) for column in table.columns]
        cells = {
            self.row_name(table.key, row): list(figures.values())
            for row, figures in self.study.tables[table.key].items()
        }
        return self.numbers(heads, cells)

    # Maps

    def maps(self) -> Iterator[str]:
        for heat in self.usage.maps:
            yield self.map(heat)

    def map(self, heat: HeatMap[Any]) -> str:
        title = self.say("study-map", map=heat.key)
        places = self.warmth(heat.places)
        ways = {} if heat.ways is None else self.warmth(heat.ways)
        box, drawing = heat.draw(self.board, places, ways)
        values = self.study.values(heat.places)
        least, *_, greatest = sorted(values, key=lambda row: values[row])
        told = self.say("study-told-bars", least=places[least].told, greatest=places[greatest].told)
        name = f"map-{heat.key}"
        plot = (
            f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(title)}">'
            f'<svg class="map" viewBox="{box}" role="img"'
            f' aria-labelledby="{name}-title {name}-told">'
            f'<title id="{name}-title">{escape(title)}</title>'
            f'<desc id="{name}-told">{escape(told)}</desc>{drawing}</svg></div>'
        )
        ramp = f'0<span class="ramp"></span>{escape(places[greatest].figure)}'
        tables = [heat.places[0], *([] if heat.ways is None else [heat.ways[0]])]
        numbers = "".join(
            self.table_numbers(table) for table in self.usage.tables if table.key in tables
        )
        return self.figure(
            title, self.say("study-map-note", name=heat.key), [ramp], plot, numbers, "wide"
        )

    def warmth(self, place: Place) -> dict[str, Warmth]:
        values = self.study.values(place)
        greatest = max(values.values()) or 1.0
        digits = 0 if greatest >= 100 else 1 if greatest >= 10 else 2
        warmths = {}
        for row, value in values.items():
            if isinstance(self.study.cell(place, row), Rate):
                figure = self.speech.per_cent(value, 0)
            else:
                figure = self.speech.number(value, digits)
            told = f"{self.row_name(place[0], row)}: {figure}"
            warmths[row] = Warmth(level_of(value, greatest), figure, told)
        return warmths

    # Parts

    def row_name(self, table: str, row: str) -> str:
        if table == "ends":
            return self.say("study-end", reason=row)
        return self.speech.tell(self.rows[table][row])

    def figure(
        self,
        title: str,
        note: str,
        legend: Sequence[str],
        plot: str,
        numbers: str,
        style: str = "",
    ) -> str:
        items = "".join(f"<li>{item}</li>" for item in legend)
        return (
            f'<figure class="{style}"><figcaption><h3>{escape(title)}</h3>'
            f'<p class="note">{escape(note)}</p></figcaption>'
            f'<ul class="legend">{items}</ul>\n{plot}\n'
            f"<details><summary>{escape(self.say('study-numbers'))}</summary>{numbers}</details>"
            "</figure>"
        )

    def numbers(self, heads: Sequence[str], rows: Mapping[str, Sequence[Cell]]) -> str:
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
        body = "".join(
            f'<tr><th scope="row">{escape(label)}</th>'
            f"{''.join(f'<td>{self.cell(cell)}</td>' for cell in cells)}</tr>\n"
            for label, cells in rows.items()
        )
        return (
            f'<div class="scroll"><table><thead><tr><td></td>{head}</tr>'
            f"</thead><tbody>\n{body}</tbody></table></div>"
        )

    def cell(self, cell: Cell) -> str:
        shown = escape(self.speech.cell(cell))
        if not isinstance(cell, Rate) or cell.of == 0:
            return shown
        parts = f"{self.speech.number(cell.count)} / {self.speech.number(cell.of)}"
        return f"{shown}<small>{parts}</small><small>{self.speech.interval(cell.ci95)}</small>"
