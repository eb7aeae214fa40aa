"""Everything that goes over the wire, to and from the browser, declared once.

`tools/generate_types.py` writes the same types for the browser. All sentences for people are
`Message`s: the browser puts them into words, so the server needs no language.

A match's log is a list of happenings, numbered from 1 without gaps: its *version* is the number of
the last one. Seats are numbered from 0; where a seat may be None it is chance, or a spectator.
Times are milliseconds since 1970, in UTC.

One socket at `/api/socket` carries `FromBrowser` and `ToBrowser`, one JSON text a frame. Over HTTP,
where every request that changes something also has the header `X-Ludoteca: 1`:

    POST  /api/session                  -> Session; a new guest if the cookie is not there
    PATCH /api/session          NameWish -> Session
    DELETE /api/session                 log out here
    GET   /api/session/devices          -> Device[]
    DELETE /api/session/devices/ID      -> Device[]; log out there
    DELETE /api/session/devices?here=   -> Device[]; log out everywhere else, or here, too
    POST  /api/session/code     CodeWish -> RecoveryCode
    POST  /api/session/recover  Recovery -> Recovered
    GET   /api/session/passkeys         -> Passkey[]
    POST  /api/session/passkeys/options -> PasskeyOptions, to make one
    POST  /api/session/passkeys PasskeyProof -> Passkey[]
    DELETE /api/session/passkeys/ID     -> Passkey[]
    POST  /api/session/passkey/options  -> PasskeyOptions, to come by one
    POST  /api/session/passkey PasskeyProof -> Session
    DELETE /api/person                  delete me, with everything that is mine
    GET   /api/profile                  -> Profile, of yourself
    PATCH /api/profile     ProfileWish  -> Profile
    GET   /api/people/ID                -> Profile of somebody who lets others see it
    GET   /api/ladders/GAME/SEATS       -> Ladder
    GET   /api/progress                 -> Progress, your own
    GET   /api/progress/export          -> Export: all that is kept about you
    GET   /api/progress/records         -> a zip with the records of your matches
    GET   /api/games                    -> GameFacts[]
    GET   /api/preparations             -> Preparation[]
    GET   /api/lists                    -> Lists
    GET   /api/turns                    -> MatchCard[]; where it is your turn, the most urgent first
    GET   /api/vacation                 -> Vacation
    PUT   /api/vacation     VacationWish -> Vacation; in place of one that has not ended
    DELETE /api/vacation                -> Vacation; you are back
    GET   /api/matches/ID/picture?language= -> a PNG of a public match
    GET   /api/matches/ID/order         -> Order
    PUT   /api/matches/ID/order   Order -> Order
    GET   /api/notices                  -> NoticeFacts
    PUT   /api/notices         QuietWish -> NoticeFacts
    POST  /api/notices/push     PushWish -> NoticeFacts
    POST  /api/notices/mail     MailWish -> NoticeFacts; a letter asks for confirmation
    DELETE /api/notices/ID              -> NoticeFacts
    POST  /api/letters/confirm LetterCode
    POST  /api/letters/stop    LetterCode; also `POST /unsubscribe/CODE`, by programs for mail
    POST  /api/tables          TableWish -> TableFacts
    GET   /api/tables/ID?code=          -> TableFacts
    GET   /api/tables/ID/boards?code=   -> texts of boards of somebody's own, by option
    POST  /api/tables/ID/join   JoinWish -> TableFacts; also a seat that a bot keeps in a match
    POST  /api/tables/ID/leave          -> TableFacts
    POST  /api/tables/ID/start          -> TableFacts, now starting or with its match
    POST  /api/tables/ID/reveal   Reveal -> TableFacts, with its match once all values are there
    GET   /api/tables/ID/opponents      -> Opponent[]; whom you may invite there
    POST  /api/tables/ID/invite InviteWish -> Opponent[]
    GET   /api/invitations              -> Invitation[]
    POST  /api/invitations/ID/decline   -> Invitation[]; ID is the table's
    POST  /api/invitations/ID/mute      -> Invitation[]; whoever invites is not heard any more
    POST  /api/matches/ID/rematch RematchWish -> TableFacts; the body may be left out
    GET   /api/matches/ID/record?code=  -> text; without what you may not know until it is over
    GET   /api/matches/ID/replay?first=&count= -> Replay; once it is over
    GET   /api/boards                   -> ShippedBoard[]
    POST  /api/boards          BoardText -> BoardReport
    GET   /api/boards/NAME/drawing      -> SVG of a shipped board
    POST  /api/boards/drawing  BoardText -> BoardDrawing
    GET   /api/games/GAME/cover         -> an SVG, of a game that the pages have none of
    GET   /api/games/GAME/rules         -> WrittenRules, likewise
    GET   /api/games/GAME/portraits/NAME -> an SVG, of a character
    GET   /api/guides/GAME              -> Guide
    GET   /api/puzzles                  -> PuzzleShelf[]
    GET   /api/puzzles/GAME/today       -> PuzzleTask; the same for everybody, by the date in UTC
    GET   /api/puzzles/GAME/next?theme= -> PuzzleTask at your strength
    GET   /api/puzzles/GAME/pack        -> PackedPuzzle[]; today's first, then some at your strength
    GET   /api/puzzles/GAME/NAME        -> PuzzleTask
    POST  /api/puzzles/GAME/NAME  PuzzleTry -> PuzzleVerdict; the first try counts
    GET   /api/events                   -> EventCard[]; those that you organise or play in
    POST  /api/events          EventWish -> EventSeen
    GET   /api/events/ID                -> EventSeen
    POST  /api/events/ID/join           -> EventSeen
    POST  /api/events/ID/leave          -> EventSeen
    POST  /api/events/ID/bots   BotsWish -> EventSeen
    POST  /api/events/ID/remove PlayerChoice -> EventSeen
    POST  /api/events/ID/start          -> EventSeen; the first round, or the next one at once
    POST  /api/events/ID/end            -> EventSeen
    GET   /api/events/ID/results        -> text: the standings and all tables, as CSV
    POST  /api/matches/ID/mute LineChoice -> Muted; whoever said this line is not heard any more
    POST  /api/tables/ID/mute?code= SeatChoice -> Muted; whoever has this seat
    GET   /api/session/mutes            -> Muted
    DELETE /api/session/mutes           -> Muted; everybody is heard again
    POST  /api/matches/ID/report ReportWish    to the host of the house
    GET   /api/announcement             -> Announcement
    POST  /api/house/claim    HouseClaim -> HouseFacts; by the token that was printed at the start
    GET   /api/house?search=            -> HouseFacts; for hosts, as all that follow
    POST  /api/house/ban         BanWish -> HouseFacts
    POST  /api/house/pardon PersonChoice -> HouseFacts
    POST  /api/house/announcement Announcement -> HouseFacts
    POST  /api/house/limits   LimitsWish -> HouseFacts
    POST  /api/house/reports/ID/done    -> HouseFacts
    POST  /api/house/matches/ID/end     -> HouseFacts
    POST  /api/house/tables/ID/close    -> HouseFacts
    POST  /api/house/events/ID/end      -> HouseFacts
    GET   /api/house/export             -> text: people, matches and events, a JSON object a line
    POST  /api/records        RecordText -> Replay
    GET   /api/matches/ID/review?code=  -> ReviewState; nothing is made
    POST  /api/matches/ID/review?code=  -> ReviewState; one is made if there is none
    POST  /api/records/review  AnalysisText -> ReviewState, likewise of a record
    GET   /api/matches/ID/outlook?code= -> Outlook; for those who watch people play against bots
    POST  /api/matches/ID/branch?code= BranchWish -> TableFacts, whose match goes on from there
    GET   /api/matches/ID/analysis?code= -> AnalysisTree; once it is over
    POST  /api/analysis/read  AnalysisText -> AnalysisTree, of an analysis or a record
    POST  /api/analysis/write AnalysisWish -> AnalysisText
    POST  /api/analysis/look  AnalysisLook -> AnalysisMoment
    POST  /api/analysis/position AnalysisSketch -> PositionReport
    POST  /api/analysis/opinion AnalysisQuestion -> Opinion

What goes wrong is answered with a status from 400 on and an `HttpProblem`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludoteca.core import limits
from ludoteca.core.message import Message
from ludoteca.core.position import Field
from ludoteca.core.position import Word as FieldWord
from ludoteca.core.verification import Verdict
from ludoteca.review.findings import Review

# Limits, so that no message of a stranger is long. A whole frame may have MAX_FRAME bytes.
MAX_FRAME = 4096
MAX_BODY = limits.RECORD_BYTES
MAX_BOARD = limits.BOARD_BYTES
MAX_SMALL_BODY = 16 * 1024  # of a request that carries neither
MAX_NAME = 24
MAX_CHAT = 300
MAX_DEPTH = 4  # of an opinion

Identifier = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\s)")]
Key = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\s)")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ActionNumber = Annotated[int, Meta(ge=0, le=100_000)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=10 * MAX_NAME)]  # `visible` says in words what is wrong
Word = Annotated[str, Meta(max_length=limits.BOARD_NAME_CHARACTERS)]  # an option, or its value
Code = Annotated[str, Meta(min_length=1, max_length=64)]
# 32 bytes: the SHA-256 of something, or what a seat adds to chance.
Hexadecimal = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}$(?!\s)")]

# Which pieces a drawn face is made of: the numbers of ground, colour, figure and extra.
Avatar = Annotated[str, Meta(max_length=20, pattern=r"^[0-9]{1,2}(-[0-9]{1,2}){3}$(?!\s)")]

# Plain data whose shape belongs to each game; the name is what the browser's types call it.
View = Annotated[dict[str, Any], Meta(extra_json_schema={"name": "View"})]
GameAction = Annotated[dict[str, Any], Meta(extra_json_schema={"name": "GameAction"})]

SeatKind: TypeAlias = Literal["person", "device", "bot", "open"]
Badge: TypeAlias = Literal["circle", "square", "triangle", "diamond"]
# With `day`, `three-days` and `week` there are so many days for each decision.
ClockKind: TypeAlias = Literal["none", "relaxed", "fast", "day", "three-days", "week"]
Status: TypeAlias = Literal["running", "over", "abandoned"]
InvitationState: TypeAlias = Literal["free", "invited", "declined", "seated"]
EventFormat: TypeAlias = Literal["swiss", "round-robin", "knock-out", "tables"]

ContactKind: TypeAlias = Literal["push", "mail"]
Language: TypeAlias = Literal["en", "it", "fr", "pl"]

BADGES: tuple[Badge, ...] = ("circle", "square", "triangle", "diamond")


# What is told about a table and its seats


class SeatClock(Struct, frozen=True):
    """Thinking time of a seat; where there are days for a decision, of the seat to act alone."""

    left: int  # milliseconds, when this was sent
    running: bool  # not while its person is on vacation


class SeatFacts(Struct, frozen=True):
    """A place at the table and who has it."""

    seat: int
    colour: str  # the game's name of the seat, as `red`
    badge: Badge
    kind: SeatKind
    player: str | None  # the person's name; None for bots, open seats and people without one
    level: str | None  # of a bot, or its name if it is a character
    online: bool
    you: bool  # yours to play
    clock: SeatClock | None
    # Out of time, gone, or no decision for too long: the others may let a bot play on, or end it.
    absent: bool
    held: bool = False  # a bot keeps it until somebody comes


class Reserved(Struct, frozen=True):
    you: bool
    player: str | None  # None: somebody without a name


class TableFacts(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, str | bool]
    public: bool
    clock: ClockKind
    chat: bool
    hints: bool  # may people who play each other ask for hints? Everybody is told who did
    rated: bool  # its match counts for the ratings of whoever plays it
    seats: list[SeatFacts]
    host: bool  # you opened it, so you may start it
    full: bool
    code: str | None  # for the link to join by; only those at the table are told
    match: str | None  # once it has started
    created: int
    reserved: list[Reserved | None]  # by seat: for whom a rematch keeps an open one
    commitment: str  # SHA-256 of the secret seed, drawn when the table was opened
    commitments: list[str | None]  # by seat: SHA-256 of the value that it adds to the seed
    starting: bool  # by its host: all commitments are fixed, values are to be revealed
    awaited: list[int]  # seats whose value has not come; in a match: was withheld
    event: str | None = None  # whose round it is part of


# What has happened in a match


class Step(Struct, frozen=True):
    """One action, of a seat or of chance, as the receiver may know it."""

    seat: int | None  # None: chance
    text: str | None  # notation; None if hidden from you
    messages: list[Message]  # for the log, animation and screen reader


class Started(Struct, frozen=True, tag="started", tag_field="kind"):
    """The set-up, and chance up to the first decision. Always version 1."""

    version: int
    at: int
    steps: list[Step]


class Decided(Struct, frozen=True, tag="decided", tag_field="kind"):
    """A seat's decision, then what chance and forced steps made of it."""

    version: int
    at: int
    seat: int
    steps: list[Step]


class UndoAsked(Struct, frozen=True, tag="undo-asked", tag_field="kind"):
    """A seat asks the others to let it take back its last decision."""

    version: int
    at: int
    seat: int


class UndoAgreed(Struct, frozen=True, tag="undo-agreed", tag_field="kind"):
    """One of the others said yes, and somebody has still to answer."""

    version: int
    at: int
    seat: int


class UndoRefused(Struct, frozen=True, tag="undo-refused", tag_field="kind"):
    """One of the others said no, or the seat that asked changed its mind."""

    version: int
    at: int
    seat: int


class Undone(Struct, frozen=True, tag="undone", tag_field="kind"):
    """A decision was taken back: the position is again the one of version `back_to`."""

    version: int
    at: int
    seat: int
    back_to: int


class TakenOver(Struct, frozen=True, tag="taken-over", tag_field="kind"):
    """A bot plays on for an absent person (`level`), or the person is back (None)."""

    version: int
    at: int
    seat: int
    level: str | None


class SatDown(Struct, frozen=True, tag="sat-down", tag_field="kind"):
    """Somebody has come for a seat that a bot kept, and plays it from here on."""

    version: int
    at: int
    seat: int
    level: str  # of the bot


class Hinted(Struct, frozen=True, tag="hinted", tag_field="kind"):
    """A seat asked for a hint, which the others are told."""

    version: int
    at: int
    seat: int


class EndAsked(Struct, frozen=True, tag="end-asked", tag_field="kind"):
    """A seat asks the others to end the match together, without a result."""

    version: int
    at: int
    seat: int


class EndAgreed(Struct, frozen=True, tag="end-agreed", tag_field="kind"):
    """One of the others said yes, and somebody has still to answer."""

    version: int
    at: int
    seat: int


class EndRefused(Struct, frozen=True, tag="end-refused", tag_field="kind"):
    """One of the others said no, or the seat that asked changed its mind."""

    version: int
    at: int
    seat: int


class Ended(Struct, frozen=True, tag="ended", tag_field="kind"):
    """Ended before its end, so nobody has points: this seat is absent, or gives up, or asked the

    others, who agreed; or the host ended it.
    """

    version: int
    at: int
    seat: int
    reason: Literal["absent", "resigned", "agreed", "host"] = "absent"


Happening: TypeAlias = (
    Started
    | Decided
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | TakenOver
    | SatDown
    | Hinted
    | EndAsked
    | EndAgreed
    | EndRefused
    | Ended
)


# Where a match stands


class Choice(Struct, frozen=True):
    """A legal action of the seat to act."""

    number: int
    text: str  # notation
    action: GameAction  # typed: `action` names its kind, the rest depends on the game
    label: Message
    final: bool  # it is no longer this seat's turn after it, so that it cannot just be taken back


class Result(Struct, frozen=True):
    """How a match ended, per seat in seat order."""

    scores: list[int]
    ranks: list[int]  # 1 is best; equal ranks share the place
    returns: list[float]
    reasons: list[str]


class Standing(Struct, frozen=True):
    """A match after its last happening, as the receiver may see it."""

    version: int
    status: Status
    steps: int  # actions so far, chance included
    seat: int | None  # through whose eyes `view` sees; None: a spectator's
    view: View
    to_act: int | None  # None when over
    prompt: Message
    choices: list[Choice]  # only if the seat to act is yours
    hint: Literal["no", "free", "told"]  # may you ask for one; will the others be told?
    undo: Literal["no", "free", "ask"]  # may you take back a decision; must others consent?
    undo_asked: int | None  # the seat that waits for the others' consent
    consent_needed: bool  # by you
    may_resign: bool  # you: there is one other player, who has won then
    end_asked: int | None  # the seat that waits for the others' consent to end the match
    end_consent_needed: bool  # by you
    clocks: list[SeatClock | None]  # by seat
    result: Result | None
    seed: str | None  # of chance, told once nobody can go on and never before


# From the browser


class Watch(Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Follow a match: what came after `version`, or everything afresh (None)."""

    match: Identifier
    version: Version | None = None
    code: Code | None = None  # of the table's link, where one is needed


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Follow it no longer."""

    match: Identifier


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """An action for the seat to act, which must be yours. The same key is never played twice."""

    match: Identifier
    version: Version
    key: Key
    action: ActionNumber


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    match: Identifier
    version: Version
    key: Key


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """The answer to another seat's wish to undo; from the seat itself, `false` withdraws it."""

    match: Identifier
    version: Version
    key: Key
    agree: bool


class Takeover(Struct, frozen=True, tag="takeover", forbid_unknown_fields=True):
    """For an absent seat, or to leave your own: a bot plays on, or the match ends.

    Whoever leaves other people at the table is replaced by a bot; the last one ends the match.
    `back`: your own seat, again you.
    """

    match: Identifier
    version: Version
    key: Key
    seat: SeatNumber
    choice: Literal["bot", "end", "back"]


class Finish(Struct, frozen=True, tag="finish", forbid_unknown_fields=True):
    """End a match before its end: give up, ask the others to end it together, or answer them.

    From the seat that asked, `refuse` withdraws its wish.
    """

    match: Identifier
    version: Version
    key: Key
    choice: Literal["resign", "ask", "agree", "refuse"]


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """The match as it was at an earlier version."""

    match: Identifier
    version: Version


class Recall(Struct, frozen=True, tag="recall", forbid_unknown_fields=True):
    """The log before a version (None: up to now), a page of it."""

    match: Identifier
    before: Version | None = None


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why may the seat to act not do this now?"""

    match: Identifier
    version: Version
    text: Annotated[str, Meta(min_length=1, max_length=100)]  # notation


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    match: Identifier
    version: Version


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    match: Identifier
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class Visit(Struct, frozen=True, tag="visit", forbid_unknown_fields=True):
    """Be in the lobby: told of tables with a free seat, and of invitations; or no longer."""

    here: bool


class Attend(Struct, frozen=True, tag="attend", forbid_unknown_fields=True):
    """Be told of everything that happens in an event; None: no longer."""

    event: Identifier | None


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    sent: Annotated[int, Meta(ge=0, le=2**53)] = 0  # comes back unchanged


FromBrowser: TypeAlias = (
    Watch
    | Leave
    | Play
    | Undo
    | Consent
    | Takeover
    | Finish
    | Look
    | Recall
    | Why
    | Hint
    | Say
    | Visit
    | Attend
    | Ping
)


# To the browser


class Situation(Struct, frozen=True, tag="situation"):
    """Everything about a match, afresh."""

    match: str
    table: TableFacts
    rules_version: int
    commitment: str  # SHA-256 of the secret seed, as the table told it before the start
    started: int
    your_seats: list[int]  # several in pass and play
    standing: Standing
    rematch: str | None  # the table where it is played again


class Happened(Struct, frozen=True, tag="happened"):
    """What came after the version you have, in order without gaps, and where that leads."""

    match: str
    happenings: list[Happening]
    standing: Standing


class Accepted(Struct, frozen=True, tag="accepted"):
    """Done, and never to be lost: it is this version. `Happened` follows."""

    match: str
    key: str
    version: int


class Duplicate(Struct, frozen=True, tag="duplicate"):
    """This key was accepted before, as this version; nothing was done now."""

    match: str
    key: str
    version: int


class Stale(Struct, frozen=True, tag="stale"):
    """Meant for an older version; nothing was done. Here is what you missed."""

    match: str
    key: str
    missed: Happened


class Refused(Struct, frozen=True, tag="refused"):
    """Not allowed; nothing was done."""

    match: str
    key: str
    reason: Message


class Past(Struct, frozen=True, tag="past"):
    """The match as it was."""

    match: str
    version: int
    steps: int
    seat: int | None
    view: View
    to_act: int | None


class Reason(Struct, frozen=True, tag="reason"):
    """Why something may not be done now."""

    match: str
    version: int
    reason: Message


class Recalled(Struct, frozen=True, tag="recalled"):
    """A page of the log, in order; there is more before it unless it begins with version 1."""

    match: str
    happenings: list[Happening]


class Candidate(Struct, frozen=True):
    number: int
    text: str
    label: Message
    visits: int
    share: float  # of all visits
    returns: list[float]  # expected, per seat
    solved: bool  # exactly, by looking at everything to the end
    line: list[Message]  # how it might go on


class Advice(Struct, frozen=True, tag="advice"):
    match: str
    version: int
    candidates: list[Candidate]
    iterations: int


class Queued(Struct, frozen=True, tag="queued"):
    """The bot to act waits, with many others, for its turn to think. Told again and again."""

    match: str
    version: int
    seconds: int  # about so long still


class Chat(Struct, frozen=True, tag="chat"):
    match: str
    number: int
    at: int
    seat: int | None  # None: a spectator
    player: str | None
    text: str  # plain text, never markup
    you: bool = False  # said it, in this window or another


class Presence(Struct, frozen=True, tag="presence"):
    """Who is here, and who plays which seat."""

    match: str
    seats: list[SeatFacts]
    watchers: int  # spectators
    patience: int  # minutes without a decision; then the others may go on, where there is no clock


class Rematch(Struct, frozen=True, tag="rematch"):
    """Somebody wants to play again; there is a seat for you at this table."""

    match: str
    table: str
    code: str | None


class LobbyTable(Struct, frozen=True):
    """A public table with a seat for whoever comes."""

    id: str
    game: str
    seats: int
    free: int
    people: list[str | None]  # names of those who sit there, if they chose one
    clock: ClockKind
    rated: bool
    hints: bool
    running: bool  # bots keep the free seats
    created: int


class Lobby(Struct, frozen=True, tag="lobby"):
    """All tables with a free seat, to somebody who comes to the lobby."""

    tables: list[LobbyTable]


class LobbyChange(Struct, frozen=True, tag="lobby-change"):
    """Tables that are new or different now, and ids of those that are not to be had any more."""

    tables: list[LobbyTable]
    gone: list[str]


class Invitation(Struct, frozen=True):
    """Somebody you have played with keeps a seat for you in mind."""

    table: str
    code: str  # that opens it
    game: str
    seats: int
    clock: ClockKind
    rated: bool
    running: bool
    player: str | None  # whoever invites
    at: int


class Invited(Struct, frozen=True, tag="invited"):
    """All invitations that you can still accept, to somebody in the lobby."""

    invitations: list[Invitation]


class EventPlayer(Struct, frozen=True):
    number: int
    name: str | None  # of a person, if they chose one
    level: str | None  # of a bot, or its name if it is a character
    since: int  # the first round they can be in: latecomers have a later one
    gone: bool


class EventTable(Struct, frozen=True):
    """A table of a round: for whoever has the event's link to watch, for its players to play."""

    number: int  # from 1
    players: list[int]  # their numbers, by seat
    table: str
    code: str
    match: str | None
    status: Literal["waiting", "running", "over"]
    ranks: list[int] | None
    scores: list[int] | None  # None: it was broken off


class EventRound(Struct, frozen=True):
    number: int  # from 1
    started: int
    ended: int | None
    until: int | None  # then bots play all matches to their end
    byes: list[int]
    tables: list[EventTable]


class EventLine(Struct, frozen=True):
    """A player in the standings: points, and what breaks ties, in this order."""

    player: int
    place: int
    points: float
    buchholz: float
    berger: float
    wins: int
    played: int


class EventFacts(Struct, frozen=True):
    id: str
    title: str
    game: str
    options: dict[str, str | bool]
    clock: ClockKind
    format: EventFormat
    seats: list[int]  # sizes of tables
    minutes: int  # for a round; 0: as long as it takes
    pause: int  # seconds between rounds
    rated: bool
    rounds_in_all: int  # if nobody comes or goes
    status: Literal["open", "running", "over"]
    admits: bool  # whoever comes now has a round to play in
    players: list[EventPlayer]
    rounds: list[EventRound]
    standings: list[EventLine]
    next_at: int | None  # when the next round begins, if one follows
    now: int  # when this was sent


class EventSeen(Struct, frozen=True, tag="event"):
    """An event, to somebody who attends it."""

    event: EventFacts
    you: int | None  # your number as a player
    organiser: bool


class RatingChange(Struct, frozen=True):
    """In points; `doubt` is how far off the new rating may be."""

    seat: int
    before: int
    after: int
    doubt: int


class Rated(Struct, frozen=True, tag="rated"):
    """The match is over and counts: how the ratings of people changed."""

    match: str
    changes: list[RatingChange]


class Problem(Struct, frozen=True, tag="problem"):
    """Your message could not be understood or served; nothing was done."""

    match: str | None
    reason: Message


class Pong(Struct, frozen=True, tag="pong"):
    sent: int


ToBrowser: TypeAlias = (
    Situation
    | Happened
    | Accepted
    | Duplicate
    | Stale
    | Refused
    | Past
    | Recalled
    | Reason
    | Advice
    | Queued
    | Chat
    | Presence
    | Rematch
    | Lobby
    | LobbyChange
    | Invited
    | EventSeen
    | Rated
    | Problem
    | Pong
)


# Bodies of HTTP requests


class NameWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class CodeWish(Struct, frozen=True, forbid_unknown_fields=True):
    current: Code | None = None  # the code that is to be replaced, if there is one
    key: Key | None = None  # the same request with the same key gets the same answer


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    code: Code
    key: Key | None = None  # as above


class PasskeyProof(Struct, frozen=True, forbid_unknown_fields=True):
    credential: Annotated[str, Meta(max_length=limits.PASSKEY_CHARACTERS)]  # JSON of WebAuthn


class ProfileWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What is None stays as it is."""

    avatar: Avatar | None = None
    public: bool | None = None


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall have a seat: you, whoever comes, a bot, or another person on this device.

    At an open seat with a level a bot plays until somebody comes, so that the match can begin.
    """

    kind: Literal["me", "open", "bot", "device"]
    level: Annotated[str, Meta(max_length=40)] | None = None  # of a bot, or a character's name
    name: Name | None = None  # of a person on this device


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word | bool], Meta(max_length=20)] = {}
    boards: Annotated[dict[Word, str], Meta(max_length=4)] = {}  # option -> text of one's own
    public: bool = False
    clock: ClockKind = "none"
    hints: bool = False  # in a match with other people; whoever sits down agrees
    rated: bool = False  # without hints, and what a bot has answered is not taken back
    chat: bool | None = None  # None: on among those who have the link, off with strangers
    start: bool = False  # at once, which needs every seat taken
    commitment: Hexadecimal | None = None  # of the value that you will add to chance


class JoinWish(Struct, frozen=True, forbid_unknown_fields=True):
    code: Code | None = None  # of the link, unless the table is public
    seat: SeatNumber | None = None  # None: the first that is open
    commitment: Hexadecimal | None = None  # of your value; if you sit here already, a new one


class EventWish(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=600)]
    game: Annotated[str, Meta(max_length=40)]
    format: EventFormat
    options: Annotated[dict[Word, Word | bool], Meta(max_length=20)] = {}
    clock: Literal["none", "relaxed", "fast"] = "none"
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None  # None: as many as usual
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    pause: Annotated[int, Meta(ge=0, le=3600)] = 60
    rated: bool = False  # then rounds have no time of their own


class BotsWish(Struct, frozen=True, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=64)] = 1


class PlayerChoice(Struct, frozen=True, forbid_unknown_fields=True):
    player: Annotated[int, Meta(ge=0, le=10_000)]


class LineChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a match's chat."""

    line: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table."""

    seat: SeatNumber


class ReportWish(Struct, frozen=True, forbid_unknown_fields=True):
    """About whoever said a line, or has a seat."""

    text: Annotated[str, Meta(max_length=1000)]
    line: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None
    seat: SeatNumber | None = None


class HouseClaim(Struct, frozen=True, forbid_unknown_fields=True):
    token: Code


class BanWish(Struct, frozen=True, forbid_unknown_fields=True):
    person: Identifier
    reason: Annotated[str, Meta(max_length=1000)]


class PersonChoice(Struct, frozen=True, forbid_unknown_fields=True):
    person: Identifier


class LimitsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings that can be changed while the server runs; None: as it was started."""

    limits: Annotated[dict[Word, float | None], Meta(max_length=20)]


class Announcement(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host tells everybody; nothing: there is nothing to tell."""

    text: Annotated[str, Meta(max_length=1000)]


class InviteWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever had a seat in a match that you played, too."""

    match: Identifier
    seat: SeatNumber


class RematchWish(Struct, frozen=True, forbid_unknown_fields=True):
    commitment: Hexadecimal | None = None


class BranchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished match, against bots and with new dice."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]  # so many actions are kept
    level: Annotated[str, Meta(max_length=40)]  # of the bots; you have the seat that is to act


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """What you add to chance; only when the table is starting, and all commitments are fixed."""

    value: Hexadecimal


class BoardText(Struct, frozen=True, forbid_unknown_fields=True):
    text: str  # at most MAX_BOARD bytes
    game: Annotated[str, Meta(max_length=40)] | None = None  # None: any


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    text: str  # at most MAX_BODY bytes
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # frame to begin with
    count: Annotated[int, Meta(ge=0, le=200)] = 50


# Values of its fields, by name.
Position = Annotated[
    dict[Word, Annotated[str, Meta(max_length=100)]], Meta(max_length=limits.POSITION_FIELDS)
]


class AnalysisStart(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, as where an analysis begins."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[Word, Word | bool], Meta(max_length=20)] = {}
    boards: Annotated[dict[Word, str], Meta(max_length=4)] = {}  # option -> text of one's own
    position: Position | None = None  # set up by hand; what it does not name is as at the beginning


# Actions from the start, of seats and of chance.
Path = Annotated[list[ActionNumber], Meta(max_length=limits.ANALYSIS_NODES)]


class AnalysisLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of an analysis, and what to do before it is shown: an action, if any, and then

    `stay`: nothing. `forced`: what nobody has a choice about. `chance`: the same, and chance
    decides by itself, up to the next decision.
    """

    start: AnalysisStart
    path: Path
    action: ActionNumber | None = None
    go_on: Literal["stay", "forced", "chance"] = "stay"


class AnalysisQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What does the engine think of a decision, when it looks at it shortly or for longer?"""

    start: AnalysisStart
    path: Path
    depth: Annotated[int, Meta(ge=0, le=MAX_DEPTH)] = 0


class AnalysisSketch(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be set up: the one of the start, or where the turn of a moment began."""

    start: AnalysisStart
    path: Path = []
    fields: bool = True  # tell them, too


class AnalysisTwig(Struct, frozen=True, forbid_unknown_fields=True):
    """A node of a tree: what is done after its parent, which stands before it in the list."""

    parent: Annotated[int, Meta(ge=0, le=limits.ANALYSIS_NODES)]  # 0: the start
    number: ActionNumber
    note: Annotated[str, Meta(max_length=limits.NOTE_BYTES)] = ""


class AnalysisWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A tree to be written down."""

    start: AnalysisStart
    note: Annotated[str, Meta(max_length=limits.NOTE_BYTES)]  # about the start
    nodes: Annotated[list[AnalysisTwig], Meta(max_length=limits.ANALYSIS_NODES)]  # from 1 on


class AnalysisText(Struct, frozen=True, forbid_unknown_fields=True):
    text: str  # at most MAX_BODY bytes


# Answers to HTTP requests


class Session(Struct, frozen=True):
    """Who you are."""

    id: str
    name: str | None
    has_code: bool  # a recovery code was made
    passkeys: int


class RecoveryCode(Struct, frozen=True):
    """Brings your matches to another device, once. Only whoever gives it can replace it."""

    code: str


class Recovered(Struct, frozen=True):
    """Who you are again, and the code that takes the place of the one you have used."""

    session: Session
    code: str


class PasskeyOptions(Struct, frozen=True):
    options: str  # as WebAuthn has them: JSON with bytes in base64url


class Passkey(Struct, frozen=True):
    """A key on one of your devices."""

    id: str
    browser: str | None  # that made it
    system: str | None
    created: int
    used: int | None


class Device(Struct, frozen=True):
    """A browser by which you are known."""

    id: str
    browser: str | None  # as `Firefox`
    system: str | None  # as `Android`
    created: int
    seen: int  # to the hour
    here: bool  # it is the one that asks


class GameOption(Struct, frozen=True):
    name: str
    default: str | bool
    choices: list[str | bool]
    board: bool  # may also be a board of one's own


class GameFacts(Struct, frozen=True):
    name: str
    rules_version: int
    seats: list[int]  # how many may play
    colours: list[str]  # names of the seats
    options: list[GameOption]
    levels: list[str]  # of bots, weakest first
    characters: list[str]  # names of bots with a style of their own; they search as `strong` does
    minutes: int  # that a match takes, about
    secrets: bool  # seats see what others do not
    guided: bool  # there is a first game to play along
    puzzles: int  # that come with it
    bids: bool  # one may say beforehand on which one passes
    texts: dict[str, str]  # by language: its Fluent file, if the pages do not have it already


class WrittenRules(Struct, frozen=True):
    """The rules of a game that the pages do not have already, as its page has them."""

    text: str  # Markdown


class Preparation(Struct, frozen=True):
    """How far a game is compiled, in percent; 99 is compiled and not yet loaded, 100 is ready."""

    game: str
    rules: int  # until then nobody can play it
    bots: int  # until then bots wait with their moves
    rules_after: str | None  # the game that is compiled first
    bots_after: str | None


class MatchCard(Struct, frozen=True):
    """A match in a list."""

    id: str
    table: str
    game: str
    status: Status
    seats: list[SeatFacts]
    to_act: int | None
    your_turn: bool
    version: int
    started: int
    updated: int
    result: Result | None
    won: list[int]  # seats, once it is over: also those whom the others left it to
    left: list[int]  # seats that gave it up
    clock: ClockKind
    due: int | None  # when the seat to act runs out of its days, if there are days for a decision


class Lists(Struct, frozen=True):
    """What the home page shows."""

    mine: list[MatchCard]  # the latest first; those where it is your turn before all
    my_tables: list[TableFacts]  # not yet started
    to_watch: list[MatchCard]


class Opponent(Struct, frozen=True):
    """Somebody you have played with, by the last match that you both played."""

    match: str
    seat: int
    name: str | None
    avatar: str
    game: str
    ended: int
    state: InvitationState  # at the table in question


class Muted(Struct, frozen=True):
    """Whose chat you do not want to read."""

    players: list[str | None]


class HousePerson(Struct, frozen=True):
    id: str
    name: str | None
    created: int
    seen: int | None  # to the hour
    here: bool  # connected to the process that answers
    host: bool
    banned: str | None  # why


class HouseReport(Struct, frozen=True):
    id: str
    at: int
    match: str
    code: str  # by which the host may look at the match
    reporter: str | None
    reported: HousePerson
    text: str
    said: list[str]  # the last lines of whoever it is about


class HouseMatch(Struct, frozen=True):
    id: str
    code: str
    game: str
    players: list[str | None]  # None: a bot, or somebody without a name
    bots: int
    thinking: bool  # it is a bot's turn
    version: int
    started: int
    updated: int


class HouseTable(Struct, frozen=True):
    """A table at which no match has begun."""

    id: str
    code: str
    game: str
    players: list[str | None]
    bots: int
    created: int


class HouseBots(Struct, frozen=True):
    """What the bots do, in the process that answers."""

    processes: int
    thinking: int  # matches of which a bot is to move, in all processes
    waiting: int  # of which the queue is too long to begin
    longest: int  # seconds that one will wait


class HouseLimit(Struct, frozen=True):
    name: str
    value: float
    started: float  # as the server was started
    changeable: bool


class HouseFacts(Struct, frozen=True):
    """What a host looks after."""

    people: int
    guests_today: int
    matches: int  # being played
    tables: int  # that wait
    kilobytes: int | None  # of the database, where it is a file
    found: list[HousePerson]  # those seen last, or whose name was searched for
    running: list[HouseMatch]
    waiting: list[HouseTable]
    events: list[EventCard]
    reports: list[HouseReport]  # that nobody has dealt with
    bots: HouseBots
    limits: list[HouseLimit]
    announcement: str


class EventCard(Struct, frozen=True):
    """An event in a list."""

    id: str
    title: str
    game: str
    format: EventFormat
    status: Literal["open", "running", "over"]
    organiser: bool
    created: int


class Frame(Struct, frozen=True):
    """A match after so many actions; frame 0 is before the first."""

    index: int
    step: Step | None  # that led here; None in frame 0
    view: View
    to_act: int | None


class Proof(Struct, frozen=True):
    """Was chance drawn as the seed says?"""

    verdict: Verdict
    checked: int  # outcomes recomputed
    scripted: int  # outcomes that came from a script: they prove nothing
    set_up: bool  # it begins with a position that somebody set up, which proves nothing either
    contributed: int  # values of their own that seats added to chance
    withheld: int  # seats that had promised one and did not reveal it
    outcome_agrees: bool
    difference: Message | None  # the first outcome that the seed does not give


class Replay(Struct, frozen=True):
    """A finished match, a page of its frames."""

    game: str
    rules_version: int
    options: dict[str, str | bool]
    own_boards: dict[str, str]
    colours: list[str]
    players: list[str | None]
    levels: list[str | None]  # of bots, or names of characters
    frames: int  # in all
    first: int
    page: list[Frame]
    result: Result | None
    commitment: str
    seed: str | None
    proof: Proof | None  # only for the first page
    mine: list[int] = []  # seats that whoever asks had in it
    public: bool = False  # everybody may see it, and there are pictures of it to share
    since: list[int] = []  # by seat: the frame from which its player had it, in a bot's place


class BoardReport(Struct, frozen=True):
    ok: bool
    game: str | None  # that it is for
    option: str | None
    line: int | None  # of the fault
    fault: Message | None


class ShippedBoard(Struct, frozen=True):
    """A board that comes with its game."""

    game: str
    option: str  # that it is a choice of
    name: str
    text: str  # its file


class BoardDrawing(Struct, frozen=True):
    svg: str


class GuideStep(Struct, frozen=True):
    """A moment of a guide: what led to it, what is explained, and the one choice to make."""

    text: Message
    view: View
    steps: list[Step]  # since the moment before
    to_act: int | None
    prompt: Message
    choice: Choice | None  # None: the guide is over


class Guide(Struct, frozen=True):
    """A first game, to be played along: a short scripted match."""

    game: str
    colours: list[str]
    learner: int  # the seat
    steps: list[GuideStep]


class AnalysisMove(Struct, frozen=True):
    """An action of an analysis."""

    number: int
    label: Message  # what it means
    step: Step  # what it did


class AnalysisNode(Struct, frozen=True):
    parent: int
    move: AnalysisMove
    note: str


class AnalysisTree(Struct, frozen=True):
    """An analysis: its start is node 0, the others are listed from 1 on, parents first."""

    start: AnalysisStart
    colours: list[str]
    players: list[str | None]
    levels: list[str | None]
    note: str  # about the start
    nodes: list[AnalysisNode]


class Prospect(Struct, frozen=True):
    """What chance may do next."""

    choice: Choice
    probability: float


class AnalysisMoment(Struct, frozen=True):
    """A moment of an analysis, where nothing is hidden."""

    played: list[AnalysisMove]  # after the path that was asked for
    view: View
    seat: int | None  # to act, or that acted before chance: through its eyes it is seen
    to_act: int | None  # None: chance, or the match is over
    prompt: Message
    choices: list[Choice]
    prospects: list[Prospect]  # if it is for chance to act
    result: Result | None


class PositionReport(Struct, frozen=True):
    """A position that is being set up."""

    start: AnalysisStart
    colours: list[str]
    fields: list[Field]  # empty if nobody asked for them
    values: dict[str, str]  # of all fields
    faults: list[Message]  # what is impossible; nothing: it can be analysed
    view: View | None  # None: a value does not fit its field
    seat: int  # whose turn begins


class Opinion(Struct, frozen=True):
    candidates: list[Candidate]  # of the seat to act
    iterations: int


class ReviewState(Struct, frozen=True):
    """How far the review of a match is."""

    done: int  # steps of the match that have been looked at
    total: int
    review: Review | None  # once it is there
    versions: list[int] = []  # of the log of a match, in which the decisions of the review stand


class Outlook(Struct, frozen=True):
    """What every seat can expect of the win, as somebody sees it who watches."""

    version: int
    shares: list[float]


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """The choice that somebody takes for the best."""

    number: ActionNumber


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game, and how somebody fares with them."""

    game: str
    puzzles: int
    themes: dict[str, int]  # how many have it
    tried: int
    solved: int
    rating: int | None  # None before the first try
    today: str  # the name of the puzzle of the day
    today_solved: bool | None  # None: not tried


class PuzzleTask(Struct, frozen=True):
    """A position, and the question what is best; nothing here gives the answer away."""

    game: str
    name: str
    options: dict[str, str | bool]
    colours: list[str]
    seat: int  # whose choice it is
    view: View
    steps: list[Step]  # that happened last
    prompt: Message
    choices: list[Choice]
    difficulty: int  # from 1 to 5
    themes: list[str]
    rating: int
    solved: bool | None  # by you, at your first try; None: not tried


class PuzzleLine(Struct, frozen=True):
    """A choice, the chance to win after it in percent, and what follows."""

    choice: Choice
    chance: int
    right: bool
    chosen: bool
    obvious: bool  # at first sight
    frames: list[Frame]


class PackedPuzzle(Struct, frozen=True):
    """A puzzle with its answer, for times without a network; a try of it counts for nothing."""

    task: PuzzleTask
    right: list[int]  # numbers of the best choices
    chances: list[int]  # to win in percent, in the order of the task's choices
    lines: list[PuzzleLine]  # of the best choice and of the obvious one


class PuzzleVerdict(Struct, frozen=True):
    """What came of a try; ratings are None if it was not the first."""

    right: bool
    lines: list[PuzzleLine]  # the best first
    before: int | None
    after: int | None


class VacationWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Meanwhile nobody runs out of the days that they have for a decision."""

    begins: Moment
    ends: Moment


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What your seats in a match by mail have said beforehand; None: nothing."""

    most: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # pass on every bid above that


class Vacation(Struct, frozen=True):
    begins: int | None  # of the one that goes on or is to come
    ends: int | None
    days_left: int  # that you may still take within a year


class Strength(Struct, frozen=True):
    """Somebody's rating, in points, and how far off it may be."""

    game: str
    seats: int
    rating: int
    doubt: int
    matches: int


class Tally(Struct, frozen=True):
    """Somebody's results against one kind of rivals."""

    game: str
    seats: int
    rivals: str  # a bot's level, or `people`, or `mixed`
    played: int  # those given up included
    won: int
    left: int  # given up: lost


class Rival(Struct, frozen=True):
    level: str | None  # of a bot
    player: str | None  # None: a bot, or a person who is not named
    id: str | None  # of a person with a profile that you may see
    left: bool  # gave it up


class PastMatch(Struct, frozen=True):
    """A match that is over, as one person has it."""

    match: str | None  # None: it is not for you, or was cleared away
    game: str
    seats: int
    ended: int
    rank: int | None  # among those who stayed; None: without a result, or left before the end
    score: int | None
    left: bool
    rivals: list[Rival]
    before: int | None  # the person's rating, if it was rated
    after: int | None


class Profile(Struct, frozen=True):
    """Somebody, as they let others see them."""

    id: str
    name: str | None
    avatar: str
    public: bool
    since: int
    you: bool
    host: bool  # they look after this house; told to nobody but themselves
    strengths: list[Strength]
    tallies: list[Tally]
    streak: int  # matches won one after another, up to now
    best_streak: int
    matches: list[PastMatch]  # the latest


class LadderStep(Struct, frozen=True):
    id: str
    name: str | None
    avatar: str
    rating: int
    doubt: int
    matches: int
    you: bool


class BotStrength(Struct, frozen=True):
    level: str
    rating: int


class Ladder(Struct, frozen=True):
    """Those who let others see them, surely strong ones first, and bots to compare with."""

    game: str
    seats: int
    least: int  # rated matches that it takes to be listed
    steps: list[LadderStep]
    bots: list[BotStrength]  # the strongest first


class JudgedMatch(Struct, frozen=True):
    """A match of yours that was reviewed: shares of the win, from 0 to 1."""

    match: str
    game: str
    seats: int
    ended: int
    won: bool
    began: bool  # you decided first
    decisions: int
    lost: float  # given away by a decision, on average
    luck: float  # what chance gave


class DecisionKind(Struct, frozen=True):
    """How you fare with one kind of decision, as `split`."""

    game: str
    kind: str
    decisions: int
    faults: int  # inaccuracies, mistakes and blunders
    lost: float  # in all


class FirstMove(Struct, frozen=True):
    """How you began matches."""

    game: str
    seats: int
    kind: str
    label: Message
    times: int
    won: int
    lost: float  # on average


class Progress(Struct, frozen=True):
    """Your own, which nobody else sees."""

    matches: list[PastMatch]
    tallies: list[Tally]
    judged: list[JudgedMatch]  # the latest last
    kinds: list[DecisionKind]  # those first that cost most
    openings: list[FirstMove]  # the most frequent first


class PuzzleResult(Struct, frozen=True):
    game: str
    puzzle: str
    solved: bool
    at: int


class Export(Struct, frozen=True):
    """All that is kept about you; the records come as a zip."""

    exported: int
    profile: Profile
    progress: Progress
    devices: list[Device]
    puzzles: list[PuzzleResult]


MinuteOfDay = Annotated[int, Meta(ge=0, lt=24 * 60)]


class QuietWish(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language you are told, and in which hours nothing."""

    language: Language
    zone: Annotated[str, Meta(min_length=1, max_length=60)]  # as `Europe/Rome`
    quiet_from: MinuteOfDay | None = None
    quiet_until: MinuteOfDay | None = None


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that may be told, as its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$(?!\s)")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$(?!\s)")]


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    mail: Annotated[str, Meta(min_length=3, max_length=254)]


class LetterCode(Struct, frozen=True, forbid_unknown_fields=True):
    """From a link in a letter."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Contact(Struct, frozen=True):
    """Where you are told."""

    id: str
    kind: ContactKind
    address: str  # of mail; of a browser only whose push service it has
    endpoint: str | None  # of a browser, hashed, so that it knows itself
    confirmed: bool


class NoticeFacts(Struct, frozen=True):
    """How you are told that it is your turn, if there are days for a move."""

    push_key: str  # of this server, for `PushManager.subscribe`
    mail: bool  # can this server send mail?
    contacts: list[Contact]
    language: Language
    zone: str
    quiet_from: int | None  # minutes of the day
    quiet_until: int | None


class HttpProblem(Struct, frozen=True):
    """The body of every answer that is not a success."""

    status: int
    reason: Message


HTTP_BODIES: tuple[type[Struct], ...] = (
    NameWish,
    CodeWish,
    Recovery,
    SeatWish,
    TableWish,
    JoinWish,
    RematchWish,
    InviteWish,
    Opponent,
    Invitation,
    LineChoice,
    ReportWish,
    Muted,
    HouseClaim,
    BanWish,
    PersonChoice,
    LimitsWish,
    Announcement,
    HouseFacts,
    EventWish,
    BotsWish,
    PlayerChoice,
    EventCard,
    EventSeen,
    Reveal,
    BoardText,
    RecordText,
    Session,
    RecoveryCode,
    Recovered,
    Device,
    GameOption,
    GameFacts,
    WrittenRules,
    Preparation,
    MatchCard,
    Lists,
    Frame,
    Proof,
    Replay,
    BoardReport,
    ShippedBoard,
    BoardDrawing,
    GuideStep,
    Guide,
    AnalysisStart,
    AnalysisLook,
    AnalysisQuestion,
    AnalysisSketch,
    AnalysisTwig,
    AnalysisWish,
    AnalysisText,
    AnalysisMove,
    AnalysisNode,
    AnalysisTree,
    Prospect,
    AnalysisMoment,
    FieldWord,
    Field,
    PositionReport,
    Opinion,
    BranchWish,
    ReviewState,
    Outlook,
    PuzzleTry,
    PuzzleShelf,
    PuzzleTask,
    PuzzleLine,
    PackedPuzzle,
    PuzzleVerdict,
    VacationWish,
    Order,
    Vacation,
    PasskeyOptions,
    PasskeyProof,
    Passkey,
    ProfileWish,
    Strength,
    Tally,
    Rival,
    PastMatch,
    Profile,
    LadderStep,
    BotStrength,
    Ladder,
    JudgedMatch,
    DecisionKind,
    FirstMove,
    Progress,
    PuzzleResult,
    Export,
    QuietWish,
    PushWish,
    MailWish,
    LetterCode,
    Contact,
    NoticeFacts,
    HttpProblem,
)

decode_from_browser = msgspec.json.Decoder(FromBrowser).decode
# How a decoder fails: too deep, not UTF-8, not JSON, not what is declared here.
BAD_JSON = (RecursionError, UnicodeError, msgspec.DecodeError)
