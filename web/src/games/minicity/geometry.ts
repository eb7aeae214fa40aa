// Where the chambers of a hill are drawn, the tunnels between them, and ways through these.

import type { Arrow } from "../../lib/arrows";
import type { ChamberView } from "./view";

const CLOSEST = 100; // between the middles of the two chambers that stand closest
export const ACROSS = 45; // half the width of a chamber
export const DOWN = 39;
const MARGIN = { side: 58, top: 82, foot: 56 };
const MOST = 1.5; // how much a hill may be drawn out to fill its frame
const CORNERS = 10;

// Places in chambers of 1 to 4.
const FLOORS: Record<number, { size: number; at: readonly (readonly [number, number])[] }> = {
  1: { size: 1.6, at: [[0, 12]] },
  2: {
    size: 1.42,
    at: [
      [-18, 11],
      [18, 11],
    ],
  },
  3: {
    size: 1.14,
    at: [
      [-27, 4],
      [0, 17],
      [27, 4],
    ],
  },
  4: {
    size: 1.02,
    at: [
      [-32, 0],
      [-12, 17],
      [12, 17],
      [32, 0],
    ],
  },
};

export interface Point {
  x: number;
  y: number;
}

export interface PlacedChamber extends Point {
  chamber: ChamberView;
  outline: string; // around (0, 0)
}

export interface Layout {
  width: number;
  height: number;
  chambers: PlacedChamber[];
  byName: Map<number, PlacedChamber>;
  tunnels: string;
  size: number; // of the chambers, 1 where they stand side by side
}

/** The same number from 0 to 1 for the same two integers. */
export function noise(a: number, b: number): number {
  let mixed = Math.imul(a + 101, 374761393) ^ Math.imul(b + 57, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** `frame` is width : height of where the hill goes; earth fills what the chambers leave. */
export function layOut(chambers: readonly ChamberView[], frame: number): Layout {
  const xs = chambers.map(({ x }) => x);
  const ys = chambers.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const wide = Math.max(1, Math.max(...xs) - left);
  const tall = Math.max(1, Math.max(...ys) - top);
  const wanted = (frame * tall) / wide;
  const right = Math.min(MOST, Math.max(1, wanted));
  const down = Math.min(MOST, Math.max(1, 1 / wanted));
  const scale = CLOSEST / closest(chambers, right, down);

  const inner = {
    width: wide * right * scale + 2 * MARGIN.side,
    height: tall * down * scale + MARGIN.top + MARGIN.foot,
  };
  const width = Math.max(inner.width, inner.height * frame);
  const height = Math.max(inner.height, inner.width / frame);
  const aside = (width - inner.width) / 2 + MARGIN.side;
  const below = (height - inner.height) / 2 + MARGIN.top;
  const placed = chambers.map((chamber) => ({
    chamber,
    x: aside + (chamber.x - left) * right * scale,
    y: below + (chamber.y - top) * down * scale,
    outline: cave(chamber.name),
  }));
  const byName = new Map(placed.map((place) => [place.chamber.name, place]));
  const tunnels = placed
    .flatMap((one) =>
      one.chamber.tunnels
        .filter((name) => name > one.chamber.name)
        .map((name) => byName.get(name))
        .filter((other) => other !== undefined)
        .map((other) => dig(one, other)),
    )
    .join("");
  return { width, height, chambers: placed, byName, tunnels, size: right > 1.08 ? 1.1 : 1 };
}

function closest(chambers: readonly ChamberView[], right: number, down: number): number {
  let found = Infinity;
  for (const [at, one] of chambers.entries())
    for (const other of chambers.slice(at + 1))
      found = Math.min(found, Math.hypot((one.x - other.x) * right, (one.y - other.y) * down));
  return Number.isFinite(found) && found > 0 ? found : 1;
}

/** Where a tunnel bends. */
function bend(one: PlacedChamber, other: PlacedChamber): Point {
  const [low, high] = one.chamber.name < other.chamber.name ? [one, other] : [other, one];
  const sway = (noise(low.chamber.name, high.chamber.name) - 0.5) * 0.28;
  return {
    x: (low.x + high.x) / 2 - (high.y - low.y) * sway,
    y: (low.y + high.y) / 2 + (high.x - low.x) * sway,
  };
}

function dig(one: PlacedChamber, other: PlacedChamber): string {
  const { x, y } = bend(one, other);
  return `M${round(one.x)} ${round(one.y)}Q${round(x)} ${round(y)} ${round(other.x)} ${round(other.y)}`;
}

function round(value: number): string {
  return value.toFixed(1);
}

/** A round room, dug by hand. */
function cave(name: number): string {
  const corners = Array.from({ length: CORNERS }, (_, corner) => {
    const turn = (corner * 2 * Math.PI) / CORNERS;
    const reach = 1.05 + 0.07 * (noise(name, corner) - 0.5);
    return { x: ACROSS * reach * Math.cos(turn), y: DOWN * reach * Math.sin(turn) };
  });
  const middle = (corner: number): Point => {
    const one = corners[corner % CORNERS] ?? { x: 0, y: 0 };
    const other = corners[(corner + CORNERS - 1) % CORNERS] ?? one;
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };
  const curves = corners.map(({ x, y }, corner) => {
    const end = middle(corner + 1);
    return `Q${round(x)} ${round(y)} ${round(end.x)} ${round(end.y)}`;
  });
  const start = middle(0);
  return `M${round(start.x)} ${round(start.y)}${curves.join("")}Z`;
}

/** Chambers on a shortest way, both ends included; just the ends where there is none. */
export function wayBetween(layout: Layout, from: number, to: number): number[] {
  const came = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const name of queue) {
    for (const next of layout.byName.get(name)?.chamber.tunnels ?? []) {
      if (!came.has(next)) {
        came.set(next, name);
        queue.push(next);
      }
    }
  }
  if (!came.has(to)) return [from, to];
  const way = [to];
  for (let at = to; at !== from; at = came.get(at) ?? from) way.unshift(came.get(at) ?? from);
  return way;
}

/** The line of a way, through the bends of its tunnels. */
export function wayPath(layout: Layout, way: readonly number[]): string {
  return pairs(layout, way)
    .map(([one, other]) => dig(one, other))
    .join("");
}

/** Points that an ant passes on a way. */
export function wayPoints(layout: Layout, way: readonly number[]): Point[] {
  const first = layout.byName.get(way[0] ?? 0);
  if (first === undefined) return [];
  return pairs(layout, way).reduce<Point[]>(
    (points, [one, other]) => {
      const { x, y } = bend(one, other);
      const halfway = { x: (one.x + 2 * x + other.x) / 4, y: (one.y + 2 * y + other.y) / 4 };
      return [...points, halfway, { x: other.x, y: other.y }];
    },
    [{ x: first.x, y: first.y }],
  );
}

function pairs(layout: Layout, way: readonly number[]): [PlacedChamber, PlacedChamber][] {
  return way.slice(1).flatMap((name, at): [PlacedChamber, PlacedChamber][] => {
    const one = layout.byName.get(way[at] ?? 0);
    const other = layout.byName.get(name);
    return one && other ? [[one, other]] : [];
  });
}

/** The chamber that an arrow key leads to: the nearest within the quarter that it points into. */
export function ahead(
  from: PlacedChamber,
  chambers: readonly PlacedChamber[],
  arrow: Arrow,
): PlacedChamber | undefined {
  let best: PlacedChamber | undefined;
  let least = Infinity;
  for (const place of chambers) {
    const right = place.x - from.x;
    const down = place.y - from.y;
    const [along, off] = {
      ArrowRight: [right, down],
      ArrowLeft: [-right, down],
      ArrowDown: [down, right],
      ArrowUp: [-down, right],
    }[arrow] as [number, number];
    const distance = along + 2 * Math.abs(off);
    if (along > 1 && Math.abs(off) <= along && distance < least) {
      best = place;
      least = distance;
    }
  }
  return best;
}

/** Middles of a chamber's places along its floor, and how large they are drawn. */
export function placesOf(count: number): { size: number; at: Point[] } {
  const { size, at } = FLOORS[count] ?? { size: 1, at: [] };
  return { size, at: at.map(([x, y]) => ({ x, y })) };
}
