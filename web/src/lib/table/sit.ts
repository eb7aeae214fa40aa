/** Sitting down somewhere, and being led there. */
import { api } from "../server/api";
import { sitDown } from "../fairness/contribution";
import { router } from "../page/router.svelte";
import type { TableFacts } from "../protocol";

const pathOf = (table: TableFacts) =>
  table.match ? `/match/${table.match}` : `/table/${table.id}`;

async function sitAndGo(...how: Parameters<typeof sitDown>): Promise<void> {
  const here = router.here();
  const table = await sitDown(...how);
  if (here()) router.go(pathOf(table));
}

/** At an open seat, or at one that a bot keeps. */
export const takeSeat = (table: string, code: string | null) =>
  sitAndGo((commitment) => api.join(table, code, commitment), table);

/** Once more with the same people: whoever asks first makes the table, the others come to it. */
export const playAgain = (match: string) =>
  sitAndGo((commitment) => api.rematch(match, commitment));
