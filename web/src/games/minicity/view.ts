// Written by tools/generate_types.py from src/ludoteca/games/minicity/view.py and actions.py. Do not edit.

export const ACTORS = ["circle", "square", "triangle", "diamond", "chance"] as const;
export type Actor = (typeof ACTORS)[number];

export const PHASES = ["deal", "lay", "small-part", "first", "choice", "go", "unload", "grasshopper", "stream", "spread", "refill", "over", "offer", "put"] as const;
export type Phase = (typeof PHASES)[number];

export const SEATS = ["circle", "square", "triangle", "diamond"] as const;
export type SeatName = (typeof SEATS)[number];

export const ANTS = ["yellow", "blue", "red", "grey", "violet"] as const;
export type Ant = (typeof ANTS)[number];

export const FOODS = ["yellow", "orange", "blue", "green", "pink"] as const;
export type Food = (typeof FOODS)[number];

export const ENDS = ["left", "right"] as const;
export type End = (typeof ENDS)[number];

export const FRIENDS = ["millipede", "ladybird", "dragonfly", "bumblebee", "stick-insect", "beetle", "orange-caterpillar", "exotic-caterpillar", "grasshopper", "snail"] as const;
export type Friend = (typeof FRIENDS)[number];

export const END_REASONS = ["unloaded", "turns"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The card being played, and the ant it moves. */
export interface CardView {
  readonly road: number;
  readonly space: number;
  readonly ant: Ant;
  readonly range: number;
}

/** The chamber whose tokens the ladybird is spreading. */
export interface SpreadView {
  readonly chamber: number;
  readonly tokens: number;
}

export interface ChamberView {
  /** from 1 */
  readonly name: number;
  readonly x: number;
  readonly y: number;
  readonly food: Food;
  readonly places: number;
  readonly tokens: number;
  readonly ant: Ant | null;
  readonly tunnels: readonly number[];
  readonly start: Ant | null;
  readonly two_ants: number;
  readonly three_ants: number;
}

export interface EndView {
  /** from 1 */
  readonly road: number;
  readonly end: End;
  /** from 0 */
  readonly space: number;
  /** a card here clears the road */
  readonly stream: boolean;
  readonly ranges: Readonly<Record<Ant, number>>;
}

/** What the seat of the turn could do. */
export interface Outlook {
  /** while a card may be chosen */
  readonly ends: readonly EndView[];
  readonly stops: Partial<Readonly<Record<Ant, Readonly<Record<string, number>>>>>;
  readonly millipedes: number;
  /** tokens that could be unloaded in each chamber */
  readonly loads: readonly number[];
  /** points for unloading nothing */
  readonly refusing: Readonly<Record<Food, number>> | null;
  /** tokens that would fill the small part */
  readonly proposal: readonly Food[];
}

export interface FriendView {
  readonly friend: Friend;
  readonly cost: number;
  readonly left: number;
}

export interface OwnedFriend {
  readonly friend: Friend;
  readonly owned: number;
  readonly used: number;
}

export interface SeatView {
  readonly seat: SeatName;
  /** hidden from the others */
  readonly hand: Readonly<Record<Ant, number>> | null;
  readonly hand_size: number;
  readonly hand_limit: number;
  readonly small: Readonly<Record<Food, number>>;
  readonly small_limit: number;
  readonly reserve: Readonly<Record<Food, number>>;
  readonly left: number;
  readonly friends: readonly OwnedFriend[];
  readonly points: number | null;
  readonly rank: number | null;
}

export interface MiniCityView {
  readonly game: "minicity";
  readonly friends_variant: boolean;
  readonly round: number;
  readonly turn: number;
  readonly actor: Actor | null;
  readonly phase: Phase;
  readonly first: SeatName | null;
  /** tokens that whoever comes second still has to put away */
  readonly offer: number | null;
  readonly turn_seat: SeatName | null;
  readonly cards_played: number;
  readonly card_limit: number | null;
  readonly bought: boolean;
  readonly card: CardView | null;
  readonly spread: SpreadView | null;
  readonly chambers: readonly ChamberView[];
  /** the chamber of each */
  readonly ants: Readonly<Record<Ant, number>>;
  readonly roads: readonly (readonly (Ant | null)[])[];
  readonly outlook: Outlook;
  /** what every seat began with */
  readonly share: Readonly<Record<Food, number>>;
  readonly pile: number;
  readonly discards: Readonly<Record<Ant, number>>;
  readonly friends: readonly FriendView[] | null;
  readonly seats: readonly SeatView[];
  readonly end_reasons: readonly EndReason[];
  readonly winners: readonly SeatName[];
}

/** What a seat or chance does. */
export type MiniCityAction =
  | { readonly action: "stock"; readonly food: Food }
  | { readonly action: "play"; readonly ant: Ant; readonly road: number; readonly end: End; readonly moving: Ant | null }
  | { readonly action: "go"; readonly chamber: number }
  | { readonly action: "unload"; readonly tokens: number }
  | { readonly action: "done" }
  | { readonly action: "buy"; readonly friend: Friend }
  | { readonly action: "spread"; readonly chamber: number }
  | { readonly action: "to"; readonly chamber: number }
  | { readonly action: "swap"; readonly first: "yellow" | "blue" | "red" | "grey"; readonly second: "blue" | "red" | "grey" | "violet" }
  | { readonly action: "exchange"; readonly given: Food; readonly taken: Food }
  | { readonly action: "enough" }
  | { readonly action: "deal"; readonly ant: Ant }
  | { readonly action: "lay"; readonly ant: Ant }
  | { readonly action: "first"; readonly seat: SeatName };
