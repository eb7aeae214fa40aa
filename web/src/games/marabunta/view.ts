// Written by tools/generate_types.py from src/ludoteca/games/marabunta/view.py and actions.py. Do not edit.

export const ACTORS = ["red", "blue", "chance"] as const;
export type Actor = (typeof ACTORS)[number];

export const PHASES = ["first", "turn", "roll", "split", "take", "element", "write", "cross", "circle", "crate", "again", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const SEATS = ["red", "blue"] as const;
export type Seat = (typeof SEATS)[number];

export const TILES = ["two-crates", "two-leaves", "one", "two-zeros", "free-zero", "cross-out", "again", "cupcake"] as const;
export type Tile = (typeof TILES)[number];

export const REGIONS = ["pink", "blue", "orange", "green", "grey", "yellow"] as const;
export type Region = (typeof REGIONS)[number];

export const FACES = ["0", "1", "2", "3", "leaf", "crate"] as const;
export type Face = (typeof FACES)[number];

export const POOLS = ["red", "blue", "tile", "rest"] as const;
export type Pool = (typeof POOLS)[number];

export const ELEMENTS = ["pink", "blue", "orange", "green", "grey", "yellow", "tile"] as const;
export type Element = (typeof ELEMENTS)[number];

export const POWERS = ["one", "two", "free-zero", "free-three", "two-cupcakes", "two-points", "three-points", "three-ones", "cross-out", "two-leaves"] as const;
export type Power = (typeof POWERS)[number];

export const END_REASONS = ["region", "leaf", "cupcakes"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The choice in the middle of an element; the same keys for each kind. */
export interface EffectView {
  readonly number: number | null;
  /** how many are placed together */
  readonly hexes: number;
  readonly picked: readonly string[];
  /** no own number or anthill needed */
  readonly free: boolean;
  /** choosing one of these leaves the placement beside no own number */
  readonly anthill_hexes: readonly string[];
  readonly declinable: boolean;
  readonly circles_due: number;
  readonly crates_due: number;
}

export interface HexView {
  readonly name: string;
  /** in half hexes */
  readonly column: number;
  readonly row: number;
  readonly part: number;
  readonly region: Region;
  readonly cupcake: boolean;
  readonly crate: boolean;
  /** whose number it holds */
  readonly seat: Seat | null;
  readonly number: number | null;
  readonly crossed: boolean;
}

export interface RegionView {
  readonly region: Region;
  /** by seat */
  readonly circles: readonly [number, number];
  readonly blank: number;
  /** by seat */
  readonly sums: readonly [number, number];
  readonly winner_now: Seat | null;
  readonly open_hexes: number;
}

export interface GroupView {
  readonly power: Power;
  readonly crates: number;
  readonly crossed: number;
}

/** §11.4 */
export interface TrackView {
  readonly laps: number;
  readonly at: number;
}

export interface SeatView {
  readonly seat: Seat;
  readonly anthills: number;
  readonly groups: readonly GroupView[];
  /** points above the cupcake boxes */
  readonly row: readonly number[];
  /** that are crossed */
  readonly boxes: number;
  /** on the track */
  readonly points: number;
  readonly track: TrackView;
  readonly score_now: number;
  readonly final: number | null;
}

export interface MarabuntaView {
  readonly game: "marabunta";
  readonly round: number;
  readonly actor: Actor | null;
  readonly phase: Phase;
  readonly first: Seat | null;
  readonly tile: Tile | null;
  readonly tiles_left: readonly Tile[];
  readonly dice: Readonly<Record<Region, Face | null>>;
  readonly pools: Partial<Readonly<Record<Pool, readonly Element[]>>> | null;
  readonly to_apply: readonly Element[];
  readonly effect: EffectView | null;
  readonly hexes: readonly HexView[];
  readonly regions: readonly RegionView[];
  readonly seats: readonly [SeatView, SeatView];
  readonly ended_by: Seat | null;
  readonly end_reasons: readonly EndReason[];
  readonly winner: Seat | null;
}

/** What a seat or chance does. */
export type MarabuntaAction =
  | { readonly action: "split"; readonly dice: readonly Region[] }
  | { readonly action: "take"; readonly pool: "tile" | "rest" }
  | { readonly action: "apply"; readonly element: Element }
  | { readonly action: "ignore"; readonly element: Element }
  | { readonly action: "write"; readonly hex: string }
  | { readonly action: "cross"; readonly hex: string }
  | { readonly action: "circle"; readonly region: Region }
  | { readonly action: "crate"; readonly group: number }
  | { readonly action: "again"; readonly die: Region }
  | { readonly action: "decline" }
  | { readonly action: "first"; readonly seat: Seat }
  | { readonly action: "turn"; readonly tile: "two-crates" | "two-leaves" | "one" | "two-zeros" | "free-zero" | "cross-out" | "again" }
  | { readonly action: "roll"; readonly die: Region; readonly face: Face };
