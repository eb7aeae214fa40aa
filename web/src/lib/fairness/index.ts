/**
 * The check of a match's chance, in the page itself: nothing here asks the server. See
 * docs/fairness.md. The seed told at the end must hash to the commitment that was told at the
 * start, what each seat added to what it had promised, and every outcome must be the one that they
 * give together.
 */
import { hex } from "../server/keys";
import type { Noted } from "./noted";

export interface Draw {
  /** Possible outcomes as notation, in the order in which they are counted off. */
  readonly outcomes: readonly string[];
  readonly weights: readonly number[];
}

/** What could happen instead of the action `at`: a game's knowledge of its own chance. */
export type Draws = (actions: readonly RecordedAction[], at: number) => Draw | null;

export interface RecordedAction {
  readonly actor: string;
  readonly text: string;
}

export interface Checked {
  /** The seed is the one that was fixed before the first outcome. */
  readonly seedFits: boolean;
  /** Every number that a seat added is the one it had promised, as far as this browser saw. */
  readonly promisesKept: boolean;
  /** How many seats added a number, and how many did not reveal theirs. */
  readonly added: number;
  readonly withheld: number;
  /** This browser's number: in the dice, too late for them, or gone though it was accepted. */
  readonly own: "in" | "late" | "lost" | "none";
  /** Outcomes drawn again with the same result. */
  readonly agreed: number;
  /** Outcomes that cannot be drawn again here: taken over, or the game does not say from what. */
  readonly unknown: number;
  readonly differs: {
    readonly at: number;
    readonly text: string;
    /** Null where nothing at all could have come: the record was changed. */
    readonly expected: string | null;
  } | null;
}

const encoder = new TextEncoder();

/** Browsers lend their cryptography only to pages over TLS, or from this very machine. */
export function canHash(): boolean {
  return typeof crypto !== "undefined" && "subtle" in crypto;
}

export async function commitmentOf(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}

/** The header ends with the first empty line; board files in it stand behind bars. */
function parts(record: string): { header: string[]; body: string[] } {
  const lines = record.split("\n");
  const end = lines.indexOf("");
  return { header: lines.slice(0, end), body: lines.slice(end + 1) };
}

/** What the record tells in lines with this beginning. Of a line that must be alone, a second one
 * could be shown to somebody as the true one. */
function told(record: string, beginning: string): readonly string[] {
  const lines = record.split("\n").filter((line) => line.startsWith(beginning));
  return lines.map((line) => line.slice(beginning.length));
}

function isAlone(lines: readonly string[], line: string): boolean {
  return lines.length === 1 && lines[0] === line;
}

/** What each seat added, as the record writes it: `none`, or a hash and what was revealed. */
export function recordedEntropy(record: string): readonly string[] {
  return parts(record).header.flatMap((line) => /^entropy \w+ (.+)$/.exec(line)?.[1] ?? []);
}

/** What outcomes are drawn with. */
export async function keyOf(seed: string, entropy: readonly string[]): Promise<string> {
  return entropy.length === 0 ? seed : await commitmentOf([seed, ...entropy].join("\n"));
}

/** The actions of a record's text, chance included. */
export function recordedActions(record: string): readonly RecordedAction[] {
  return parts(record).body.flatMap((line) => {
    const found = /^(\w+): (.+)$/.exec(line);
    return found ? [{ actor: found[1] ?? "", text: found[2] ?? "" }] : [];
  });
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

type Entropy = Pick<Checked, "promisesKept" | "added" | "withheld" | "own">;

async function checkEntropy(entropy: readonly string[], noted: Noted): Promise<Entropy> {
  const told = entropy.map((text) => {
    const [promise = "", value = ""] = text === "none" ? [] : text.split(" ");
    return { promise: promise || null, value: value === "withheld" ? "" : value };
  });
  const fits = await Promise.all(
    told.map(async ({ promise, value }) => !value || (await commitmentOf(value)) === promise),
  );
  const seen = noted.promised;
  const asSeen = told.every(({ promise }, seat) => !seen || promise === seen[seat]);
  const isIn = told.some(({ value }) => value !== "" && value === noted.number);
  const own = isIn ? "in" : noted.revealed ? "lost" : noted.number ? "late" : "none";
  return {
    promisesKept: fits.every(Boolean) && asSeen && own !== "lost",
    added: told.filter(({ value }) => value).length,
    withheld: told.filter(({ promise, value }) => promise && !value).length,
    own,
  };
}

export async function checkChance(
  record: string,
  noted: Noted,
  seed: string,
  draws: Draws | undefined,
): Promise<Checked> {
  const actions = recordedActions(record);
  const entropy = recordedEntropy(record);
  const key = await keyOf(seed, entropy);
  let agreed = 0;
  let unknown = 0;
  let differs: Checked["differs"] = null;
  // A match that goes on from another has its first outcomes from there.
  let scripted = Number(told(record, "scripted ")[0] ?? 0);
  for (const [at, action] of actions.entries()) {
    if (action.actor !== "chance") continue;
    const draw = scripted-- > 0 ? null : (draws?.(actions, at) ?? null);
    if (!draw) {
      unknown += 1;
      continue;
    }
    const expected = draw.outcomes[await drawAgain(key, at, draw.weights)] ?? null;
    if (expected === action.text) agreed += 1;
    else differs ??= { at, text: action.text, expected };
  }
  const seedFits =
    (await commitmentOf(seed)) === noted.commitment &&
    isAlone(told(record, "commitment "), noted.commitment) &&
    isAlone(told(record, "seed "), seed);
  const seats = told(record, "entropy ").map((text) => text.split(" ")[0]);
  const added = await checkEntropy(entropy, noted);
  const promisesKept = added.promisesKept && new Set(seats).size === seats.length;
  return { seedFits, ...added, promisesKept, agreed, unknown, differs };
}
