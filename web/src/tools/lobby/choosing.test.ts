import { expect, test } from "vitest";
import type { LobbyTable } from "../../lib/protocol";
import { ANY, fits, places } from "./choosing";

const table = (id: string, created: number, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id,
  game: "minicity",
  seats: 3,
  free: 1,
  people: ["Ola"],
  clock: "none",
  rated: false,
  hints: false,
  running: false,
  created,
  ...more,
});

test("the latest come first, and whoever was shown stays where they were", () => {
  const [one, two, three, four] = [table("1", 1), table("2", 2), table("3", 3), table("4", 4)];
  const first = places([], [one, two, three], 2);
  expect(first).toEqual(["3", "2"]);
  expect(places(first, [one, two, three, four], 2)).toEqual(["3", "2"]);
  // The place of one that is gone is taken by another, and only then the rows move up.
  expect(places(first, [one, two, four], 2)).toEqual(["4", "2"]);
  expect(places(first, [two], 2)).toEqual(["2"]);
  expect(places(first, [one, two, three, four], 9)).toEqual(["3", "2", "4", "1"]);
});

test("a filter asks for a game, a size, a pace, a rating and room for friends", () => {
  const found = table("1", 1, { clock: "fast", free: 2 });
  expect(fits(found, ANY)).toBe(true);
  expect(fits(found, { ...ANY, game: "minicity", seats: 3, free: 2, pace: "clock" })).toBe(true);
  expect(fits(found, { ...ANY, game: "marracash" })).toBe(false);
  expect(fits(found, { ...ANY, seats: 4 })).toBe(false);
  expect(fits(found, { ...ANY, free: 3 })).toBe(false);
  expect(fits(found, { ...ANY, pace: "days" })).toBe(false);
  expect(fits({ ...found, clock: "week" }, { ...ANY, pace: "days" })).toBe(true);
  expect(fits(found, { ...ANY, rated: true })).toBe(false);
});
