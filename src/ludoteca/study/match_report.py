"""The review of a match as one HTML file that needs nothing else, not even a script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from ludoteca.core.match import Match
from ludoteca.review import FAULTS, LIMITS, VERDICTS, Balance, Decision, Review
from ludoteca.review.verdicts import Verdict
from ludoteca.study.plots import LOW, PLOT, WIDTH, picture, words
from ludoteca.study.speech import Speech
from ludoteca.study.style import STYLE

LEFT = 42.0  # room for the numbers of the axis
TALL = 192.0
MINUS, PLUS = "\N{MINUS SIGN}", "+"
EVERY = 10  # steps between two rows of the table of chances

# Colours are never alone: each seat has a kind of line of its own.
SEATS = """
.seat { fill: none; stroke-width: 2.4; stroke-linejoin: round; }
.seat-0 { stroke: var(--bar); border-top: 4px solid var(--bar); }
.seat-1 { stroke: var(--other); stroke-dasharray: 7 4; border-top: 4px dashed var(--other); }
.seat-2 { stroke: var(--ink); stroke-dasharray: 2 3; border-top: 4px dotted var(--ink); }
.seat-3 { stroke: var(--mark); stroke-dasharray: 9 3 2 3; border-top: 4px double var(--mark); }
.key.seat { height: 0; width: 2.2em; vertical-align: middle; border-radius: 0; }
.turn { stroke: var(--soft); stroke-width: 1.4; stroke-dasharray: 2 2; }
.judged td, .judged th { text-align: left; }
.judged td.figure { text-align: right; }
ol.turning li { margin-bottom: .8rem; max-width: 46rem; }
"""


def write_review(match: Match, review: Review, command: str, language: str = "en") -> str:
    """The whole page; the same review gives the same bytes."""
    return "\n".join(MatchReport(match, review, command, Speech(language)).lines()) + "\n"


def signed(share: float, speech: Speech) -> str:
    """In hundredths of the win, with its sign."""
    sign = MINUS if round(100 * share) < 0 else PLUS
    return f"{sign}{speech.number(abs(round(100 * share)), 0)}"


def begins(verdict: Verdict) -> int:
    """The least that such a decision has lost, in hundredths: where the verdict before it ends."""
    _, limit = LIMITS[VERDICTS.index(verdict) - 1]
    return round(100 * limit)


class MatchReport:
    """A review put into words and pictures."""

    def __init__(self, match: Match, review: Review, command: str, speech: Speech) -> None:
        self.match = match
        self.review = review
        self.command = command
        self.speech = speech
        self.say = speech.say
        self.seats = [self.say(f"{review.game}-seat", seat=name) for name in review.seats]

    def lines(self) -> Iterator[str]:
        title = self.say("review-title", game=self.say(f"{self.review.game}-title"))
        yield "<!doctype html>"
        yield f'<html lang="{self.speech.language}">'
        yield '<head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{escape(title)}</title>"
        yield f"<style>{STYLE}{SEATS}</style></head>"
        yield f"<body><header><h1>{escape(title)}</h1>"
        lead = self.say("review-lead", iterations=self.review.iterations)
        yield f"<p>{escape(lead)}</p></header><main>"
        yield from self.section("balance", self.cards())
        yield from self.section("curve", self.curve())
        yield from self.section("turning", self.turning())
        yield from self.section("decisions", self.decisions())
        yield "</main><footer>"
        yield from self.section("making", self.making())
        yield "</footer></body></html>"

    def section(self, part: str, body: Iterator[str]) -> Iterator[str]:
        yield f"<section><h2>{escape(self.say('review-part', part=part))}</h2>"
        note = self.say(
            "review-note",
            part=part,
            inaccuracy=begins("inaccuracy"),
            mistake=begins("mistake"),
            blunder=begins("blunder"),
        )
        yield f'<p class="note">{escape(note)}</p>'
        yield from body
        yield "</section>"

    # Luck and skill

    def cards(self) -> Iterator[str]:
        yield '<div class="cards">'
        for seat, balance in zip(self.seats, self.review.balances, strict=True):
            figures = signed(balance.luck, self.speech), signed(balance.skill, self.speech)
            told = self.say("review-balance", luck=figures[0], skill=figures[1])
            yield f'<div class="card">{escape(seat)}<span class="big">{escape(told)}</span>'
            yield f'<span class="under-big">{escape(self.counted(balance))}</span></div>'
        yield "</div>"

    def counted(self, balance: Balance) -> str:
        """How many decisions of each kind: `best 40, good 3`."""
        kinds = [
            f"{self.say('review-verdict', verdict=verdict)} {count}"
            for verdict, count in balance.verdicts.items()
            if count
        ]
        return ", ".join(kinds)

    # The curve

    def curve(self) -> Iterator[str]:
        chances = self.review.chances
        title = self.say("review-part", part="curve")
        ends = ", ".join(
            f"{seat} {self.speech.per_cent(share, 0)}"
            for seat, share in zip(self.seats, chances[-1], strict=True)
        )
        told = self.say("review-told", steps=len(chances) - 1, ends=ends)
        keys = "".join(
            f'<li><span class="key seat seat-{place}"></span>{escape(seat)}</li>'
            for place, seat in enumerate(self.seats)
        )
        yield f'<figure class="wide"><ul class="legend">{keys}</ul>'
        yield picture("chances", title, told, TALL, self.draw_curve())
        yield f"<details><summary>{escape(self.say('study-numbers'))}</summary>"
        marked = {*range(0, len(chances), EVERY), len(chances) - 1}
        marked |= {point.moment for point in self.review.turning_points}
        rows = [
            (str(moment), *(self.speech.per_cent(share, 0) for share in chances[moment]))
            for moment in sorted(marked)
        ]
        yield self.table((self.say("review-head", head="step"), *self.seats), rows)
        yield "</details></figure>"

    def draw_curve(self) -> Iterator[str]:
        chances = self.review.chances
        across = (WIDTH - LEFT) / max(1, len(chances) - 1)
        for part in (0.0, 0.5, 1.0):
            y = LOW - PLOT * part
            yield f'<path class="axis" stroke-opacity=".3" d="M{LEFT:.0f} {y:.1f}H{WIDTH:.0f}"/>'
            yield words(LEFT - 6, y + 5, self.speech.per_cent(part, 0), "tick end")
        for point in self.review.turning_points:
            x = LEFT + across * point.moment
            yield f'<path class="turn" d="M{x:.1f} {LOW - PLOT:.1f}V{LOW + 6:.1f}"/>'
            yield words(x, LOW + 24, str(point.moment), "tick middle")
        for place in range(len(self.seats)):
            spots = (
                f"{LEFT + across * moment:.1f} {LOW - PLOT * shares[place]:.1f}"
                for moment, shares in enumerate(chances)
            )
            yield f'<path class="seat seat-{place}" d="M{"L".join(spots)}"/>'

    # Words

    def turning(self) -> Iterator[str]:
        points = self.review.turning_points
        if not points:
            yield f"<p>{escape(self.say('review-no-turning'))}</p>"
            return
        yield '<ol class="turning">'
        for point in points:
            step = self.say("review-step", step=point.moment)
            told = " ".join(map(self.speech.tell, point.told))
            yield f"<li><strong>{escape(step)}.</strong> {escape(told)}</li>"
        yield "</ol>"

    def decisions(self) -> Iterator[str]:
        faults = [each for each in self.review.decisions if each.verdict in FAULTS]
        if not faults:
            yield f"<p>{escape(self.say('review-no-faults'))}</p>"
            return
        heads = [
            self.say("review-head", head=head)
            for head in ("step", "seat", "verdict", "lost", "played", "better")
        ]
        yield '<figure class="wide">'
        yield self.table(heads, list(map(self.row, faults)), "judged")
        yield "</figure>"

    def row(self, decision: Decision) -> tuple[str, ...]:
        better = decision.better
        said = "" if better is None else self.speech.tell(better.label)
        line = " ".join(map(self.speech.tell, better.line)) if better is not None else ""
        return (
            str(decision.moment),
            self.seats[decision.seat],
            self.say("review-verdict", verdict=decision.verdict),
            self.speech.per_cent(decision.lost, 0),
            self.speech.tell(decision.label),
            f"{said} ({line})" if line else said,
        )

    def table(self, heads: Sequence[str], rows: list[tuple[str, ...]], style: str = "") -> str:
        head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
        body = "".join(
            f'<tr><th scope="row">{escape(first)}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
            + "</tr>"
            for first, *rest in rows
        )
        return (
            f'<div class="scroll"><table class="{style}"><thead><tr>{head}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )

    def making(self) -> Iterator[str]:
        yield f"<pre><code>{escape(self.command)}</code></pre>"
