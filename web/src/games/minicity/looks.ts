// How things look. Food is a round token with a pictogram, an ant a pawn with a number and a hat.

import type { Ant, Food } from "./view";

/** Laid over a chamber's colour, from `lib/art/Inks.svelte`. */
export const PATTERNS: Record<Food, string> = {
  yellow: "url(#pattern-rings)",
  orange: "url(#pattern-stripes)",
  blue: "url(#pattern-waves)",
  green: "url(#pattern-leaves)",
  pink: "url(#pattern-dots)",
};

/** Cheese, carrot, blueberry, leaf, sweet, around (0, 0) within a circle of radius 9. */
export const FOOD_SHAPES: Record<Food, { body: string; lines: string }> = {
  yellow: {
    body: "M-8.6 3.2L5.6 -7Q8.8 -3.2 8.4 5.6L-8 6.6Z",
    lines: "M-8.4 3.2L8.6 -.6M1.4 3.4a1.7 1.5 0 1 0 3.4 0a1.7 1.5 0 1 0 -3.4 0M-4.4 4.6h.2",
  },
  orange: {
    body: "M-8 8Q-7.4 .6 -2 -3.6Q1.8 -6 4.2 -3.4Q6.4 -.6 3.2 3Q-1.4 7.6 -8 8ZM3.4 -3.8Q2.4 -8.4 5.6 -9.4Q6.6 -7.4 5.8 -5.4Q9 -7.2 9.6 -4.4Q7.4 -2.2 3.4 -3.8Z",
    lines: "M-3.6 .6L-1.2 2.2M.8 -2.4L3 -1M-1 5.4L-3 4",
  },
  blue: {
    body: "M-8 .6a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z",
    lines: "M0 -4.8L1.5 -1.7L4.9 -1.6L2.2 .6L3.2 3.9L0 2L-3.2 3.9L-2.2 .6L-4.9 -1.6L-1.5 -1.7Z",
  },
  green: {
    body: "M-6.6 6Q-9 -3.6 -.4 -6.6Q3.6 -7.8 8.4 -7.4Q8.6 0 4.8 3.8Q.4 8 -6.6 6Z",
    lines: "M-9 9Q-3 2 5 -4.4M-2.6 2.2L-3 -2.6M-2.4 2.2L2.4 2.4",
  },
  pink: {
    body: "M-4 -2L-9.6 -5.6L-8.6 0L-9.6 5.6L-4 2ZM4 -2L9.6 -5.6L8.6 0L9.6 5.6L4 2ZM-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0Z",
    lines: "M-2.4 -4.4Q1.6 -1.6 .2 5M1.6 -4.8Q4.4 -1.4 3 4",
  },
};

/** Counted so on pawns and cards. */
export const ANT_NUMBERS: Record<Ant, number> = { yellow: 1, blue: 2, red: 3, grey: 4, violet: 5 };

/** Straw hat, bobble hat, pointed cap, miner's helmet, crown: over a head at (0, -8). */
export const HATS: Record<Ant, { body: string; lines: string }> = {
  yellow: {
    body: "M-8 -16Q-8.6 -27 0 -27Q8.6 -27 8 -16Q17 -15.4 17.6 -12.6Q0 -8.6 -17.6 -12.6Q-17 -15.4 -8 -16Z",
    lines: "M-8 -17.6Q0 -14.6 8 -17.6",
  },
  blue: {
    body: "M-11.4 -12Q-12 -27 0 -27Q12 -27 11.4 -12Q0 -9 -11.4 -12ZM-5 -30a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
    lines: "M-11.6 -16.4Q0 -13.4 11.6 -16.4",
  },
  red: {
    body: "M-11.6 -12Q-8 -26 4.6 -38Q5 -24 11.6 -12Q0 -8.6 -11.6 -12Z",
    lines: "M-10.6 -15.6Q0 -12 10 -15.6",
  },
  grey: {
    body: "M-15.4 -12.4Q-13 -13.6 -12.6 -16Q-11 -27 0 -27Q11 -27 12.6 -16Q13 -13.6 15.4 -12.4Q0 -9 -15.4 -12.4Z",
    lines:
      "M-3.8 -19.6a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0M0 -30v-4M-6.6 -29l-2 -3.4M6.6 -29l2 -3.4",
  },
  violet: {
    body: "M-11 -11.6L-14 -27.4L-6.4 -20.4L0 -31L6.4 -20.4L14 -27.4L11 -11.6Q0 -9 -11 -11.6Z",
    lines: "M-11.6 -15.4Q0 -12.6 11.6 -15.4",
  },
};
