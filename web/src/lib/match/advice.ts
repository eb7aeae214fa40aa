/** The candidates of a hint that are worth a look, the best for a seat first. Pure. */
import type { Advice } from "../protocol";

type Candidates = Advice["candidates"];

const MOST = 3;
/** Of the visits of the choice that was looked at most; below, a chance is hardly more than a guess. */
const ENOUGH = 0.05;

/** The key of the sentence above them: an opinion, or all was looked at to the end of the match. */
export function leadOf(candidates: Candidates): string {
  return candidates[0]?.solved ? "web-hint-exact" : "web-hint-lead";
}

/**
 * By their chance. Unless all is known for sure, the choice that was looked at most leads: another
 * that promises more has not been looked at enough to be believed.
 */
export function bestFirst(candidates: Candidates, seat: number): Candidates {
  const chance = ({ returns }: Candidates[number]) => returns[seat] ?? 0;
  const sorted = [...candidates].sort((one, other) => chance(other) - chance(one));
  const most = Math.max(...sorted.map(({ visits }) => visits));
  const leader = sorted.findIndex(({ visits, solved }) => solved || visits === most);
  return sorted
    .slice(leader)
    .filter(({ visits, solved }) => solved || visits >= most * ENOUGH)
    .slice(0, MOST);
}
