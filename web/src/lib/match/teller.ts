/** What the page says by itself about a match: every line once, then whose turn it is and why. */
import type { Seat } from "../board";
import { message, type Say } from "../message";
import type { Happening, Standing } from "../protocol";
import { logLines, wordsOf, type Telling } from "./story";
import { belongTogether } from "./turns";

interface Moment {
  readonly standing: Standing;
  readonly seats: readonly Seat[];
  readonly mySeats: readonly number[];
  /** The page shows all that has happened. */
  readonly caughtUp: boolean;
}

/** Milliseconds without another step of what is only counted: then it is told how many there were. */
const QUIET = 400;

export class Teller {
  readonly #say: Say;
  readonly #tell: (...lines: readonly string[]) => void;
  readonly #game: Telling;
  /** Steps that are only counted, as long as more of them may follow. */
  #held: readonly Happening[] = [];
  #release: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: ReadonlySet<number> = new Set();
  /** The last version whose prompt was told, and whose turn that was. */
  #asked = 0;
  #turn: number | null = null;

  constructor(say: Say, tell: (...lines: readonly string[]) => void, game: Telling) {
    this.#say = say;
    this.#tell = tell;
    this.#game = game;
  }

  /** The log has come: at first what happened since one's own last decision, later what was missed. */
  opened(log: readonly Happening[], moment: Moment): void {
    this.#flush();
    const own = (one: Happening) => one.kind === "decided" && moment.mySeats.includes(one.seat);
    const from = this.#told.size > 0 ? Math.max(...this.#told) : (log.findLast(own)?.version ?? 0);
    this.#lines(
      log.filter(({ version }) => version > from),
      moment,
    );
    this.#prompt(moment);
  }

  /** What is only counted is told when it is over: “takes 5 tokens”, not one five times. */
  shown(happenings: readonly Happening[], moment: Moment): void {
    const { isDull = () => false } = this.#game;
    const [first] = happenings;
    if (first && !belongTogether(this.#held, [first], isDull)) this.#flush();
    const all = [...this.#held, ...happenings];
    clearTimeout(this.#timer);
    this.#held = all;
    this.#release = () => {
      this.#lines(all, moment);
      this.#prompt(moment);
    };
    const last = happenings.at(-1);
    const mayGoOn =
      last?.kind === "decided" &&
      last.seat === moment.standing.to_act &&
      last.steps.length > 0 &&
      last.steps.every(isDull);
    if (mayGoOn) this.#timer = setTimeout(() => this.#flush(), QUIET);
    else this.#flush();
  }

  /** Whatever waits to be told is told now. */
  #flush(): void {
    clearTimeout(this.#timer);
    const release = this.#release;
    this.#release = () => undefined;
    this.#held = [];
    release();
  }

  /** Nobody listens any more. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #lines(happenings: readonly Happening[], { seats }: Moment): void {
    const fresh = happenings.filter(({ version }) => !this.#told.has(version));
    this.#told = new Set([...this.#told, ...fresh.map(({ version }) => version)]);
    if (fresh.some((one) => one.kind === "decided" && one.seat !== this.#turn)) this.#turn = null;
    this.#tell(...logLines(fresh, this.#game).flatMap((line) => wordsOf(line, seats, this.#say)));
  }

  #prompt({ standing, seats, mySeats, caughtUp }: Moment): void {
    const actor = standing.to_act;
    if (!caughtUp || actor === null || this.#asked >= standing.version) return;
    const first = this.#asked === 0;
    this.#asked = standing.version;
    const anew = this.#turn !== actor;
    this.#turn = actor;
    const player = seats[actor]?.player ?? "";
    if (!mySeats.includes(actor)) {
      if (first) this.#tell(this.#say(message("web-their-turn", { player })));
      return;
    }
    const turn = mySeats.length > 1 ? "web-turn-of" : "web-your-turn";
    if (anew) this.#tell(this.#say(message(turn, { player })));
    this.#tell(this.#say(standing.prompt));
  }
}
