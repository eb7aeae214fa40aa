// What the engine sends of a position of Mini City: src/ludoteca/games/minicity/view.py.

export const FOODS = ["yellow", "orange", "blue", "green", "pink"] as const;
export type Food = (typeof FOODS)[number];

export const ANTS = ["yellow", "blue", "red", "grey", "violet"] as const;
export type Ant = (typeof ANTS)[number];

export const SEATS = ["circle", "square", "triangle", "diamond"] as const;
export type SeatName = (typeof SEATS)[number];

export type End = "left" | "right";

export type Friend =
  | "millipede"
  | "ladybird"
  | "dragonfly"
  | "bumblebee"
  | "stick-insect"
  | "beetle"
  | "orange-caterpillar"
  | "exotic-caterpillar"
  | "grasshopper"
  | "snail";

export type Phase =
  | "deal"
  | "lay"
  | "small-part"
  | "first"
  | "choice"
  | "go"
  | "unload"
  | "grasshopper"
  | "stream"
  | "spread"
  | "refill"
  | "over";

export type Counts<Name extends string> = Record<Name, number>;

export interface ChamberView {
  name: number; // from 1
  x: number;
  y: number;
  food: Food;
  places: number;
  tokens: number;
  ant: Ant | null;
  tunnels: number[];
  start: Ant | null;
  two_ants: number;
  three_ants: number;
}

export interface EndView {
  road: number; // from 1
  end: End;
  space: number; // from 0
  stream: boolean; // a card here clears the road
  ranges: Counts<Ant>;
}

/** What the seat of the turn could do. */
export interface Outlook {
  ends: EndView[]; // while a card may be chosen
  stops: Partial<Record<Ant, Record<string, number>>>; // tunnels to each chamber within reach
  millipedes: number;
  loads: number[]; // tokens that could be unloaded in each chamber
  refusing: Counts<Food> | null; // points for unloading nothing
  proposal: Food[]; // tokens that would fill the small part
}

export interface OwnedFriend {
  friend: Friend;
  owned: number;
  used: number;
}

export interface SeatView {
  seat: SeatName;
  hand: Counts<Ant> | null; // hidden from the others
  hand_size: number;
  hand_limit: number;
  small: Counts<Food>;
  small_limit: number;
  reserve: Counts<Food>;
  left: number;
  points: number | null;
  friends: OwnedFriend[];
  rank: number | null;
}

export interface FriendView {
  friend: Friend;
  cost: number;
  left: number;
}

export interface MiniCityView {
  game: "minicity";
  friends_variant: boolean;
  round: number;
  turn: number;
  actor: SeatName | "chance" | null;
  phase: Phase;
  first: SeatName | null;
  turn_seat: SeatName | null;
  cards_played: number;
  card_limit: number | null;
  bought: boolean;
  card: { road: number; space: number; ant: Ant; range: number } | null;
  spread: { chamber: number; tokens: number } | null;
  chambers: ChamberView[];
  ants: Counts<Ant>; // the chamber of each
  roads: (Ant | null)[][];
  outlook: Outlook;
  share: Counts<Food>; // what every seat began with
  pile: number;
  discards: Counts<Ant>;
  friends: FriendView[] | null;
  seats: SeatView[];
  end_reasons: ("unloaded" | "turns")[];
  winners: SeatName[];
}

/** Actions of a seat, as `games/minicity/actions.py` writes them. */
export type MiniCityAction =
  | { action: "stock"; food: Food }
  | { action: "play"; ant: Ant; road: number; end: End; moving: Ant | null }
  | { action: "go"; chamber: number }
  | { action: "unload"; tokens: number }
  | { action: "done" }
  | { action: "buy"; friend: Friend }
  | { action: "spread"; chamber: number }
  | { action: "to"; chamber: number }
  | { action: "swap"; first: Ant; second: Ant }
  | { action: "exchange"; given: Food; taken: Food }
  | { action: "enough" };
