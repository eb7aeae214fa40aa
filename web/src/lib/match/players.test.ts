import { expect, test } from "vitest";
import type { Happening, SeatFacts } from "../protocol";
import { factsAt, playerNames, seatsFor } from "./players";

function seat(index: number, more: Partial<SeatFacts>): SeatFacts {
  return {
    seat: index,
    kind: "person",
    player: null,
    level: null,
    you: false,
    ...more,
  } as SeatFacts;
}
const say = ({
  key,
  arguments: { number, level },
}: {
  key: string;
  arguments: object & Record<string, unknown>;
}) => [key, number ?? level].filter((part) => part !== undefined).join(" ");

test("people without a name are told apart, and so are people with the same one", () => {
  const table = [
    seat(0, { you: true }),
    seat(1, {}),
    seat(2, { player: "Anna" }),
    seat(3, { player: "Anna" }),
  ];
  expect(playerNames(table, undefined, say)).toEqual([
    "web-you",
    "web-name-of 2",
    "Anna",
    "Anna 4",
  ]);
});

test("on a device that goes round nobody is just you", () => {
  const table = [seat(0, { you: true }), seat(1, { kind: "device", you: true })];
  expect(playerNames(table, undefined, say)).toEqual(["web-name-of 1", "web-name-of 2"]);
});

test("bots of one level have names of their own, free seats need none", () => {
  const bot = { kind: "bot", level: "casual" } as const;
  const table = [seat(0, bot), seat(1, bot), seat(2, { kind: "open" }), seat(3, { kind: "open" })];
  const names = playerNames(table, undefined, say);
  expect(new Set(names.slice(0, 2)).size).toBe(2);
  expect(names[0]).toContain("web-bot casual");
  expect(names.slice(2)).toEqual(["web-seat-open", "web-seat-open"]);
});

test("a character has its own name and face; two of them are told apart", () => {
  const cast = { name: "marracash", characters: ["zafira"] };
  const character = { kind: "bot", level: "zafira", colour: "ali", badge: "circle" } as const;
  const seats = seatsFor([seat(0, character), seat(1, character), seat(2, {})], cast, say);
  expect(seats.map(({ player }) => player)).toEqual(["Zafira", "Zafira 2", "web-name-of 3"]);
  expect(seats.map(({ portrait }) => portrait)).toEqual([
    "/api/games/marracash/portraits/zafira",
    "/api/games/marracash/portraits/zafira",
    null,
  ]);
});

test("what a seat did was done by whoever had it then", () => {
  const seats = [seat(0, { player: "Anna" }), seat(1, { player: "Bert" })];
  const log = [
    { kind: "sat-down", seat: 1, version: 4, level: "strong" },
    { kind: "taken-over", seat: 1, version: 7, level: "casual" },
    { kind: "taken-over", seat: 1, version: 9, level: null },
  ] as unknown as Happening[];
  const players = [3, 5, 8, 9].map(
    (version) => playerNames(factsAt(seats, log, version), undefined, say)[1],
  );
  expect(players).toEqual([
    expect.stringContaining("strong"),
    "Bert",
    expect.stringContaining("casual"),
    "Bert",
  ]);
});
