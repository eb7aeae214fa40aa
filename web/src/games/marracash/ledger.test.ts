import { expect, test } from "vitest";
import type { Message, Step } from "../../lib/board";
import { entriesOf, pursesOver, sumFrom } from "./ledger";
import { position, seatView } from "./samples";

const seat = (name: string): Message => ({ key: "marracash-seat", arguments: { seat: name } });
const step = (...messages: Message[]): Step => ({ seat: 0, text: "", messages });
const earned = (name: string, income: number, souvenirs = 0): Message => ({
  key: "marracash-earned",
  arguments: { seat: seat(name), income, souvenirs },
});
const STORY = [
  step(
    { key: "marracash-bought", arguments: { seat: seat("aida"), price: 400 } },
    {
      key: "marracash-bonus",
      arguments: { seat: seat("ali"), bonus: 200 },
    },
  ),
  step({ key: "marracash-turn", arguments: { seat: seat("ali") } }),
  step(earned("aida", 300), {
    key: "marracash-share",
    arguments: { seat: seat("ali"), owner: seat("aida"), share: 100 },
  }),
  step(earned("aida", 425, 125)),
];
const view = position({
  seats: [seatView("ali", 1500), seatView("aida", 1425)],
  start_money: 1200,
});

test("prices, incomes, souvenirs, shares and bonuses are told apart", () => {
  expect(entriesOf(STORY).map(({ seat, from }) => [seat, from])).toEqual([
    ["aida", { bought: -400 }],
    ["ali", { auctions: 200 }],
    ["aida", { customers: 300 }],
    ["ali", { got: 100 }],
    ["aida", { given: -100 }],
    ["aida", { customers: 300, souvenirs: 125 }],
  ]);
});

test("purses begin with the start money and end with what the position says", () => {
  const course = pursesOver(view, STORY);
  expect(course).toEqual([
    [1200, 1200],
    [1400, 800],
    [1500, 1000],
    [1500, 1425],
  ]);
  expect(course.at(-1)).toEqual(view.seats.map(({ money }) => money));
});

test("all of one source is summed up for each seat", () => {
  const entries = entriesOf(STORY);
  expect(sumFrom(entries, "aida", "customers")).toBe(600);
  expect(sumFrom(entries, "aida", "souvenirs")).toBe(125);
  expect(sumFrom(entries, "aida", "given")).toBe(-100);
  expect(sumFrom(entries, "ali", "customers")).toBe(0);
});
