/**
 * This browser's part of the dice (docs/fairness.md): a number of its own, of which only the hash is
 * told until the table is starting and nobody can change anything. All by itself, without a click.
 */
import { api } from "../server/api";
import { canHash, commitmentOf } from ".";
import { randomHex } from "../server/keys";
import { note, noted, noteTable } from "./noted";
import type { TableFacts } from "../protocol";

const BYTES = 32;

/**
 * Sit down with a promise: `send` asks for the seat. If the match may begin, it does.
 *
 * Once all promises were fixed at a table, nothing else is promised there: among several numbers a
 * server could choose. `at` is the table, where that is known before.
 */
export async function sitDown(
  send: (commitment: string | null) => Promise<TableFacts>,
  at = "",
): Promise<TableFacts> {
  const number = canHash() && !noted(at)?.promised ? randomHex(BYTES) : null;
  const promise = number && (await commitmentOf(number));
  const table = await send(promise);
  const known = noted(table.id);
  // Whoever sat here already and comes too late keeps what they promised before, and a match that runs
  // asks for no promise. Elsewhere one that is not listed is noted all the same, to be missed.
  const taken = promise !== null && table.commitments.includes(promise);
  const isNew = !known?.promised && (taken || !(known?.number || table.match));
  note(table.id, table.commitment, isNew ? { number } : {});
  return await reveal(table);
}

/** Has this browser the number that was promised for its person? */
export async function hasNumber(table: TableFacts): Promise<boolean> {
  const number = noted(table.id)?.number;
  return Boolean(number) && table.commitments.includes(await commitmentOf(number ?? ""));
}

/** Once the table is starting, the number may be known: the seed and all promises are fixed. */
export async function reveal(table: TableFacts): Promise<TableFacts> {
  const { number, revealed } = note(table.id, table.commitment);
  if (!table.starting || !number || revealed || !(await hasNumber(table))) return table;
  noteTable(table);
  const next = await api.reveal(table.id, number);
  note(table.id, table.commitment, { revealed: true });
  return next;
}
