// Small positions for tests.

import type { Choice } from "../../lib/board";
import {
  REGIONS,
  type HexView,
  type MarabuntaAction,
  type MarabuntaView,
  type Region,
  type SeatView,
} from "./view";

const LETTERS: Record<string, Region> = { P: "pink", B: "blue", O: "orange" };

/** Rows of hexes as letter and sign, ".." where there is none; odd rows are shifted by half. */
export function field(text: string): HexView[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line, row) => {
      let count = 0;
      return line
        .trim()
        .split(" ")
        .flatMap((cell, at): HexView[] => {
          const region = LETTERS[cell.charAt(0)];
          if (region === undefined) return [];
          count += 1;
          return [
            {
              name: `${"abc".charAt(row)}${count}`,
              column: at * 2 + (row % 2),
              row,
              part: 0,
              region,
              cupcake: cell.endsWith("c"),
              crate: cell.endsWith("x"),
              seat: null,
              number: null,
              crossed: false,
            },
          ];
        });
    });
}

export function seatView(seat: "red" | "blue", more: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    anthills: 2,
    groups: [{ power: "one", crates: 1, crossed: 0 }],
    row: [0, 1, 2, 4],
    boxes: 0,
    points: 0,
    track: { laps: 0, at: 0 },
    score_now: 0,
    final: null,
    ...more,
  };
}

export function position(more: Partial<MarabuntaView> = {}): MarabuntaView {
  return {
    game: "marabunta",
    round: 1,
    actor: "red",
    phase: "split",
    first: "red",
    tile: "one",
    tiles_left: ["again"],
    dice: { pink: "1", blue: "2", orange: "3", green: "0", grey: "leaf", yellow: "crate" },
    pools: null,
    to_apply: [],
    effect: null,
    hexes: field("P. Bc Ox"),
    regions: REGIONS.map((region) => ({
      region,
      circles: [2, 2],
      blank: 6,
      sums: [0, 0],
      winner_now: null,
      open_hexes: 14,
    })),
    seats: [seatView("red"), seatView("blue")],
    ended_by: null,
    end_reasons: [],
    winner: null,
    ...more,
  };
}

export function offered(...actions: MarabuntaAction[]): Choice<MarabuntaAction>[] {
  return actions.map((action, number) => ({
    number,
    text: "",
    action,
    label: { key: "", arguments: {} },
    final: false,
  }));
}
