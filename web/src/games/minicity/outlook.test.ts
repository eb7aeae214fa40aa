import { expect, test } from "vitest";
import { Mind } from "./mind.svelte";
import { sortOffers } from "./offers";
import { bestRange, fresh, handMover, hasChoice, joinedSpaces } from "./outlook";
import { litChambers, mover, playOf, whyNotTo } from "./outlook";
import { offered, position, row } from "./samples";
import type { EndView } from "./view";

const NONE = { yellow: 1, blue: 1, red: 1, grey: 1, violet: 1 };
const LEFT: EndView = { road: 1, end: "left", space: 3, stream: false, ranges: NONE };
const RIGHT: EndView = {
  road: 1,
  end: "right",
  space: 6,
  stream: true,
  ranges: { ...NONE, red: 3 },
};

function choosing(millipedes = 0) {
  const outlook = {
    ...position().outlook,
    ends: [LEFT, RIGHT],
    stops: { red: { "1": 1, "5": 2, "6": 3 }, blue: { "4": 1 } },
    millipedes,
  };
  return position({ outlook });
}

test("nothing is lit before a card is taken up", () => {
  expect(litChambers(choosing(), sortOffers([]), null, new Mind()).size).toBe(0);
});

test("a card in hand lights what its best place would reach", () => {
  const mind = new Mind();
  mind.take("red");
  const lit = litChambers(choosing(), sortOffers([]), null, mind);
  expect([...lit.keys()]).toEqual([1, 5, 6]);
  expect(lit.get(6)).toEqual({ choice: null, far: false, load: 2, points: 0 });
  expect(bestRange(choosing(), "red")).toBe(3);
});

test("the end that is considered decides the range, and millipedes lengthen it", () => {
  const [choice] = offered({ action: "play", ant: "red", road: 1, end: "left", moving: null });
  const play = playOf(choice);
  const near = litChambers(choosing(), sortOffers([]), play, new Mind());
  expect([...near.keys()]).toEqual([1]);
  const far = litChambers(choosing(1), sortOffers([]), play, new Mind());
  expect([...far].map(([name, { far }]) => [name, far])).toEqual([
    [1, false],
    [5, true],
  ]);
});

test("a chamber out of reach of the card in hand says why", () => {
  const mind = new Mind();
  const chambers = row(8).map((one) => (one.name === 2 ? { ...one, ant: "blue" as const } : one));
  const view = { ...choosing(1), chambers };
  const why = (name: number) => whyNotTo(view, sortOffers([]), null, mind, name);
  expect(why(8)).toBeNull();
  mind.take("red");
  expect(why(8)).toMatchObject({ key: "web-minicity-too-far", arguments: { range: 4 } });
  expect(why(2)).toMatchObject({ key: "minicity-refused-zone-taken" });
  mind.moving = "blue";
  expect(why(2)).toMatchObject({ key: "minicity-refused-same-chamber" });
});

test("a stick insect moves the announced ant", () => {
  const [choice] = offered({ action: "play", ant: "red", road: 1, end: "left", moving: "blue" });
  expect(mover(choosing(), sortOffers([]), playOf(choice), new Mind())).toBe("blue");
  const lit = litChambers(choosing(), sortOffers([]), playOf(choice), new Mind());
  expect([...lit.keys()]).toEqual([4]);
});

test("a card that may move one other ant alone is laid for that one", () => {
  const offers = sortOffers(
    offered(
      { action: "play", ant: "red", road: 1, end: "left", moving: "blue" },
      { action: "play", ant: "yellow", road: 1, end: "left", moving: null },
    ),
  );
  const mind = new Mind();
  expect(handMover(offers, mind)).toBeNull();
  mind.take("red");
  expect(handMover(offers, mind)).toBe("blue");
  expect(hasChoice(offers, "red")).toBe(true);
  expect([...litChambers(choosing(), offers, null, mind).keys()]).toEqual([4]);
  mind.take("yellow");
  expect(handMover(offers, mind)).toBe("yellow");
  expect(hasChoice(offers, "yellow")).toBe(false);
});

test("of several ants the card's own comes first, until another one is announced", () => {
  const offers = sortOffers(
    offered(
      { action: "play", ant: "red", road: 1, end: "left", moving: "blue" },
      { action: "play", ant: "red", road: 1, end: "left", moving: null },
    ),
  );
  const mind = new Mind();
  mind.take("red");
  expect(handMover(offers, mind)).toBe("red");
  mind.moving = "blue";
  expect(handMover(offers, mind)).toBe("blue");
});

test("points are promised where there is room but nothing to unload", () => {
  const chambers = row(6).map((one) => (one.name === 2 ? { ...one, tokens: one.places } : one));
  const refusing = { yellow: 4, orange: 5, blue: 6, green: 7, pink: 8 };
  const view = position({
    phase: "go",
    card: { road: 1, space: 3, ant: "red", range: 3 },
    chambers,
    outlook: { ...position().outlook, refusing },
  });
  const offers = sortOffers(
    offered(
      { action: "go", chamber: 1 },
      { action: "go", chamber: 2 },
      { action: "go", chamber: 6 },
    ),
  );
  const lit = litChambers(view, offers, null, new Mind());
  expect([1, 2, 6].map((name) => lit.get(name)?.points)).toEqual([4, 0, 0]);
  expect([1, 2, 6].map((name) => lit.get(name)?.load)).toEqual([0, 0, 2]);
});

test("when unloading, the chamber of the ant stands for the most", () => {
  const view = position({ phase: "unload", card: { road: 1, space: 3, ant: "grey", range: 1 } });
  const offers = sortOffers(
    offered({ action: "unload", tokens: 0 }, { action: "unload", tokens: 1 }),
  );
  expect(litChambers(view, offers, null, new Mind()).get(4)?.choice?.number).toBe(1);
});

test("cards that count lie inwards from the end", () => {
  expect(joinedSpaces(RIGHT, "red")).toEqual([5, 4]);
  expect(joinedSpaces({ ...LEFT, ranges: { ...NONE, grey: 2 } }, "grey")).toEqual([4]);
  expect(joinedSpaces(LEFT, "red")).toEqual([]);
});

test("only tokens that came are fresh", () => {
  const now = position({
    chambers: row(6).map((one) => (one.name === 3 ? { ...one, tokens: 2 } : one)),
  });
  expect(fresh(position(), now, 3)).toBe(2);
  expect(fresh(now, position(), 3)).toBe(0);
  expect(fresh(null, now, 3)).toBe(0);
});

test("a card taken up twice is put back, and calling a friend puts it back too", () => {
  const mind = new Mind();
  mind.take("red");
  mind.call("ladybird");
  expect([mind.card, mind.helper]).toEqual([null, "ladybird"]);
  mind.take("red");
  mind.take("red");
  expect([mind.card, mind.helper]).toEqual([null, null]);
});
