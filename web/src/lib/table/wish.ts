/** From what a person ticked to the table that is asked for. Pure. */
import type { ClockKind, GameFacts, SeatWish, TableWish } from "../protocol";

export type Company = "bots" | "friends" | "device";

export interface Wishes {
  readonly company: Company;
  readonly seats: number;
  readonly level: string;
  /** Bots that fill up a table of friends, or of people on this device. */
  readonly bots: number;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly open: boolean;
  readonly clock: ClockKind;
}

export function usualWishes(game: GameFacts, company: Company, level: string): Wishes {
  return {
    company,
    seats: game.seats[0] ?? 2,
    level: game.levels.includes(level) ? level : (game.levels[1] ?? game.levels[0] ?? "random"),
    bots: 0,
    names: [],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    open: false,
    clock: "none",
  };
}

export function tableWish(game: string, wishes: Wishes): TableWish {
  const others = wishes.seats - 1;
  const bots = wishes.company === "bots" ? others : Math.min(wishes.bots, others - 1);
  const seats: SeatWish[] = [{ kind: "me" }];
  for (let seat = 1; seat < wishes.seats; seat++) {
    if (seat > others - bots) seats.push({ kind: "bot", level: wishes.level });
    else if (wishes.company === "friends") seats.push({ kind: "open" });
    else {
      const name = wishes.names[seat]?.trim();
      seats.push({ kind: "device", ...(name && { name }) });
    }
  }
  return {
    game,
    seats,
    options: wishes.options,
    public: wishes.company === "friends" && wishes.open,
    clock: wishes.company === "friends" ? wishes.clock : "none",
    start: wishes.company !== "friends",
  };
}
