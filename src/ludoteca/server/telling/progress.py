"""How somebody plays, as the reviews of their matches tell."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from ludoteca.core.message import Message
from ludoteca.review.verdicts import FAULTS, Verdict
from ludoteca.server.protocol import DecisionKind, FirstMove, JudgedMatch
from ludoteca.server.storage.result_store import ResultRow


class Judged(msgspec.Struct, frozen=True):
    """As much of a reviewed decision as is needed here."""

    seat: int
    text: str
    label: Message
    verdict: Verdict
    lost: float


class Balance(msgspec.Struct, frozen=True):
    luck: float


class Kept(msgspec.Struct, frozen=True):
    """As much of a review."""

    decisions: tuple[Judged, ...]
    balances: tuple[Balance, ...]


@dataclass
class Sums:
    decisions: int = 0
    faults: int = 0
    won: int = 0
    lost: float = 0.0
    label: Message | None = None


@dataclass
class Findings:
    """What reviews add up to."""

    judged: list[JudgedMatch] = field(default_factory=list)
    kinds: list[DecisionKind] = field(default_factory=list)
    openings: list[FirstMove] = field(default_factory=list)


def look_through(
    reviews: Iterable[tuple[str, int, bytes]], rows: Mapping[str, ResultRow]
) -> Findings:
    """Of match, seat and review, the latest first."""
    found = Findings()
    kinds: dict[tuple[str, str], Sums] = {}
    openings: dict[tuple[str, int, str, str], Sums] = {}
    for row, review, own in readable(reviews, rows):
        lost = sum(each.lost for each in own)
        found.judged.append(
            JudgedMatch(
                match=row.match_id,
                game=row.game,
                seats=row.seats,
                ended=row.ended,
                won=row.rank == 1,
                began=review.decisions[0].seat == row.seat,
                decisions=len(own),
                lost=round(lost / len(own), 4),
                luck=round(review.balances[row.seat].luck, 4),
            )
        )
        for each in own:
            sums = kinds.setdefault((row.game, kind_of(each)), Sums())
            sums.decisions += 1
            sums.faults += each.verdict in FAULTS
            sums.lost += each.lost
        first = own[0]
        sums = openings.setdefault((row.game, row.seats, kind_of(first), first.text), Sums())
        sums.decisions += 1
        sums.won += row.rank == 1
        sums.lost += first.lost
        sums.label = first.label
    found.judged.reverse()
    found.kinds = [
        DecisionKind(game, kind, sums.decisions, sums.faults, round(sums.lost, 4))
        for (game, kind), sums in sorted(kinds.items(), key=lambda item: -item[1].lost)
    ]
    for (game, seats, kind, _), sums in sorted(
        openings.items(), key=lambda item: -item[1].decisions
    ):
        assert sums.label is not None
        average = round(sums.lost / sums.decisions, 4)
        found.openings.append(
            FirstMove(game, seats, kind, sums.label, sums.decisions, sums.won, average)
        )
    return found


def readable(
    reviews: Iterable[tuple[str, int, bytes]], rows: Mapping[str, ResultRow]
) -> Iterator[tuple[ResultRow, Kept, list[Judged]]]:
    for match_id, seat, kept in reviews:
        try:
            review = msgspec.json.decode(zlib.decompress(kept), type=Kept)
        except msgspec.MsgspecError:  # of another version of this program
            continue
        own = [each for each in review.decisions if each.seat == seat]
        if own and match_id in rows:
            yield rows[match_id], review, own


def kind_of(decision: Judged) -> str:
    """The first word of its notation: `split`, `bid`."""
    return decision.text.split()[0]
