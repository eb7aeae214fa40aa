import { expect, test } from "vitest";
import { ahead, between, layOut, reached, stand } from "./geometry";
import { position, shopView } from "./samples";
import { COLOURS } from "./view";

const at = (x: number, y: number) => ({ x, y });

test("the town is drawn as it is told, or turned by a quarter", () => {
  const flat = layOut(position(), false);
  const upright = layOut(position(), true);
  expect(flat.width).toBeGreaterThan(flat.height);
  expect([upright.width, upright.height]).toEqual([flat.height, flat.width]);
  const [entrance, other] = flat.fountains;
  expect(other?.x).toBeGreaterThan(entrance?.x ?? 0);
  expect(other?.y).toBe(entrance?.y);
  const [turned, otherTurned] = upright.fountains;
  expect(otherTurned?.y).toBeGreaterThan(turned?.y ?? 0);
  expect(otherTurned?.x).toBe(turned?.x);
  // A turn, not a mirror: what was above is now to the right.
  expect(upright.shops[0]?.x).toBeLessThan(turned?.x ?? 0);
});

test("doors are where a shop meets a street or a fountain", () => {
  const [shop] = layOut(position(), false).shops;
  expect(shop?.doors.map(({ turn }) => turn)).toEqual([180, 180]);
});

test("only an entrance has a gate, and it lies in the wall", () => {
  const { fountains, width } = layOut(position(), false);
  expect(fountains[1]?.gate).toBeNull();
  const gate = fountains[0]?.gate;
  expect(gate).not.toBeNull();
  expect(Math.min(gate?.x ?? width, gate?.y ?? width)).toBeLessThan(fountains[0]?.x ?? 0);
});

test("customers turn off at the first square beside their shop", () => {
  const shop = shopView("G1", "green", [[5, 1]]);
  const way = [
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 0],
  ] as const;
  expect(reached(way, shop)).toBe(2);
  expect(reached(way.slice(0, 2), shop)).toBe(1); // not beside it: at the end
});

test("a way is drawn without its ends, round its corner", () => {
  expect(between([at(0, 0), at(100, 0), at(100, 100)], 10)).toBe("M10 0L100 0L100 90");
  expect(between([at(0, 0)], 10)).toBe("");
});

test("arrows lead to the nearest place ahead, not to one aside or behind", () => {
  const places = [at(100, 0), at(100, 90), at(0, 100), at(300, 0)];
  expect(ahead(at(0, 0), places, "ArrowRight")).toEqual(at(100, 0));
  expect(ahead(at(100, 0), places, "ArrowRight")).toEqual(at(300, 0));
  expect(ahead(at(0, 0), places, "ArrowDown")).toEqual(at(0, 100));
  expect(ahead(at(0, 0), places, "ArrowUp")).toBeUndefined();
});

test("everybody in a crowd has a place of their own", () => {
  for (let count = 1; count <= COLOURS.length; count++) {
    const spots = stand(COLOURS.slice(0, count).map((colour) => [colour, 1] as const));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
});
