/** Figures of a review as people read them. */
import { VERDICT_LIMITS, type Decision, type Review } from "../../lib/protocol";

/** As in chess: a doubtful move, a bad one, a very bad one. */
export const MARKS: Readonly<Record<Decision["verdict"], string>> = {
  best: "",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export function isFault(decision: Decision): boolean {
  return MARKS[decision.verdict] !== "";
}

/** Steps that moved some seat's chances by as much as a blunder does, and the turning points. */
export function swings(review: Review): readonly number[] {
  const moved = review.chances.flatMap((shares, moment) => {
    const before = review.chances[moment - 1];
    return before?.some((share, seat) => Math.abs((shares[seat] ?? 0) - share) >= BIG)
      ? moment
      : [];
  });
  const turned = review.turning_points.map(({ moment }) => moment + 1);
  return [...new Set([...moved, ...turned])].sort((one, other) => one - other);
}
const BIG = VERDICT_LIMITS.mistake;

/** Every verdict with the least that it loses, in the order of `MARKS`. */
export const FLOORS: readonly (readonly [Decision["verdict"], number])[] = (
  Object.keys(MARKS) as Decision["verdict"][]
).map((verdict, place) => [verdict, [0, ...Object.values(VERDICT_LIMITS)][place] ?? 0]);

/** How often each seat earned a verdict. */
export function tally(review: Review, verdict: Decision["verdict"]): readonly number[] {
  return review.balances.map(
    (_, seat) =>
      review.decisions.filter((one) => one.seat === seat && one.verdict === verdict).length,
  );
}

/** Of the win. */
export function hundredths(share: number): number {
  return Math.round(100 * share);
}

/** With its sign, a real minus. */
export function signed(share: number): string {
  const points = hundredths(share);
  return points < 0 ? `−${-points}` : `+${points}`;
}
