/** What the others did, turn by turn: which of it deserves a picture, and since when. Pure. */
import type { Sums } from "../board";
import type { Happening, Message, Step } from "../protocol";

type Decided = Extract<Happening, { kind: "decided" }>;

/** A turn of somebody else, with the versions that are worth a look. */
export interface Turn {
  readonly seat: number;
  /** The version before it. */
  readonly before: number;
  readonly moments: readonly number[];
  readonly steps: readonly Step[];
}

/** Nothing but steps that are only counted, such as filling up. */
export type IsDull = (step: Step) => boolean;

function isDullAll(one: Happening, isDull: IsDull): one is Decided {
  return one.kind === "decided" && one.steps.length > 0 && one.steps.every(isDull);
}

/** May these be shown as one: dull steps of one seat, one after the other? */
export function belongTogether(
  last: readonly Happening[],
  next: readonly Happening[],
  isDull: IsDull,
): boolean {
  const [one] = next;
  const before = last.at(-1);
  return (
    next.length === 1 &&
    one !== undefined &&
    before !== undefined &&
    isDullAll(one, isDull) &&
    isDullAll(before, isDull) &&
    one.seat === before.seat
  );
}

/**
 * Turns of the others since one's own last turn, as far as a version: they stay while one's own turn
 * goes on, until the others act again.
 */
export function turnsSince(
  log: readonly Happening[],
  mine: readonly number[],
  upTo: number,
  isDull: IsDull,
): readonly Turn[] {
  const known = log.filter((one) => one.version <= upTo);
  const undos = known.filter((one) => one.kind === "undone");
  const decided = known.filter(
    (one): one is Decided =>
      one.kind === "decided" &&
      !undos.some((undo) => undo.back_to < one.version && one.version < undo.version),
  );
  const turns: Turn[] = [];
  const theirs = decided.slice(0, decided.findLastIndex(({ seat }) => !mine.includes(seat)) + 1);
  for (const one of theirs.slice(theirs.findLastIndex(({ seat }) => mine.includes(seat)) + 1)) {
    const last = turns.at(-1);
    if (last?.seat !== one.seat) {
      const { seat, version, steps } = one;
      turns.push({ seat, before: version - 1, moments: [version], steps });
      continue;
    }
    const dull = isDullAll(one, isDull) && last.steps.slice(-1).every(isDull);
    turns[turns.length - 1] = {
      ...last,
      moments: [...(dull ? last.moments.slice(0, -1) : last.moments), one.version],
      steps: [...last.steps, ...one.steps],
    };
  }
  return turns;
}

/** What led to a version: dull steps together with those that they go on from, however shown. */
export function ledTo(log: readonly Happening[], version: number, isDull: IsDull): readonly Step[] {
  const known = log.filter((one) => one.version <= version);
  let from = Math.max(0, known.length - 1);
  while (from > 0 && belongTogether(known.slice(0, from), known.slice(from, from + 1), isDull))
    from -= 1;
  return known.slice(from).flatMap((one) => ("steps" in one ? one.steps : []));
}

/** What the seat did itself: a step tells that first, then what came of it and who is next. */
export function deedsOf({ seat, steps }: Turn): readonly Message[] {
  return steps.filter((step) => step.seat === seat).flatMap(({ messages }) => messages.slice(0, 1));
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Messages of one kind in a row as one, where the game has a sentence for that. */
export function summed(messages: readonly Message[], sums: Sums): readonly Message[] {
  const runs: [Message, ...Message[]][] = [];
  for (const one of messages) {
    const run = runs.at(-1);
    const alike = sums[one.key]?.alike;
    const goesOn =
      alike !== undefined &&
      run?.[0].key === one.key &&
      same(run[0].arguments[alike], one.arguments[alike]);
    if (goesOn) run.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => (run.length > 1 ? sums[run[0].key]?.told(run) : undefined) ?? run[0]);
}

/** How often each value of an argument comes, in the order of their first coming. */
export function tally(
  run: readonly Message[],
  argument: string,
): readonly { readonly what: Message; readonly count: number }[] {
  const found: { what: Message; count: number }[] = [];
  for (const one of run) {
    const what = one.arguments[argument] as Message;
    const known = found.find((each) => same(each.what, what));
    if (known) known.count += 1;
    else found.push({ what, count: 1 });
  }
  return found;
}
