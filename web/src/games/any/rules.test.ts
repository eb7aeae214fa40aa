import { expect, test } from "vitest";
import { readRules } from "./rules";

const PAGE = `# A game

Two lines
of one paragraph.

## 1. Things

- **§1.1** There are
  **seven** things.
- Without a number.
`;

test("a page is read as headings, paragraphs and numbered items", () => {
  expect(readRules(PAGE)).toEqual([
    { kind: "title", number: null, text: "A game" },
    { kind: "text", number: null, text: "Two lines of one paragraph." },
    { kind: "chapter", number: null, text: "1. Things" },
    { kind: "item", number: "§1.1", text: "There are seven things." },
    { kind: "item", number: null, text: "Without a number." },
  ]);
});
