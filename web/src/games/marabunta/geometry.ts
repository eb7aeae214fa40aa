// Where the hexes of a territory are drawn, and what lies beside what.

import { arrowsOver } from "../../lib/arrows";
import type { HexView } from "./view";

export const RADIUS = 32;
const STEP = (RADIUS * Math.sqrt(3)) / 2; // half a hex across
const WOBBLE = 1.6; // how far a corner strays, as drawn by hand
const MARGIN = 26;

export interface Point {
  x: number;
  y: number;
}

export interface PlacedHex extends Point {
  hex: HexView;
  outline: string;
}

export interface Layout {
  width: number;
  height: number;
  hexes: PlacedHex[];
  byName: Map<string, PlacedHex>;
  borders: string; // where a region or the territory ends
  joints: string; // where one part ends and another begins (§1.6)
  spares: Point[]; // notches without a hex, for the meadow to show
}

// Corners around the middle of a hex, in half hexes across and half radiuses down.
const CORNERS = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const;

// The neighbour across each side: corner i to corner i + 1.
const BESIDE = [
  [1, 1],
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
] as const;

/** The hexes that share a side with this one. */
export function beside(hexes: readonly HexView[], { column, row }: HexView): HexView[] {
  return hexes.filter((other) =>
    BESIDE.some(([right, down]) => other.column === column + right && other.row === row + down),
  );
}

/** The same number from 0 to 1 for the same two integers. */
export function noise(a: number, b: number): number {
  let mixed = Math.imul(a + 101, 374761393) ^ Math.imul(b + 57, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** `upright` turns the map by a quarter, for narrow screens. */
export function layOut(hexes: readonly HexView[], upright: boolean): Layout {
  const columns = Math.max(...hexes.map((hex) => hex.column)) + 2;
  const rows = Math.max(...hexes.map((hex) => hex.row));
  const wide = columns * STEP + 2 * MARGIN;
  const tall = (rows * 1.5 + 2) * RADIUS + 2 * MARGIN;

  const turned = (x: number, y: number): Point => (upright ? { x: tall - y, y: x } : { x, y });
  const middle = (column: number, row: number): Point =>
    turned(MARGIN + (column + 1) * STEP, MARGIN + (row * 1.5 + 1) * RADIUS);
  const corner = (column: number, row: number, index: number): Point => {
    const [right, down] = CORNERS[index % 6] ?? CORNERS[0];
    const across = column + 1 + right;
    const below = row * 3 + 2 + down;
    return turned(
      MARGIN + across * STEP + WOBBLE * (noise(across, below) - 0.5),
      MARGIN + (below * RADIUS) / 2 + WOBBLE * (noise(below, across + 400) - 0.5),
    );
  };

  const at = new Map(hexes.map((hex) => [`${hex.column},${hex.row}`, hex]));
  const placed = hexes.map((hex) => {
    const corners = CORNERS.map((_, index) => corner(hex.column, hex.row, index));
    return { hex, ...middle(hex.column, hex.row), outline: `${trace(corners)}Z` };
  });

  let borders = "";
  const seams: [Point, Point][] = [];
  for (const hex of hexes) {
    BESIDE.forEach(([right, down], side) => {
      const beside = at.get(`${hex.column + right},${hex.row + down}`);
      const edge: [Point, Point] = [
        corner(hex.column, hex.row, side),
        corner(hex.column, hex.row, side + 1),
      ];
      if (beside !== undefined && beside.part !== hex.part) {
        if (beside.part > hex.part) seams.push(edge);
      } else if (beside === undefined || beside.region !== hex.region) {
        borders += trace(edge);
      }
    });
  }

  const spares: Point[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const taken = hexes.filter((hex) => hex.row === row).map((hex) => hex.column);
    for (let column = Math.min(...taken); column < Math.max(...taken); column += 2) {
      if (!taken.includes(column)) spares.push(middle(column, row));
    }
  }

  return {
    width: upright ? tall : wide,
    height: upright ? wide : tall,
    hexes: placed,
    byName: new Map(placed.map((place) => [place.hex.name, place])),
    borders,
    joints: joined(seams),
    spares,
  };
}

export function trace(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** Edges put together into lines as long as possible, each beginning at a loose end. */
export function joined(edges: readonly (readonly [Point, Point])[]): string {
  const key = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const left = edges.map(([one, other]) => ({ one: key(one), other: key(other) }));
  let path = "";
  for (let first = left[0]; first !== undefined; first = left[0]) {
    const ends = left.flatMap(({ one, other }) => [one, other]);
    const loose = ends.find((end) => ends.indexOf(end) === ends.lastIndexOf(end));
    let tip = loose ?? first.one;
    path += `M${tip}`;
    for (;;) {
      const edge = left.find(({ one, other }) => one === tip || other === tip);
      if (edge === undefined) break;
      left.splice(left.indexOf(edge), 1);
      tip = edge.one === tip ? edge.other : edge.one;
      path += `L${tip}`;
    }
  }
  return path;
}

export const ahead = arrowsOver(RADIUS / 2);

/** One open hex of each connected patch of a region, nearest to its middle: for its letter. */
export function patchMiddles(layout: Layout): Set<string> {
  const left = new Set(layout.hexes);
  const middles = new Set<string>();
  for (const start of layout.hexes) {
    if (!left.delete(start)) continue;
    const patch = [start];
    for (const place of patch) {
      for (const other of left) {
        if (other.hex.region === place.hex.region && touch(place, other)) {
          left.delete(other);
          patch.push(other);
        }
      }
    }
    const x = patch.reduce((sum, place) => sum + place.x, 0) / patch.length;
    const y = patch.reduce((sum, place) => sum + place.y, 0) / patch.length;
    const open = patch.filter(({ hex }) => hex.seat === null && !hex.crossed);
    const plain = open.filter(({ hex }) => !hex.cupcake && !hex.crate);
    const candidates = plain.length > 0 ? plain : open;
    if (candidates.length === 0) continue;
    const away = (place: Point) => Math.hypot(place.x - x, place.y - y);
    middles.add(candidates.reduce((a, b) => (away(b) < away(a) ? b : a)).hex.name);
  }
  return middles;
}

export function touch(one: Point, other: Point): boolean {
  const distance = Math.hypot(one.x - other.x, one.y - other.y);
  return distance > 0 && distance < RADIUS * 2;
}
