/** From what a person ticked to the table that is asked for. Pure. */
import type { ClockKind, GameFacts, SeatWish, TableWish } from "../protocol";

export type Company = "bots" | "friends" | "device";

export interface Wishes {
  readonly company: Company;
  readonly seats: number;
  /** A level for all bots, or a character: then others like it join the table. */
  readonly level: string;
  /** By seat, for whoever chose them one by one. */
  readonly levels?: readonly string[];
  /** Bots that fill up a table of friends, or of people on this device. */
  readonly bots: number;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly open: boolean;
  /** At an open table people talk, too; among friends they always may. */
  readonly talk: boolean;
  readonly clock: ClockKind;
  /** Among friends: anybody may ask for hints, and all are told. */
  readonly hints: boolean;
  /** It counts for the ratings of whoever plays. */
  readonly rated: boolean;
  /** It begins at once, and bots keep the seats of whoever comes. */
  readonly kept: boolean;
}

/** There are days for every move. */
export const isByMail = (clock: ClockKind) => ["day", "three-days", "week"].includes(clock);

function offers(game: GameFacts, level: string): boolean {
  return game.levels.includes(level) || game.characters.includes(level);
}

export function usualWishes(game: GameFacts, company: Company, level: string): Wishes {
  return {
    company,
    seats: game.seats[0] ?? 2,
    level: offers(game, level) ? level : (game.levels[1] ?? game.levels[0] ?? "random"),
    bots: 0,
    names: [],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    open: false,
    talk: false,
    clock: "none",
    hints: false,
    rated: false,
    kept: false,
  };
}

/** Who has each seat if one name is given: a level has them all, characters come one by one. */
export function lineUp(game: GameFacts, level: string, seats: number): string[] {
  const first = game.characters.indexOf(level);
  return Array.from({ length: seats }, (_, seat) =>
    first < 0
      ? level
      : (game.characters[(first + seat + game.characters.length - 1) % game.characters.length] ??
        level),
  );
}

export function tableWish(game: string, wishes: Wishes): TableWish {
  const levels = wishes.levels ?? [];
  const others = wishes.seats - 1;
  const bots = wishes.company === "bots" ? others : Math.min(wishes.bots, others - 1);
  const seats: SeatWish[] = [{ kind: "me" }];
  for (let seat = 1; seat < wishes.seats; seat++) {
    if (seat > others - bots) seats.push({ kind: "bot", level: levels[seat] ?? wishes.level });
    else if (wishes.company === "friends")
      seats.push({ kind: "open", ...(wishes.kept && { level: levels[seat] ?? wishes.level }) });
    else {
      const name = wishes.names[seat]?.trim();
      seats.push({ kind: "device", ...(name && { name }) });
    }
  }
  const open = wishes.company === "friends" && wishes.open;
  return {
    game,
    seats,
    options: wishes.options,
    public: open,
    ...(open && { chat: wishes.talk }),
    clock: wishes.company === "friends" ? wishes.clock : "none",
    hints: wishes.company === "friends" && wishes.hints,
    rated: wishes.company !== "device" && !wishes.kept && wishes.rated,
    start: wishes.company !== "friends" || wishes.kept,
  };
}
