import { expect, test } from "vitest";
import {
  checkChance,
  commitmentOf,
  drawAgain,
  keyOf,
  verdictOf,
  type Checked,
  type Draws,
  type Seen,
} from "./index";
import { noticed } from "./fairness.fixture";
import type { Noted } from "./noted";
import { readRecord } from "./record";

// Computed with Python's hashlib and hmac, as docs/fairness.md shows.
const SEED = "7";
const COMMITMENT = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451";

const NOTED = await noticed(SEED);
const GIVEN = { scripted: 0, isSetUp: false };
const ALONE = {
  isThisMatch: true,
  promisesKept: true,
  added: 0,
  withheld: 0,
  own: "none",
  ...GIVEN,
};

const FACES = ["0", "1", "2", "3", "leaf", "crate"];
const draws: Draws = (actions, at) => {
  const die = /^roll (\w+) /.exec(actions[at]?.text ?? "")?.[1];
  if (!die) return null;
  return { outcomes: FACES.map((face) => `roll ${die} ${face}`), weights: FACES.map(() => 1) };
};

function record(faces: readonly string[], entropy: readonly string[] = []): string {
  const rolls = faces.map((face) => `chance: roll pink ${face}`);
  const head = [
    `ludoteca match, format ${entropy.length === 0 ? 1 : 2}`,
    ...["game marabunta", "rules 1", "seats 2"],
    ...["option territory own", "| chance: not an action", "| "],
    `commitment ${COMMITMENT}`,
  ];
  const added = entropy.map((text, seat) => `entropy ${["red", "blue"][seat] ?? ""} ${text}`);
  const end = [`seed ${SEED}`, "outcome red 13, blue -5: cupcakes", ""];
  return [...head, ...added, "", "red: take tile", ...rolls, "", ...end].join("\n");
}

/** The match as the page saw it that was shown this record's. */
function shown(faces: readonly string[]): Seen {
  const rolls = faces.map((face) => ({ seat: null, text: `roll pink ${face}`, messages: [] }));
  const story = [{ seat: 0, text: null, messages: [] }, ...rolls];
  return { seed: SEED, seats: 2, steps: story.length, story, scores: [13, -5] };
}

async function check(
  text: string,
  { noted = NOTED, seen = null as Seen | null, by = draws as Draws | null } = {},
): Promise<Checked> {
  const faces = [...text.matchAll(/^chance: roll pink (\w+)$/gm)].map(([, face]) => face ?? "");
  return await checkChance(text, noted, seen ?? shown(faces), by ?? undefined);
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

test("a record is taken apart, and its header is no action, even if a board looks like one", () => {
  expect(readRecord(record(["3"]))).toEqual({
    seats: 2,
    isSetUp: false,
    scripted: 0,
    commitment: COMMITMENT,
    entropy: [],
    actions: [
      { actor: "red", text: "take tile" },
      { actor: "chance", text: "roll pink 3" },
    ],
    seed: SEED,
    scores: [13, -5],
  });
});

test("a fair match agrees, and one changed die is found", async () => {
  const weights = FACES.map(() => 1);
  const fair = await Promise.all(
    [1, 2, 3].map(async (at) => FACES[await drawAgain(SEED, at, weights)] ?? ""),
  );
  const good = await check(record(fair));
  expect(good).toEqual({ seedFits: true, ...ALONE, agreed: 3, unknown: 0, differs: null });

  const second = fair[1] === "leaf" ? "crate" : "leaf";
  const changed = record([fair[0] ?? "", second, fair[2] ?? ""]);
  const bad = await check(changed);
  expect(bad.differs).toEqual({
    at: 2,
    text: `roll pink ${second}`,
    expected: `roll pink ${fair[1]}`,
  });
});

test("an outcome where nothing could have come does not match, and breaks nothing", async () => {
  const rolled: Draws = (...what) => draws(...what) && { outcomes: [], weights: [] };
  const none = await check(record(["3"]), { by: rolled });
  expect(none.differs).toEqual({ at: 1, text: "roll pink 3", expected: null });
  expect(none.agreed).toBe(0);
  const empty: Draws = (...what) => draws(...what) && { outcomes: ["roll pink 3"], weights: [0] };
  expect((await check(record(["3"]), { by: empty })).differs?.expected).toBeNull();
});

test("another seed does not fit, and without a game's knowledge nothing is claimed", async () => {
  const other = await check(record(["3"]).replace("seed 7", "seed 8"), {
    seen: { ...shown(["3"]), seed: "8" },
    by: null,
  });
  expect(other).toEqual({ seedFits: false, ...ALONE, agreed: 0, unknown: 1, differs: null });
  expect(verdictOf(other)).toBe("unfair");
  expect(verdictOf(await check(record(["3"]), { by: null }))).toBe("unproved");
});

test("another record than the one that was seen is found", async () => {
  const faces = ["3", "leaf", "0"];
  const text = record(faces);
  const seen = shown(faces);
  expect((await check(text)).isThisMatch).toBe(true);
  // A page that came late knows the last steps alone.
  expect((await check(text, { seen: { ...seen, story: seen.story.slice(2) } })).isThisMatch).toBe(
    true,
  );
  const others: Seen[] = [
    { ...seen, seed: "8" },
    { ...seen, seats: 3 },
    { ...seen, scores: [13, 5] },
    { ...seen, steps: 5 },
    { ...seen, story: shown(["3", "leaf", "1"]).story },
    { ...seen, story: seen.story.map((step) => ({ ...step, seat: 1 })) },
  ];
  for (const other of others) {
    const found = await check(text, { seen: other });
    expect([found.isThisMatch, verdictOf(found)]).toEqual([false, "unfair"]);
  }
});

test("a record that is not written as a table writes it is not believed", async () => {
  const text = record(["3", "leaf"]);
  const another = `commitment ${"0".repeat(64)}\n`;
  const changed = [
    text.replace("commitment ", `${another}commitment `),
    text + another,
    text.replace("seed 7\n", "seed 8\nseed 7\n"),
    text.replace(/commitment .*\n/, ""),
    text.replace("seed 7\n", ""),
    text.replace("chance: roll pink 3", "chance : roll pink 3"),
    text.replace("chance: roll pink 3", "chance:  roll pink 3"),
    text.replace("chance: roll pink 3", "chance: roll\u00a0pink 3"),
    text.replace("chance: roll pink 3\n", "chance: roll pink 3\n\n"),
    text.replace("\nred: ", "\nscripted 9\nred: "),
    text.replace("commitment ", "scripted 1e9\ncommitment "),
    text.replace("commitment ", "scripted Infinity\ncommitment "),
    text.replace("seats 2", "seats 02"),
    text.replace("format 1", "format 2"),
    `${text}\n`,
    `${text}scripted 999\n`,
  ];
  for (const each of changed) {
    expect(each).not.toBe(text);
    expect(readRecord(each), each).toBeNull();
    expect(verdictOf(await check(each)), each).toBe("unfair");
  }
});

test("what only chance does is done by nobody else, and by chance nothing else", async () => {
  const weights = FACES.map(() => 1);
  const fair = FACES[await drawAgain(SEED, 1, weights)] ?? "";
  const text = record([fair]);
  expect(verdictOf(await check(text))).toBe("alone");
  const seen = { ...shown([]), steps: 2, story: [] };
  for (const actor of ["red", "Chance"]) {
    const found = await check(text.replace("chance: roll", `${actor}: roll`), { seen });
    expect(found.differs).toEqual({ at: 1, text: `roll pink ${fair}`, expected: null });
    expect(verdictOf(found)).toBe("unfair");
  }
  const taken = await check(text.replace("red: take", "chance: take"), { seen });
  expect(taken.differs).toEqual({ at: 0, text: "take tile", expected: null });
});

test("what somebody gave or set up proves nothing", async () => {
  const text = record(["3", "leaf"]);
  const given = await check(text.replace("commitment ", "scripted 2\ncommitment "));
  expect([given.scripted, given.agreed, given.differs]).toEqual([2, 0, null]);
  expect(verdictOf(given)).toBe("unproved");
  const weights = FACES.map(() => 1);
  const fair = record([FACES[await drawAgain(SEED, 1, weights)] ?? ""]);
  const setUp = await check(fair.replace("commitment ", "position hex-c6 red-2\ncommitment "));
  expect([setUp.isSetUp, setUp.agreed, verdictOf(setUp)]).toEqual([true, 1, "unproved"]);
  const alike = await check(fair.replace("commitment ", "position\ncommitment "));
  expect(verdictOf(alike)).toBe("unproved");
});

// A match that was stopped before its end

const stopped = (text: string) => text.replace(/^outcome .+\n/m, "");

test("a match that was stopped is checked as far as it went, and nothing can be added", async () => {
  const weights = FACES.map(() => 1);
  const fair = await Promise.all(
    [1, 2, 3].map(async (at) => FACES[await drawAgain(SEED, at, weights)] ?? ""),
  );
  const whole = record(fair);
  const text = stopped(whole);
  const seen: Seen = { ...shown(fair), scores: null };
  const good = await check(text, { seen });
  expect(good).toEqual({ seedFits: true, ...ALONE, agreed: 3, unknown: 0, differs: null });
  expect(verdictOf(good)).toBe("alone");
  const last = `chance: roll pink ${fair[2] ?? ""}\n`;
  const other = `chance: roll pink ${fair[2] === "leaf" ? "crate" : "leaf"}\n`;
  const changed = [
    whole, // an outcome that nobody saw
    text.replace(`${last}\nseed`, `${other}\nseed`),
    text.replace(`${last}\nseed`, "\nseed"),
    text.replace(`${last}\nseed`, `${last}red: take tile\n\nseed`),
    text.replace("\nseed 7\n", ""),
  ];
  for (const each of changed) {
    expect(each).not.toBe(text);
    expect(verdictOf(await check(each, { seen })), each).toBe("unfair");
  }
  // Nor is the end left out of one that had an end.
  expect(verdictOf(await check(text, { seen: shown(fair) }))).toBe("unfair");
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
  const good = await check(text, { noted: await noticed(SEED, MINE) });
  const found = { ...ALONE, added: 1, withheld: 1, own: "in" };
  expect(good).toEqual({ seedFits: true, ...found, agreed: 3, unknown: 0, differs: null });
  expect(verdictOf(good)).toBe("fair");
});

test("another number is found, by its promise or by its dice", async () => {
  const text = await drawn(ADDED);
  const other = await check(text.replace(` ${RED}`, ` ${BLUE}`));
  expect(other.promisesKept).toBe(false);
  const late = await check(text.replace("withheld", BLUE));
  expect([late.promisesKept, late.agreed < 3]).toEqual([true, true]);
});

test("a promise that is not the one this browser saw is found, and so is one that is gone", async () => {
  const noted = await noticed(SEED, { ...MINE, promised: [OF_RED, null] });
  expect((await check(await drawn(ADDED), { noted })).promisesKept).toBe(false);
  const watched = await noticed(SEED, { promised: [OF_RED, OF_BLUE] });
  const gone = await check(await drawn([]), { noted: watched });
  expect([gone.agreed, gone.promisesKept, verdictOf(gone)]).toEqual([3, false, "unfair"]);
  const nobody = await noticed(SEED, { promised: [null, null] });
  expect(verdictOf(await check(await drawn([]), { noted: nobody }))).toBe("alone");
  expect(verdictOf(await check(await drawn(ADDED), { noted: nobody }))).toBe("unfair");
});

test("nothing can be hidden in the lines that the key is made of, though the dice fit them", async () => {
  const lines = [
    [`${OF_RED} ${RED} 271`, ADDED[1] ?? ""],
    [ADDED[0] ?? "", `${OF_BLUE} withheld 2059`],
    [ADDED[0] ?? "", " withheld 14947"],
    [ADDED[0] ?? "", "3560"],
    [ADDED[0] ?? "", `${OF_BLUE.toUpperCase()} withheld`],
    [ADDED[0] ?? ""],
    [...ADDED, "none"],
  ];
  for (const entropy of lines) {
    const text = await drawn(entropy);
    const noted = await noticed(SEED, { number: RED, revealed: true });
    expect(verdictOf(await check(text, { noted })), text).toBe("unfair");
  }
  const twice = (await drawn(ADDED)).replace("entropy blue", "entropy red");
  expect(verdictOf(await check(twice))).toBe("unfair");
});

test("the same number a second time is not another one", async () => {
  const text = await drawn([ADDED[0] ?? "", ADDED[0] ?? ""]);
  expect((await check(text)).added).toBe(1);
});

test("one's own number may have come too late, but not get lost", async () => {
  const text = await drawn([`${OF_RED} withheld`, "none"]);
  const late: Noted = await noticed(SEED, { number: RED });
  expect(await check(text, { noted: late })).toMatchObject({ promisesKept: true, own: "late" });
  // The other number may be one of many that the server tried, knowing that this one would not count.
  const tried = await check(await drawn([`${OF_RED} withheld`, `${OF_BLUE} ${BLUE}`]), {
    noted: { ...late, promised: [OF_RED, OF_BLUE] },
  });
  expect([tried.own, tried.added, tried.differs]).toEqual(["late", 1, null]);
  expect(verdictOf(tried)).toBe("unproved");
  const lost = { ...late, promised: [OF_RED, null], revealed: true };
  expect(await check(text, { noted: lost })).toMatchObject({ promisesKept: false, own: "lost" });
});

test("where one's own promise was replaced nothing is called fair, since somebody may have chosen", async () => {
  const noted = await noticed(SEED, { number: BLUE, promised: [OF_RED, null] });
  const other = await check(await drawn([ADDED[0] ?? "", "none"]), { noted });
  expect(other).toMatchObject({ promisesKept: true, added: 1, own: "replaced", differs: null });
  expect(verdictOf(other)).toBe("unproved");
  // Nor where the record has no promises at all.
  const nobody = await check(await drawn([]), { noted: { ...noted, promised: [null, null] } });
  expect([nobody.own, verdictOf(nobody)]).toEqual(["replaced", "unproved"]);
});
