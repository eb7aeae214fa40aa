import { expect, test } from "vitest";
import { costOf, elementInHand, nextBoxes, sortOffers, splitOf } from "./offers";
import { offered, position, seatView } from "./samples";
import type { EffectView, Element } from "./view";

const EFFECT: EffectView = {
  number: 2,
  hexes: 1,
  picked: [],
  free: false,
  anthill_hexes: ["a1"],
  declinable: false,
  circles_due: 0,
  crates_due: 0,
};

test("what is touched stands for the choice that was sent for it, and nothing else does", () => {
  const offers = sortOffers(
    offered(
      { action: "write", hex: "a1" },
      { action: "cross", hex: "b2" },
      { action: "circle", region: "grey" },
      { action: "crate", group: 3 },
      { action: "apply", element: "tile" },
      { action: "again", die: "pink" },
      { action: "ignore", element: "tile" },
      { action: "take", pool: "rest" },
    ),
  );
  expect(offers.hexes.get("a1")?.number).toBe(0);
  expect(offers.hexes.get("b2")?.number).toBe(1);
  expect(offers.hexes.get("a2")).toBeUndefined();
  expect(offers.leaves.get("grey")?.number).toBe(2);
  expect(offers.groups.get(2)?.number).toBe(3); // groups are counted from 1 in notation
  expect(offers.apply.get("tile")?.number).toBe(4);
  expect(offers.apply.get("pink")?.number).toBe(5);
  expect(offers.ignore.get("tile")?.number).toBe(6);
  expect(offers.take.get("rest")?.number).toBe(7);
  expect(offers.take.get("tile")).toBeUndefined();
});

test("two heaps stand for a split whichever of them holds the tile", () => {
  const offers = sortOffers(
    offered(
      { action: "split", dice: [] },
      { action: "split", dice: ["pink", "blue"] },
      { action: "split", dice: ["orange", "green", "grey", "yellow"] },
    ),
  );
  const of = (...aside: Element[]) => splitOf(offers, new Set(aside))?.number;
  expect(of("tile")).toBe(0);
  expect(of("tile", "blue", "pink")).toBe(1);
  expect(of("orange", "green", "grey", "yellow")).toBe(1);
  expect(of("pink", "blue")).toBe(2);
});

test("an empty heap is no split", () => {
  const offers = sortOffers(offered({ action: "split", dice: [] }));
  expect(splitOf(offers, new Set())).toBeUndefined();
  const all: Element[] = ["pink", "blue", "orange", "green", "grey", "yellow", "tile"];
  expect(splitOf(offers, new Set(all))).toBeUndefined();
});

test("the cost of an anthill is known with the last hex of a placement", () => {
  const cost = (effect: EffectView | null, hex: string) => costOf(position({ effect }), hex);
  expect(cost(EFFECT, "a1")).toBe("anthill");
  expect(cost(EFFECT, "a2")).toBe("none");
  expect(cost({ ...EFFECT, hexes: 2 }, "a1")).toBe("maybe");
  expect(cost({ ...EFFECT, hexes: 2, picked: ["a3"] }, "a1")).toBe("anthill");
  expect(cost(null, "a1")).toBe("none");
});

test("the next cupcake boxes are those of the seat that acts, while there are any", () => {
  const seats = [seatView("red", { boxes: 2 }), seatView("blue", { boxes: 4 })] as const;
  expect(nextBoxes(position({ actor: "red", seats: [...seats] }), 2)).toEqual([2, 4]);
  expect(nextBoxes(position({ actor: "blue", seats: [...seats] }), 2)).toEqual([]);
  expect(nextBoxes(position({ actor: null, seats: [...seats] }), 2)).toEqual([]);
});

test("the element in hand is the one applied last", () => {
  const view = position({ phase: "write", effect: EFFECT });
  const story = (...texts: (string | null)[]) =>
    texts.map((text) => ({ seat: 0, text, messages: [] }));
  expect(elementInHand(view, story("take rest", "apply pink"))).toBe("pink");
  expect(elementInHand(view, story("apply tile", "again blue", null))).toBe("blue");
  expect(elementInHand(view, story("apply pink", "crate 2", "crate 4"))).toBe("pink");
  expect(elementInHand(view, story("crate 2"))).toBeNull();
  expect(elementInHand(position({ phase: "element" }), story("apply pink"))).toBeNull();
});
