"""The report of a study: one HTML file that needs nothing else, not even a script."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from html import escape

from ludoteca import __version__
from ludoteca.core.setting import show
from ludoteca.study.counting import LOSERS, WINNER, Distribution, Judged, Study, judge
from ludoteca.study.figures import Figures
from ludoteca.study.speech import Speech
from ludoteca.study.style import STYLE


def write_report(study: Study, language: str = "en") -> str:
    """The whole page; the same study gives the same bytes."""
    return "\n".join(Report(study, Speech(language)).lines()) + "\n"


def command_of(study: Study, language: str) -> str:
    """The command that makes this report again."""
    options = {option.name: option.default for option in study.game.options}
    chosen = [
        f"--option {shlex.quote(f'{name}={show(value)}')}"
        for name, value in study.setting.options.items()
        if options[name] != value
    ]
    seats = [] if study.setting.seats == study.game.seats[0] else [f"--seats {study.setting.seats}"]
    levels = [f"--level {shlex.quote(level)}" for level in study.levels]
    parts = [f"--games {study.games}", *seats, *chosen, *levels, f"--seed {study.seed}"]
    spoken = [] if language == "en" else [f"--language {language}"]
    return " ".join([f"ludoteca study {study.game.name}", *parts, *spoken])


class Report:
    """A study put into words and pictures."""

    def __init__(self, study: Study, speech: Speech) -> None:
        self.study = study
        self.speech = speech
        self.say = speech.say
        self.figures = Figures(study, speech)

    # The page

    def lines(self) -> Iterator[str]:
        game = self.say(f"{self.study.game.name}-title")
        title = self.say("study-title", game=game, games=self.study.games)
        yield "<!doctype html>"
        yield f'<html lang="{self.speech.language}">'
        yield '<head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{escape(title)}</title>"
        yield f"<style>{STYLE}</style></head>"
        yield f"<body><header><h1>{escape(title)}</h1>"
        yield self.paragraph("study-lead", level=self.study.level, table=self.table_words())
        yield "</header><main>"
        yield from self.glance()
        yield from self.goals()
        yield from self.section("study-winning", self.figures.winning())
        yield from self.section("study-players", self.figures.players())
        yield from self.section("study-spreads", self.figures.spreads())
        yield from self.section("study-maps", self.figures.maps())
        yield from self.section("study-tables", self.figures.tables(), "columns")
        yield "</main>"
        yield from self.making()
        yield "</body></html>"

    def paragraph(self, key: str, style: str = "", **arguments: str | int) -> str:
        return f'<p class="{style}">{escape(self.say(key, **arguments))}</p>'

    def table_words(self) -> str:
        """Seats and options: `2 seats, territory = picnic`."""
        parts = [self.say("study-seats", seats=self.study.setting.seats)]
        parts += [f"{name} = {show(value)}" for name, value in self.study.setting.options.items()]
        return ", ".join(parts)

    def section(self, key: str, figures: Iterator[str], layout: str = "grid") -> Iterator[str]:
        drawn = list(figures)
        if drawn:
            yield f'<section><h2>{escape(self.say(key))}</h2><div class="{layout}">'
            yield from drawn
            yield "</div></section>"

    # At a glance

    def glance(self) -> Iterator[str]:
        study, speech = self.study, self.speech
        first = study.by_order[0]
        facts = [("first", speech.per_cent(first.rate), speech.interval(first.ci95))]
        spreads = {"rounds": study.lengths["rounds"], **study.scores}
        facts += [
            (name, speech.number(spreads[name].mean, 1), self.middle_of(spreads[name]))
            for name in ("rounds", WINNER, LOSERS)
            if name in spreads
        ]
        yield f'<section aria-label="{escape(self.say("study-glance"))}"><div class="cards">'
        for name, figure, under in facts:
            yield f'<div class="card">{escape(self.say("study-fact", fact=name))}'
            yield f'<span class="big">{escape(figure)}</span>'
            yield f'<span class="under-big">{escape(under)}</span></div>'
        yield "</div></section>"

    def middle_of(self, spread: Distribution) -> str:
        low, high = spread.quantile(0.05), spread.quantile(0.95)
        return self.say("study-middle", low=self.speech.number(low), high=self.speech.number(high))

    # Goals

    def goals(self) -> Iterator[str]:
        judged = judge(self.study)
        if not judged:
            return
        yield f"<section><h2>{escape(self.say('study-goals'))}</h2>"
        yield self.paragraph("study-goals-note", "note")
        heads = ("goal", "found", "interval", "verdict")
        said = [escape(self.say("study-head", head=head)) for head in heads]
        head = "".join(f'<th scope="col">{words}</th>' for words in said)
        yield '<figure class="wide"><div class="scroll"><table class="goals">'
        yield f"<thead><tr>{head}</tr></thead><tbody>"
        yield from map(self.goal_row, judged)
        yield "</tbody></table></div></figure></section>"

    def goal_row(self, judged: Judged) -> str:
        goal = judged.goal
        figure = self.speech.number if judged.ci95 is None else self.speech.per_cent
        said = self.say(
            "study-goal",
            goal=goal.key,
            low=figure(goal.low, 0),
            high=figure(goal.high, 0),
            least=str(goal.within[1]) if goal.within else "",
            greatest=str(goal.within[2]) if goal.within else "",
        )
        found = figure(judged.found)
        if judged.row is not None and goal.subject is not None:
            found += f" ({self.figures.row_name(goal.subject[0], judged.row)})"
        ends = self.speech.interval(judged.ci95) if judged.ci95 is not None else ""
        sign = ("✓" if judged.met else "✗") + ("" if judged.sure else " ?")
        verdict = ("met" if judged.met else "missed") + ("" if judged.sure else "-unsure")
        style = "met" if judged.met else "missed"
        words = escape(self.say("study-verdict", verdict=verdict))
        return (
            f'<tr><th scope="row">{escape(said)}</th><td>{escape(found)}</td>'
            f'<td>{escape(ends)}</td><td class="{style}">{sign} {words}</td></tr>'
        )

    # How it was made

    def making(self) -> Iterator[str]:
        yield f"<footer><h2>{escape(self.say('study-making'))}</h2>"
        yield f"<pre><code>{escape(command_of(self.study, self.speech.language))}</code></pre>"
        rules = self.study.game.rules_version
        yield self.paragraph("study-making-note", "note", version=__version__, rules=str(rules))
        yield self.paragraph("study-interval-note", "note")
        yield "</footer>"
