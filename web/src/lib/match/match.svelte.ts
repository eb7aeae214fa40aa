/**
 * A match that the page follows: where it stands, what is shown of it, and what was sent.
 *
 * The server's word is `standing`. What is shown may lag behind it, because the moves of others are
 * shown one after the other at a pace that people can follow; choices are only offered once the
 * page has caught up.
 */
import { connection, type Follower } from "../server/connection.svelte";
import { newKey } from "../server/keys";
import { message } from "../message";
import type {
  Advice,
  Chat,
  FromBrowser,
  Happened,
  Happening,
  Message,
  RatingChange,
  SeatFacts,
  Situation,
  Standing,
  Step,
  ToBrowser,
  View,
} from "../protocol";
import { settings } from "../person/settings.svelte";
import { bestFirst } from "./advice";
import { belongTogether, type IsDull } from "./turns";
import { fit, mergeLog, momentsOf, missingBefore, stepsOf, storyTo } from "./story";

/** One picture of the match, and what led to it. */
export interface Picture {
  readonly version: number;
  readonly view: View;
  readonly previous: View | null;
  readonly steps: readonly Step[];
  readonly actor: number | null;
}

interface Waiting {
  readonly happenings: readonly Happening[];
  readonly standing: Standing;
}

/** A decision that the server has not yet confirmed; sent again when the line comes back. */
type Sent = Extract<FromBrowser, { key: string }>;

/** How long a move of somebody else stays alone on the screen, at normal speed. */
const BETWEEN_MOVES = 900;
/** The same for what is only counted, such as filling up, however many steps it took. */
const DULL = 500;
/** What is shown again is shown so long at least, also to those who want everything at once. */
const SHOWN_AGAIN = 350;
/** So many pictures behind (a page that slept), it shows where the match stands. */
const MANY = 60;
/** Why nothing can be done while the server cannot save; over with the next thing that is saved. */
const STORE_AWAY = "server-store-away";
/** The version in which every match begins. */
export const FIRST = 1;

export class MatchClient implements Follower {
  readonly match: string;
  readonly code: string | null;
  situation = $state.raw<Situation | null>(null);
  standing = $state.raw<Standing | null>(null);
  seats = $state.raw<readonly SeatFacts[]>([]);
  watchers = $state(0);
  /** Minutes without a decision after which the others may go on, where there is no clock. */
  patience = $state(0);
  /** When the clocks were last told, by `performance.now()`. */
  heard = $state(0);
  log = $state.raw<readonly Happening[]>([]);
  picture = $state.raw<Picture | null>(null);
  /** An earlier moment that somebody looks at; null is now. */
  past = $state.raw<Picture | null>(null);
  /** The version of the moment that was asked for and may be on its way; null is now. */
  wanted = $state<number | null>(null);
  advice = $state.raw<Advice | null>(null);
  asking = $state(false);
  /** About how many seconds the bot to act still waits for its turn to think. */
  queued = $state<number | null>(null);
  chat = $state.raw<readonly Chat[]>([]);
  /** What is being written for the chat, and what could not be said. */
  draft = $state("");
  refusal = $state.raw<Message | null>(null);
  /** Why what was pressed on the board cannot be done; forgotten soon. */
  answer = $state.raw<Message | null>(null);
  /** What one's own last step led to and hardly shows; forgotten soon. */
  remark = $state.raw<Message | null>(null);
  problem = $state.raw<Message | null>(null);
  /** Somebody else asked for a hint, and nobody but them has decided anything since. */
  hinted = $state<number | null>(null);
  rematch = $state.raw<{ table: string; code: string | null } | null>(null);
  /** How ratings changed, once a rated match is over. */
  rated = $state.raw<readonly RatingChange[]>([]);
  sent = $state.raw<Sent | null>(null);
  /** Lines of the chat that were sent and did not come back yet. */
  readonly #unheard: string[] = [];
  /** Nothing of the match has come over this line yet. */
  #fresh = true;
  #queue = $state.raw<readonly Waiting[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is still to be shown again; null while nothing is. */
  #tape: readonly number[] | null = null;
  #winding: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void = () => undefined;
  #wantsStory = $state(false);
  /** How long the motion of some steps takes; the board knows. */
  duration: (steps: readonly Step[]) => number = () => 0;
  /** Steps that are only counted; the game knows. */
  isDull: IsDull = () => false;
  /** Told to screen readers and to the ear, one picture at a time. */
  onshown: (happenings: readonly Happening[], standing: Standing) => void = () => undefined;

  /** The end of the log has come: when the match is opened, or after the line was lost. */
  onrecalled: (log: readonly Happening[], standing: Standing) => void = () => undefined;

  /** Told when the wait begins; how it goes on is only shown. */
  onqueued: (seconds: number) => void = () => undefined;

  /** Somebody else has just said this. */
  onsaid: (line: Chat) => void = () => undefined;

  constructor(match: string, code: string | null) {
    this.match = match;
    this.code = code;
  }

  begin(): void {
    this.#stop = connection.follow(this);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stopTape();
    this.#stop();
  }

  /** The page shows all that has happened. */
  readonly caughtUp: boolean = $derived(this.#queue.length === 0);
  readonly behind: number = $derived(this.#queue.length);
  readonly mySeats: readonly number[] = $derived(
    this.seats.filter((seat) => seat.you).map((seat) => seat.seat),
  );
  readonly choices = $derived(
    this.caughtUp && !this.past && !this.sent ? (this.standing?.choices ?? []) : [],
  );
  /** The log as far as the board has shown it. */
  readonly told: readonly Happening[] = $derived(
    this.log.filter(({ version }) => version <= (this.picture?.version ?? 0)),
  );
  readonly moments: readonly number[] = $derived(momentsOf(this.told));

  // From the server

  opened(): void {
    const version = this.standing?.version ?? null;
    this.#fresh = true;
    connection.send({ type: "watch", match: this.match, version, code: this.code });
    if (this.sent) connection.send(this.sent);
  }

  received(message: ToBrowser): void {
    switch (message.type) {
      case "situation":
        return this.#meet(message);
      case "happened":
        return this.#take(message);
      case "accepted":
      case "duplicate":
        // Not yet done with it: the choice stays closed until what it led to is here.
        if (this.sent?.key === message.key && this.#knows(message.version)) this.sent = null;
        return;
      case "stale":
        if (this.sent?.key === message.key) this.sent = null;
        return this.#take(message.missed);
      case "refused":
        if (this.sent?.key === message.key) this.sent = null;
        this.refusal = message.reason;
        return;
      case "past":
        if (message.version !== this.wanted) return;
        return this.#showPast(message);
      case "recalled":
        this.log = mergeLog(this.log, message.happenings);
        if (this.standing && message.happenings.at(-1)?.version === this.standing.version)
          this.onrecalled(this.log, this.standing);
        if (this.#wantsStory) this.recallEarlier();
        return;
      case "reason":
        if (message.version === this.standing?.version) this.answer = message.reason;
        return;
      case "advice":
        this.asking = false;
        if (message.version === this.standing?.version) {
          const candidates = bestFirst(message.candidates, this.standing.to_act ?? 0);
          this.advice = { ...message, candidates };
        }
        return;
      case "queued":
        if (message.version !== this.standing?.version) return;
        if (this.queued === null) this.onqueued(message.seconds);
        this.queued = message.seconds;
        return;
      case "chat":
        if (!this.chat.some((one) => one.number === message.number)) {
          this.chat = [...this.chat, message].sort((one, other) => one.number - other.number);
          this.#hear(message);
        }
        return;
      case "presence":
        this.seats = message.seats;
        this.#mindSeats();
        this.watchers = message.watchers;
        this.patience = message.patience;
        return;
      case "rematch":
        this.rematch = { table: message.table, code: message.code };
        return;
      case "rated":
        this.rated = message.changes;
        return;
      case "problem":
        this.asking = false;
        this.problem = message.reason;
        // Messages are answered one after the other.
        this.#takeBack(1);
        return;
      case "pong":
        return;
    }
  }

  #hear(line: Chat): void {
    this.#saved();
    if (!line.you) {
      if (this.standing) this.onsaid(line);
    }
    // It was said after all: nobody says it twice by accident.
    else if (this.#unheard.shift() === undefined && this.draft === line.text) this.draft = "";
  }

  /** The first of the lines that were not heard are to be said again. */
  #takeBack(count: number): void {
    const lines = this.#unheard.splice(0, count);
    this.draft = [...lines, this.draft].filter(Boolean).join(" ");
  }

  /** What the server said before of a line that broke comes first: the rest it never heard. */
  #follow(): void {
    if (this.#fresh) this.#takeBack(Infinity);
    this.#fresh = false;
  }

  #saved(): void {
    if (this.problem?.key === STORE_AWAY) this.problem = null;
    if (this.refusal?.key === STORE_AWAY) this.refusal = null;
  }

  #meet(situation: Situation): void {
    this.#follow();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.situation = situation;
    this.seats = situation.table.seats;
    if (situation.rematch) this.rematch ??= { table: situation.rematch, code: null };
    this.standing = situation.standing;
    this.heard = performance.now();
    this.sent = null;
    this.queued = null;
    this.problem = null;
    const { version, view, to_act } = situation.standing;
    this.picture = { version, view, previous: null, steps: [], actor: to_act };
    connection.send({ type: "recall", match: this.match, before: null });
  }

  /** Somebody who watched has a seat now: all is seen through its eyes, and told afresh. */
  #mindSeats(): void {
    const before = this.situation?.your_seats;
    if (!before || before.length === this.mySeats.length) return;
    connection.send({ type: "watch", match: this.match, code: this.code });
  }

  #take(happened: Happened): void {
    this.#follow();
    const have = this.standing?.version ?? 0;
    const kind = fit(have, happened);
    if (kind === "old") return;
    this.#saved();
    if (kind === "gap") {
      connection.send({ type: "watch", match: this.match, version: have, code: this.code });
      return;
    }
    const happenings = happened.happenings.filter((one) => one.version > have);
    for (const one of happenings) {
      if (one.kind === "hinted" && !this.mySeats.includes(one.seat)) this.hinted = one.seat;
      else if (one.kind === "decided" && one.seat !== this.hinted) this.hinted = null;
    }
    this.log = mergeLog(this.log, happenings);
    this.standing = happened.standing;
    this.heard = performance.now();
    if (this.sent && this.sent.version < happened.standing.version) this.sent = null;
    this.advice = null;
    this.queued = null;
    this.#queue = this.#queued({ happenings, standing: happened.standing });
    if (this.#queue.length > MANY) this.skip();
    else if (this.#timer === undefined || this.isOwn(happenings)) this.#show();
  }

  /** What waits to be shown with one more: what is only counted joins the one before it. */
  #queued(next: Waiting): readonly Waiting[] {
    const last = this.#queue.at(-1);
    if (!last || !belongTogether(last.happenings, next.happenings, this.isDull))
      return [...this.#queue, next];
    const happenings = [...last.happenings, ...next.happenings];
    return [...this.#queue.slice(0, -1), { happenings, standing: next.standing }];
  }

  #knows(version: number): boolean {
    return (this.standing?.version ?? 0) >= version;
  }

  // At a pace people can follow

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [next, ...rest] = this.#queue;
    if (!next) return;
    this.#queue = rest;
    this.#paint(next);
    const steps = stepsOf(next.happenings);
    const motion = settings.pace(this.duration(steps));
    const pause =
      this.isOwn(next.happenings) || steps.length === 0
        ? motion
        : Math.max(motion, settings.pause(steps.every(this.isDull) ? DULL : BETWEEN_MOVES));
    if (pause > 0) this.#timer = setTimeout(() => this.#show(), pause);
    else this.#show();
  }

  #paint({ happenings, standing }: Waiting): void {
    const { version, view, to_act } = standing;
    const steps = stepsOf(happenings);
    const before = this.picture;
    const taken = happenings.some((one) => one.kind === "undone");
    this.picture = {
      version,
      view,
      previous: taken ? null : (before?.view ?? null),
      // A change of who sits where leaves the last move marked.
      steps: steps.length > 0 || taken ? steps : (before?.steps ?? []),
      actor: to_act,
    };
    this.onshown(happenings, standing);
  }

  /** What somebody did here is shown at once, whatever is still in motion. */
  isOwn(happenings: readonly Happening[]): boolean {
    return happenings.some((one) => one.kind === "decided" && this.mySeats.includes(one.seat));
  }

  /** Show where the match stands, without the moves between. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    if (!last) return;
    const happenings = this.#queue.flatMap((one) => one.happenings);
    this.#queue = [];
    this.#paint({ happenings, standing: last.standing });
  }

  // To the server

  play(action: number): void {
    if (!this.choices.some((choice) => choice.number === action)) return;
    this.#send((version, key) => ({ type: "play", match: this.match, version, key, action }));
  }

  undo(): void {
    this.#send((version, key) => ({ type: "undo", match: this.match, version, key }));
  }

  consent(agree: boolean): void {
    this.#send((version, key) => ({ type: "consent", match: this.match, version, key, agree }));
  }

  /** Nothing of whoever said this is shown any more; the server sends nothing more of theirs. */
  hush({ seat, player }: Pick<Chat, "seat" | "player">): void {
    this.chat = this.chat.filter(
      (one) => one.seat !== seat || (seat === null && one.player !== player),
    );
  }

  finish(choice: "resign" | "ask" | "agree" | "refuse"): void {
    this.#send((version, key) => ({ type: "finish", match: this.match, version, key, choice }));
  }

  takeover(seat: number, choice: "bot" | "end" | "back"): void {
    this.#send((version, key) => ({
      type: "takeover",
      match: this.match,
      version,
      key,
      seat,
      choice,
    }));
  }

  #send(make: (version: number, key: string) => Sent): void {
    if (!this.standing || this.sent) return;
    this.refusal = null;
    this.sent = make(this.standing.version, newKey());
    // If the line is down it goes out when it is back, with the same key.
    if (!connection.send(this.sent)) connection.hurry();
  }

  /** Something was pressed that cannot be done: why, or else what can be. */
  explain(text: string | null): void {
    const { standing } = this;
    if (!standing || this.past || !this.caughtUp || this.sent) return;
    const mine = standing.to_act !== null && this.mySeats.includes(standing.to_act);
    const { match } = this;
    const asked =
      text !== null &&
      mine &&
      connection.send({ type: "why", match, version: standing.version, text });
    if (!asked) this.answer = mine ? standing.prompt : message("web-not-your-turn");
  }

  hint(): void {
    if (!this.standing || this.asking) return;
    this.asking = connection.send({
      type: "hint",
      match: this.match,
      version: this.standing.version,
    });
    if (!this.asking) this.problem = message("web-problem-offline");
  }

  /** Says what is written. Whether it went out; what the server does not take comes back. */
  speak(): boolean {
    const text = this.draft.trim();
    if (!text || !connection.send({ type: "say", match: this.match, text })) return false;
    this.#unheard.push(text);
    this.draft = "";
    this.problem = null;
    return true;
  }

  // Looking back

  look(version: number): void {
    this.#stopTape();
    if (version === this.picture?.version) return this.returnToNow();
    this.#ask(version);
  }

  #ask(version: number): void {
    this.wanted = version;
    connection.send({ type: "look", match: this.match, version });
  }

  #showPast({ version, view, to_act }: Extract<ToBrowser, { type: "past" }>): void {
    // While it is shown again it moves on from the picture before.
    const from = this.#tape && this.past && this.past.version < version ? this.past : null;
    const since = from?.version ?? version - 1;
    const told = this.log.filter((one) => one.version > since && one.version <= version);
    const steps = stepsOf(told);
    this.past = { version, view, previous: from?.view ?? null, steps, actor: to_act };
    if (!this.#tape) return;
    const [next, ...rest] = this.#tape;
    this.#tape = rest;
    const motion = settings.pace(this.duration(steps));
    this.#winding = setTimeout(
      () => (next === undefined ? this.returnToNow() : this.#ask(next)),
      Math.max(SHOWN_AGAIN, motion, settings.pause(BETWEEN_MOVES)),
    );
  }

  #stopTape(): void {
    clearTimeout(this.#winding);
    this.#tape = null;
  }

  /** Show these versions one after the other, then what is now. */
  replay(versions: readonly number[]): void {
    const [first, ...rest] = versions;
    if (first === undefined) return;
    this.#stopTape();
    this.past = null;
    this.#tape = rest;
    this.#ask(first);
  }

  /** To the first moment of all, however late the page came; what follows it is on the way. */
  lookFirst(): void {
    this.fetchStory();
    this.look(FIRST);
  }

  /** One moment earlier or later than what is looked at. */
  step(by: -1 | 1): void {
    const now = this.picture?.version ?? 0;
    const at = this.past?.version ?? now;
    const next = at + by;
    const { moments } = this;
    // Of what the page was not told of every version is a moment, until the log of it comes.
    const untold = next >= FIRST && next < now && !this.log.some((one) => one.version === next);
    if (untold) this.recallEarlier();
    const target = untold
      ? next
      : by < 0
        ? moments.findLast((version) => version < at)
        : moments.find((version) => version > at);
    if (target !== undefined) this.look(target);
    else if (by > 0) this.returnToNow();
  }

  /** One line of the log on; from now, through all that happened since one's own last decision. */
  walk(): void {
    if (this.past) return this.step(1);
    const now = this.picture?.version ?? 0;
    const own = this.told.findLast((one) => one.version < now && this.isOwn([one]));
    const from = own?.version ?? this.moments[0];
    if (from !== undefined) this.look(from);
  }

  returnToNow(): void {
    this.#stopTape();
    this.wanted = null;
    this.past = null;
  }

  /** From now on the log is kept whole, for a board that tells of what was long ago. */
  fetchStory(): void {
    this.#wantsStory = true;
    this.recallEarlier();
  }

  storyTo(version: number): readonly Step[] | null {
    return this.#wantsStory ? storyTo(this.log, version) : null;
  }

  recallEarlier(): void {
    const before = missingBefore(this.log);
    if (before !== null) connection.send({ type: "recall", match: this.match, before });
  }
}
