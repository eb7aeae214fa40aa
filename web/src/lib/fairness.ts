/**
 * The check of a match's chance, in the page itself: nothing here asks the server. See
 * docs/fairness.md. The seed told at the end must hash to the commitment that was told at the
 * start, and every outcome must be the one that the seed gives.
 */

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
  /** Outcomes drawn again with the same result. */
  readonly agreed: number;
  /** Outcomes that cannot be drawn again here (the game does not say what else was possible). */
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
export function canCheck(): boolean {
  return typeof crypto !== "undefined" && "subtle" in crypto;
}

export async function commitmentOf(seed: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(seed)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The actions of a record's text, chance included. */
export function recordedActions(record: string): readonly RecordedAction[] {
  const lines = record.split("\n");
  // The header ends with the first empty line; board files in it stand behind bars.
  const body = lines.slice(lines.indexOf("") + 1);
  return body.flatMap((line) => {
    const found = /^(\w+): (.+)$/.exec(line);
    return found ? [{ actor: found[1] ?? "", text: found[2] ?? "" }] : [];
  });
}

/** Which of the weighted outcomes the seed gives at this place of the action list; -1: none can. */
export async function drawAgain(
  seed: string,
  at: number,
  weights: readonly number[],
): Promise<number> {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return -1;
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(seed),
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

export async function checkChance(
  record: string,
  commitment: string,
  seed: string,
  draws: Draws | undefined,
): Promise<Checked> {
  const actions = recordedActions(record);
  let agreed = 0;
  let unknown = 0;
  let differs: Checked["differs"] = null;
  for (const [at, action] of actions.entries()) {
    if (action.actor !== "chance") continue;
    const draw = draws?.(actions, at) ?? null;
    if (!draw) {
      unknown += 1;
      continue;
    }
    const expected = draw.outcomes[await drawAgain(seed, at, draw.weights)] ?? null;
    if (expected === action.text) agreed += 1;
    else differs ??= { at, text: action.text, expected };
  }
  return { seedFits: (await commitmentOf(seed)) === commitment, agreed, unknown, differs };
}
