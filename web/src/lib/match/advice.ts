/** Candidates of a hint, the best for a seat first. Pure. */
import type { Advice } from "../protocol";

type Candidates = Advice["candidates"];

export function bestFirst(candidates: Candidates, seat: number): Candidates {
  const chance = ({ returns }: Candidates[number]) => returns[seat] ?? 0;
  return [...candidates].sort((one, other) => chance(other) - chance(one));
}
