import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LOCALE = join(import.meta.dirname, "../../../../src/ludoteca/locale");

test("every text of the board is used, and every text that is used is there", () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => !name.includes(".test."))
    .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
    .join("\n");
  const used = new Set(
    [...sources.matchAll(/"(web-marabunta-[a-z-]+)"/g)].map((found) => found[1]),
  );
  const texts = readFileSync(join(LOCALE, "en/web-marabunta.ftl"), "utf8");
  const there = [...texts.matchAll(/^(web-[a-z-]+) =/gm)].map((found) => found[1]);
  expect(there.sort()).toEqual([...used].sort());
});
