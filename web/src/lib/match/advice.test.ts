import { expect, test } from "vitest";
import { message } from "../message";
import { bestFirst, leadOf } from "./advice";

/** The numbers of candidates with these chances and visits, as a seat is shown them. */
function order(seat: number, chances: number[], visits: number[], solved = false): number[] {
  const candidates = chances.map((chance, number) => ({
    number,
    label: message("move"),
    visits: visits[number],
    returns: [1 - chance, chance],
    solved,
  }));
  return bestFirst(candidates as never, seat).map(({ number }) => number);
}

test("what was looked at most leads, and the others follow by the chance of the seat that asks", () => {
  expect(order(1, [0.2, 0.5, 0.4, 0.3], [10, 40, 20, 15])).toEqual([1, 2, 3]);
  expect(order(0, [0.2, 0.5, 0.4, 0.3], [40, 10, 20, 15])).toEqual([0, 3, 2]);
});

test("what was hardly looked at neither leads nor is shown", () => {
  expect(order(1, [0.5, 0.9, 0.4, 0.3], [1000, 2, 300, 49])).toEqual([0, 2]);
});

test("of what is known for sure the best leads, however little it was looked at", () => {
  expect(order(1, [0.5, 0.9, 0.4], [1000, 0, 300], true)).toEqual([1, 0, 2]);
});

test("a hint says whether it is an opinion or exact", () => {
  const leads = [true, false].map((solved) => leadOf([{ solved }] as never));
  expect(leads).toEqual(["web-hint-exact", "web-hint-lead"]);
});
