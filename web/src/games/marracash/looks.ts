// How the five colours look beside their colour: a pattern, a ware and a hat.

import type { Colour } from "./view";

/** Laid over the colour, from `lib/art/Inks.svelte`; visitors wear what their shops show. */
export const PATTERNS: Record<Colour, string> = {
  yellow: "url(#pattern-rings)",
  purple: "url(#pattern-dots)",
  green: "url(#pattern-leaves)",
  red: "url(#pattern-stripes)",
  blue: "url(#pattern-waves)",
};

export interface Hat {
  readonly fill: string;
  readonly lines: string;
}

/** A straw hat, a turban, a pointed hood, a fez, a veil, on a head at (0, -10). */
export const HATS: Record<Colour, Hat> = {
  yellow: {
    fill: "M-6.5 -13Q-5 -22 0 -22Q5 -22 6.5 -13L13 -11Q0 -7.5 -13 -11Z",
    lines: "M-6.5 -13Q0 -10.8 6.5 -13",
  },
  purple: {
    fill: "M-8.5 -10.500Q-11.5 -21 0 -22.500Q11.5 -21 8.5 -10.500Q0 -15 -8.5 -10.500Z",
    lines: "M-8 -13Q0 -22 8.5 -17M-3 -21Q4 -18 7.5 -12.5",
  },
  green: {
    fill: "M-9 -5Q-8.5 -15 1 -27Q8.5 -15 9 -5Q6 -13.5 0 -13.500Q-6 -13.5 -9 -5Z",
    lines: "",
  },
  red: {
    fill: "M-7 -12.500L-5 -23H5L7 -12.500Q0 -15 -7 -12.500Z",
    lines: "M0 -23Q9 -25 10.5 -14",
  },
  blue: {
    fill: "M-9.5 1V-11Q-9.5 -20 0 -20Q9.5 -20 9.5 -11V1L5.5 -3V-9Q0 -15 -5.5 -9V-3Z",
    lines: "",
  },
};
