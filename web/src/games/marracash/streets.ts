// The streets of a town: where a group may walk, and which shops it passes on the way (§1.4, §1.5).

import type { Square } from "./reading";
import type { MarracashView, ShopView } from "./view";

export interface Walkway {
  readonly from: string;
  readonly to: string;
  /** Without the square where it starts. */
  readonly squares: readonly Square[];
}

const HEADINGS: readonly Square[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const keyOf = ([column, row]: Square) => `${column},${row}`;

/** Every way from a fountain along a street, round its bends, to the first fountain it meets. */
export function walkways({ fountains, town }: MarracashView): Walkway[] {
  const named = new Map(fountains.map(({ name, column, row }) => [keyOf([column, row]), name]));
  const streets = new Set(town.streets.map(keyOf));
  return fountains.flatMap(({ name: from, column, row }) =>
    HEADINGS.flatMap(([right, down]) => {
      const squares: Square[] = [];
      const walked = new Set([keyOf([column, row])]);
      let at: Square | undefined = [column + right, row + down];
      while (at) {
        const here: string = keyOf(at);
        if (!streets.has(here) && !named.has(here)) return [];
        squares.push(at);
        walked.add(here);
        const to = named.get(here);
        if (to !== undefined) return [{ from, to, squares }];
        const [x, y]: Square = at;
        at = HEADINGS.map(([east, south]): Square => [x + east, y + south]).find(
          (next) =>
            !walked.has(keyOf(next)) && (streets.has(keyOf(next)) || named.has(keyOf(next))),
        );
      }
      return [];
    }),
  );
}

/** The ways that lead past a shop. */
export function waysPast(view: MarracashView, shop: ShopView): Walkway[] {
  return walkways(view).filter(({ squares }) =>
    squares.some(([column, row]) =>
      shop.squares.some(([right, down]) => Math.abs(column - right) + Math.abs(row - down) === 1),
    ),
  );
}
