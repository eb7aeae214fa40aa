// Written by tools/generate_types.py from src/ludoteca/server/protocol.py. Do not edit.
// Everything that goes over the wire, to and from the browser, declared once.
//
// `tools/generate_types.py` writes the same types for the browser. All sentences for people are
// `Message`s: the browser puts them into words, so the server needs no language.
//
// A match's log is a list of happenings, numbered from 1 without gaps: its *version* is the number of
// the last one. Seats are numbered from 0; where a seat may be None it is chance, or a spectator.
// Times are milliseconds since 1970, in UTC.
//
// One socket at `/api/socket` carries `FromBrowser` and `ToBrowser`, one JSON text a frame. Over HTTP,
// where every request that changes something also has the header `X-Ludoteca: 1`:
//
//     POST  /api/session                  -> Session; a new guest if the cookie is not there
//     PATCH /api/session          NameWish -> Session
//     DELETE /api/session                 log out here
//     GET   /api/session/devices          -> Device[]
//     DELETE /api/session/devices/ID      -> Device[]; log out there
//     DELETE /api/session/devices?here=   -> Device[]; log out everywhere else, or here, too
//     POST  /api/session/code     CodeWish -> RecoveryCode
//     POST  /api/session/recover  Recovery -> Recovered
//     GET   /api/session/passkeys         -> Passkey[]
//     POST  /api/session/passkeys/options -> PasskeyOptions, to make one
//     POST  /api/session/passkeys PasskeyProof -> Passkey[]
//     DELETE /api/session/passkeys/ID     -> Passkey[]
//     POST  /api/session/passkey/options  -> PasskeyOptions, to come by one
//     POST  /api/session/passkey PasskeyProof -> Session
//     DELETE /api/person                  delete me, with everything that is mine
//     GET   /api/profile                  -> Profile, of yourself
//     PATCH /api/profile     ProfileWish  -> Profile
//     GET   /api/people/ID                -> Profile of somebody who lets others see it
//     GET   /api/ladders/GAME/SEATS       -> Ladder
//     GET   /api/progress                 -> Progress, your own
//     GET   /api/progress/export          -> Export: all that is kept about you
//     GET   /api/progress/records         -> a zip with the records of your matches
//     GET   /api/games                    -> GameFacts[]
//     GET   /api/preparations             -> Preparation[]
//     GET   /api/lists                    -> Lists
//     GET   /api/turns                    -> MatchCard[]; where it is your turn, the most urgent first
//     GET   /api/vacation                 -> Vacation
//     PUT   /api/vacation     VacationWish -> Vacation; in place of one that has not ended
//     DELETE /api/vacation                -> Vacation; you are back
//     GET   /api/matches/ID/picture?language= -> a PNG of a public match
//     GET   /api/matches/ID/order         -> Order
//     PUT   /api/matches/ID/order   Order -> Order
//     GET   /api/notices                  -> NoticeFacts
//     PUT   /api/notices         QuietWish -> NoticeFacts
//     POST  /api/notices/push     PushWish -> NoticeFacts
//     POST  /api/notices/mail     MailWish -> NoticeFacts; a letter asks for confirmation
//     DELETE /api/notices/ID              -> NoticeFacts
//     POST  /api/letters/confirm LetterCode
//     POST  /api/letters/stop    LetterCode; also `POST /unsubscribe/CODE`, by programs for mail
//     POST  /api/tables          TableWish -> TableFacts
//     GET   /api/tables/ID?code=          -> TableFacts
//     GET   /api/tables/ID/boards?code=   -> texts of boards of somebody's own, by option
//     POST  /api/tables/ID/join   JoinWish -> TableFacts; also a seat that a bot keeps in a match
//     POST  /api/tables/ID/leave          -> TableFacts
//     POST  /api/tables/ID/start          -> TableFacts, now starting or with its match
//     POST  /api/tables/ID/reveal   Reveal -> TableFacts, with its match once all values are there
//     GET   /api/tables/ID/opponents      -> Opponent[]; whom you may invite there
//     POST  /api/tables/ID/invite InviteWish -> Opponent[]
//     GET   /api/invitations              -> Invitation[]
//     POST  /api/invitations/ID/decline   -> Invitation[]; ID is the table's
//     POST  /api/invitations/ID/mute      -> Invitation[]; whoever invites is not heard any more
//     POST  /api/matches/ID/rematch RematchWish -> TableFacts; the body may be left out
//     GET   /api/matches/ID/record?code=  -> text; without what you may not know until it is over
//     GET   /api/matches/ID/replay?first=&count= -> Replay; once it is over
//     GET   /api/boards                   -> ShippedBoard[]
//     POST  /api/boards          BoardText -> BoardReport
//     GET   /api/boards/NAME/drawing      -> SVG of a shipped board
//     POST  /api/boards/drawing  BoardText -> BoardDrawing
//     GET   /api/games/GAME/cover         -> an SVG, of a game that the pages have none of
//     GET   /api/games/GAME/rules         -> WrittenRules, likewise
//     GET   /api/games/GAME/portraits/NAME -> an SVG, of a character
//     GET   /api/guides/GAME              -> Guide
//     GET   /api/puzzles                  -> PuzzleShelf[]
//     GET   /api/puzzles/GAME/today       -> PuzzleTask; the same for everybody, by the date in UTC
//     GET   /api/puzzles/GAME/next?theme= -> PuzzleTask at your strength
//     GET   /api/puzzles/GAME/pack        -> PackedPuzzle[]; today's first, then some at your strength
//     GET   /api/puzzles/GAME/NAME        -> PuzzleTask
//     POST  /api/puzzles/GAME/NAME  PuzzleTry -> PuzzleVerdict; the first try counts
//     GET   /api/events                   -> EventCard[]; those that you organise or play in
//     POST  /api/events          EventWish -> EventSeen
//     GET   /api/events/ID                -> EventSeen
//     POST  /api/events/ID/join           -> EventSeen
//     POST  /api/events/ID/leave          -> EventSeen
//     POST  /api/events/ID/bots   BotsWish -> EventSeen
//     POST  /api/events/ID/remove PlayerChoice -> EventSeen
//     POST  /api/events/ID/start          -> EventSeen; the first round, or the next one at once
//     POST  /api/events/ID/end            -> EventSeen
//     GET   /api/events/ID/results        -> text: the standings and all tables, as CSV
//     POST  /api/matches/ID/mute LineChoice -> Muted; whoever said this line is not heard any more
//     POST  /api/tables/ID/mute?code= SeatChoice -> Muted; whoever has this seat
//     GET   /api/session/mutes            -> Muted
//     DELETE /api/session/mutes           -> Muted; everybody is heard again
//     POST  /api/matches/ID/report ReportWish    to the host of the house
//     GET   /api/announcement             -> Announcement
//     POST  /api/house/claim    HouseClaim -> HouseFacts; by the token that was printed at the start
//     GET   /api/house?search=            -> HouseFacts; for hosts, as all that follow
//     POST  /api/house/ban         BanWish -> HouseFacts
//     POST  /api/house/pardon PersonChoice -> HouseFacts
//     POST  /api/house/announcement Announcement -> HouseFacts
//     POST  /api/house/limits   LimitsWish -> HouseFacts
//     POST  /api/house/reports/ID/done    -> HouseFacts
//     POST  /api/house/matches/ID/end     -> HouseFacts
//     POST  /api/house/tables/ID/close    -> HouseFacts
//     POST  /api/house/events/ID/end      -> HouseFacts
//     GET   /api/house/export             -> text: people, matches and events, a JSON object a line
//     POST  /api/records        RecordText -> Replay
//     GET   /api/matches/ID/review?code=  -> ReviewState; nothing is made
//     POST  /api/matches/ID/review?code=  -> ReviewState; one is made if there is none
//     POST  /api/records/review  AnalysisText -> ReviewState, likewise of a record
//     GET   /api/matches/ID/outlook?code= -> Outlook; for those who watch people play against bots
//     POST  /api/matches/ID/branch?code= BranchWish -> TableFacts, whose match goes on from there
//     GET   /api/matches/ID/analysis?code= -> AnalysisTree; once it is over
//     POST  /api/analysis/read  AnalysisText -> AnalysisTree, of an analysis or a record
//     POST  /api/analysis/write AnalysisWish -> AnalysisText
//     POST  /api/analysis/look  AnalysisLook -> AnalysisMoment
//     POST  /api/analysis/position AnalysisSketch -> PositionReport
//     POST  /api/analysis/opinion AnalysisQuestion -> Opinion
//
// What goes wrong is answered with a status from 400 on and an `HttpProblem`.

/** What a seat may see. Each game's folder declares the shape of its own. */
export type View = Readonly<Record<string, unknown>>;

/** A typed action: `action` names its kind, the other keys depend on it. */
export type GameAction = Readonly<{ action: string } & Record<string, unknown>>;

export const MAX_NAME = 24;

export const MAX_CHAT = 300;

export const MAX_BOARD = 65536;

export const MAX_BODY = 524288;

export const MAX_DEPTH = 4;

/** A decision is called so if it lost less than this of the win, or else a blunder. */
export const VERDICT_LIMITS = { best: 0.01, good: 0.03, inaccuracy: 0.07, mistake: 0.15 } as const;

export type SeatKind = "person" | "device" | "bot" | "open";

export type Badge = "circle" | "square" | "triangle" | "diamond";

export type ClockKind = "none" | "relaxed" | "fast" | "day" | "three-days" | "week";

export type Status = "running" | "over" | "abandoned";

/**
 * A key of the Fluent files and its arguments.
 *
 * An argument may be a message itself (the name of a region, say) or several (a list of dice):
 * they are put into the same language first.
 */
export interface Message {
  readonly key: string;
  readonly arguments: Readonly<Record<string, string | number | Message | readonly Message[]>>;
}

/** One action, of a seat or of chance, as the receiver may know it. */
export interface Step {
  /** None: chance */
  readonly seat: number | null;
  /** notation; None if hidden from you */
  readonly text: string | null;
  /** for the log, animation and screen reader */
  readonly messages: readonly Message[];
}

/** The set-up, and chance up to the first decision. Always version 1. */
export interface Started {
  readonly kind: "started";
  readonly version: number;
  readonly at: number;
  readonly steps: readonly Step[];
}

/** A seat's decision, then what chance and forced steps made of it. */
export interface Decided {
  readonly kind: "decided";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
  readonly steps: readonly Step[];
}

/** A seat asks the others to let it take back its last decision. */
export interface UndoAsked {
  readonly kind: "undo-asked";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
}

/** One of the others said yes, and somebody has still to answer. */
export interface UndoAgreed {
  readonly kind: "undo-agreed";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
}

/** One of the others said no, or the seat that asked changed its mind. */
export interface UndoRefused {
  readonly kind: "undo-refused";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
}

/** A decision was taken back: the position is again the one of version `back_to`. */
export interface Undone {
  readonly kind: "undone";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
  readonly back_to: number;
}

/** A bot plays on for an absent person (`level`), or the person is back (None). */
export interface TakenOver {
  readonly kind: "taken-over";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
  readonly level: string | null;
}

/** Somebody has come for a seat that a bot kept, and plays it from here on. */
export interface SatDown {
  readonly kind: "sat-down";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
  /** of the bot */
  readonly level: string;
}

/** A seat asked for a hint, which the others are told. */
export interface Hinted {
  readonly kind: "hinted";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
}

/** A seat asks the others to end the match together, without a result. */
export interface EndAsked {
  readonly kind: "end-asked";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
}

/** One of the others said yes, and somebody has still to answer. */
export interface EndAgreed {
  readonly kind: "end-agreed";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
}

/** One of the others said no, or the seat that asked changed its mind. */
export interface EndRefused {
  readonly kind: "end-refused";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
}

/**
 * Ended before its end, so nobody has points: this seat is absent, or gives up, or asked the
 *
 * others, who agreed; or the host ended it.
 */
export interface Ended {
  readonly kind: "ended";
  readonly version: number;
  readonly at: number;
  readonly seat: number;
  readonly reason: "absent" | "agreed" | "host" | "resigned";
}

/** Follow a match: what came after `version`, or everything afresh (None). */
export interface Watch {
  readonly type: "watch";
  readonly match: string;
  readonly version?: number | null;
  /** of the table's link, where one is needed */
  readonly code?: string | null;
}

/** Follow it no longer. */
export interface Leave {
  readonly type: "leave";
  readonly match: string;
}

/** An action for the seat to act, which must be yours. The same key is never played twice. */
export interface Play {
  readonly type: "play";
  readonly match: string;
  readonly version: number;
  readonly key: string;
  readonly action: number;
}

export interface Undo {
  readonly type: "undo";
  readonly match: string;
  readonly version: number;
  readonly key: string;
}

/** The answer to another seat's wish to undo; from the seat itself, `false` withdraws it. */
export interface Consent {
  readonly type: "consent";
  readonly match: string;
  readonly version: number;
  readonly key: string;
  readonly agree: boolean;
}

/**
 * For an absent seat, or to leave your own: a bot plays on, or the match ends.
 *
 * Whoever leaves other people at the table is replaced by a bot; the last one ends the match.
 * `back`: your own seat, again you.
 */
export interface Takeover {
  readonly type: "takeover";
  readonly match: string;
  readonly version: number;
  readonly key: string;
  readonly seat: number;
  readonly choice: "back" | "bot" | "end";
}

/**
 * End a match before its end: give up, ask the others to end it together, or answer them.
 *
 * From the seat that asked, `refuse` withdraws its wish.
 */
export interface Finish {
  readonly type: "finish";
  readonly match: string;
  readonly version: number;
  readonly key: string;
  readonly choice: "agree" | "ask" | "refuse" | "resign";
}

/** The match as it was at an earlier version. */
export interface Look {
  readonly type: "look";
  readonly match: string;
  readonly version: number;
}

/** The log before a version (None: up to now), a page of it. */
export interface Recall {
  readonly type: "recall";
  readonly match: string;
  readonly before?: number | null;
}

/** Why may the seat to act not do this now? */
export interface Why {
  readonly type: "why";
  readonly match: string;
  readonly version: number;
  /** notation */
  readonly text: string;
}

export interface Hint {
  readonly type: "hint";
  readonly match: string;
  readonly version: number;
}

export interface Say {
  readonly type: "say";
  readonly match: string;
  readonly text: string;
}

/** Be in the lobby: told of tables with a free seat, and of invitations; or no longer. */
export interface Visit {
  readonly type: "visit";
  readonly here: boolean;
}

/** Be told of everything that happens in an event; None: no longer. */
export interface Attend {
  readonly type: "attend";
  readonly event: string | null;
}

export interface Ping {
  readonly type: "ping";
  /** comes back unchanged */
  readonly sent?: number;
}

/** Thinking time of a seat; where there are days for a decision, of the seat to act alone. */
export interface SeatClock {
  /** milliseconds, when this was sent */
  readonly left: number;
  /** not while its person is on vacation */
  readonly running: boolean;
}

/** A place at the table and who has it. */
export interface SeatFacts {
  readonly seat: number;
  /** the game's name of the seat, as `red` */
  readonly colour: string;
  readonly badge: Badge;
  readonly kind: SeatKind;
  /** the person's name; None for bots, open seats and people without one */
  readonly player: string | null;
  /** of a bot, or its name if it is a character */
  readonly level: string | null;
  readonly online: boolean;
  /** yours to play */
  readonly you: boolean;
  readonly clock: SeatClock | null;
  readonly absent: boolean;
  /** a bot keeps it until somebody comes */
  readonly held: boolean;
}

export interface Reserved {
  readonly you: boolean;
  /** None: somebody without a name */
  readonly player: string | null;
}

export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly public: boolean;
  readonly clock: ClockKind;
  readonly chat: boolean;
  /** may people who play each other ask for hints? Everybody is told who did */
  readonly hints: boolean;
  /** its match counts for the ratings of whoever plays it */
  readonly rated: boolean;
  readonly seats: readonly SeatFacts[];
  /** you opened it, so you may start it */
  readonly host: boolean;
  readonly full: boolean;
  /** for the link to join by; only those at the table are told */
  readonly code: string | null;
  /** once it has started */
  readonly match: string | null;
  readonly created: number;
  /** by seat: for whom a rematch keeps an open one */
  readonly reserved: readonly (Reserved | null)[];
  /** SHA-256 of the secret seed, drawn when the table was opened */
  readonly commitment: string;
  /** by seat: SHA-256 of the value that it adds to the seed */
  readonly commitments: readonly (string | null)[];
  /** by its host: all commitments are fixed, values are to be revealed */
  readonly starting: boolean;
  /** seats whose value has not come; in a match: was withheld */
  readonly awaited: readonly number[];
  /** whose round it is part of */
  readonly event: string | null;
}

/** A legal action of the seat to act. */
export interface Choice {
  readonly number: number;
  /** notation */
  readonly text: string;
  /** typed: `action` names its kind, the rest depends on the game */
  readonly action: GameAction;
  readonly label: Message;
  /** it is no longer this seat's turn after it, so that it cannot just be taken back */
  readonly final: boolean;
}

/** How a match ended, per seat in seat order. */
export interface Result {
  readonly scores: readonly number[];
  /** 1 is best; equal ranks share the place */
  readonly ranks: readonly number[];
  readonly returns: readonly number[];
  readonly reasons: readonly string[];
}

/** A match after its last happening, as the receiver may see it. */
export interface Standing {
  readonly version: number;
  readonly status: Status;
  /** actions so far, chance included */
  readonly steps: number;
  /** through whose eyes `view` sees; None: a spectator's */
  readonly seat: number | null;
  readonly view: View;
  /** None when over */
  readonly to_act: number | null;
  readonly prompt: Message;
  /** only if the seat to act is yours */
  readonly choices: readonly Choice[];
  /** may you ask for one; will the others be told? */
  readonly hint: "free" | "no" | "told";
  /** may you take back a decision; must others consent? */
  readonly undo: "ask" | "free" | "no";
  /** the seat that waits for the others' consent */
  readonly undo_asked: number | null;
  /** by you */
  readonly consent_needed: boolean;
  /** you: there is one other player, who has won then */
  readonly may_resign: boolean;
  /** the seat that waits for the others' consent to end the match */
  readonly end_asked: number | null;
  /** by you */
  readonly end_consent_needed: boolean;
  /** by seat */
  readonly clocks: readonly (SeatClock | null)[];
  readonly result: Result | null;
  /** of chance, told once nobody can go on and never before */
  readonly seed: string | null;
}

/** Everything about a match, afresh. */
export interface Situation {
  readonly type: "situation";
  readonly match: string;
  readonly table: TableFacts;
  readonly rules_version: number;
  /** SHA-256 of the secret seed, as the table told it before the start */
  readonly commitment: string;
  readonly started: number;
  /** several in pass and play */
  readonly your_seats: readonly number[];
  readonly standing: Standing;
  /** the table where it is played again */
  readonly rematch: string | null;
}

/** What came after the version you have, in order without gaps, and where that leads. */
export interface Happened {
  readonly type: "happened";
  readonly match: string;
  readonly happenings: readonly Happening[];
  readonly standing: Standing;
}

/** Done, and never to be lost: it is this version. `Happened` follows. */
export interface Accepted {
  readonly type: "accepted";
  readonly match: string;
  readonly key: string;
  readonly version: number;
}

/** This key was accepted before, as this version; nothing was done now. */
export interface Duplicate {
  readonly type: "duplicate";
  readonly match: string;
  readonly key: string;
  readonly version: number;
}

/** Meant for an older version; nothing was done. Here is what you missed. */
export interface Stale {
  readonly type: "stale";
  readonly match: string;
  readonly key: string;
  readonly missed: Happened;
}

/** Not allowed; nothing was done. */
export interface Refused {
  readonly type: "refused";
  readonly match: string;
  readonly key: string;
  readonly reason: Message;
}

/** The match as it was. */
export interface Past {
  readonly type: "past";
  readonly match: string;
  readonly version: number;
  readonly steps: number;
  readonly seat: number | null;
  readonly view: View;
  readonly to_act: number | null;
}

/** A page of the log, in order; there is more before it unless it begins with version 1. */
export interface Recalled {
  readonly type: "recalled";
  readonly match: string;
  readonly happenings: readonly Happening[];
}

/** Why something may not be done now. */
export interface Reason {
  readonly type: "reason";
  readonly match: string;
  readonly version: number;
  readonly reason: Message;
}

export interface Candidate {
  readonly number: number;
  readonly text: string;
  readonly label: Message;
  readonly visits: number;
  /** of all visits */
  readonly share: number;
  /** expected, per seat */
  readonly returns: readonly number[];
  /** exactly, by looking at everything to the end */
  readonly solved: boolean;
  /** how it might go on */
  readonly line: readonly Message[];
}

export interface Advice {
  readonly type: "advice";
  readonly match: string;
  readonly version: number;
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
}

/** The bot to act waits, with many others, for its turn to think. Told again and again. */
export interface Queued {
  readonly type: "queued";
  readonly match: string;
  readonly version: number;
  /** about so long still */
  readonly seconds: number;
}

export interface Chat {
  readonly type: "chat";
  readonly match: string;
  readonly number: number;
  readonly at: number;
  /** None: a spectator */
  readonly seat: number | null;
  readonly player: string | null;
  /** plain text, never markup */
  readonly text: string;
  /** said it, in this window or another */
  readonly you: boolean;
}

/** Who is here, and who plays which seat. */
export interface Presence {
  readonly type: "presence";
  readonly match: string;
  readonly seats: readonly SeatFacts[];
  /** spectators */
  readonly watchers: number;
  /** minutes without a decision; then the others may go on, where there is no clock */
  readonly patience: number;
}

/** Somebody wants to play again; there is a seat for you at this table. */
export interface Rematch {
  readonly type: "rematch";
  readonly match: string;
  readonly table: string;
  readonly code: string | null;
}

/** A public table with a seat for whoever comes. */
export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly free: number;
  /** names of those who sit there, if they chose one */
  readonly people: readonly (string | null)[];
  readonly clock: ClockKind;
  readonly rated: boolean;
  readonly hints: boolean;
  /** bots keep the free seats */
  readonly running: boolean;
  readonly created: number;
}

/** All tables with a free seat, to somebody who comes to the lobby. */
export interface Lobby {
  readonly type: "lobby";
  readonly tables: readonly LobbyTable[];
}

/** Tables that are new or different now, and ids of those that are not to be had any more. */
export interface LobbyChange {
  readonly type: "lobby-change";
  readonly tables: readonly LobbyTable[];
  readonly gone: readonly string[];
}

/** Somebody you have played with keeps a seat for you in mind. */
export interface Invitation {
  readonly table: string;
  /** that opens it */
  readonly code: string;
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockKind;
  readonly rated: boolean;
  readonly running: boolean;
  /** whoever invites */
  readonly player: string | null;
  readonly at: number;
}

/** All invitations that you can still accept, to somebody in the lobby. */
export interface Invited {
  readonly type: "invited";
  readonly invitations: readonly Invitation[];
}

export interface EventPlayer {
  readonly number: number;
  /** of a person, if they chose one */
  readonly name: string | null;
  /** of a bot, or its name if it is a character */
  readonly level: string | null;
  /** the first round they can be in: latecomers have a later one */
  readonly since: number;
  readonly gone: boolean;
}

/** A table of a round: for whoever has the event's link to watch, for its players to play. */
export interface EventTable {
  /** from 1 */
  readonly number: number;
  /** their numbers, by seat */
  readonly players: readonly number[];
  readonly table: string;
  readonly code: string;
  readonly match: string | null;
  readonly status: "over" | "running" | "waiting";
  readonly ranks: readonly number[] | null;
  /** None: it was broken off */
  readonly scores: readonly number[] | null;
}

export interface EventRound {
  /** from 1 */
  readonly number: number;
  readonly started: number;
  readonly ended: number | null;
  /** then bots play all matches to their end */
  readonly until: number | null;
  readonly byes: readonly number[];
  readonly tables: readonly EventTable[];
}

/** A player in the standings: points, and what breaks ties, in this order. */
export interface EventLine {
  readonly player: number;
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  readonly berger: number;
  readonly wins: number;
  readonly played: number;
}

export interface EventFacts {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly clock: ClockKind;
  readonly format: "knock-out" | "round-robin" | "swiss" | "tables";
  /** sizes of tables */
  readonly seats: readonly number[];
  /** for a round; 0: as long as it takes */
  readonly minutes: number;
  /** seconds between rounds */
  readonly pause: number;
  readonly rated: boolean;
  /** if nobody comes or goes */
  readonly rounds_in_all: number;
  readonly status: "open" | "over" | "running";
  /** whoever comes now has a round to play in */
  readonly admits: boolean;
  readonly players: readonly EventPlayer[];
  readonly rounds: readonly EventRound[];
  readonly standings: readonly EventLine[];
  /** when the next round begins, if one follows */
  readonly next_at: number | null;
  /** when this was sent */
  readonly now: number;
}

/** An event, to somebody who attends it. */
export interface EventSeen {
  readonly type: "event";
  readonly event: EventFacts;
  /** your number as a player */
  readonly you: number | null;
  readonly organiser: boolean;
}

/** In points; `doubt` is how far off the new rating may be. */
export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly doubt: number;
}

/** The match is over and counts: how the ratings of people changed. */
export interface Rated {
  readonly type: "rated";
  readonly match: string;
  readonly changes: readonly RatingChange[];
}

/** Your message could not be understood or served; nothing was done. */
export interface Problem {
  readonly type: "problem";
  readonly match: string | null;
  readonly reason: Message;
}

export interface Pong {
  readonly type: "pong";
  readonly sent: number;
}

export interface NameWish {
  readonly name: string;
}

export interface CodeWish {
  /** the code that is to be replaced, if there is one */
  readonly current?: string | null;
  /** the same request with the same key gets the same answer */
  readonly key?: string | null;
}

export interface Recovery {
  readonly code: string;
  /** as above */
  readonly key?: string | null;
}

/**
 * Who shall have a seat: you, whoever comes, a bot, or another person on this device.
 *
 * At an open seat with a level a bot plays until somebody comes, so that the match can begin.
 */
export interface SeatWish {
  readonly kind: "bot" | "device" | "me" | "open";
  /** of a bot, or a character's name */
  readonly level?: string | null;
  /** of a person on this device */
  readonly name?: string | null;
}

export interface TableWish {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, string | boolean>>;
  /** option -> text of one's own */
  readonly boards?: Readonly<Record<string, string>>;
  readonly public?: boolean;
  readonly clock?: ClockKind;
  /** in a match with other people; whoever sits down agrees */
  readonly hints?: boolean;
  /** without hints, and what a bot has answered is not taken back */
  readonly rated?: boolean;
  /** None: on among those who have the link, off with strangers */
  readonly chat?: boolean | null;
  /** at once, which needs every seat taken */
  readonly start?: boolean;
  /** of the value that you will add to chance */
  readonly commitment?: string | null;
}

export interface JoinWish {
  /** of the link, unless the table is public */
  readonly code?: string | null;
  /** None: the first that is open */
  readonly seat?: number | null;
  /** of your value; if you sit here already, a new one */
  readonly commitment?: string | null;
}

export interface RematchWish {
  readonly commitment?: string | null;
}

/** Whoever had a seat in a match that you played, too. */
export interface InviteWish {
  readonly match: string;
  readonly seat: number;
}

/** Somebody you have played with, by the last match that you both played. */
export interface Opponent {
  readonly match: string;
  readonly seat: number;
  readonly name: string | null;
  readonly avatar: string;
  readonly game: string;
  readonly ended: number;
  /** at the table in question */
  readonly state: "declined" | "free" | "invited" | "seated";
}

/** A line of a match's chat. */
export interface LineChoice {
  readonly line: number;
}

/** About whoever said a line, or has a seat. */
export interface ReportWish {
  readonly text: string;
  readonly line?: number | null;
  readonly seat?: number | null;
}

/** Whose chat you do not want to read. */
export interface Muted {
  readonly players: readonly (string | null)[];
}

export interface HouseClaim {
  readonly token: string;
}

export interface BanWish {
  readonly person: string;
  readonly reason: string;
}

export interface PersonChoice {
  readonly person: string;
}

/** Settings that can be changed while the server runs; None: as it was started. */
export interface LimitsWish {
  readonly limits: Readonly<Record<string, number | null>>;
}

/** What the host tells everybody; nothing: there is nothing to tell. */
export interface Announcement {
  readonly text: string;
}

export interface HousePerson {
  readonly id: string;
  readonly name: string | null;
  readonly created: number;
  /** to the hour */
  readonly seen: number | null;
  /** connected to the process that answers */
  readonly here: boolean;
  readonly host: boolean;
  /** why */
  readonly banned: string | null;
}

export interface HouseMatch {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  /** None: a bot, or somebody without a name */
  readonly players: readonly (string | null)[];
  readonly bots: number;
  /** it is a bot's turn */
  readonly thinking: boolean;
  readonly version: number;
  readonly started: number;
  readonly updated: number;
}

/** A table at which no match has begun. */
export interface HouseTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly players: readonly (string | null)[];
  readonly bots: number;
  readonly created: number;
}

/** An event in a list. */
export interface EventCard {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly format: "knock-out" | "round-robin" | "swiss" | "tables";
  readonly status: "open" | "over" | "running";
  readonly organiser: boolean;
  readonly created: number;
}

export interface HouseReport {
  readonly id: string;
  readonly at: number;
  readonly match: string;
  /** by which the host may look at the match */
  readonly code: string;
  readonly reporter: string | null;
  readonly reported: HousePerson;
  readonly text: string;
  /** the last lines of whoever it is about */
  readonly said: readonly string[];
}

/** What the bots do, in the process that answers. */
export interface HouseBots {
  readonly processes: number;
  /** matches of which a bot is to move, in all processes */
  readonly thinking: number;
  /** of which the queue is too long to begin */
  readonly waiting: number;
  /** seconds that one will wait */
  readonly longest: number;
}

export interface HouseLimit {
  readonly name: string;
  readonly value: number;
  /** as the server was started */
  readonly started: number;
  readonly changeable: boolean;
}

/** What a host looks after. */
export interface HouseFacts {
  readonly people: number;
  readonly guests_today: number;
  /** being played */
  readonly matches: number;
  /** that wait */
  readonly tables: number;
  /** of the database, where it is a file */
  readonly kilobytes: number | null;
  /** those seen last, or whose name was searched for */
  readonly found: readonly HousePerson[];
  readonly running: readonly HouseMatch[];
  readonly waiting: readonly HouseTable[];
  readonly events: readonly EventCard[];
  /** that nobody has dealt with */
  readonly reports: readonly HouseReport[];
  readonly bots: HouseBots;
  readonly limits: readonly HouseLimit[];
  readonly announcement: string;
}

export interface EventWish {
  readonly title: string;
  readonly game: string;
  readonly format: "knock-out" | "round-robin" | "swiss" | "tables";
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly clock?: "fast" | "none" | "relaxed";
  /** None: as many as usual */
  readonly rounds?: number | null;
  readonly minutes?: number;
  readonly pause?: number;
  /** then rounds have no time of their own */
  readonly rated?: boolean;
}

export interface BotsWish {
  readonly level: string;
  readonly count?: number;
}

export interface PlayerChoice {
  readonly player: number;
}

/** What you add to chance; only when the table is starting, and all commitments are fixed. */
export interface Reveal {
  readonly value: string;
}

export interface BoardText {
  /** at most MAX_BOARD bytes */
  readonly text: string;
  /** None: any */
  readonly game?: string | null;
}

export interface RecordText {
  /** at most MAX_BODY bytes */
  readonly text: string;
  /** frame to begin with */
  readonly first?: number;
  readonly count?: number;
}

/** Who you are. */
export interface Session {
  readonly id: string;
  readonly name: string | null;
  /** a recovery code was made */
  readonly has_code: boolean;
  readonly passkeys: number;
}

/** Brings your matches to another device, once. Only whoever gives it can replace it. */
export interface RecoveryCode {
  readonly code: string;
}

/** Who you are again, and the code that takes the place of the one you have used. */
export interface Recovered {
  readonly session: Session;
  readonly code: string;
}

/** A browser by which you are known. */
export interface Device {
  readonly id: string;
  /** as `Firefox` */
  readonly browser: string | null;
  /** as `Android` */
  readonly system: string | null;
  readonly created: number;
  /** to the hour */
  readonly seen: number;
  /** it is the one that asks */
  readonly here: boolean;
}

export interface GameOption {
  readonly name: string;
  readonly default: string | boolean;
  readonly choices: readonly (string | boolean)[];
  /** may also be a board of one's own */
  readonly board: boolean;
}

export interface GameFacts {
  readonly name: string;
  readonly rules_version: number;
  /** how many may play */
  readonly seats: readonly number[];
  /** names of the seats */
  readonly colours: readonly string[];
  readonly options: readonly GameOption[];
  /** of bots, weakest first */
  readonly levels: readonly string[];
  /** names of bots with a style of their own; they search as `strong` does */
  readonly characters: readonly string[];
  /** that a match takes, about */
  readonly minutes: number;
  /** seats see what others do not */
  readonly secrets: boolean;
  /** there is a first game to play along */
  readonly guided: boolean;
  /** that come with it */
  readonly puzzles: number;
  /** one may say beforehand on which one passes */
  readonly bids: boolean;
  /** by language: its Fluent file, if the pages do not have it already */
  readonly texts: Readonly<Record<string, string>>;
}

/** The rules of a game that the pages do not have already, as its page has them. */
export interface WrittenRules {
  /** Markdown */
  readonly text: string;
}

/** How far a game is compiled, in percent; 99 is compiled and not yet loaded, 100 is ready. */
export interface Preparation {
  readonly game: string;
  /** until then nobody can play it */
  readonly rules: number;
  /** until then bots wait with their moves */
  readonly bots: number;
  /** the game that is compiled first */
  readonly rules_after: string | null;
  readonly bots_after: string | null;
}

/** A match in a list. */
export interface MatchCard {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly status: Status;
  readonly seats: readonly SeatFacts[];
  readonly to_act: number | null;
  readonly your_turn: boolean;
  readonly version: number;
  readonly started: number;
  readonly updated: number;
  readonly result: Result | null;
  /** seats, once it is over: also those whom the others left it to */
  readonly won: readonly number[];
  /** seats that gave it up */
  readonly left: readonly number[];
  readonly clock: ClockKind;
  /** when the seat to act runs out of its days, if there are days for a decision */
  readonly due: number | null;
}

/** What the home page shows. */
export interface Lists {
  /** the latest first; those where it is your turn before all */
  readonly mine: readonly MatchCard[];
  /** not yet started */
  readonly my_tables: readonly TableFacts[];
  readonly to_watch: readonly MatchCard[];
}

/** A match after so many actions; frame 0 is before the first. */
export interface Frame {
  readonly index: number;
  /** that led here; None in frame 0 */
  readonly step: Step | null;
  readonly view: View;
  readonly to_act: number | null;
}

/** Was chance drawn as the seed says? */
export interface Proof {
  readonly verdict: "alone" | "fair" | "later" | "unfair" | "unproved";
  /** outcomes recomputed */
  readonly checked: number;
  /** outcomes that came from a script: they prove nothing */
  readonly scripted: number;
  /** it begins with a position that somebody set up, which proves nothing either */
  readonly set_up: boolean;
  /** values of their own that seats added to chance */
  readonly contributed: number;
  /** seats that had promised one and did not reveal it */
  readonly withheld: number;
  readonly outcome_agrees: boolean;
  /** the first outcome that the seed does not give */
  readonly difference: Message | null;
}

/** A finished match, a page of its frames. */
export interface Replay {
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly own_boards: Readonly<Record<string, string>>;
  readonly colours: readonly string[];
  readonly players: readonly (string | null)[];
  /** of bots, or names of characters */
  readonly levels: readonly (string | null)[];
  /** in all */
  readonly frames: number;
  readonly first: number;
  readonly page: readonly Frame[];
  readonly result: Result | null;
  readonly commitment: string;
  readonly seed: string | null;
  /** only for the first page */
  readonly proof: Proof | null;
  /** seats that whoever asks had in it */
  readonly mine: readonly number[];
  /** everybody may see it, and there are pictures of it to share */
  readonly public: boolean;
  /** by seat: the frame from which its player had it, in a bot's place */
  readonly since: readonly number[];
}

export interface BoardReport {
  readonly ok: boolean;
  /** that it is for */
  readonly game: string | null;
  readonly option: string | null;
  /** of the fault */
  readonly line: number | null;
  readonly fault: Message | null;
}

/** A board that comes with its game. */
export interface ShippedBoard {
  readonly game: string;
  /** that it is a choice of */
  readonly option: string;
  readonly name: string;
  /** its file */
  readonly text: string;
}

export interface BoardDrawing {
  readonly svg: string;
}

/** A moment of a guide: what led to it, what is explained, and the one choice to make. */
export interface GuideStep {
  readonly text: Message;
  readonly view: View;
  /** since the moment before */
  readonly steps: readonly Step[];
  readonly to_act: number | null;
  readonly prompt: Message;
  /** None: the guide is over */
  readonly choice: Choice | null;
}

/** A first game, to be played along: a short scripted match. */
export interface Guide {
  readonly game: string;
  readonly colours: readonly string[];
  /** the seat */
  readonly learner: number;
  readonly steps: readonly GuideStep[];
}

/** What is played, as where an analysis begins. */
export interface AnalysisStart {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | boolean>>;
  /** option -> text of one's own */
  readonly boards?: Readonly<Record<string, string>>;
  /** set up by hand; what it does not name is as at the beginning */
  readonly position?: Readonly<Record<string, string>> | null;
}

/**
 * A moment of an analysis, and what to do before it is shown: an action, if any, and then
 *
 * `stay`: nothing. `forced`: what nobody has a choice about. `chance`: the same, and chance
 * decides by itself, up to the next decision.
 */
export interface AnalysisLook {
  readonly start: AnalysisStart;
  readonly path: readonly number[];
  readonly action?: number | null;
  readonly go_on?: "chance" | "forced" | "stay";
}

/** What does the engine think of a decision, when it looks at it shortly or for longer? */
export interface AnalysisQuestion {
  readonly start: AnalysisStart;
  readonly path: readonly number[];
  readonly depth?: number;
}

/** A position to be set up: the one of the start, or where the turn of a moment began. */
export interface AnalysisSketch {
  readonly start: AnalysisStart;
  readonly path?: readonly number[];
  /** tell them, too */
  readonly fields?: boolean;
}

/** A node of a tree: what is done after its parent, which stands before it in the list. */
export interface AnalysisTwig {
  /** 0: the start */
  readonly parent: number;
  readonly number: number;
  readonly note?: string;
}

/** A tree to be written down. */
export interface AnalysisWish {
  readonly start: AnalysisStart;
  /** about the start */
  readonly note: string;
  /** from 1 on */
  readonly nodes: readonly AnalysisTwig[];
}

export interface AnalysisText {
  /** at most MAX_BODY bytes */
  readonly text: string;
}

/** An action of an analysis. */
export interface AnalysisMove {
  readonly number: number;
  /** what it means */
  readonly label: Message;
  /** what it did */
  readonly step: Step;
}

export interface AnalysisNode {
  readonly parent: number;
  readonly move: AnalysisMove;
  readonly note: string;
}

/** An analysis: its start is node 0, the others are listed from 1 on, parents first. */
export interface AnalysisTree {
  readonly start: AnalysisStart;
  readonly colours: readonly string[];
  readonly players: readonly (string | null)[];
  readonly levels: readonly (string | null)[];
  /** about the start */
  readonly note: string;
  readonly nodes: readonly AnalysisNode[];
}

/** What chance may do next. */
export interface Prospect {
  readonly choice: Choice;
  readonly probability: number;
}

/** A moment of an analysis, where nothing is hidden. */
export interface AnalysisMoment {
  /** after the path that was asked for */
  readonly played: readonly AnalysisMove[];
  readonly view: View;
  /** to act, or that acted before chance: through its eyes it is seen */
  readonly seat: number | null;
  /** None: chance, or the match is over */
  readonly to_act: number | null;
  readonly prompt: Message;
  readonly choices: readonly Choice[];
  /** if it is for chance to act */
  readonly prospects: readonly Prospect[];
  readonly result: Result | null;
}

/** A value of a field: as it is written down, and what it means. */
export interface Word {
  readonly name: string;
  readonly label: Message;
}

/** One thing about a position. */
export interface Field {
  /** as it is written down, without spaces */
  readonly name: string;
  /** what it belongs to */
  readonly group: Message;
  readonly label: Message;
  readonly kind: "letters" | "number" | "word";
  readonly default: string;
  /** of a number */
  readonly low: number;
  /** of a number; of letters: how many at most */
  readonly high: number;
  readonly step: number;
  /** to choose from; of letters: what each of them means */
  readonly words: readonly Word[];
  /** on the board, where one can press */
  readonly place: string | null;
}

/** A position that is being set up. */
export interface PositionReport {
  readonly start: AnalysisStart;
  readonly colours: readonly string[];
  /** empty if nobody asked for them */
  readonly fields: readonly Field[];
  /** of all fields */
  readonly values: Readonly<Record<string, string>>;
  /** what is impossible; nothing: it can be analysed */
  readonly faults: readonly Message[];
  /** None: a value does not fit its field */
  readonly view: View | null;
  /** whose turn begins */
  readonly seat: number;
}

export interface Opinion {
  /** of the seat to act */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
}

/** Play on from a moment of a finished match, against bots and with new dice. */
export interface BranchWish {
  /** so many actions are kept */
  readonly moment: number;
  /** of the bots; you have the seat that is to act */
  readonly level: string;
}

/** What would have been better than what was played. */
export interface Better {
  readonly number: number;
  /** its notation */
  readonly text: string;
  /** the same as data, for a board that shows it */
  readonly action: GameAction;
  /** the same in words */
  readonly label: Message;
  /** of the seat to win, had it played this */
  readonly chance: number;
  /** this and what follows, as numbers of actions, up to the next chance */
  readonly steps: readonly number[];
  /** the same in words */
  readonly line: readonly Message[];
}

/** A choice of a seat, judged by what the seat could know. */
export interface Decision {
  /** index of the action: so many came before it */
  readonly moment: number;
  readonly seat: number;
  readonly number: number;
  readonly text: string;
  readonly label: Message;
  readonly verdict: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  /** of the seat to win, after what it played */
  readonly chance: number;
  /** how much more the best choice would have given */
  readonly lost: number;
  /** exactly: everything to the end of the match was looked at */
  readonly solved: boolean;
  /** None: it was best */
  readonly better: Better | null;
}

/** A step of chance: a roll, a tile, a draw. */
export interface ChanceStep {
  readonly moment: number;
  readonly number: number;
  readonly text: string;
  readonly told: readonly Message[];
  /** what came less what could be expected; together 0 */
  readonly luck: readonly number[];
  /** that could have come */
  readonly outcomes: number;
  /** of them, for what could be expected; fewer than all: a sample */
  readonly looked_at: number;
}

/** Where the match went another way, told in words. */
export interface TurningPoint {
  /** the first action of it */
  readonly moment: number;
  readonly kind: "chance" | "decision";
  /** that gave away, or that had the greatest luck, good or bad */
  readonly seat: number;
  /** of its chance to win */
  readonly swing: number;
  readonly told: readonly Message[];
}

/** What made the match for a seat: what chance gave it, and what it gave away itself. */
export interface Balance {
  readonly seat: string;
  readonly luck: number;
  /** never above 0 */
  readonly skill: number;
  readonly decisions: number;
  readonly verdicts: Readonly<Record<"best" | "blunder" | "good" | "inaccuracy" | "mistake", number>>;
}

/** A match looked back on. Chances are shares of the win, from 0 to 1. */
export interface Review {
  readonly game: string;
  readonly rules_version: number;
  /** of the search behind every figure */
  readonly iterations: number;
  /** their names */
  readonly seats: readonly string[];
  /** before every action, and at the end */
  readonly chances: readonly (readonly number[])[];
  readonly decisions: readonly Decision[];
  readonly events: readonly ChanceStep[];
  /** in the order in which they came */
  readonly turning_points: readonly TurningPoint[];
  /** by seat */
  readonly balances: readonly Balance[];
  readonly format: number;
}

/** How far the review of a match is. */
export interface ReviewState {
  /** steps of the match that have been looked at */
  readonly done: number;
  readonly total: number;
  /** once it is there */
  readonly review: Review | null;
  /** of the log of a match, in which the decisions of the review stand */
  readonly versions: readonly number[];
}

/** What every seat can expect of the win, as somebody sees it who watches. */
export interface Outlook {
  readonly version: number;
  readonly shares: readonly number[];
}

/** The choice that somebody takes for the best. */
export interface PuzzleTry {
  readonly number: number;
}

/** The puzzles of a game, and how somebody fares with them. */
export interface PuzzleShelf {
  readonly game: string;
  readonly puzzles: number;
  /** how many have it */
  readonly themes: Readonly<Record<string, number>>;
  readonly tried: number;
  readonly solved: number;
  /** None before the first try */
  readonly rating: number | null;
  /** the name of the puzzle of the day */
  readonly today: string;
  /** None: not tried */
  readonly today_solved: boolean | null;
}

/** A position, and the question what is best; nothing here gives the answer away. */
export interface PuzzleTask {
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly colours: readonly string[];
  /** whose choice it is */
  readonly seat: number;
  readonly view: View;
  /** that happened last */
  readonly steps: readonly Step[];
  readonly prompt: Message;
  readonly choices: readonly Choice[];
  /** from 1 to 5 */
  readonly difficulty: number;
  readonly themes: readonly string[];
  readonly rating: number;
  /** by you, at your first try; None: not tried */
  readonly solved: boolean | null;
}

/** A choice, the chance to win after it in percent, and what follows. */
export interface PuzzleLine {
  readonly choice: Choice;
  readonly chance: number;
  readonly right: boolean;
  readonly chosen: boolean;
  /** at first sight */
  readonly obvious: boolean;
  readonly frames: readonly Frame[];
}

/** A puzzle with its answer, for times without a network; a try of it counts for nothing. */
export interface PackedPuzzle {
  readonly task: PuzzleTask;
  /** numbers of the best choices */
  readonly right: readonly number[];
  /** to win in percent, in the order of the task's choices */
  readonly chances: readonly number[];
  /** of the best choice and of the obvious one */
  readonly lines: readonly PuzzleLine[];
}

/** What came of a try; ratings are None if it was not the first. */
export interface PuzzleVerdict {
  readonly right: boolean;
  /** the best first */
  readonly lines: readonly PuzzleLine[];
  readonly before: number | null;
  readonly after: number | null;
}

/** Meanwhile nobody runs out of the days that they have for a decision. */
export interface VacationWish {
  readonly begins: number;
  readonly ends: number;
}

/** What your seats in a match by mail have said beforehand; None: nothing. */
export interface Order {
  /** pass on every bid above that */
  readonly most?: number | null;
}

export interface Vacation {
  /** of the one that goes on or is to come */
  readonly begins: number | null;
  readonly ends: number | null;
  /** that you may still take within a year */
  readonly days_left: number;
}

export interface PasskeyOptions {
  /** as WebAuthn has them: JSON with bytes in base64url */
  readonly options: string;
}

export interface PasskeyProof {
  /** JSON of WebAuthn */
  readonly credential: string;
}

/** A key on one of your devices. */
export interface Passkey {
  readonly id: string;
  /** that made it */
  readonly browser: string | null;
  readonly system: string | null;
  readonly created: number;
  readonly used: number | null;
}

/** What is None stays as it is. */
export interface ProfileWish {
  readonly avatar?: string | null;
  readonly public?: boolean | null;
}

/** Somebody's rating, in points, and how far off it may be. */
export interface Strength {
  readonly game: string;
  readonly seats: number;
  readonly rating: number;
  readonly doubt: number;
  readonly matches: number;
}

/** Somebody's results against one kind of rivals. */
export interface Tally {
  readonly game: string;
  readonly seats: number;
  /** a bot's level, or `people`, or `mixed` */
  readonly rivals: string;
  /** those given up included */
  readonly played: number;
  readonly won: number;
  /** given up: lost */
  readonly left: number;
}

export interface Rival {
  /** of a bot */
  readonly level: string | null;
  /** None: a bot, or a person who is not named */
  readonly player: string | null;
  /** of a person with a profile that you may see */
  readonly id: string | null;
  /** gave it up */
  readonly left: boolean;
}

/** A match that is over, as one person has it. */
export interface PastMatch {
  /** None: it is not for you, or was cleared away */
  readonly match: string | null;
  readonly game: string;
  readonly seats: number;
  readonly ended: number;
  /** among those who stayed; None: without a result, or left before the end */
  readonly rank: number | null;
  readonly score: number | null;
  readonly left: boolean;
  readonly rivals: readonly Rival[];
  /** the person's rating, if it was rated */
  readonly before: number | null;
  readonly after: number | null;
}

/** Somebody, as they let others see them. */
export interface Profile {
  readonly id: string;
  readonly name: string | null;
  readonly avatar: string;
  readonly public: boolean;
  readonly since: number;
  readonly you: boolean;
  /** they look after this house; told to nobody but themselves */
  readonly host: boolean;
  readonly strengths: readonly Strength[];
  readonly tallies: readonly Tally[];
  /** matches won one after another, up to now */
  readonly streak: number;
  readonly best_streak: number;
  /** the latest */
  readonly matches: readonly PastMatch[];
}

export interface LadderStep {
  readonly id: string;
  readonly name: string | null;
  readonly avatar: string;
  readonly rating: number;
  readonly doubt: number;
  readonly matches: number;
  readonly you: boolean;
}

export interface BotStrength {
  readonly level: string;
  readonly rating: number;
}

/** Those who let others see them, surely strong ones first, and bots to compare with. */
export interface Ladder {
  readonly game: string;
  readonly seats: number;
  /** rated matches that it takes to be listed */
  readonly least: number;
  readonly steps: readonly LadderStep[];
  /** the strongest first */
  readonly bots: readonly BotStrength[];
}

/** A match of yours that was reviewed: shares of the win, from 0 to 1. */
export interface JudgedMatch {
  readonly match: string;
  readonly game: string;
  readonly seats: number;
  readonly ended: number;
  readonly won: boolean;
  /** you decided first */
  readonly began: boolean;
  readonly decisions: number;
  /** given away by a decision, on average */
  readonly lost: number;
  /** what chance gave */
  readonly luck: number;
}

/** How you fare with one kind of decision, as `split`. */
export interface DecisionKind {
  readonly game: string;
  readonly kind: string;
  readonly decisions: number;
  /** inaccuracies, mistakes and blunders */
  readonly faults: number;
  /** in all */
  readonly lost: number;
}

/** How you began matches. */
export interface FirstMove {
  readonly game: string;
  readonly seats: number;
  readonly kind: string;
  readonly label: Message;
  readonly times: number;
  readonly won: number;
  /** on average */
  readonly lost: number;
}

/** Your own, which nobody else sees. */
export interface Progress {
  readonly matches: readonly PastMatch[];
  readonly tallies: readonly Tally[];
  /** the latest last */
  readonly judged: readonly JudgedMatch[];
  /** those first that cost most */
  readonly kinds: readonly DecisionKind[];
  /** the most frequent first */
  readonly openings: readonly FirstMove[];
}

export interface PuzzleResult {
  readonly game: string;
  readonly puzzle: string;
  readonly solved: boolean;
  readonly at: number;
}

/** All that is kept about you; the records come as a zip. */
export interface Export {
  readonly exported: number;
  readonly profile: Profile;
  readonly progress: Progress;
  readonly devices: readonly Device[];
  readonly puzzles: readonly PuzzleResult[];
}

/** In which language you are told, and in which hours nothing. */
export interface QuietWish {
  readonly language: "en" | "fr" | "it" | "pl";
  /** as `Europe/Rome` */
  readonly zone: string;
  readonly quiet_from?: number | null;
  readonly quiet_until?: number | null;
}

/** A browser that may be told, as its `PushSubscription` says. */
export interface PushWish {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface MailWish {
  readonly mail: string;
}

/** From a link in a letter. */
export interface LetterCode {
  readonly code: string;
}

/** Where you are told. */
export interface Contact {
  readonly id: string;
  readonly kind: "mail" | "push";
  /** of mail; of a browser only whose push service it has */
  readonly address: string;
  /** of a browser, hashed, so that it knows itself */
  readonly endpoint: string | null;
  readonly confirmed: boolean;
}

/** How you are told that it is your turn, if there are days for a move. */
export interface NoticeFacts {
  /** of this server, for `PushManager.subscribe` */
  readonly push_key: string;
  /** can this server send mail? */
  readonly mail: boolean;
  readonly contacts: readonly Contact[];
  readonly language: "en" | "fr" | "it" | "pl";
  readonly zone: string;
  /** minutes of the day */
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
}

/** The body of every answer that is not a success. */
export interface HttpProblem {
  readonly status: number;
  readonly reason: Message;
}

export type Happening =
  | Started
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
  | Ended;

export type FromBrowser =
  | Watch
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
  | Ping;

export type ToBrowser =
  | Situation
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
  | Pong;
