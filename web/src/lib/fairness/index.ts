/**
 * The check of a match's chance, in the page itself: nothing here asks the server. See
 * docs/fairness.md. The seed told at the end must hash to the commitment that was told at the
 * start, what each seat added to what it had promised, and every outcome must be the one that they
 * give together.
 */
import { hex } from "../server/keys";
import type { Step } from "../protocol";
import type { Noted } from "./noted";
import { CHANCE, readRecord, type Added, type Recorded, type RecordedAction } from "./record";

export type { RecordedAction } from "./record";

export interface Draw {
  /** Possible outcomes as notation, in the order in which they are counted off. */
  readonly outcomes: readonly string[];
  readonly weights: readonly number[];
}

/** What could happen instead of the action `at`: a game's knowledge of its own chance. */
export type Draws = (actions: readonly RecordedAction[], at: number, seats: number) => Draw | null;

/** The match as this page saw it. */
export interface Seen {
  readonly seed: string;
  readonly seats: number;
  /** Actions from the beginning to the end, and the last ones of them, as far back as is known. */
  readonly steps: number;
  readonly story: readonly Step[];
  readonly scores: readonly number[] | null;
}

export interface Checked {
  /** The record is written as a table writes it, and tells the match that was seen. */
  readonly isThisMatch: boolean;
  /** The seed is the one that was fixed before the first outcome. */
  readonly seedFits: boolean;
  /** Every number that a seat added is the one it had promised, as far as this browser saw. */
  readonly promisesKept: boolean;
  /** How many seats added a number, and how many did not reveal theirs. */
  readonly added: number;
  readonly withheld: number;
  /**
   * This browser's number: in the dice, too late for them, gone though it was accepted, or not even
   * its promise is there.
   */
  readonly own: "in" | "late" | "lost" | "replaced" | "none";
  /** Outcomes drawn again with the same result. */
  readonly agreed: number;
  /** Outcomes that cannot be drawn again here, since the game does not say from what. */
  readonly unknown: number;
  /** Outcomes that somebody gave, and a position that somebody set up: they prove nothing. */
  readonly scripted: number;
  readonly isSetUp: boolean;
  readonly differs: {
    readonly at: number;
    readonly text: string;
    /** Null where nothing of the kind could have come: the record was changed. */
    readonly expected: string | null;
  } | null;
}

/** Fair; fair by a seed that somebody may have chosen; not all of it can be proved; not fair. */
export type Verdict = "fair" | "alone" | "unproved" | "unfair";

export function verdictOf(found: Checked): Verdict {
  const sound = found.isThisMatch && found.seedFits && found.promisesKept;
  if (!sound || found.differs !== null) return "unfair";
  if (found.unknown > 0 || found.scripted > 0 || found.isSetUp) return "unproved";
  // A server that leaves this browser's number out can try others of its own until the dice suit it.
  // Whoever was too slow, or promised anew elsewhere, sees the same.
  if (found.own === "late" || found.own === "replaced") return "unproved";
  return found.added > 0 ? "fair" : "alone";
}

const encoder = new TextEncoder();

/** Browsers lend their cryptography only to pages over TLS, or from this very machine. */
export function canHash(): boolean {
  return typeof crypto !== "undefined" && "subtle" in crypto;
}

export async function commitmentOf(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}

/** What outcomes are drawn with. */
export async function keyOf(seed: string, entropy: readonly string[]): Promise<string> {
  return entropy.length === 0 ? seed : await commitmentOf([seed, ...entropy].join("\n"));
}

/** Which of the weighted outcomes the key gives at this place of the action list; -1: none can. */
export async function drawAgain(
  secret: string,
  at: number,
  weights: readonly number[],
): Promise<number> {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return -1;
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const digest = await crypto.subtle.sign("HMAC", key, encoder.encode(String(at)));
  let point = new Uint8Array(digest).reduce(
    (value, byte) => (value * 256n + BigInt(byte)) % sum,
    0n,
  );
  return weights.findIndex((weight) => {
    point -= BigInt(weight);
    return point < 0n;
  });
}

/** What the record tells must be what was seen here, since a server could send any other. */
function tells(recorded: Recorded, seen: Seen): boolean {
  const { actions, scores } = recorded;
  const before = actions.length - seen.story.length;
  return (
    recorded.seed === seen.seed &&
    recorded.seats === seen.seats &&
    actions.length === seen.steps &&
    String(scores) === String(seen.scores) &&
    seen.story.every(({ seat, text }, at) => {
      const action = actions[before + at];
      const asSeen = text === null || text === action?.text;
      return asSeen && (seat === null) === (action?.actor === CHANCE);
    })
  );
}

async function whereIs(
  { number, revealed }: Noted,
  entropy: readonly Added[],
): Promise<Checked["own"]> {
  if (!number) return "none";
  if (entropy.some(({ value }) => value === number)) return "in";
  if (revealed) return "lost";
  const promise = await commitmentOf(number);
  return entropy.some((each) => each.promise === promise) ? "late" : "replaced";
}

type Entropy = Pick<Checked, "promisesKept" | "added" | "withheld" | "own">;

async function checkEntropy(entropy: readonly Added[], noted: Noted): Promise<Entropy> {
  const fits = await Promise.all(
    entropy.map(async ({ promise, value }) => !value || (await commitmentOf(value)) === promise),
  );
  // Where nobody promised anything the record has no lines about it.
  const asNoted =
    noted.promised?.every((each, seat) => each === (entropy[seat]?.promise ?? null)) ?? true;
  const isWhole = !noted.promised || [0, noted.promised.length].includes(entropy.length);
  // The same number twice is no second one: whoever promised it last only knew its hash.
  const values = new Set(entropy.flatMap(({ value }) => value ?? []));
  const own = await whereIs(noted, entropy);
  return {
    promisesKept: fits.every(Boolean) && asNoted && isWhole && own !== "lost",
    added: values.size,
    withheld: entropy.filter(({ promise, value }) => promise && !value).length,
    own,
  };
}

type Redrawn = Pick<Checked, "agreed" | "unknown" | "differs">;

async function redraw(recorded: Recorded, key: string, draws: Draws | undefined): Promise<Redrawn> {
  let agreed = 0;
  let unknown = 0;
  let drawn = 0;
  let differs: Checked["differs"] = null;
  for (const [at, { actor, text }] of recorded.actions.entries()) {
    const draw = draws?.(recorded.actions, at, recorded.seats) ?? null;
    const isChance = actor === CHANCE;
    // What only chance does is done by nobody else, and chance does nothing else.
    if (draws && isChance !== (draw !== null)) differs ??= { at, text, expected: null };
    if (!isChance || drawn++ < recorded.scripted) continue;
    if (!draw) {
      unknown += 1;
      continue;
    }
    const expected = draw.outcomes[await drawAgain(key, at, draw.weights)] ?? null;
    if (expected === text) agreed += 1;
    else differs ??= { at, text, expected };
  }
  return { agreed, unknown, differs };
}

export async function checkChance(
  record: string,
  noted: Noted,
  seen: Seen,
  draws: Draws | undefined,
): Promise<Checked> {
  const recorded = readRecord(record);
  const seedFits = (await commitmentOf(seen.seed)) === noted.commitment;
  const entropy = recorded?.entropy ?? [];
  const added = await checkEntropy(entropy, recorded ? noted : { ...noted, promised: null });
  if (!recorded) {
    const nothing = { agreed: 0, unknown: 0, differs: null, scripted: 0, isSetUp: false };
    return { isThisMatch: false, seedFits, ...added, ...nothing };
  }
  const key = await keyOf(
    seen.seed,
    entropy.map(({ text }) => text),
  );
  return {
    isThisMatch: tells(recorded, seen),
    seedFits: seedFits && recorded.commitment === noted.commitment,
    ...added,
    ...(await redraw(recorded, key, draws)),
    scripted: recorded.scripted,
    isSetUp: recorded.isSetUp,
  };
}
