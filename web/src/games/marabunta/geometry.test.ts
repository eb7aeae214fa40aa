import { expect, test } from "vitest";
import { ahead, joined, layOut, patchMiddles, touch } from "./geometry";
import { field } from "./samples";

const HEXES = field(`
  P. P. Bc
   P. Bx B.
`);

function names(places: { hex: { name: string } }[]): string[] {
  return places.map((place) => place.hex.name).sort();
}

test("hexes that share a side touch, on a map that lies and on one that stands", () => {
  for (const upright of [false, true]) {
    const { hexes, byName } = layOut(HEXES, upright);
    const from = byName.get("b2");
    expect(from && names(hexes.filter((place) => touch(from, place)))).toEqual([
      "a2",
      "a3",
      "b1",
      "b3",
    ]);
  }
});

test("standing upright swaps width and height and loses no hex", () => {
  const lying = layOut(HEXES, false);
  const standing = layOut(HEXES, true);
  expect([standing.width, standing.height]).toEqual([lying.height, lying.width]);
  for (const { x, y } of standing.hexes) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(standing.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(standing.height);
  }
});

test("arrow keys lead to the hex that the eye expects", () => {
  const { hexes, byName } = layOut(HEXES, false);
  const a2 = byName.get("a2");
  if (a2 === undefined) throw new Error("no a2");
  expect(ahead(a2, hexes, "ArrowLeft")?.hex.name).toBe("a1");
  expect(ahead(a2, hexes, "ArrowRight")?.hex.name).toBe("a3");
  expect(ahead(a2, hexes, "ArrowUp")).toBeUndefined();
  expect(["b1", "b2"]).toContain(ahead(a2, hexes, "ArrowDown")?.hex.name);
  const tall = layOut(field("P. P.\n P. P.\nP. P."), false);
  const top = tall.byName.get("a2");
  expect(top && ahead(top, tall.hexes, "ArrowDown")?.hex.row).toBe(1); // no row is skipped
});

test("every hex can be reached with arrow keys", () => {
  for (const upright of [false, true]) {
    const { hexes, byName } = layOut(HEXES, upright);
    const reached = new Set(["a1"]);
    for (const name of reached) {
      const from = byName.get(name);
      if (from === undefined) continue;
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = ahead(from, hexes, arrow);
        if (next !== undefined) reached.add(next.hex.name);
      }
    }
    expect(reached.size).toBe(HEXES.length);
  }
});

test("each patch of a region has one letter", () => {
  const torn = field("P. B. P.");
  expect([...patchMiddles(layOut(torn, false))].sort()).toEqual(["a1", "a2", "a3"]);
  expect(patchMiddles(layOut(HEXES, false)).size).toBe(2);
});

test("a letter moves to a hex that is still open", () => {
  const hexes = field("P. P. P.");
  expect([...patchMiddles(layOut(hexes, false))]).toEqual(["a2"]);
  Object.assign(hexes[1] ?? {}, { seat: "red", number: 1 });
  expect(["a1", "a3"]).toContain([...patchMiddles(layOut(hexes, false))][0]);
  const crossed = hexes.map((hex) => ({ ...hex, crossed: true }));
  expect(patchMiddles(layOut(crossed, false)).size).toBe(0);
});

test("a notch between two hexes of a row is left to the meadow", () => {
  expect(layOut(field("P. .. P."), false).spares).toHaveLength(1);
  expect(layOut(HEXES, false).spares).toHaveLength(0);
});

test("edges that meet become one line", () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ];
  expect(joined([[a, b] as const, [c, b] as const]).match(/M/g)).toHaveLength(1);
});
