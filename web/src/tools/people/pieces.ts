/** What faces are put together from; the server knows how many there are of each. */

/** The ground behind a figure, in a square of 64. */
export const GROUNDS: readonly string[] = [
  "M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z",
  "M14 5h36a9 9 0 0 1 9 9v36a9 9 0 0 1-9 9H14a9 9 0 0 1-9-9V14a9 9 0 0 1 9-9z",
  "M32 3l25 14.5v29L32 61 7 46.500V17.500z",
  "M32 3l29 29-29 29L3 32z",
  "M6 58V30C6 12 20 4 32 4s26 8 26 26v28z",
  "M60 4c0 34-18 56-44 56C4 60 4 52 4 46C4 20 26 4 60 4z",
];

/** Colours that are told apart by everybody, light enough for ink. */
export const COLOURS: readonly string[] = [
  "#e6a23c",
  "#7fb8de",
  "#57b894",
  "#efdf5a",
  "#d98a7b",
  "#c9a0c4",
  "#d8c3a0",
  "#a9b7c0",
];

/** Strokes and fills: “line” is drawn in ink, “full” is filled with ink, “paper” with paper. */
export type Part = readonly ["line" | "full" | "paper", string];

export const FIGURES: readonly (readonly Part[])[] = [
  // an ant
  [
    ["full", "M32 15a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM32 27a4 4 0 1 1 0 8a4 4 0 1 1 0-8z"],
    ["full", "M32 34c6 0 8 5 8 9s-3 8-8 8-8-4-8-8 2-9 8-9z"],
    [
      "line",
      "M29 16l-5-6M35 16l5-6M28 30l-9-4M36 30l9-4M28 32l-10 3M36 32l10 3M27 36l-8 8M37 36l8 8",
    ],
  ],
  // a ladybird
  [
    ["paper", "M32 22c10 0 15 7 15 15s-6 14-15 14-15-6-15-14 5-15 15-15z"],
    ["full", "M22 24c1-7 5-10 10-10s9 3 10 10c-6-3-14-3-20 0z"],
    ["line", "M32 22v29M27 14l-4-5M37 14l4-5"],
    [
      "full",
      "M25 31a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM39 31a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM27 42a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5zM37 42a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5z",
    ],
  ],
  // a snail
  [
    ["paper", "M14 48h34c4 0 5-4 3-7l-3-12c-1-3-6-2-5 2l2 9H16c-3 0-5 8-2 8z"],
    ["paper", "M27 19a12.500 12.500 0 1 1 0 25a12.500 12.500 0 1 1 0-25z"],
    ["line", "M27 32a3 3 0 1 1 3-3c0 6-9 6-9 0 0-4 4-6 7-6M45 29l-2-8M49 29l3-7"],
  ],
  // a die
  [
    ["paper", "M19 17h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H19a3 3 0 0 1-3-3V20a3 3 0 0 1 3-3z"],
    [
      "full",
      "M24 22a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM40 22a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM32 30a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM24 38a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM40 38a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
    ],
  ],
  // a leaf
  [
    ["paper", "M47 15c1 20-8 33-27 33-3-18 6-32 27-33z"],
    ["line", "M15 52c5-12 14-22 25-29M26 38l-2-8M31 32l-1-8M24 42l9 0M30 35l9-1"],
  ],
  // a cherry
  [
    ["paper", "M23 34a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM42 31a9 9 0 1 1 0 18a9 9 0 1 1 0-18z"],
    ["line", "M23 34c2-10 8-17 17-21M42 31c0-8-1-13-2-18"],
    ["full", "M40 13c6-4 11-2 14 2-5 3-10 3-14-2z"],
  ],
  // a piece of cheese
  [
    ["paper", "M13 36l30-17c6 3 9 9 9 17v11H13z"],
    ["line", "M13 36h39"],
    [
      "full",
      "M22 40a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM36 39a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM40 26a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5z",
    ],
  ],
  // a lantern
  [
    ["line", "M32 10v6M26 52h12"],
    ["paper", "M24 16h16l4 10-4 22H24l-4-22z"],
    ["line", "M20 26h24M32 26v22"],
    ["full", "M32 30c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z"],
  ],
  // a shop
  [
    ["paper", "M16 30h32v20H16z"],
    ["paper", "M14 18h36l3 12c-3 5-8 5-11 0-3 5-7 5-10 0-3 5-7 5-10 0-3 5-8 5-11 0z"],
    ["line", "M23 18l-1 12M32 18v12M41 18l1 12"],
    ["full", "M28 38h8v12h-8z"],
  ],
  // a fountain
  [
    ["paper", "M14 42h36c0 6-6 9-18 9s-18-3-18-9z"],
    ["paper", "M24 30h16l-4 6h-8z"],
    [
      "line",
      "M32 36v6M32 28V18M32 18c-6-5-11-1-12 6M32 18c6-5 11-1 12 6M32 20c-3-2-6 1-6 6M32 20c3-2 6 1 6 6",
    ],
  ],
  // a cupcake
  [
    ["paper", "M20 36h24l-4 15H24z"],
    ["paper", "M17 36c-3-6 2-10 6-10 0-7 5-10 9-10s9 3 9 10c4 0 9 4 6 10z"],
    ["line", "M27 38l2 12M37 38l-2 12"],
    ["full", "M32 9a4 4 0 1 1 0 8a4 4 0 1 1 0-8z"],
  ],
  // a basket
  [
    ["line", "M20 32c0-22 24-22 24 0"],
    ["paper", "M15 32h34l-5 19H20z"],
    ["line", "M17 39h30M19 45h26M26 32l2 19M38 32l-2 19"],
  ],
];

/** On top of it all. */
export const EXTRAS: readonly (readonly Part[])[] = [
  [],
  [
    [
      "full",
      "M52 6l1.800 4.600 5 .3-3.900 3.100 1.300 4.800-4.200-2.700-4.200 2.700 1.300-4.800-3.900-3.100 5-.3z",
    ],
  ],
  [["paper", "M24 10l4 4 4-7 4 7 4-4-1.500 9h-13z"]],
  [["line", "M12 57q5-5 10 0t10 0 10 0 10 0"]],
];

export function partsOf(avatar: string): {
  ground: string;
  colour: string;
  parts: readonly Part[];
} {
  const [ground = 0, colour = 0, figure = 0, extra = 0] = avatar.split("-").map(Number);
  return {
    ground: GROUNDS[ground] ?? GROUNDS[0] ?? "",
    colour: COLOURS[colour] ?? COLOURS[0] ?? "",
    parts: [...(FIGURES[figure] ?? []), ...(EXTRAS[extra] ?? [])],
  };
}
