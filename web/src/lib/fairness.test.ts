import { expect, test } from "vitest";
import { checkChance, commitmentOf, drawAgain, recordedActions, type Draws } from "./fairness";

// Computed with Python's hashlib and hmac, as docs/fairness.md shows.
const SEED = "7";
const COMMITMENT = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451";

const FACES = ["0", "1", "2", "3", "leaf", "crate"];
const draws: Draws = (actions, at) => {
  const die = /^roll (\w+) /.exec(actions[at]?.text ?? "")?.[1];
  if (!die) return null;
  return { outcomes: FACES.map((face) => `roll ${die} ${face}`), weights: FACES.map(() => 1) };
};

function record(faces: readonly string[]): string {
  const rolls = faces.map((face) => `chance: roll pink ${face}`);
  const head = ["ludoteca match, format 1", "option territory own", "| chance: not an action", ""];
  return [...head, "red: take tile", ...rolls, "", `seed ${SEED}`, ""].join("\n");
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
  const good = await checkChance(record(fair), COMMITMENT, SEED, draws);
  expect(good).toEqual({ seedFits: true, agreed: 3, unknown: 0, differs: null });

  const second = fair[1] === "leaf" ? "crate" : "leaf";
  const changed = record([fair[0] ?? "", second, fair[2] ?? ""]);
  const bad = await checkChance(changed, COMMITMENT, SEED, draws);
  expect(bad.differs).toEqual({
    at: 2,
    text: `roll pink ${second}`,
    expected: `roll pink ${fair[1]}`,
  });
});

test("an outcome where nothing could have come does not match, and breaks nothing", async () => {
  const used: Draws = () => ({ outcomes: [], weights: [] });
  const none = await checkChance(record(["3"]), COMMITMENT, SEED, used);
  expect(none.differs).toEqual({ at: 1, text: "roll pink 3", expected: null });
  expect(none.agreed).toBe(0);
  const empty: Draws = () => ({ outcomes: ["roll pink 3"], weights: [0] });
  expect((await checkChance(record(["3"]), COMMITMENT, SEED, empty)).differs?.expected).toBeNull();
});

test("another seed does not fit, and without a game's knowledge nothing is claimed", async () => {
  const result = await checkChance(record(["3"]), COMMITMENT, "8", undefined);
  expect(result).toEqual({ seedFits: false, agreed: 0, unknown: 1, differs: null });
});
