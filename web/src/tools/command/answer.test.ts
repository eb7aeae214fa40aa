import { expect, test, vi } from "vitest";
import type { AnyGame, BoardProps, Choice } from "../../lib/board";
import { message, type Message } from "../../lib/message";
import type { GameAction, View } from "../../lib/protocol";
import { answer, plain, type Subject } from "./answer";

const WORDS: Record<string, string> = {
  "command-word-help": "aiuto, ?",
  "command-word-where": "dove, dov’è",
  "command-word-undo": "annulla",
  "write-c6": "Scrivi 2 in c6 (rosa)",
  "write-d1": "Scrivi 2 in d1 (blu)",
  "go-12": "Va’ nel magazzino 12",
  ant: "formica 3",
};
const say = (one: Message) =>
  WORDS[one.key] ?? [one.key, ...Object.values(one.arguments)].join(" ");

function choice(number: number, text: string, label: string): Choice<GameAction> {
  return { number, text, label: message(label), action: { action: "x" }, final: false };
}
const WRITE_C6 = choice(7, "write c6", "write-c6");
const WRITE_D1 = choice(8, "write d1", "write-d1");
const DECLINE = choice(9, "decline", "decline");

const undo = vi.fn();
const subject: Subject = {
  game: {
    describe: () => [message("whole-board")],
    scores: () => [message("points")],
    places: () => [
      { names: ["c6"], told: () => [message("about-c6")] },
      { names: [message("ant")], told: () => [message("about-ant")] },
    ],
  } as unknown as AnyGame,
  board: {
    view: {},
    seats: [],
    mySeats: [0],
    choices: [WRITE_C6, WRITE_D1, DECLINE],
    say,
  } as unknown as BoardProps<View, GameAction>,
  prompt: "Write your 2.",
  last: () => ["Blue rolls."],
  deeds: [{ word: "undo", run: undo }],
};
const type = (typed: string, listed: readonly Choice<GameAction>[] = []) =>
  answer(typed, subject, listed);

test("what people type is compared without capitals, accents and punctuation", () => {
  expect(plain("  Dov’È  Źdźbło, łąka! ")).toBe("dov e zdzblo laka");
});

test("a choice is made by its notation, by its words, or by a beginning that fits it alone", () => {
  expect(type("write c6").chosen).toBe(7);
  expect(type("SCRIVI 2 in d1 (blu)").chosen).toBe(8);
  expect(type("dec").chosen).toBe(9);
});

test("where a choice is shown first, that is said, and the same once more makes it", () => {
  const twice = (laid: number | null) => answer("1", { ...subject, laid }, [WRITE_C6, WRITE_D1]);
  expect(twice(null).lines).toEqual(["command-shown Scrivi 2 in c6 (rosa)"]);
  expect(twice(null).listed).toHaveLength(2);
  expect(twice(7).lines).toEqual(["command-chosen Scrivi 2 in c6 (rosa)"]);
});

test("a beginning that fits several lists them, and a number picks one", () => {
  const several = type("write");
  expect(several.chosen).toBeNull();
  expect(several.listed).toEqual([WRITE_C6, WRITE_D1]);
  expect(type("2", several.listed).chosen).toBe(8);
});

test("words from the middle only list, even if one choice fits alone", () => {
  const found = type("blu d1");
  expect(found.chosen).toBeNull();
  expect(found.listed).toEqual([WRITE_D1]);
});

test("a number of a list from before the last choice makes no choice", () => {
  const gone = choice(3, "take tile", "take");
  expect(type("1", [gone])).toMatchObject({ chosen: null, lines: ["command-late"] });
});

test("a place is told by its name, with what can be done there", () => {
  expect(type("C6").lines).toContain("about-c6");
  expect(type("c6").listed).toEqual([WRITE_C6]);
  expect(type("dove formica 3")).toMatchObject({ lines: ["about-ant"], listed: [] });
  expect(type("dove c6")).toMatchObject({ lines: ["about-c6"], listed: [] });
});

test("questions are answered in the words of the language", () => {
  expect(type("").lines).toEqual(["Write your 2."]);
  expect(type("?").lines.length).toBeGreaterThan(6);
  expect(type("command-word-last").lines).toEqual(["Blue rolls."]);
  expect(type("command-word-board").lines).toEqual(["whole-board"]);
  expect(type("command-word-score").lines).toEqual(["points"]);
  expect(type("nothing such").lines[0]).toContain("command-unknown");
});

test("what is told of an earlier moment says so", () => {
  const back = { ...subject, past: true, board: { ...subject.board, choices: [] } };
  const told = (typed: string) => answer(typed, back, []).lines;
  expect(told("command-word-score")).toEqual(["web-looking-back", "points"]);
  expect(told("command-word-board")).toEqual(["web-looking-back", "whole-board"]);
  expect(told("c6")).toEqual(["web-looking-back", "about-c6"]);
  expect(told("command-word-choices")).toEqual(["web-looking-back", "command-nothing"]);
});

test("a deed is done, and chooses nothing", () => {
  expect(type("annulla").chosen).toBeNull();
  expect(undo).toHaveBeenCalledOnce();
});
