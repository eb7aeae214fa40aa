import { expect, test } from "vitest";
import type { Frame, Replay } from "../../lib/protocol";
import { PAGE, Tape } from "./tape.svelte";

const FRAMES = 100;

function frame(index: number): Frame {
  // Every fifth step is somebody's decision, the others are chance.
  const seat = index % 5 === 0 ? 1 : null;
  const step = index === 0 ? null : { seat, text: `step ${index}`, messages: [] };
  return { index, step, view: {}, to_act: null };
}

function page(first: number, count: number): Replay {
  const indices = Array.from({ length: Math.min(count, FRAMES - first) }, (_, at) => first + at);
  return { frames: FRAMES, first, page: indices.map(frame) } as unknown as Replay;
}

function tape() {
  const asked: number[] = [];
  const made = new Tape(page(0, PAGE), (first, count) => {
    asked.push(first);
    return Promise.resolve(page(first, count));
  });
  return { asked, made };
}

test("a jump fetches the page it leads to, and only that one", async () => {
  const { asked, made } = tape();
  await made.go(85);
  expect(made.frame(85)?.index).toBe(85);
  expect(made.frame(50)).toBeNull();
  expect(asked).toEqual([80]);
});

test("the next page is there before it is needed", async () => {
  const { asked, made } = tape();
  await made.go(PAGE / 2 + 1);
  expect(asked).toEqual([PAGE]);
  await made.go(PAGE);
  expect(asked).toEqual([PAGE]);
});

test("nobody leaves the tape at either end", async () => {
  const { made } = tape();
  await made.go(-3);
  expect(made.at).toBe(0);
  await made.go(1000);
  expect(made.at).toBe(FRAMES - 1);
});

test("the next decision skips chance, across pages", async () => {
  const { made } = tape();
  await made.nextDecision();
  expect(made.at).toBe(5);
  await made.go(PAGE - 4);
  await made.nextDecision();
  expect(made.at).toBe(PAGE);
  await made.go(97);
  await made.nextDecision();
  expect(made.at).toBe(FRAMES - 1);
});

test("a story is whole once all its pages are here", async () => {
  const { asked, made } = tape();
  expect(made.storyTo(3)?.map((step) => step.text)).toEqual(["step 1", "step 2", "step 3"]);
  await made.go(85);
  expect(made.storyTo(85)).toBeNull();
  await made.fetchStory();
  expect(asked).toEqual([80, 40]);
  expect(made.storyTo(85)).toHaveLength(85);
});
