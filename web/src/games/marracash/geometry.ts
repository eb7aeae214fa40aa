// Where everything of a town lies on the drawing. On a phone the town is turned by a quarter.

import { arrowsOver } from "../../lib/arrows";
import type { Square } from "./reading";
import type { Colour, FountainView, MarracashView, ShopView } from "./view";

export const CELL = 72;
export const WALL = 30;
const EDGE = 12; // outside the wall, for battlements and shadow
const GAP = 5; // from a shop to the edge of its squares

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Door extends Point {
  /** Degrees that turn what is drawn for the lower side to this one. */
  readonly turn: number;
}

export interface PlacedShop extends Point {
  readonly shop: ShopView;
  readonly outline: string;
  readonly doors: readonly Door[];
  /** Where the ware is shown, and where the sign of the owner hangs. */
  readonly ware: Point;
  readonly sign: Point;
  readonly small: boolean; // one square only
  readonly top: number; // its upper edge
}

export interface PlacedFountain extends Point {
  readonly fountain: FountainView;
  /** The gate in the wall beside an entrance. */
  readonly gate: Door | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly streets: string;
  readonly palms: readonly Point[];
  readonly shops: readonly PlacedShop[];
  readonly fountains: readonly PlacedFountain[];
  readonly at: (square: Square) => Point;
}

const SIDES: readonly { step: Square; turn: number }[] = [
  { step: [0, 1], turn: 0 },
  { step: [-1, 0], turn: 90 },
  { step: [0, -1], turn: 180 },
  { step: [1, 0], turn: 270 },
];

export function layOut(view: MarracashView, upright: boolean): Layout {
  const { town } = view;
  const turned = ([column, row]: Square): Square =>
    upright ? [town.rows - 1 - row, column] : [column, row];
  const [columns, rows] = upright ? [town.rows, town.columns] : [town.columns, town.rows];
  const middle = ([column, row]: Square): Point => ({
    x: EDGE + WALL + (column + 0.5) * CELL,
    y: EDGE + WALL + (row + 0.5) * CELL,
  });
  const at = (square: Square) => middle(turned(square));
  const walkable = new Map(
    [...town.streets, ...view.fountains.map(({ column, row }): Square => [column, row])].map(
      (square) => [turned(square).join(), turned(square)],
    ),
  );
  const streets: string[] = [];
  for (const [column, row] of walkable.values()) {
    const from = middle([column, row]);
    if (walkable.has(`${column + 1},${row}`)) streets.push(`M${from.x} ${from.y}h${CELL}`);
    if (walkable.has(`${column},${row + 1}`)) streets.push(`M${from.x} ${from.y}v${CELL}`);
  }
  return {
    width: columns * CELL + 2 * (WALL + EDGE),
    height: rows * CELL + 2 * (WALL + EDGE),
    columns,
    rows,
    streets: streets.join(""),
    palms: town.palms.map(at),
    shops: view.shops.map((shop) => placeShop(shop, shop.squares.map(turned), walkable, middle)),
    fountains: view.fountains.map((fountain) => {
      const square = turned([fountain.column, fountain.row]);
      const gate = fountain.entrance ? gateOf(square, columns, rows, middle) : null;
      return { fountain, ...middle(square), gate };
    }),
    at,
  };
}

function placeShop(
  shop: ShopView,
  squares: Square[],
  walkable: ReadonlyMap<string, Square>,
  middle: (square: Square) => Point,
): PlacedShop {
  squares.sort((one, other) => one[1] - other[1] || one[0] - other[0]);
  const own = new Set(squares.map((square) => square.join()));
  const doors: Door[] = [];
  const outline: string[] = [];
  for (const [column, row] of squares) {
    const { x, y } = middle([column, row]);
    const reach = { left: 0, right: 0, top: 0, bottom: 0 };
    const beside = (right: number, down: number) =>
      own.has(`${column + right},${row + down}`) ? CELL / 2 : CELL / 2 - GAP;
    reach.left = x - beside(-1, 0);
    reach.right = x + beside(1, 0);
    reach.top = y - beside(0, -1);
    reach.bottom = y + beside(0, 1);
    outline.push(`M${reach.left} ${reach.top}H${reach.right}V${reach.bottom}H${reach.left}Z`);
    for (const { step, turn } of SIDES)
      if (walkable.has(`${column + step[0]},${row + step[1]}`))
        doors.push({
          x: x + step[0] * (CELL / 2 - GAP),
          y: y + step[1] * (CELL / 2 - GAP),
          turn,
        });
  }
  const spots = squares.map(middle);
  const first = spots[0] ?? { x: 0, y: 0 };
  const last = spots.at(-1) ?? first;
  const small = spots.length === 1;
  return {
    shop,
    outline: outline.join(""),
    doors,
    small,
    top: Math.min(...spots.map(({ y }) => y)) - CELL / 2 + GAP,
    ware: small ? { x: first.x - 14, y: first.y } : first,
    sign: small ? { x: first.x + 15, y: first.y } : last,
    x: (first.x + last.x) / 2,
    y: (first.y + last.y) / 2,
  };
}

function gateOf(
  [column, row]: Square,
  columns: number,
  rows: number,
  middle: (square: Square) => Point,
): Door | null {
  const far = CELL / 2 + WALL / 2;
  for (const { step, turn } of SIDES) {
    const [right, down] = step;
    const inside =
      column + right >= 0 && column + right < columns && row + down >= 0 && row + down < rows;
    if (inside) continue;
    const { x, y } = middle([column, row]);
    return { x: x + right * far, y: y + down * far, turn };
  }
  return null;
}

export interface Spot extends Point {
  readonly name: string;
}

/** Everything that can be pressed, and where it is. */
export function spotsOf(layout: Layout): Spot[] {
  return [
    ...layout.fountains.map(({ fountain, x, y }) => ({ name: fountain.name, x, y })),
    ...layout.shops.map(({ shop, x, y }) => ({ name: shop.name, x, y })),
  ];
}

/** A line through the middles of squares. */
export function trace(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** The same line, shorter at both ends, so that it does not cover what it joins. */
export function between(points: readonly Point[], off: number): string {
  const short = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return {
      x: from.x + ((to.x - from.x) / length) * off,
      y: from.y + ((to.y - from.y) / length) * off,
    };
  };
  const [first, second] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !second || !last || !before) return "";
  return trace([short(first, second), ...points.slice(1, -1), short(last, before)]);
}

/** The place on a way where a shop is reached: the first square beside it. */
export function reached(squares: readonly Square[], shop: ShopView): number {
  const found = squares.findIndex(([column, row]) =>
    shop.squares.some(([right, down]) => Math.abs(column - right) + Math.abs(row - down) === 1),
  );
  return found < 0 ? squares.length - 1 : found;
}

export const ahead = arrowsOver(CELL / 4);

export interface Standing extends Point {
  readonly colour: Colour;
  readonly count: number;
}

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, -2]],
  [
    [-16, 0],
    [16, 0],
  ],
  [
    [0, -22],
    [-18, 13],
    [18, 13],
  ],
  [
    [-17, -24],
    [17, -24],
    [-17, 16],
    [17, 16],
  ],
  [
    [-16, -24],
    [16, -24],
    [-29, 15],
    [0, 18],
    [29, 15],
  ],
];

/** Where the groups of a crowd stand around their fountain; those in front come last. */
export function stand(crowd: readonly (readonly [Colour, number])[]): Standing[] {
  const spots = SPOTS[crowd.length] ?? [];
  return crowd.map(([colour, count], index) => {
    const [x, y] = spots[index] ?? [0, 0];
    return { colour, count, x, y };
  });
}
