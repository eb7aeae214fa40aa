/** What this browser saw and did before the first die of a table, so that nobody can swap it later. */

import type { TableFacts } from "../protocol";

export interface Noted {
  /** SHA-256 of the table's secret seed, as it was first told here. */
  readonly commitment: string;
  /** What this browser adds to the dice; null if it adds nothing. */
  readonly number: string | null;
  /** What every seat had promised when this browser first saw all promises fixed; null: it has not. */
  readonly promised: readonly (string | null)[] | null;
  /** The table has taken this browser's number. */
  readonly revealed: boolean;
}

const STORE = "ludoteca-dice";
const KEPT = 60;

function read(): [string, Noted][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(found) ? (found as [string, Noted][]) : [];
  } catch {
    return [];
  }
}

export function noted(table: string): Noted | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

/** Note a table whose promises are fixed, whoever looks at it. */
export function noteTable({ id, commitment, commitments }: TableFacts): Noted {
  return note(id, commitment, { promised: noted(id)?.promised ?? commitments });
}

/** Note what is new about a table. The commitment stays as it was first told. */
export function note(
  table: string,
  commitment: string,
  more: Partial<Omit<Noted, "commitment">> = {},
): Noted {
  const known = noted(table) ?? { commitment, number: null, promised: null, revealed: false };
  const next = { ...known, ...more };
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(STORE, JSON.stringify([...others, [table, next]].slice(-KEPT)));
  return next;
}
