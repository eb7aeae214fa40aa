import { expect, test } from "vitest";
import { draws } from "./draws";

test("chance draws a tile from those not yet turned, and any face of a die", () => {
  const actions = ["first red", "turn one", "roll pink 3", "split", "turn again"].map((text) => ({
    actor: "chance",
    text,
  }));
  expect(draws(actions, 0, 2)?.outcomes).toEqual(["first red", "first blue"]);
  expect(draws(actions, 1, 2)?.outcomes).toHaveLength(7);
  expect(draws(actions, 2, 2)?.outcomes).toContain("roll pink crate");
  expect(draws(actions, 2, 2)?.weights).toEqual([1, 1, 1, 1, 1, 1]);
  expect(draws(actions, 3, 2)).toBeNull();
  expect(draws(actions, 4, 2)?.outcomes).toHaveLength(6);
  expect(draws(actions, 4, 2)?.outcomes).not.toContain("turn one");
});
