import { expect, test } from "vitest";
import type { GameFacts } from "../protocol";
import { lineUp, tableWish, usualWishes } from "./wish";

const GAME: GameFacts = {
  name: "marracash",
  rules_version: 1,
  seats: [3, 4],
  colours: ["ali", "aida", "omar", "laila"],
  options: [{ name: "souvenirs", default: false, choices: [false, true], board: false }],
  minutes: 60,
  secrets: false,
  guided: true,
  puzzles: 0,
  bids: false,
  texts: {},
  levels: ["random", "beginner", "casual"],
  characters: ["zafira", "bakir", "tarik"],
};

test("play now fills every other seat with bots of the chosen level and starts", () => {
  const wish = tableWish("marracash", usualWishes(GAME, "bots", "casual"));
  expect(wish.seats).toEqual([
    { kind: "me" },
    { kind: "bot", level: "casual" },
    { kind: "bot", level: "casual" },
  ]);
  expect(wish.start).toBe(true);
  expect(wish.options).toEqual({ souvenirs: false });
});

test("a level that the game does not have becomes one that it has", () => {
  expect(usualWishes(GAME, "bots", "gone").level).toBe("beginner");
});

test("characters come one by one, and each seat can have another bot", () => {
  expect(lineUp(GAME, "casual", 3)).toEqual(["casual", "casual", "casual"]);
  const wishes = { ...usualWishes(GAME, "bots", "bakir"), seats: 4 };
  const wish = tableWish("marracash", { ...wishes, levels: lineUp(GAME, wishes.level, 4) });
  expect(wish.seats.map(({ level }) => level)).toEqual([undefined, "bakir", "tarik", "zafira"]);
  const mixed = tableWish("marracash", { ...wishes, levels: ["", "casual", "tarik", "random"] });
  expect(mixed.seats.map(({ level }) => level)).toEqual([undefined, "casual", "tarik", "random"]);
});

test("a table of friends waits for them, bots sit at its end, and one seat stays open", () => {
  const wishes = { ...usualWishes(GAME, "friends", "casual"), seats: 4, bots: 1, open: true };
  const wish = tableWish("marracash", wishes);
  expect(wish.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "bot"]);
  expect(wish.start).toBe(false);
  expect(wish.public).toBe(true);
  expect(wish.chat).toBe(false);
  expect(tableWish("marracash", { ...wishes, talk: true }).chat).toBe(true);
  expect(tableWish("marracash", { ...wishes, open: false }).chat).toBeUndefined();
  const kept = tableWish("marracash", { ...wishes, kept: true, rated: true });
  expect(kept.seats[1]).toEqual({ kind: "open", level: "casual" });
  expect([kept.start, kept.rated]).toEqual([true, false]);
  const crowded = tableWish("marracash", { ...wishes, bots: 9 });
  expect(crowded.seats.map((seat) => seat.kind)).toEqual(["me", "open", "bot", "bot"]);
});

test("on one device everybody has a name, if they gave one; no stranger, no clock", () => {
  const names = ["ignored", " Ola ", "  "];
  const wishes = { ...usualWishes(GAME, "device", "casual"), names, open: true };
  const wish = tableWish("marracash", { ...wishes, clock: "fast" });
  expect(wish.seats).toEqual([{ kind: "me" }, { kind: "device", name: "Ola" }, { kind: "device" }]);
  expect(wish.public).toBe(false);
  expect(wish.clock).toBe("none");
});
