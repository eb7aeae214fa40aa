// Money as it came and went while the page looked on.

import type { Message, Step } from "../../lib/board";
import { SEATS, type MarracashView, type SeatName } from "./view";

export interface Entry {
  readonly seat: SeatName;
  readonly amount: number;
  readonly message: Message;
}

/** Some steps, and what every purse held after them. */
export interface Moment {
  readonly steps: readonly Step[];
  readonly entries: readonly Entry[];
  readonly purses: readonly number[];
}

function purses(view: MarracashView): number[] {
  return view.seats.map(({ money }) => money);
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((money, seat) => money === other[seat]);
}

function seatOf({ arguments: told }: Message, name: string): SeatName | undefined {
  const found = told[name];
  if (typeof found !== "object" || !("key" in found)) return undefined;
  return SEATS.find((seat) => seat === found.arguments["seat"]);
}

/** Who got or paid what, as the story tells it. */
export function entriesOf(steps: readonly Step[]): Entry[] {
  return steps.flatMap(({ messages }) =>
    messages.flatMap((message): Entry[] => {
      const entry = (name: string, of: string, sign: 1 | -1): Entry[] => {
        const seat = seatOf(message, name);
        const amount = message.arguments[of];
        if (seat === undefined || typeof amount !== "number") return [];
        return [{ seat, amount: sign * amount, message }];
      };
      switch (message.key) {
        case "marracash-earned":
          return entry("seat", "income", 1);
        case "marracash-share":
          return [...entry("seat", "share", 1), ...entry("owner", "share", -1)];
        case "marracash-bonus":
          return entry("seat", "bonus", 1);
        case "marracash-bought":
          return entry("seat", "price", -1);
        default:
          return [];
      }
    }),
  );
}

/**
 * The history with one more moment. What was taken back is dropped: a moment goes on from the
 * latest one that left the purses as it found them; if there is none, the history begins anew.
 */
export function goOn(
  history: readonly Moment[],
  previous: MarracashView,
  view: MarracashView,
  steps: readonly Step[],
): readonly Moment[] {
  if (history.at(-1)?.steps === steps) return history;
  const before = purses(previous);
  const from = history.findLastIndex((moment) => same(moment.purses, before));
  const kept = history.slice(0, from + 1);
  const start = from < 0 ? [{ steps: [], entries: [], purses: before }] : kept;
  const entries = entriesOf(steps);
  return entries.length === 0 ? start : [...start, { steps, entries, purses: purses(view) }];
}

/** As much of the history as had happened in a view; all of it where that cannot be told. */
export function upTo(history: readonly Moment[], view: MarracashView): readonly Moment[] {
  const at = history.findLastIndex((moment) => same(moment.purses, purses(view)));
  return at < 0 ? history : history.slice(0, at + 1);
}
