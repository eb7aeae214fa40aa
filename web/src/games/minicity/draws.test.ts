import { expect, test } from "vitest";
import type { RecordedAction } from "../../lib/fairness";
import { draws } from "./draws";

function recorded(...texts: string[]): RecordedAction[] {
  const chance = ["deal", "lay", "first"];
  return texts.map((text) => ({
    actor: chance.includes(text.split(" ")[0] ?? "") ? "chance" : "circle",
    text,
  }));
}

test("every card drawn leaves one less in the pile", () => {
  const actions = recorded("deal red", "deal red", "lay blue", "deal grey");
  expect(draws(actions, 0, 2)?.weights).toEqual([19, 19, 19, 19, 19]);
  expect(draws(actions, 3, 2)).toEqual({
    outcomes: ["deal yellow", "deal blue", "deal red", "deal grey", "deal violet"],
    weights: [19, 18, 17, 19, 19],
  });
});

test("cards of a cleared road come back only when the pile is empty", () => {
  const dealt = (ant: string, count: number) => Array.from({ length: count }, () => `deal ${ant}`);
  const actions = recorded(
    ...dealt("yellow", 19),
    ...dealt("blue", 19),
    ...dealt("grey", 19),
    ...dealt("violet", 19),
    ...dealt("red", 15),
    "lay red", // the road of the set-up
    "lay red",
    "play yellow 1 left",
    "lay red", // the road was cleared: two red and a yellow one
    "lay red",
    "deal yellow",
  );
  const last = actions.length - 1;
  expect(draws(actions, last - 1, 2)).toEqual({ outcomes: ["lay red"], weights: [1] });
  expect(draws(actions, last, 2)).toEqual({
    outcomes: ["deal yellow", "deal red"],
    weights: [1, 2],
  });
});

test("a card announced as another ant lies in its own colour", () => {
  const all = ["yellow", "blue", "grey", "violet"].flatMap((ant) =>
    Array.from({ length: 19 }, () => `deal ${ant}`),
  );
  const actions = recorded(
    ...all,
    ...Array.from({ length: 15 }, () => "deal red"),
    "lay red",
    "lay red",
    "play blue 1 left as grey",
    "lay red",
    "lay red",
    "deal blue",
  );
  expect(draws(actions, actions.length - 1, 2)?.outcomes).toEqual(["deal blue", "deal red"]);
});

test("the first player is one of those who sit there", () => {
  const actions = [
    { actor: "circle", text: "stock pink" },
    { actor: "square", text: "stock pink" },
    { actor: "triangle", text: "stock pink" },
    { actor: "chance", text: "first square" },
  ];
  expect(draws(actions, 3, 2)).toEqual({
    outcomes: ["first circle", "first square", "first triangle"],
    weights: [1, 1, 1],
  });
  expect(draws(actions, 0, 2)).toBeNull();
});
