import { expect, test } from "vitest";
import { plainSeats } from "../../lib/match/still";
import { makeBundle, makeSay } from "../../lib/texts/say";
import rules from "../../../../src/ludoteca/locale/en/minicity.ftl?raw";
import board from "../../../../src/ludoteca/locale/en/web-minicity.ftl?raw";
import shell from "../../../../src/ludoteca/locale/en/web.ftl?raw";
import { describe, scores } from "./describe";
import { box, position } from "./samples";

const say = makeSay(makeBundle("en", [rules, board, shell]));
const told = (view: ReturnType<typeof position>) => describe(view, []).map(say);

test("the own hand, ants, boxes and free places are read out", () => {
  const lines = told(position());
  expect(lines).toContain("Hand of Circle: yellow ant, red ant, red ant.");
  expect(lines).toContain("Road 1: red ant, red ant.");
  expect(lines).toContain("The blue ant is in chamber 2 (orange). Tunnels to 1, 3.");
  expect(lines).toContain("Free places, yellow: chamber 1 (2), chamber 6 (2).");
  expect(lines.join(" ")).not.toMatch(/[{}]/);
});

test("of the others only the number of cards is said", () => {
  const lines = told(position());
  expect(lines.filter((line) => line.startsWith("Hand of"))).toHaveLength(1);
  expect(lines.some((line) => line.startsWith("Square.") && line.endsWith("Cards: 4."))).toBe(true);
});

test("a seat is named once, and with whoever sits there if that is known", () => {
  const named = (seat: number) => (seat === 1 ? "Anna" : null);
  const seats = plainSeats("minicity", ["circle", "square"], say, named);
  const [nobody, anna] = scores(position(), seats).map(say);
  expect(nobody).toMatch(/^Circle\. Tokens left: /);
  expect(anna).toMatch(/^Square, Anna\. Tokens left: /);
});

test("friends are read out where they are played with", () => {
  const seats = [box({ points: 1, friends: [{ friend: "snail", owned: 1, used: 0 }] })];
  const friends = [
    { friend: "snail" as const, cost: 4, left: 0 },
    { friend: "beetle" as const, cost: 3, left: 1 },
  ];
  const lines = told(position({ friends_variant: true, friends, seats }));
  expect(lines).toContain("Circle: 1 point of friendship. Friends: snail.");
  expect(lines).toContain("For sale: rhinoceros beetle, 3 points: 1 ♥ every turn.");
  expect(lines.some((line) => line.startsWith("For sale: snail"))).toBe(false);
});
