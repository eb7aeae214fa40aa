/** Figures of a review as people read them. */
import type { Decision } from "../../lib/protocol";

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

/** Of the win. */
export function hundredths(share: number): number {
  return Math.round(100 * share);
}

/** With its sign, a real minus. */
export function signed(share: number): string {
  const points = hundredths(share);
  return points < 0 ? `−${-points}` : `+${points}`;
}
