/** The shapes of the four seats, drawn around (0, 0) within a circle of radius 14. */
import type { Badge } from "../board";

export const SHAPES: readonly Badge[] = ["circle", "square", "triangle", "diamond"];

const PATHS: Record<Badge, string> = {
  circle: "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z",
  square: "M-10 -12h20a2 2 0 0 1 2 2v20a2 2 0 0 1 -2 2h-20a2 2 0 0 1 -2 -2v-20a2 2 0 0 1 2 -2Z",
  triangle: "M0 -14L15 12H-15Z",
  diamond: "M0 -15L14 0L0 15L-14 0Z",
};

export function badgePath(badge: Badge): string {
  return PATHS[badge];
}

export function badgeOf(seat: number): Badge {
  return SHAPES[seat % SHAPES.length] ?? "circle";
}
