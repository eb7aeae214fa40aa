import { expect, test } from "vitest";
import type { Happening, Result } from "../protocol";
import { seenOf } from "./seen";

const step = { seat: null, text: "first red", messages: [] };
const log: Happening[] = [{ kind: "started", version: 1, at: 0, steps: [step] }];
const result: Result = { scores: [5, 3], ranks: [1, 2], returns: [1, 0], reasons: [] };

test("while the seed is secret there is nothing to check", () => {
  expect(seenOf(null, 2, log)).toBeNull();
  expect(seenOf({ seed: null, steps: 1, result: null }, 2, log)).toBeNull();
});

test("a match that was stopped is checked like one with an outcome", () => {
  const seen = { seed: "7", seats: 2, steps: 1, story: [step] };
  expect(seenOf({ seed: "7", steps: 1, result: null }, 2, log)).toEqual({ ...seen, scores: null });
  expect(seenOf({ seed: "7", steps: 1, result }, 2, log)).toEqual({ ...seen, scores: [5, 3] });
});
