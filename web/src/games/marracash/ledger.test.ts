import { expect, test } from "vitest";
import type { Message, Step } from "../../lib/board";
import { entriesOf, goOn, upTo } from "./ledger";
import { position, seatView } from "./samples";

const seat = (name: string): Message => ({ key: "marracash-seat", arguments: { seat: name } });
const step = (...messages: Message[]): Step => ({ seat: 0, text: "", messages });
const earned = (name: string, income: number) =>
  step({ key: "marracash-earned", arguments: { seat: seat(name), income } });
const purses = (ali: number, aida: number) =>
  position({ seats: [seatView("ali", ali), seatView("aida", aida)] });

test("incomes, shares, prices and bonuses are told apart", () => {
  const entries = entriesOf([
    earned("aida", 300),
    step(
      { key: "marracash-share", arguments: { seat: seat("ali"), owner: seat("aida"), share: 100 } },
      { key: "marracash-turn", arguments: { seat: seat("ali") } },
    ),
    step({ key: "marracash-bought", arguments: { seat: seat("omar"), price: 400 } }),
    step({ key: "marracash-bonus", arguments: { seat: seat("ali"), bonus: 200 } }),
  ]);
  expect(entries.map((entry) => [entry.seat, entry.amount])).toEqual([
    ["aida", 300],
    ["ali", 100],
    ["aida", -100],
    ["omar", -400],
    ["ali", 200],
  ]);
});

test("moments follow each other, and the same one is noted once", () => {
  const steps = [earned("ali", 100)];
  const once = goOn([], purses(0, 0), purses(100, 0), steps);
  expect(once.map((moment) => moment.purses)).toEqual([
    [0, 0],
    [100, 0],
  ]);
  expect(goOn(once, purses(0, 0), purses(100, 0), steps)).toBe(once);
  const twice = goOn(once, purses(100, 0), purses(100, 50), [earned("aida", 50)]);
  expect(twice.at(-1)?.purses).toEqual([100, 50]);
  expect(twice).toHaveLength(3);
});

test("steps without money leave no mark", () => {
  const history = goOn([], purses(0, 0), purses(100, 0), [earned("ali", 100)]);
  expect(goOn(history, purses(100, 0), purses(100, 0), [step()])).toEqual(history);
});

test("what was taken back is dropped, and another match begins anew", () => {
  const first = goOn([], purses(0, 0), purses(100, 0), [earned("ali", 100)]);
  const undone = goOn(first, purses(0, 0), purses(0, 70), [earned("aida", 70)]);
  expect(undone.map((moment) => moment.purses)).toEqual([
    [0, 0],
    [0, 70],
  ]);
  const other = goOn(undone, purses(900, 900), purses(950, 900), [earned("ali", 50)]);
  expect(other).toHaveLength(2);
});

test("looking back shows what had happened by then", () => {
  const first = goOn([], purses(0, 0), purses(100, 0), [earned("ali", 100)]);
  const second = goOn(first, purses(100, 0), purses(100, 50), [earned("aida", 50)]);
  expect(upTo(second, purses(100, 0))).toHaveLength(2);
  expect(upTo(second, purses(7, 7))).toHaveLength(3);
});
