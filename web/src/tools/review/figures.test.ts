import { expect, test } from "vitest";
import type { Review, ReviewState } from "../../lib/protocol";
import { hundredths, signed, swings } from "./figures";
import { logMarks } from "./log-marks";

test("figures are hundredths with a sign", () => {
  expect([0.124, -0.08, 0, -0.004].map(signed)).toEqual(["+12", "−8", "+0", "+0"]);
  expect(hundredths(0.505)).toBe(51);
});

test("big swings are turning points and steps that moved somebody's chances by as much as a blunder", () => {
  const chances = [0.5, 0.52, 0.7, 0.69, 0.5].map((share) => [share, 1 - share]);
  const review = { chances, turning_points: [{ moment: 2 }, { moment: 1 }] };
  expect(swings(review as unknown as Review)).toEqual([2, 3, 4]);
});

test("the worst of several faults marks their place in the log", () => {
  const decisions = [
    { verdict: "best", lost: 0 },
    { verdict: "mistake", lost: 0.1 },
    { verdict: "blunder", lost: 0.2 },
    { verdict: "inaccuracy", lost: 0.04 },
  ];
  const state = { review: { decisions }, versions: [1, 2, 2, 3] } as unknown as ReviewState;
  expect([...logMarks(state)].map(([version, { mark }]) => [version, mark])).toEqual([
    [2, "??"],
    [3, "?!"],
  ]);
});
