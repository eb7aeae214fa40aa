// What the engine sends of a position of Marabunta: src/ludoteca/games/marabunta/view.py.

export const REGIONS = ["pink", "blue", "orange", "green", "grey", "yellow"] as const;
export type Region = (typeof REGIONS)[number];

export const SEATS = ["red", "blue"] as const;
export type Seat = (typeof SEATS)[number];

export type Face = "0" | "1" | "2" | "3" | "leaf" | "crate";
export type Element = Region | "tile";

export type Tile =
  | "two-crates"
  | "two-leaves"
  | "one"
  | "two-zeros"
  | "free-zero"
  | "cross-out"
  | "again"
  | "cupcake";

export type Power =
  | "one"
  | "two"
  | "free-zero"
  | "free-three"
  | "two-cupcakes"
  | "two-points"
  | "three-points"
  | "three-ones"
  | "cross-out"
  | "two-leaves";

export type Phase =
  | "first"
  | "turn"
  | "roll"
  | "split"
  | "take"
  | "element"
  | "write"
  | "cross"
  | "circle"
  | "crate"
  | "again"
  | "over";

export type EndReason = "region" | "leaf" | "cupcakes";

export interface HexView {
  name: string;
  column: number; // in half hexes
  row: number;
  part: number;
  region: Region;
  cupcake: boolean;
  crate: boolean;
  seat: Seat | null; // whose number it holds
  number: number | null;
  crossed: boolean;
}

export interface RegionView {
  region: Region;
  circles: [number, number]; // by seat
  blank: number;
  sums: [number, number];
  winner_now: Seat | null;
  open_hexes: number;
}

export interface GroupView {
  power: Power;
  crates: number;
  crossed: number;
}

export interface SeatView {
  seat: Seat;
  anthills: number;
  groups: GroupView[];
  row: number[]; // points above the cupcake boxes
  boxes: number; // boxes crossed
  points: number; // on the track
  track: { laps: number; at: number };
  score_now: number;
  final: number | null;
}

export interface EffectView {
  number: number | null;
  hexes: number; // how many are placed together
  picked: string[];
  free: boolean;
  anthill_hexes: string[]; // choosing one of these leaves the placement beside no own number
  declinable: boolean;
  circles_due: number;
  crates_due: number;
}

export interface MarabuntaView {
  game: "marabunta";
  round: number;
  actor: Seat | "chance" | null;
  phase: Phase;
  first: Seat | null;
  tile: Tile | null;
  tiles_left: Tile[];
  dice: Record<Region, Face | null>;
  pools: Partial<Record<Seat | "tile" | "rest", Element[]>> | null;
  to_apply: Element[];
  effect: EffectView | null;
  hexes: HexView[];
  regions: RegionView[];
  seats: [SeatView, SeatView];
  ended_by: Seat | null;
  end_reasons: EndReason[];
  winner: Seat | null;
}

export function seatNumber(seat: Seat): 0 | 1 {
  return seat === "red" ? 0 : 1;
}

/** Actions of a seat, as `games/marabunta/actions.py` writes them. */
export type MarabuntaAction =
  | { action: "split"; dice: Region[] } // those beside the tile
  | { action: "take"; pool: "tile" | "rest" }
  | { action: "apply"; element: Element }
  | { action: "ignore"; element: Element }
  | { action: "write"; hex: string }
  | { action: "cross"; hex: string }
  | { action: "circle"; region: Region }
  | { action: "crate"; group: number } // from 1
  | { action: "again"; die: Region }
  | { action: "decline" };
