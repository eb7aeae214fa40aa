import { expect, test } from "vitest";
import { message } from "../message";
import { bestFirst, leadOf } from "./advice";

test("the best chance of the seat that asks comes first", () => {
  const candidates = [0.2, 0.5, 0.4, 0.3].map((chance, number) => ({
    number,
    label: message("move"),
    visits: 10 - number,
    returns: [1 - chance, chance],
  }));
  const order = (seat: number) => bestFirst(candidates as never, seat).map(({ number }) => number);
  expect(order(1)).toEqual([1, 2, 3]);
  expect(order(0)).toEqual([0, 3, 2]);
});

test("a hint says whether it is an opinion or exact", () => {
  const leads = [true, false].map((solved) => leadOf([{ solved }] as never));
  expect(leads).toEqual(["web-hint-exact", "web-hint-lead"]);
});
