import { expect, test } from "vitest";
import { message } from "../message";
import type { Happening } from "../protocol";
import { belongTogether, deedsOf, ledTo, summed, tally, turnsSince } from "./turns";

const ME = 0;

function decided(version: number, seat: number, text: string): Happening {
  return { kind: "decided", version, at: 0, seat, steps: [{ seat, text, messages: [] }] };
}
const isDull = ({ text }: { text: string | null }) => text === "stock";

test("what is only counted is told together, in however many pictures it was shown", () => {
  const log = [
    decided(2, 1, "stock"),
    decided(3, 2, "play"),
    decided(4, 2, "stock"),
    decided(5, 2, "stock"),
    decided(6, 1, "stock"),
  ];
  expect(ledTo(log, 5, isDull)).toHaveLength(2);
  expect(ledTo(log, 4, isDull)).toHaveLength(1);
  expect(ledTo(log, 3, isDull).map(({ text }) => text)).toEqual(["play"]);
  expect(ledTo(log, 6, isDull)).toHaveLength(1);
  expect(ledTo([], 6, isDull)).toEqual([]);
});

test("turns of the others begin after one's own last decision and end with another's", () => {
  const log = [
    decided(2, 1, "play"),
    decided(3, ME, "play"),
    decided(4, 1, "play"),
    decided(5, 1, "go"),
    decided(6, 1, "stock"),
    decided(7, 1, "stock"),
    decided(8, 2, "play"),
  ];
  const turns = turnsSince(log, [ME], 8, isDull);
  expect(turns.map(({ seat, before, moments }) => [seat, before, moments])).toEqual([
    [1, 3, [4, 5, 7]],
    [2, 7, [8]],
  ]);
  expect(turns[0]?.steps.map(({ text }) => text)).toEqual(["play", "go", "stock", "stock"]);
  expect(turnsSince(log, [ME], 5, isDull).map(({ moments }) => moments)).toEqual([[4, 5]]);
  // They stay while one's own turn goes on.
  const own = [decided(9, ME, "play"), decided(10, ME, "go")];
  expect(turnsSince([...log, ...own], [ME], 10, isDull)).toEqual(turns);
  expect(turnsSince([...own], [ME], 10, isDull)).toEqual([]);
});

test("a turn is told by what its seat did, not by who is next", () => {
  const did = (seat: number | null, ...keys: string[]) => ({
    seat,
    text: null,
    messages: keys.map((key) => message(key)),
  });
  const steps = [did(1, "moved"), did(1, "stocked", "next-turn"), did(null, "drawn"), did(1)];
  const told = deedsOf({ seat: 1, before: 3, moments: [4], steps });
  expect(told.map(({ key }) => key)).toEqual(["moved", "stocked"]);
});

test("what was taken back is not told", () => {
  const log: Happening[] = [
    decided(2, ME, "play"),
    decided(3, 1, "play"),
    { kind: "undone", version: 4, at: 0, seat: 1, back_to: 2 },
    decided(5, 1, "go"),
  ];
  expect(turnsSince(log, [ME], 5, isDull).map(({ moments }) => moments)).toEqual([[5]]);
});

test("only dull steps of one seat are shown as one", () => {
  const together = (one: Happening, other: Happening) => belongTogether([one], [other], isDull);
  expect(together(decided(2, 1, "stock"), decided(3, 1, "stock"))).toBe(true);
  expect(together(decided(2, 1, "stock"), decided(3, 2, "stock"))).toBe(false);
  expect(together(decided(2, 1, "play"), decided(3, 1, "stock"))).toBe(false);
  expect(together(decided(2, 1, "stock"), decided(3, 1, "play"))).toBe(false);
  expect(belongTogether([], [decided(3, 1, "stock")], isDull)).toBe(false);
});

test("messages that are only counted become one for each seat", () => {
  const stocked = (seat: string) => message("stocked", { seat, food: "pink" });
  const told = summed(
    [message("moved"), stocked("a"), stocked("a"), stocked("a"), stocked("b"), message("moved")],
    {
      stocked: {
        alike: "seat",
        told: (run) => message("many", { seat: "a", count: run.length }),
      },
    },
  );
  expect(told.map(({ key, arguments: { seat, count } }) => [key, seat, count])).toEqual([
    ["moved", undefined, undefined],
    ["many", "a", 3],
    ["stocked", "b", undefined],
    ["moved", undefined, undefined],
  ]);
});

test("of a run it is counted what came how often", () => {
  const stocked = (food: string) => message("stocked", { food: message(food) });
  const run = ["pink", "green", "pink"].map(stocked);
  expect(tally(run, "food")).toEqual([
    { what: message("pink"), count: 2 },
    { what: message("green"), count: 1 },
  ]);
});
