/**
 * The texts of one language as one module: `import texts from "virtual:texts/en"`.
 *
 * One file a language packs a quarter smaller than one for each game and page. Comments, and what
 * only a terminal says, stay at home. Of a tool that waits until somebody asks for it, so do its
 * texts: `import texts from "virtual:texts/tool-analysis-en"`. The rules are such a tool.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALE = resolve(import.meta.dirname, "../src/ludoteca/locale");
const NAME = "virtual:texts/";
/** Said by commands, or drawn by the server. */
const ELSEWHERE = /^(cli|drawing|notice|review|study|training|terminal-.*)\.ftl$/;
/** The tool whose texts are in a file; undefined for what every page may say. */
const toolOf = (path: string) =>
  /^(?:tool-(\w+)|(rules)-\w+|(guide))\.ftl$/.exec(basename(path))?.slice(1).find(Boolean);

/** Where the texts are that the pages of this language may need. */
export function textFiles(language: string): string[] {
  const folder = resolve(LOCALE, language);
  const names = readdirSync(folder).filter((name) => !ELSEWHERE.test(name));
  return names.sort().map((name) => resolve(folder, name));
}

/** Those of a module: `en`, or of a tool, `tool-analysis-en`. */
function filesOf(module: string): string[] {
  const [, tool, language] = /^(?:tool-(\w+)-)?(\w+)$/.exec(module) ?? [];
  return textFiles(language ?? "").filter((path) => toolOf(path) === tool);
}

export function languages(): string[] {
  return readdirSync(LOCALE).sort();
}

/**
 * Without comments, without the empty lines between messages (those inside one stay), and without
 * spaces that only people need.
 */
export function packText(source: string): string {
  return (
    source
      .replace(/^#.*\n/gm, "")
      .replace(/\n{2,}(?=\S)/g, "\n")
      .replace(/\n {2,}/g, "\n ")
      .replace(/^([\w-]+) = /gm, "$1=")
      .replace(/\{ (\$[\w-]+) \}/g, "{$1}")
      // Polish has a form of its own for broken numbers, which nothing here counts.
      .replace(/^ \[many\] (.*)\n \*\[other\] .*(?<!->)$/gm, " *[many] $1")
  );
}

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const files = filesOf(id.slice(NAME.length + 1));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => packText(readFileSync(file, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text.trimStart())};`;
    },
  };
}
