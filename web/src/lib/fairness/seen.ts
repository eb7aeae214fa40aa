/** What the check of chance compares a record with: the match as this page saw it. */
import { latestStory } from "../match/story";
import type { Happening, Standing } from "../protocol";
import type { Seen } from ".";

/** Null while the seed is secret. It is told once nobody can go on, however the match ended. */
export function seenOf(
  standing: Pick<Standing, "seed" | "steps" | "result"> | null,
  seats: number,
  log: readonly Happening[],
): Seen | null {
  if (!standing?.seed) return null;
  const { seed, steps, result } = standing;
  return { seed, seats, steps, story: latestStory(log), scores: result?.scores ?? null };
}
