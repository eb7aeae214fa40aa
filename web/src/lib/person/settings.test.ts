import { expect, test } from "vitest";
import { readKept } from "./settings.svelte";
import { preferredLanguage } from "../words.svelte";

test("what was kept is read, what no longer means anything is left out", () => {
  expect(readKept('{"theme":"dark","speed":"warp","letters":true,"calm":"yes"}')).toEqual({
    theme: "dark",
    letters: true,
  });
  expect(readKept('{"known":["marabunta",3]}')).toEqual({ known: ["marabunta"] });
  expect(readKept('{"known":"marabunta"}')).toEqual({});
});

test("nothing kept, or nonsense, is no harm", () => {
  expect(readKept(null)).toEqual({});
  expect(readKept("not json")).toEqual({});
  expect(readKept("null")).toEqual({});
  expect(readKept("3")).toEqual({});
});

test("the first language of the browser that we speak", () => {
  expect(preferredLanguage(["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(preferredLanguage(["PL"])).toBe("pl");
  expect(preferredLanguage(["de"])).toBe("en");
});
