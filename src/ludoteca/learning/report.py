"""The report of a training: one HTML file in the look of a study's, with its figures in tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from ludoteca.core.contract import Game
from ludoteca.learning.card import brier_of, learned_from, opponent_name, versions_of
from ludoteca.learning.curves import CURVES, Curve, limits, lines, reliability
from ludoteca.learning.plan import Plan
from ludoteca.learning.results import Contest, Result
from ludoteca.study.plots import Bar, bars
from ludoteca.study.speech import Speech
from ludoteca.study.style import STYLE

LEARN, CHECK, HAND, LEARNED = "learn", "check", "hand", "learned"


def write_report(
    game: Game[Any], plan: Plan, results: Sequence[Result], command: str, language: str = "en"
) -> str:
    """The whole page."""
    return "\n".join(Report(game, plan, results, command, Speech(language)).lines()) + "\n"


class Report:
    """A training put into words and pictures."""

    def __init__(
        self,
        game: Game[Any],
        plan: Plan,
        results: Sequence[Result],
        command: str,
        speech: Speech,
    ) -> None:
        self.game = game
        self.plan = plan
        self.results = results
        self.command = command
        self.speech = speech
        self.say = speech.say

    def lines(self) -> Iterator[str]:
        title = self.say("training-title", game=self.say(f"{self.game.name}-title"))
        yield "<!doctype html>"
        yield f'<html lang="{self.speech.language}">'
        yield '<head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{escape(title)}</title>"
        yield f"<style>{STYLE}{CURVES}</style></head>"
        yield f"<body><header><h1>{escape(title)}</h1>"
        better = sum(result.better for result in self.results)
        lead = self.say("training-lead", generations=len(self.results), better=better)
        yield f"<p>{escape(lead)}</p></header><main>"
        yield from self.section("strength", map(self.strength, self.results))
        yield from self.section(
            "losses", (each for one in self.results for each in self.losses(one))
        )
        yield from self.section("calibration", map(self.calibration, self.results))
        yield "</main>"
        yield from self.making()
        yield "</body></html>"

    def section(self, name: str, figures: Iterator[str]) -> Iterator[str]:
        yield f"<section><h2>{escape(self.say('training-part', part=name))}</h2>"
        yield f"<p>{escape(self.say('training-note', part=name))}</p>"
        yield '<div class="grid">'
        yield from figures
        yield "</div></section>"

    def figure(
        self,
        title: str,
        note: str,
        legend: Sequence[tuple[str, str]],
        plot: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
    ) -> str:
        """A picture, its keys, and below it a table of its numbers."""
        said = [(style, self.say("training-series", series=name)) for style, name in legend]
        keys = "".join(
            f'<li><span class="key {style}"></span>{escape(words)}</li>' for style, words in said
        )
        named = (self.say("training-head", head=head) for head in heads)
        head = "".join(f'<th scope="col">{escape(words)}</th>' for words in named)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in rows
        )
        return (
            f'<figure><h3>{escape(title)}</h3><p class="note">{escape(note)}</p>'
            f'<ul class="legend">{keys}</ul>{plot}'
            f"<details><summary>{escape(self.say('study-numbers'))}</summary>"
            f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
            f"<tbody>{body}</tbody></table></div></details></figure>"
        )

    # How strong it is

    def strength(self, result: Result) -> str:
        contests = (result.trial, *result.strength)
        rows = [self.bar(contest) for contest in contests]
        title = self.say("training-generation", number=result.generation)
        verdict = self.say("training-verdict", better="yes" if result.better else "no")
        told = " ".join(f"{row.label}: {row.figure}." for row in rows)
        name = f"strength-{result.generation}"
        plot = bars(name, title, told, rows, result.trial.fair)
        numbers = [
            (
                bar.label,
                bar.figure,
                self.speech.interval(contest.ci95),
                str(contest.games),
            )
            for bar, contest in zip(rows, contests, strict=True)
        ]
        heads = ("opponent", "won", "interval", "games")
        return self.figure(title, verdict, [("key-mark", "fair")], plot, heads, numbers)

    def bar(self, contest: Contest) -> Bar:
        label = opponent_name(contest, self.speech)
        return Bar(label, self.speech.per_cent(contest.rate), contest.rate, contest.ci95)

    # How well it was fitted

    def losses(self, result: Result) -> Iterator[str]:
        fitted = result.fitted
        for kind, hand in (("shares", fitted.hand.shares), ("choices", fitted.hand.choices)):
            curves = [
                Curve(LEARN, [getattr(epoch.learn, kind) for epoch in fitted.epochs]),
                Curve(CHECK, [getattr(epoch.check, kind) for epoch in fitted.epochs]),
            ]
            said = self.say("training-loss", loss=kind)
            title = f"{self.say('training-generation', number=result.generation)}: {said}"
            least, greatest = (self.figure_of(value) for value in limits(curves, hand))
            told = self.say("training-told", least=least, greatest=greatest)
            name = f"{kind}-{result.generation}"
            plot = lines(name, title, told, curves, hand, (least, greatest))
            numbers = [
                (str(step), self.figure_of(one), self.figure_of(two), self.figure_of(hand))
                for step, (one, two) in enumerate(
                    zip(curves[0].values, curves[1].values, strict=True), 1
                )
            ]
            legend = [("key-0", LEARN), ("key-1", CHECK), ("key-mark", HAND)]
            note = learned_from(result, self.plan, self.speech)
            yield self.figure(title, note, legend, plot, ("epoch", LEARN, CHECK, HAND), numbers)

    def figure_of(self, loss: float) -> str:
        return self.speech.number(loss, 3)

    # Whether what it says comes true

    def calibration(self, result: Result) -> str:
        learned, hand = result.fitted.learned_calibration, result.fitted.hand_calibration
        title = self.say("training-generation", number=result.generation)
        told = brier_of(result, self.speech)
        plot = reliability(f"calibration-{result.generation}", title, told, (learned, hand))
        per_cent = self.speech.per_cent
        numbers = [
            (
                self.say("training-series", series=name),
                per_cent(each.said),
                per_cent(each.won),
                self.speech.number(each.count),
            )
            for name, found in ((LEARNED, learned), (HAND, hand))
            for each in found.bins
        ]
        heads = ("by", "said", "won", "positions")
        legend = [("key-0", LEARNED), ("key-1", HAND)]
        return self.figure(title, told, legend, plot, heads, numbers)

    # How it was made

    def making(self) -> Iterator[str]:
        yield f"<footer><h2>{escape(self.say('study-making'))}</h2>"
        yield f"<pre><code>{escape(self.command)}</code></pre>"
        last = self.results[-1]
        minutes = sum(result.seconds for result in self.results) / 60
        when = self.say(
            "training-card-when",
            day=last.finished,
            minutes=self.speech.number(minutes, 1),
            device=last.fitted.device,
        )
        yield f'<p class="note">{escape(when)} {escape(versions_of(last))}</p>'
        yield "</footer>"
