import { expect, test } from "vitest";
import { ahead, layOut, placesOf, wayBetween, wayPoints } from "./geometry";
import { row } from "./samples";
import type { ChamberView } from "./view";

/** Four chambers at the corners of a square, joined around it. */
const SQUARE: ChamberView[] = [
  [0, 0],
  [20, 0],
  [20, 20],
  [0, 20],
].map(([x = 0, y = 0], at) => ({
  ...(row(1)[0] as ChamberView),
  name: at + 1,
  x,
  y,
  tunnels: [((at + 3) % 4) + 1, ((at + 1) % 4) + 1],
}));

test("a hill fills its frame and keeps its chambers apart", () => {
  for (const frame of [0.6, 1, 1.7]) {
    const layout = layOut(SQUARE, frame);
    expect(layout.width / layout.height).toBeCloseTo(frame, 5);
    for (const one of layout.chambers) {
      expect(one.x).toBeGreaterThan(45);
      expect(layout.width - one.x).toBeGreaterThan(45);
      for (const other of layout.chambers)
        if (one !== other)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(99.9);
    }
  }
});

test("a wide frame draws the hill out, but not without end", () => {
  const [one, two, , four] = layOut(SQUARE, 5).chambers;
  const across = (two?.x ?? 0) - (one?.x ?? 0);
  const down = (four?.y ?? 0) - (one?.y ?? 0);
  expect(across / down).toBeCloseTo(1.5, 5);
});

test("a way takes the fewest tunnels and ends where it should", () => {
  const layout = layOut(row(6), 2);
  expect(wayBetween(layout, 2, 5)).toEqual([2, 3, 4, 5]);
  expect(wayBetween(layout, 3, 3)).toEqual([3]);
  const points = wayPoints(layout, [2, 3, 4]);
  expect(points).toHaveLength(5);
  expect(points.at(-1)).toEqual({ x: layout.byName.get(4)?.x, y: layout.byName.get(4)?.y });
});

test("without a way both ends remain", () => {
  const apart = row(2).map((chamber) => ({ ...chamber, tunnels: [] }));
  expect(wayBetween(layOut(apart, 1), 1, 2)).toEqual([1, 2]);
});

test("arrow keys go to the chamber that lies there", () => {
  const { chambers } = layOut(SQUARE, 1);
  const [first] = chambers;
  if (!first) throw new Error("no chamber");
  expect(ahead(first, chambers, "ArrowRight")?.chamber.name).toBe(2);
  expect(ahead(first, chambers, "ArrowDown")?.chamber.name).toBe(4);
  expect(ahead(first, chambers, "ArrowUp")).toBeUndefined();
});

test("places of a chamber do not overlap", () => {
  for (const count of [1, 2, 3, 4]) {
    const { size, at } = placesOf(count);
    expect(at).toHaveLength(count);
    for (const [index, one] of at.entries())
      for (const other of at.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22 * size);
  }
});
