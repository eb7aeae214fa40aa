/** The candidates of a hint that are worth a look, the best for a seat first. Pure. */
import type { Advice } from "../protocol";

type Candidates = Advice["candidates"];

const MOST = 3;

/** The key of the sentence above them: an opinion, or all was looked at to the end of the match. */
export function leadOf(candidates: Candidates): string {
  return candidates[0]?.solved ? "web-hint-exact" : "web-hint-lead";
}

export function bestFirst(candidates: Candidates, seat: number): Candidates {
  const chance = ({ returns }: Candidates[number]) => returns[seat] ?? 0;
  return [...candidates].sort((one, other) => chance(other) - chance(one)).slice(0, MOST);
}
