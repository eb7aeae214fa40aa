import { expect, test } from "vitest";
import { countdown, pointsText } from "./facts";

test("points are written with halves, and others with two digits", () => {
  expect([0, 0.5, 1, 2.5, 2 / 3].map(pointsText)).toEqual(["0", "½", "1", "2½", "0.67"]);
});

test("a countdown ends at zero", () => {
  expect([61_000, 9_200, 0, -5].map((left) => countdown(left, 0))).toEqual([
    "1:01",
    "0:10",
    "0:00",
    "0:00",
  ]);
});
