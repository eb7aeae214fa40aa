"""What a log adds up to beside the match itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ludoteca.server.storage.entries import (
    Decision,
    End,
    EndConsent,
    EndRefusal,
    EndWish,
    Entry,
    HintAsked,
    SeatChange,
    SeatTaken,
    Start,
    TakeBack,
    UndoConsent,
    UndoRefusal,
    UndoWish,
)


@dataclass(frozen=True)
class Course:
    bonus: int = 0  # milliseconds of thinking time for each decision
    version: int = 0
    length: int = 0  # actions
    ended: bool = False  # by the people, without a result
    missing: int | None = None  # the seat whose absence ended it
    stand_ins: Mapping[int, str] = field(default_factory=dict)  # absent seats -> level of the bot
    excused: frozenset[int] = frozenset()  # those of them where only the time of a round was up
    undo_asked: int | None = None
    agreed: frozenset[int] = frozenset()
    end_asked: int | None = None
    end_agreed: frozenset[int] = frozenset()
    spent: Mapping[int, int] = field(default_factory=dict)  # thinking time, less what was added
    at: int = 0  # of the last entry, in milliseconds since 1970
    furthest: int = 0  # actions that there have ever been
    turn_began: int = 0  # when it came so far, or a bot decided for somebody
    given: int = 0  # so many actions were played in another match, from which it was branched off
    # So many actions stay: a wish to take back was refused, a bot stood in, or somebody came.
    firm: int = 0
    taken: Mapping[int, int] = field(default_factory=dict)  # seat kept by a bot -> actions by then
    shared: frozenset[int] = frozenset()  # seats that a bot decided for before somebody came

    def after(self, entry: Entry) -> Course:
        """With one more entry."""
        noted = replace(self, version=entry.version, at=entry.at)
        match entry:
            case Start():
                length = len(entry.actions)
                firm = length if entry.given else 0
                return replace(noted, length=length, given=entry.given, firm=firm)._further(
                    entry.at
                )
            case Decision():
                length = self.length + len(entry.actions)
                stands_in = self.is_of_stand_in(entry)
                firm = length if stands_in else self.firm
                spent = self._spent_after(entry, -self.bonus)
                after = replace(noted._answered(), length=length, firm=firm, spent=spent)
                return after._further(entry.at, anyway=stands_in)
            case TakeBack():
                # Whoever takes back returns what was added for deciding, too.
                spent = self._spent_after(entry, self.bonus)
                return replace(noted._answered(), length=entry.kept, spent=spent)
            case UndoWish():
                return replace(noted, undo_asked=entry.seat, agreed=frozenset())
            case UndoConsent():
                return replace(noted, agreed=self.agreed | {entry.seat})
            case UndoRefusal():
                return replace(noted._answered(), firm=self.length)
            case SeatChange():
                others = {s: level for s, level in self.stand_ins.items() if s != entry.seat}
                standing_in = {} if entry.level is None else {entry.seat: entry.level}
                excused = self.excused - {entry.seat} | ({entry.seat} if entry.time_up else set())
                return replace(noted, stand_ins=others | standing_in, excused=excused)
            case SeatTaken():
                return self._taken(entry, noted)
            case HintAsked():
                return noted
            case End():
                missing = entry.seat if entry.reason in ("absent", "resigned") else None
                return replace(noted, ended=True, missing=missing)
            case EndWish():
                return replace(noted, end_asked=entry.seat, end_agreed=frozenset())
            case EndConsent():
                return replace(noted, end_agreed=self.end_agreed | {entry.seat})
            case EndRefusal():
                return replace(noted, end_asked=None, end_agreed=frozenset())

    def _taken(self, entry: SeatTaken, noted: Course) -> Course:
        """In new company nothing of before is taken back, and the newcomer has all their time."""
        seat = entry.seat
        others = {each: spent for each, spent in self.spent.items() if each != seat}
        return replace(
            noted._answered(),
            firm=self.length,
            end_asked=None,
            end_agreed=frozenset(),
            spent=others,
            taken={**self.taken, seat: self.length},
            shared=self.shared | ({seat} if seat in self.spent else set()),
            turn_began=entry.at if entry.on_turn else self.turn_began,
        )

    def is_of_stand_in(self, entry: Entry) -> bool:
        """Did a bot decide for somebody?"""
        return isinstance(entry, Decision) and entry.seat in self.stand_ins

    def _further(self, at: int, *, anyway: bool = False) -> Course:
        """A turn begins; not if what was taken back is only decided again, which leads nowhere."""
        if self.length <= self.furthest and not anyway:
            return self
        return replace(self, furthest=self.length, turn_began=at)

    def _answered(self) -> Course:
        """Nobody asks to take back any longer."""
        return replace(self, undo_asked=None, agreed=frozenset())

    def _spent_after(self, entry: Decision | TakeBack, added: int) -> dict[int, int]:
        """Whoever decides pays for the time."""
        # Logs of earlier versions tell only when it was decided.
        used = max(0, entry.at - self.at) if entry.spent is None else entry.spent
        before = self.spent.get(entry.seat, 0)
        return {**self.spent, entry.seat: max(0, before + used + added)}
