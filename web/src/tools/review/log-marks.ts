/** Marks of a kept review for the log of its match, by version. */
import type { ReviewState } from "../../lib/protocol";
import { isFault, MARKS } from "./figures";

export interface LogMark {
  readonly mark: string;
  readonly verdict: string;
  readonly lost: number;
}

export function logMarks({ review, versions }: ReviewState): ReadonlyMap<number, LogMark> {
  const marks = new Map<number, LogMark>();
  review?.decisions.forEach((decision, place) => {
    const version = versions[place];
    if (version === undefined || !isFault(decision)) return;
    const { verdict, lost } = decision;
    // Of several decisions in one line, the worst.
    if (lost > (marks.get(version)?.lost ?? 0))
      marks.set(version, { mark: MARKS[verdict], verdict, lost });
  });
  return marks;
}
