/**
 * A record taken apart, exactly as a table writes it (docs/record.md). Nothing else is read, and no
 * line is passed over: in what is passed over a server could hide whatever changes the dice.
 */
export interface RecordedAction {
  readonly actor: string;
  readonly text: string;
}

/** What a seat added to chance. */
export interface Added {
  readonly seat: string;
  /** As the record writes it and the key has it. */
  readonly text: string;
  readonly promise: string | null;
  readonly value: string | null;
}

export interface Recorded {
  readonly seats: number;
  /** Somebody set up the position it begins with. */
  readonly isSetUp: boolean;
  /** So many outcomes, the first ones, were given by somebody. */
  readonly scripted: number;
  readonly commitment: string;
  /** By seat; empty where no seat added anything. */
  readonly entropy: readonly Added[];
  readonly actions: readonly RecordedAction[];
  readonly seed: string;
  /** By seat; null for a match that was ended before its end. */
  readonly scores: readonly number[] | null;
}

export const CHANCE = "chance";
const HASH = "[0-9a-f]{64}";
const HEADER = new RegExp(
  "^ludoteca match, format (?<format>[12])\ngame .+\nrules \\d+\nseats (?<seats>\\d)\n" +
    "(?:option .+\n(?:\\| .*\n)*)*" +
    "(?<position>(?:position(?: .+)?\n)*)" +
    "(?:scripted (?<scripted>[1-9]\\d{0,8})\n)?" +
    `commitment (?<commitment>${HASH})(?<entropy>(?:\nentropy .+)*)$`,
);
const ENTROPY = new RegExp(`^entropy (\\w+) (none|(${HASH}) (?:withheld|(${HASH})))$`);
const ACTION = /^(\w+): (\S+(?: \S+)*)$/;
const CLOSING = /^seed (?<seed>.+)\n(?:outcome (?<scores>\w+ -?\d+(?:, \w+ -?\d+)*): .+\n)?$/;

/** Null where the text is none that a table writes of a match that is over. */
export function readRecord(text: string): Recorded | null {
  const [head = "", played = "", closing = "", ...more] = text.split("\n\n");
  const header = HEADER.exec(head)?.groups;
  const end = CLOSING.exec(closing)?.groups;
  const entropy = readAll(header?.entropy?.slice(1) ?? "", ENTROPY);
  const actions = readAll(played, ACTION);
  if (!header || !end || more.length > 0 || !entropy || !actions) return null;
  const seats = Number(header.seats);
  const names = new Set(entropy.map(([, name]) => name));
  if (names.size !== (header.format === "2" ? seats : 0) || names.size !== entropy.length)
    return null;
  return {
    seats,
    isSetUp: Boolean(header.position),
    scripted: Number(header.scripted ?? 0),
    commitment: header.commitment ?? "",
    entropy: entropy.map(([, seat = "", text = "", promise, value]) => ({
      seat,
      text,
      promise: promise ?? null,
      value: value ?? null,
    })),
    actions: actions.map(([, actor = "", text = ""]) => ({ actor, text })),
    seed: end.seed ?? "",
    scores: end.scores?.split(", ").map((one) => Number(one.split(" ")[1])) ?? null,
  };
}

/** Every line as the pattern takes it apart; null if it does not fit one of them. */
function readAll(text: string, pattern: RegExp): readonly (readonly string[])[] | null {
  const lines = text === "" ? [] : text.split("\n").map((line) => pattern.exec(line));
  return lines.every((line) => line !== null) ? lines : null;
}
