import { expect, test, vi } from "vitest";
import { message } from "../../lib/message";
import type { AnalysisLook, AnalysisMoment, AnalysisMove, AnalysisTree } from "../../lib/protocol";
import { pack, unpack } from "./link";
import { Opinions } from "./opinions.svelte";
import { Tree } from "./tree.svelte";

const move = (number: number): AnalysisMove => ({
  number,
  label: message(`move-${String(number)}`),
  step: { seat: 0, text: String(number), messages: [] },
});
const START = { game: "marabunta", seats: 2, options: {}, boards: {} };
const found: AnalysisTree = {
  start: START,
  colours: ["red", "blue"],
  players: [null, null],
  levels: [null, null],
  note: "",
  nodes: [
    { parent: 0, move: move(1), note: "" },
    { parent: 1, move: move(2), note: "" },
    { parent: 2, move: move(3), note: "" },
  ],
};
/** Plays what it is told, and 9 by itself after an 8. */
const look = (wish: AnalysisLook): Promise<AnalysisMoment> => {
  const numbers = wish.action == null ? [] : [wish.action];
  const played = [...numbers, ...(wish.action === 8 ? [9] : [])].map(move);
  return Promise.resolve({
    played,
    view: {},
    seat: 0,
    to_act: 0,
    prompt: message("x"),
    choices: [],
    prospects: [],
    result: null,
  });
};

test("one walks to and fro, and what was taken last is taken again", async () => {
  const tree = new Tree(found, look);
  await tree.go(2);
  await tree.play(8, false);
  expect(tree.path(tree.at)).toEqual([1, 2, 8, 9]);
  expect(tree.shown?.steps.map(({ text }) => text)).toEqual(["8", "9"]);
  expect(tree.line).toEqual([0, 1, 2, 4, 5]);
  await tree.first();
  expect(tree.shown?.previous).toBeNull();
  await tree.last();
  expect(tree.path(tree.at)).toEqual([1, 2, 8, 9]);
  await tree.go(4);
  await tree.aside(1);
  expect(tree.at).toBe(3);
  await tree.back();
  expect(tree.next(tree.at)).toBe(3);
});

test("a move that is known is walked to, and no node is made twice", async () => {
  const asked = vi.fn(look);
  const tree = new Tree(found, asked);
  await tree.go(0);
  await tree.play(1, false);
  expect(tree.at).toBe(1);
  await tree.go(0);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(tree.nodes.length).toBe(4);
});

test("a line is made the main one, notes go along, and what is removed is gone", async () => {
  const tree = new Tree(found, look);
  await tree.go(1);
  await tree.play(8, false);
  tree.write("better");
  expect(tree.isMain).toBe(false);
  tree.promote();
  expect(tree.isMain).toBe(true);
  expect(tree.wish()).toEqual({
    start: START,
    note: "",
    nodes: [
      { parent: 0, number: 1, note: "" },
      { parent: 1, number: 8, note: "" },
      { parent: 2, number: 9, note: "better" },
      { parent: 1, number: 2, note: "" },
      { parent: 4, number: 3, note: "" },
    ],
  });
  await tree.remove(2);
  expect(tree.wish().nodes.map(({ number }) => number)).toEqual([1, 8, 9]);
  expect(tree.at).toBe(1);
});

test("what is refused leaves one where one was", async () => {
  const tree = new Tree(found, (wish) =>
    wish.action === 7 ? Promise.reject(new Error("no")) : look(wish),
  );
  await tree.go(1);
  await tree.play(7, false);
  expect(tree.problem).not.toBeNull();
  expect(tree.at).toBe(1);
});

test("an analysis goes into a link and comes out of it; nonsense does not", async () => {
  const text = "ludoteca analysis, format 1\n" + "chance: roll pink 1 – ó\n".repeat(300);
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]{1,400}$/);
  expect(await unpack(packed, 100_000)).toBe(text);
  expect(await unpack(packed, 1000)).toBeNull();
  expect(await unpack("nonsense%", 1000)).toBeNull();
});

test("the engine looks deeper while one looks, and no longer", async () => {
  const asked: string[] = [];
  const opinions = new Opinions(
    ({ path, depth }) => {
      asked.push(`${path.join()}@${String(depth)}`);
      if (path[0] === 1 && depth === 1) opinions.rest();
      const solved = path[0] === 2;
      const one = { number: 1, text: "", label: message("x"), visits: 1, share: 1 };
      const candidates = [{ ...one, returns: [1], solved, line: [] }];
      return Promise.resolve({ candidates, iterations: (depth ?? 0) + 1 });
    },
    () => Promise.resolve(),
  );
  await opinions.consider({ start: START, path: [1] });
  expect(asked).toEqual(["1@0", "1@1"]);
  expect(opinions.opinion).toBeNull();
  await opinions.consider({ start: START, path: [1] });
  expect(asked.slice(2)).toEqual(["1@2", "1@3", "1@4"]);
  expect(opinions.opinion?.iterations).toBe(5);
  await opinions.consider({ start: START, path: [2] });
  expect(asked.slice(5)).toEqual(["2@0"]);
  expect(opinions.thinking).toBe(false);
});

test("a place is found again elsewhere, and an analysis opens where there is something to see", async () => {
  const tree = new Tree(found, look);
  expect(tree.opening).toBe(3);
  await tree.go(1);
  await tree.play(8, false);
  const mark = tree.mark(tree.at);
  expect(mark).toBe("3.1.1");
  const again = new Tree({ ...found, ...tree.whole() }, look);
  expect(again.path(again.find(mark) ?? 0)).toEqual([1, 8, 9]);
  expect(again.opening).toBe(1);
  expect(again.find("9")).toBeNull();
  expect(again.find("none")).toBeNull();
});
