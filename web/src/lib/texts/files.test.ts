/** The Fluent files themselves, read by the browser's own library. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { packText, textFiles } from "../../../vite.texts.ts";

function texts(language: string): Record<string, string> {
  return Object.fromEntries(textFiles(language).map((path) => [path, readFileSync(path, "utf8")]));
}
const en = texts("en");

const SOURCES = import.meta.glob<string>("../../**/*.{svelte,ts}", {
  eager: true,
  query: "?raw",
  import: "default",
});

test.each(["en", "it", "fr", "pl"])("%s: every file is read without a fault", (language) => {
  const names = Object.keys(texts(language)).map((path) => path.split("/").at(-1));
  expect(names).toEqual(expect.arrayContaining(["core.ftl", "server.ftl", "web.ftl"]));
  expect(names).not.toContain("cli.ftl");
  const bundle = new FluentBundle("en");
  const faults = Object.values(texts(language)).flatMap((text) =>
    bundle.addResource(new FluentResource(text)),
  );
  expect(faults).toEqual([]);
});

test("packing takes comments and empty lines, and nothing that is said", () => {
  const source = "### All\n\n# One\none = First\n\n    second\n\n# Two\ntwo = 2 # no comment\n";
  expect(packText(source).trim()).toBe("one=First\n\n second\ntwo=2 # no comment");
  const counted = "n = { $n ->\n    [few] two\n    [many] five\n   *[other] half\n}\n";
  expect(packText(counted)).toBe("n={ $n ->\n [few] two\n *[many] five\n}\n");
  for (const text of Object.values(en))
    expect(new FluentResource(packText(text))).toEqual(new FluentResource(text));
});

test("every key that the pages use is in the texts", () => {
  const known = new Set(
    Object.values(en).flatMap((text) => [...new FluentResource(text).body].map(({ id }) => id)),
  );
  const used = Object.entries(SOURCES)
    .filter(([path]) => !path.endsWith(".test.ts"))
    .flatMap(([, text]) =>
      [...text.matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1] ?? ""),
    );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((key) => !known.has(key))).toEqual([]);
});

test("every text of the pages is used", () => {
  const sources = Object.values(SOURCES).join("\n");
  const own = Object.entries(en).filter(([path]) =>
    // Reviews are told by the server, too.
    /\/(web|rules-|replay|gallery|tool-(?!review|position))[a-z-]*\.ftl$/.test(path),
  );
  const keys = own.flatMap(([, text]) => [...new FluentResource(text).body].map(({ id }) => id));
  // Some keys are put together: `web-log-${kind}`.
  const begun = [...sources.matchAll(/`([a-z]+-(?:[a-z-]+-)?)\$\{/g)].map(
    (found) => found[1] ?? "",
  );
  // And `${game}-title`.
  const ended = [...sources.matchAll(/\}(-[a-z]+)`/g)].map((found) => found[1] ?? "");
  const unused = keys.filter(
    (key) =>
      !sources.includes(`"${key}"`) &&
      !key.startsWith("board-") && // what the server says of them
      !begun.some((start) => key.startsWith(start)) &&
      !(/^(?!web)/.test(key) && ended.some((end) => key.endsWith(end))),
  );
  expect(unused).toEqual([]);
});
