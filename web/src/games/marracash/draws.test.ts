import { expect, test } from "vitest";
import { checkChance, commitmentOf } from "../../lib/fairness";
import { noticed } from "../../lib/fairness/fairness.fixture";
import { draws } from "./draws";
import { COLOURS } from "./view";

const colour = (letter: string) => COLOURS.find((name) => name.startsWith(letter)) ?? "";
const texts = (way: string, letters: string) =>
  [...letters].map((letter) => `${way} ${colour(letter)}`);
const chance = (list: readonly string[]) => list.map((text) => ({ actor: "chance", text }));

// The set-up of a match of three that the engine drew from this seed.
const SEED = "8";
const GATHERED = "bgyygbpyr";
const LINE = "ygyyrbybprbyrybprpppybgygyypygrbgrgrrppbgbrpg";
const SETUP = [...texts("gather", GATHERED), ...texts("queue", LINE), "first ali"];
const TURNS = ["ali", "aida", "omar"].map((seat) => `${seat}: bid 100`);

const COMMITMENT = await commitmentOf(SEED);

function record(setup: readonly string[], turns: readonly string[]): string {
  const actions = [...setup.map((text) => `chance: ${text}`), ...turns];
  const header = ["ludoteca match, format 1", "game marracash", "rules 1", "seats 3"];
  const lines = [...header, `commitment ${COMMITMENT}`, "", ...actions, "", `seed ${SEED}`, ""];
  return lines.join("\n");
}

async function check(setup: readonly string[], turns = TURNS) {
  const steps = setup.length + turns.length;
  const seen = { seed: SEED, seats: 3, steps, story: [], scores: null };
  return await checkChance(record(setup, turns), await noticed(SEED), seen, draws);
}

test("a match that the engine drew is drawn again", async () => {
  const found = await check(SETUP);
  expect(found).toMatchObject({
    isThisMatch: true,
    seedFits: true,
    agreed: SETUP.length,
    unknown: 0,
    differs: null,
  });
});

test("a match that was stopped before everybody had a turn is drawn again, too", async () => {
  for (const turns of [[], TURNS.slice(0, 1)]) {
    const found = await check(SETUP, turns);
    expect(found).toMatchObject({ isThisMatch: true, agreed: SETUP.length, differs: null });
  }
});

test("one visitor changed in the line is found", async () => {
  const changed = SETUP.map((text, at) => {
    if (at !== 20) return text;
    return text === "queue blue" ? "queue green" : "queue blue";
  });
  const found = await check(changed);
  expect(found.differs?.at).toBe(20);
});

test("a visitor too many is found, though nobody is left who could have come", async () => {
  const found = await check([...SETUP, "queue blue"]);
  expect(found.differs).toEqual({ at: SETUP.length, text: "queue blue", expected: null });
});

test("an entrance gets three colours, by the figures left", () => {
  const draw = draws(chance(["gather yellow", "gather red", "gather blue"]), 2, 3);
  expect(draw).toEqual({
    outcomes: ["gather purple", "gather green", "gather blue"],
    weights: [10, 10, 10],
  });
  const next = draws(chance(["gather yellow", "gather red", "gather blue", "gather red"]), 3, 3);
  expect(next?.weights).toEqual([13, 10, 10, 9, 9]);
});

test("no fourth of a colour joins the line in a row", () => {
  const line = chance([...texts("gather", GATHERED), ...texts("queue", "rrrb")]);
  expect(draws(line, 12, 3)?.outcomes).not.toContain("queue red");
  expect(draws(line, 11, 3)?.outcomes).toContain("queue red");
});

test("a souvenir is turned up once", () => {
  const draw = draws(chance(["card red 50", "card blue 225"]), 1, 3);
  expect(draw?.outcomes).toHaveLength(24);
  expect(draw?.outcomes).not.toContain("card red 50");
  expect(draw?.outcomes).toContain("card yellow 250");
});

test("what somebody decides is no chance", () => {
  expect(draws([{ actor: "ali", text: "bid 100" }], 0, 3)).toBeNull();
});
