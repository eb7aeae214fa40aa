import { expect, test } from "vitest";
import { firsts, pairKey, playKey, sortOffers } from "./offers";
import { offered } from "./samples";

test("a card is found by its ant, the ant that moves, road and end", () => {
  const offers = sortOffers(
    offered(
      { action: "play", ant: "red", road: 1, end: "left", moving: null },
      { action: "play", ant: "red", road: 2, end: "right", moving: "blue" },
    ),
  );
  expect(offers.plays.get(playKey("red", "red", 1, "left"))?.number).toBe(0);
  expect(offers.plays.get(playKey("red", "blue", 2, "right"))?.number).toBe(1);
  expect(offers.plays.has(playKey("red", "blue", 1, "left"))).toBe(false);
  expect([...(offers.movers.get("red") ?? [])]).toEqual(["red", "blue"]);
  expect([...offers.cards]).toEqual(["red"]);
});

test("two ants swap, whichever is touched first; tokens are exchanged one way only", () => {
  const offers = sortOffers(
    offered(
      { action: "swap", first: "yellow", second: "grey" },
      { action: "exchange", given: "pink", taken: "blue" },
    ),
  );
  expect(offers.swaps.get(pairKey("grey", "yellow"))?.number).toBe(0);
  expect(offers.swaps.get(pairKey("yellow", "grey"))?.number).toBe(0);
  expect(firsts(offers.swaps)).toEqual(new Set(["yellow", "grey"]));
  expect(offers.exchanges.has(pairKey("blue", "pink"))).toBe(false);
  expect(firsts(offers.exchanges)).toEqual(new Set(["pink"]));
});

test("amounts to unload are counted from none to the most", () => {
  const offers = sortOffers(
    offered(
      { action: "unload", tokens: 2 },
      { action: "unload", tokens: 0 },
      { action: "unload", tokens: 1 },
      { action: "first", seat: "square" },
    ),
  );
  expect(offers.unload.map(({ number }) => number)).toEqual([1, 2, 0]);
  expect(offers.begin.map(({ number }) => number)).toEqual([3]);
});

test("chambers to empty are kept apart from chambers to go to", () => {
  const offers = sortOffers(
    offered({ action: "spread", chamber: 7 }, { action: "go", chamber: 8 }, { action: "done" }),
  );
  expect([...offers.sources.keys()]).toEqual([7]);
  expect([...offers.chambers.keys()]).toEqual([8]);
  expect([offers.done?.number, offers.enough]).toEqual([2, null]);
});
