/**
 * The typefaces, cut down to the characters of our texts and some more for people's names.
 *
 * Hinting is left out: it is half of Atkinson Hyperlegible and was made for coarse screens. Other
 * letters are shown in the system's own face.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { languages, textFiles } from "./vite.texts.ts";

const MODULES = resolve(import.meta.dirname, "node_modules");
/** Where `src/lib/art/fonts.css` finds them. */
const MADE = resolve(MODULES, ".fonts");
const FACES = [
  ["fraunces", 600],
  ["atkinson-hyperlegible", 400],
  ["atkinson-hyperlegible", 700],
] as const;
const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place));
/** What the pages write without asking the texts, and the letters of our neighbours' names. */
const MORE = "§«»“”„‘’…·×–—−→ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàáâäçèéêëìíîïñòóôöùúûüŒœĄĆĘŁŃÓŚŹŻąćęłńśźż";

async function characters(): Promise<string> {
  const sources = await Promise.all(
    languages().flatMap((language) => textFiles(language).map((file) => readFile(file, "utf8"))),
  );
  return [...new Set([...BASIC, ...MORE, ...sources.join("")])].sort().join("");
}

/** Signs that no title and no big number has. */
const NOT_IN_TITLES = /["#$&'*<=>@[\\\]^_`{|}~§×→−]/g;

export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      const wanted = await characters();
      await mkdir(MADE, { recursive: true });
      for (const [family, weight] of FACES) {
        const shown = family === "fraunces" ? wanted.replace(NOT_IN_TITLES, "") : wanted;
        // The packages come in pieces; a language loads only those that it has letters of.
        for (const piece of ["latin", "latin-ext"]) {
          const name = `${family}-${piece}-${weight}-normal.woff2`;
          const whole = await readFile(resolve(MODULES, `@fontsource/${family}/files/${name}`));
          const cut = await subsetFont(whole, shown, {
            targetFormat: "woff2",
            noHinting: true,
            keepFeatures: ["kern", "mark", "ccmp", "locl", "lnum", "tnum"],
          });
          await writeFile(resolve(MADE, name), cut);
          // The same for the server, which writes on pictures.
          if (this.meta.watchMode) continue;
          const plain = await subsetFont(whole, shown, { targetFormat: "sfnt", noHinting: true });
          const fileName = `pictures/${name.replace("woff2", "ttf")}`;
          this.emitFile({ type: "asset", fileName, source: plain });
        }
      }
    },
  };
}
