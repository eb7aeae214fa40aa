import { expect, test } from "vitest";
import { checkChance, commitmentOf, drawAgain, keyOf, recordedActions, type Draws } from "./index";
import { seen } from "./fairness.fixture";

// Computed with Python's hashlib and hmac, as docs/fairness.md shows.
const SEED = "7";
const COMMITMENT = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451";

const NOTED = await seen(SEED);
const ALONE = { promisesKept: true, added: 0, withheld: 0, own: "none" };

const FACES = ["0", "1", "2", "3", "leaf", "crate"];
const draws: Draws = (actions, at) => {
  const die = /^roll (\w+) /.exec(actions[at]?.text ?? "")?.[1];
  if (!die) return null;
  return { outcomes: FACES.map((face) => `roll ${die} ${face}`), weights: FACES.map(() => 1) };
};

function record(faces: readonly string[], entropy: readonly string[] = []): string {
  const rolls = faces.map((face) => `chance: roll pink ${face}`);
  const head = ["ludoteca match, format 1", "option territory own", "| chance: not an action"];
  const added = entropy.map((text, seat) => `entropy ${["red", "blue"][seat] ?? ""} ${text}`);
  head.push(`commitment ${COMMITMENT}`);
  return [...head, ...added, "", "red: take tile", ...rolls, "", `seed ${SEED}`, ""].join("\n");
}

test("the commitment is the SHA-256 of the seed", async () => {
  expect(await commitmentOf(SEED)).toBe(COMMITMENT);
});

test("an outcome depends on the seed, its place and the weights", async () => {
  const weights = [1, 1, 1, 1, 1, 1];
  const places = [0, 1, 2, 3, 40];
  expect(await Promise.all(places.map((at) => drawAgain(SEED, at, weights)))).toEqual([
    1, 4, 1, 1, 5,
  ]);
  expect(await drawAgain(SEED, 0, [0, 5, 0])).toBe(1);
});

test("a record's header is no action, even if a board in it looks like one", () => {
  expect(recordedActions(record(["3"]))).toEqual([
    { actor: "red", text: "take tile" },
    { actor: "chance", text: "roll pink 3" },
  ]);
});

test("a fair match agrees, and one changed die is found", async () => {
  const weights = FACES.map(() => 1);
  const fair = await Promise.all(
    [1, 2, 3].map(async (at) => FACES[await drawAgain(SEED, at, weights)] ?? ""),
  );
  const good = await checkChance(record(fair), NOTED, SEED, draws);
  expect(good).toEqual({ seedFits: true, ...ALONE, agreed: 3, unknown: 0, differs: null });

  const second = fair[1] === "leaf" ? "crate" : "leaf";
  const changed = record([fair[0] ?? "", second, fair[2] ?? ""]);
  const bad = await checkChance(changed, NOTED, SEED, draws);
  expect(bad.differs).toEqual({
    at: 2,
    text: `roll pink ${second}`,
    expected: `roll pink ${fair[1]}`,
  });
});

test("an outcome where nothing could have come does not match, and breaks nothing", async () => {
  const used: Draws = () => ({ outcomes: [], weights: [] });
  const none = await checkChance(record(["3"]), NOTED, SEED, used);
  expect(none.differs).toEqual({ at: 1, text: "roll pink 3", expected: null });
  expect(none.agreed).toBe(0);
  const empty: Draws = () => ({ outcomes: ["roll pink 3"], weights: [0] });
  expect((await checkChance(record(["3"]), NOTED, SEED, empty)).differs?.expected).toBeNull();
});

test("another seed does not fit, and without a game's knowledge nothing is claimed", async () => {
  const result = await checkChance(record(["3"]), NOTED, "8", undefined);
  expect(result).toEqual({ seedFits: false, ...ALONE, agreed: 0, unknown: 1, differs: null });
});

test("a second commitment or seed is found, wherever it stands", async () => {
  const text = record(["3"]);
  const another = `commitment ${"0".repeat(64)}\n`;
  const told = [
    text.replace("commitment ", `${another}commitment `),
    text + another,
    text.replace("seed 7\n", "seed 8\nseed 7\n"),
    text.replace(/commitment .*\n/, another),
    text.replace(/commitment .*\n/, ""),
  ];
  const found = told.map(async (each) => (await checkChance(each, NOTED, SEED, draws)).seedFits);
  expect(await Promise.all(found)).toEqual(told.map(() => false));
});

// What seats add

const RED = "1f".repeat(32);
const BLUE = "2e".repeat(32);
// printf 1f1f… | sha256sum, and the same of 2e2e…
const OF_RED = "455822389ee3a5cae177bfae0654d936efccacee95363682469b832cb97cc712";
const OF_BLUE = "f89448b202718480b3a78e0e779f2e115a83c9ca9b729466e023e26c2a39b290";
const ADDED = [`${OF_RED} ${RED}`, `${OF_BLUE} withheld`];
const MINE = { number: RED, promised: [OF_RED, OF_BLUE], revealed: true };

async function drawn(entropy: readonly string[]): Promise<string> {
  const key = await keyOf(SEED, entropy);
  const weights = FACES.map(() => 1);
  const faces = [1, 2, 3].map(async (at) => FACES[await drawAgain(key, at, weights)] ?? "");
  return record(await Promise.all(faces), entropy);
}

test("the key is the hash of the seed and a line for each seat", async () => {
  expect(await keyOf(SEED, [])).toBe(SEED);
  // printf '7\nnone\nnone' | sha256sum
  expect(await keyOf(SEED, ["none", "none"])).toBe(
    "de2a96d76cd1ca9ae96dc9d4e029bf9da64bad4987dc7ceb8263b1d5a969a14c",
  );
});

test("outcomes are drawn from the seed and what the seats added", async () => {
  const text = await drawn(ADDED);
  const good = await checkChance(text, await seen(SEED, MINE), SEED, draws);
  const found = { promisesKept: true, added: 1, withheld: 1, own: "in" };
  expect(good).toEqual({ seedFits: true, ...found, agreed: 3, unknown: 0, differs: null });
});

test("another number is found, by its promise or by its dice", async () => {
  const text = await drawn(ADDED);
  const noted = await seen(SEED);
  const other = text.replace(` ${RED}`, ` ${BLUE}`);
  expect((await checkChance(other, noted, SEED, draws)).promisesKept).toBe(false);
  const both = text.replace("withheld", BLUE);
  const late = await checkChance(both, noted, SEED, draws);
  expect([late.promisesKept, late.agreed < 3]).toEqual([true, true]);
});

test("a promise that is not the one this browser saw is found", async () => {
  const noted = await seen(SEED, { ...MINE, promised: [OF_RED, null] });
  expect((await checkChance(await drawn(ADDED), noted, SEED, draws)).promisesKept).toBe(false);
});

test("a second line for a seat is found, though the dice fit it", async () => {
  const text = (await drawn([...ADDED, "none"])).replace("entropy  none", "entropy red none");
  const found = await checkChance(text, await seen(SEED), SEED, draws);
  expect([found.promisesKept, found.agreed]).toEqual([false, 3]);
});

test("one's own number may have come too late, but not get lost", async () => {
  const text = await drawn([`${OF_RED} withheld`, "none"]);
  const late = await seen(SEED, { number: RED });
  expect(await checkChance(text, late, SEED, draws)).toMatchObject({
    promisesKept: true,
    own: "late",
  });
  const lost = await seen(SEED, { number: RED, promised: [OF_RED, null], revealed: true });
  expect(await checkChance(text, lost, SEED, draws)).toMatchObject({
    promisesKept: false,
    own: "lost",
  });
});
