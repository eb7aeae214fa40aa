/** Which tables of a lobby are shown, and where: none moves while somebody is about to press it. */
import type { ClockKind, LobbyTable } from "../../lib/protocol";
import { isByMail } from "../../lib/table/wish";

export type Pace = "any" | "none" | "clock" | "days";

export interface Filter {
  /** Empty: any. */
  readonly game: string;
  /** 0: any. */
  readonly seats: number;
  readonly free: number;
  readonly pace: Pace;
  readonly rated: boolean;
}

export const ANY: Filter = { game: "", seats: 0, free: 1, pace: "any", rated: false };

export function paceOf(clock: ClockKind): Pace {
  if (clock === "none") return "none";
  return isByMail(clock) ? "days" : "clock";
}

export function fits(table: LobbyTable, filter: Filter): boolean {
  return (
    (!filter.game || table.game === filter.game) &&
    (!filter.seats || table.seats === filter.seats) &&
    table.free >= filter.free &&
    (filter.pace === "any" || paceOf(table.clock) === filter.pace) &&
    (!filter.rated || table.rated)
  );
}

/**
 * Ids of the tables to show, at most so many. Those that were shown before stay where they were; a
 * place that became free is taken by the latest of the others.
 */
export function places(
  before: readonly string[],
  tables: readonly LobbyTable[],
  most: number,
): readonly string[] {
  const here = new Set(tables.map(({ id }) => id));
  const rest = tables
    .filter(({ id }) => !before.slice(0, most).includes(id))
    .sort((one, other) => other.created - one.created)
    .map(({ id }) => id);
  const kept = before.slice(0, most).map((id) => (here.has(id) ? id : rest.shift()));
  return [...kept.filter((id) => id !== undefined), ...rest].slice(0, most);
}
