// Money as it came and went, read off the story of the match.

import type { Message, Step } from "../../lib/board";
import { SEATS, type MarracashView, type SeatName } from "./view";

export const SOURCES = ["bought", "customers", "souvenirs", "got", "given", "auctions"] as const;
export type Source = (typeof SOURCES)[number];

/** One sentence of the story that has to do with a seat's money. */
export interface Entry {
  readonly seat: SeatName;
  readonly amount: number;
  /** What the amount is made of. */
  readonly from: Readonly<Partial<Record<Source, number>>>;
  readonly message: Message;
}

function seatOf({ arguments: told }: Message, name: string): SeatName | undefined {
  const found = told[name];
  if (typeof found !== "object" || !("key" in found)) return undefined;
  return SEATS.find((seat) => seat === found.arguments["seat"]);
}

function numberOf({ arguments: told }: Message, name: string): number {
  const found = told[name];
  return typeof found === "number" ? found : 0;
}

/** Who got or paid what by one sentence. */
function entriesBy(message: Message): Entry[] {
  const entry = (name: string, from: Entry["from"]): Entry[] => {
    const seat = seatOf(message, name);
    const amount = Object.values(from).reduce((sum, part) => sum + part, 0);
    return seat === undefined ? [] : [{ seat, amount, from, message }];
  };
  switch (message.key) {
    case "marracash-earned": {
      const souvenirs = numberOf(message, "souvenirs");
      const customers = numberOf(message, "income") - souvenirs;
      return entry("seat", souvenirs > 0 ? { customers, souvenirs } : { customers });
    }
    case "marracash-share": {
      const share = numberOf(message, "share");
      return [...entry("seat", { got: share }), ...entry("owner", { given: -share })];
    }
    case "marracash-bonus":
      return entry("seat", { auctions: numberOf(message, "bonus") });
    case "marracash-bought":
      return entry("seat", { bought: -numberOf(message, "price") });
    default:
      return [];
  }
}

export function entriesOf(story: readonly Step[]): Entry[] {
  return story.flatMap(({ messages }) => messages.flatMap(entriesBy));
}

/** What each seat had at the start and after every step that moved money. */
export function pursesOver(view: MarracashView, story: readonly Step[]): number[][] {
  const purses = view.seats.map(() => view.start_money);
  const course = [[...purses]];
  for (const step of story) {
    const entries = entriesOf([step]);
    for (const { seat, amount } of entries) {
      const at = view.seats.findIndex((one) => one.seat === seat);
      purses[at] = (purses[at] ?? 0) + amount;
    }
    if (entries.length > 0) course.push([...purses]);
  }
  return course;
}

/** All of a seat's money from one source. */
export function sumFrom(entries: readonly Entry[], seat: SeatName, source: Source): number {
  return entries
    .filter((entry) => entry.seat === seat)
    .reduce((sum, entry) => sum + (entry.from[source] ?? 0), 0);
}
