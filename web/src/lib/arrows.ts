// Arrow keys on a board: from a place to the next one that lies that way.

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

interface Point {
  readonly x: number;
  readonly y: number;
}

const HEADINGS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** How to find the place ahead; what is less than `step` ahead lies beside, and does not count. */
export function arrowsOver(step: number) {
  /** The nearest place in the direction of an arrow key: straight ahead counts more than aside. */
  return function ahead<Place extends Point>(
    from: Point,
    places: readonly Place[],
    arrow: Arrow,
  ): Place | undefined {
    const heading = HEADINGS[arrow];
    let best: Place | undefined;
    let shortest = Infinity;
    for (const place of places) {
      const right = place.x - from.x;
      const down = place.y - from.y;
      const forward = right * heading.x + down * heading.y;
      const aside = Math.abs(right * heading.y) + Math.abs(down * heading.x);
      if (forward < step || aside > forward * 2) continue;
      const distance = forward + aside * 1.2;
      if (distance < shortest) [best, shortest] = [place, distance];
    }
    return best;
  };
}
