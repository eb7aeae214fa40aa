// How things look: patterns of regions, two players' handwriting.

import type { Region } from "./view";

/** Laid over the region's colour, from `lib/art/Inks.svelte`. */
export const PATTERNS: Record<Region, string> = {
  pink: "url(#pattern-dots)",
  blue: "url(#pattern-waves)",
  orange: "url(#pattern-stripes)",
  green: "url(#pattern-leaves)",
  grey: "url(#pattern-crosses)",
  yellow: "url(#pattern-rings)",
};

// Strokes of a pen around (0, 0), about 20 high: a round hand, and one with corners.
const ROUND_HAND = [
  "M3.6 -9C-3.5 -10.5 -7.4 -3 -6 3.4C-4.6 9.6 3.6 10.6 6 3.8C7.9 -2.2 6.6 -8.4 0.6 -8.8",
  "M-4.2 -4.6C-1.6 -6 0.4 -8 1.8 -10.2C1.7 -3.2 1 3.6 0.9 9.8",
  "M-5.6 -5.4C-4.4 -10.6 5 -11.2 5 -5C5 0.4 -2 5 -6 9.2C-2 7.6 2.4 9 6.8 8.2",
  "M-5 -8.4C1 -11.6 6.6 -8.6 4.6 -4.2C3.6 -2 1 -0.8 -1.6 -0.5C4 -1 7 2.4 5.6 6C3.8 10 -3 10.6 -6 7",
] as const;
const PLAIN_HAND = [
  "M-0.4 -9.6C-7.6 -8.8 -6.8 8.4 0 9.2C7.2 9.4 7 -9.6 0.8 -9.8",
  "M-4 -5.8L1.2 -10L1 9.4M-4 9.6L5.8 9.2",
  "M-5.6 -5.8C-3 -11.6 6.6 -10 4.8 -4C3.4 0.6 -3.4 3.8 -5.6 8.6L6.4 9.2",
  "M-5.6 -9L5 -9.4L-0.8 -1.6C7.2 -2.6 7.4 7 1.4 9C-1.6 9.8 -4.6 8.6 -6.2 6.4",
] as const;

/** A number as the player of a seat writes it. */
export function digitPath(number: number, seat: number): string {
  return (seat === 0 ? ROUND_HAND : PLAIN_HAND)[number] ?? "";
}

export const CROSS_PATH = "M-15 -14C-6 -5 6 4 15.5 14.5M14.5 -15C6 -5 -5 5 -15 13.5";

/** Pieces; of more, a row on a phone needs every pixel. */
export const CROWDED = 4;
