// What the engine sends of a position of Marracash: src/ludoteca/games/marracash/view.py.

export const COLOURS = ["yellow", "purple", "green", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export const SEATS = ["ali", "aida", "omar", "laila"] as const;
export type SeatName = (typeof SEATS)[number];

export type End = "left" | "right";
export type Crowd = Record<Colour, number>;
/** Column and row. */
export type Square = readonly [number, number];

export type Phase =
  "gather" | "queue" | "first" | "card" | "act" | "bid" | "sell" | "bring" | "go-on" | "over";

export interface TownView {
  name: string;
  columns: number;
  rows: number;
  streets: Square[];
  palms: Square[];
}

export interface FountainView {
  name: string;
  column: number;
  row: number;
  entrance: boolean;
  next: string[];
  crowd: Crowd;
}

export interface ShopView {
  name: string;
  colour: Colour;
  squares: Square[];
  owner: SeatName | null;
  customers: number;
  next_pays: number;
  paid: number; // by all customers so far
}

export interface CardView {
  colour: Colour;
  value: number;
}

export interface AuctionView {
  shop: string;
  auctioneer: SeatName;
  bid: number;
  leader: SeatName | null;
  in: SeatName[];
  least_bid: number;
  pulls_in: number;
}

export interface SaleView {
  shop: string;
  owner: SeatName;
  visitors: number;
  cards: CardView[];
  waits: boolean; // the owner will choose a card: income and share are not yet known
  income: number;
  share: number;
}

/** What a move that may be chosen now would do. */
export interface MovePreview {
  action: string;
  from: string;
  to: string;
  squares: Square[];
  sales: SaleView[];
  share: number;
}

/** What an auction that may be opened now would do. */
export interface AuctionPreview {
  action: string;
  shop: string;
  pulls_in: number;
}

export interface SeatView {
  seat: SeatName;
  money: number;
  signs_left: number;
  shops: string[];
  rank_now: number;
}

export interface MarracashView {
  game: "marracash";
  round: number;
  turn: number;
  last_turn: number | null;
  actor: SeatName | "chance" | null;
  phase: Phase;
  first: SeatName | null;
  player: SeatName | null;
  actions_left: number;
  auctioned: boolean;
  souvenirs: boolean;
  least_raise: number;
  town: TownView;
  fountains: FountainView[];
  shops: ShopView[];
  line: Colour[];
  figures: Crowd;
  cards: (CardView | null)[];
  deck: CardView[];
  auction: AuctionView | null;
  selling: string | null;
  previews: (MovePreview | AuctionPreview)[];
  start_money: number;
  bank: number;
  seats: SeatView[];
  end_reasons: string[];
  winners: SeatName[];
}

/** Actions of a seat, as `games/marracash/actions.py` writes them. */
export type MarracashAction =
  | { action: "move"; start: string; target: string }
  | { action: "auction"; shop: string }
  | { action: "bid"; amount: number }
  | { action: "pass" }
  | { action: "sell"; colour: Colour; value: number }
  | { action: "bring"; entrance: string; visitors: number; end: End };

export function seatNumber(seat: SeatName): number {
  return SEATS.indexOf(seat);
}

export function isMove(preview: MovePreview | AuctionPreview): preview is MovePreview {
  return "squares" in preview;
}

/** The crowd as pairs of colour and count, without those who are not there. */
export function groups(crowd: Crowd): [Colour, number][] {
  return COLOURS.filter((colour) => crowd[colour] > 0).map((colour) => [colour, crowd[colour]]);
}
