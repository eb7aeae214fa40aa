import { expect, test } from "vitest";
import { message } from "../message";
import { bestFirst } from "./advice";

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
