import { expect, test } from "vitest";
import type { ReviewState } from "../../lib/protocol";
import { LookingBack } from "./looking-back.svelte";

const state = (done: number, there = false) =>
  ({
    done,
    total: 9,
    review: there ? { chances: [] } : null,
    versions: [],
  }) as unknown as ReviewState;

function looking(answers: (ReviewState | Error)[], kept: ReviewState | null = null) {
  const want = () => {
    const next = answers.shift() ?? new Error("asked too often");
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const source = { kept: kept && (() => Promise.resolve(kept)), want, branch: null };
  return new LookingBack(source, () => Promise.resolve());
}

test("it is asked for until it is there, and then no more", async () => {
  const back = looking([state(0), state(4), state(9, true)]);
  await Promise.all([back.want(), back.want()]);
  expect(back.review).not.toBeNull();
  await back.want();
  expect(back.problem).toBeNull();
});

test("one that was kept is shown at once, and nothing is made", async () => {
  const back = looking([], state(9, true));
  await back.peek();
  await back.want();
  expect(back.review).not.toBeNull();
});

test("what goes wrong is told, and can be tried again", async () => {
  const back = looking([new Error("gone"), state(9, true)]);
  await back.want();
  expect(back.problem?.key).toBe("web-problem-page");
  await back.want();
  expect([back.problem, back.answer?.done]).toEqual([null, 9]);
});

test("nobody is asked on when nobody looks", async () => {
  const back = looking([state(0)]);
  const asking = back.want();
  back.rest();
  await asking;
  expect(back.answer?.done).toBe(0);
});
