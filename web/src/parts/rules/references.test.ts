import { expect, test } from "vitest";
import { pieces } from "./references";

test("paragraphs, chapters and rulings become links, the rest stays as it is", () => {
  expect(pieces("See §6.2, §7 and Q13: it fits.")).toEqual([
    { text: "See ", anchor: null },
    { text: "§6.2", anchor: "6.2" },
    { text: ", ", anchor: null },
    { text: "§7", anchor: "7" },
    { text: " and ", anchor: null },
    { text: "Q13", anchor: "Q13" },
    { text: ": it fits.", anchor: null },
  ]);
});

test("a full stop behind a paragraph is not part of its number", () => {
  expect(pieces("according to §6.").map((piece) => piece.anchor)).toEqual([null, "6", null]);
});

test("a text without references is one piece", () => {
  expect(pieces("Roll the dice.")).toEqual([{ text: "Roll the dice.", anchor: null }]);
});
