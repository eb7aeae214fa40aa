// Written by tools/generate_types.py from src/ludoteca/games/marracash/view.py and actions.py. Do not edit.

export const ACTORS = ["ali", "aida", "omar", "laila", "chance"] as const;
export type Actor = (typeof ACTORS)[number];

export const PHASES = ["gather", "queue", "first", "card", "act", "bid", "sell", "bring", "go-on", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const SEATS = ["ali", "aida", "omar", "laila"] as const;
export type SeatName = (typeof SEATS)[number];

export const COLOURS = ["yellow", "purple", "green", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export const END_REASONS = ["visitors", "standstill"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What never changes. */
export interface TownView {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly streets: readonly (readonly [number, number])[];
  readonly palms: readonly (readonly [number, number])[];
}

export interface FountainView {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly entrance: boolean;
  readonly next: readonly string[];
  readonly crowd: Readonly<Record<Colour, number>>;
}

export interface ShopView {
  readonly name: string;
  readonly colour: Colour;
  readonly squares: readonly (readonly [number, number])[];
  readonly owner: SeatName | null;
  readonly customers: number;
  readonly next_pays: number;
  /** by all customers so far */
  readonly paid: number;
}

export interface CardView {
  readonly colour: Colour;
  readonly value: number;
}

export interface AuctionView {
  readonly shop: string;
  readonly auctioneer: SeatName;
  readonly bid: number;
  readonly leader: SeatName | null;
  readonly in: readonly SeatName[];
  readonly least_bid: number;
  readonly pulls_in: number;
  /** what the shop is likely to earn, as bots reckon */
  readonly worth: number;
  /** of the auctioneer, if another buys */
  readonly bonus: number;
  /** the same for more than `high_price` */
  readonly high_bonus: number;
  readonly high_price: number;
}

export interface SaleView {
  readonly shop: string;
  readonly owner: SeatName;
  readonly visitors: number;
  readonly cards: readonly CardView[];
  /** the owner will choose a card: income and share are not yet known */
  readonly waits: boolean;
  readonly income: number;
  readonly share: number;
}

/** What a move that may be chosen now would do: who would enter which shop, who earns. */
export interface MovePreview {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly squares: readonly (readonly [number, number])[];
  readonly sales: readonly SaleView[];
  /** of the mover */
  readonly share: number;
}

/** What an auction that may be opened now would do. */
export interface AuctionPreview {
  readonly action: string;
  readonly shop: string;
  /** visitors that the shop's buyer would get at once */
  readonly pulls_in: number;
}

/** What a choice would do. */
export type Preview = MovePreview | AuctionPreview;

export interface SeatView {
  readonly seat: SeatName;
  readonly money: number;
  readonly signs_left: number;
  readonly shops: readonly string[];
  readonly rank_now: number;
}

export interface MarracashView {
  readonly game: "marracash";
  readonly round: number;
  readonly turn: number;
  readonly last_turn: number | null;
  readonly actor: Actor | null;
  readonly phase: Phase;
  readonly first: SeatName | null;
  readonly player: SeatName | null;
  readonly actions_left: number;
  readonly auctioned: boolean;
  readonly souvenirs: boolean;
  readonly least_raise: number;
  readonly town: TownView;
  readonly fountains: readonly FountainView[];
  readonly shops: readonly ShopView[];
  readonly line: readonly Colour[];
  readonly figures: Readonly<Record<Colour, number>>;
  readonly cards: readonly (CardView | null)[];
  readonly deck: readonly CardView[];
  readonly auction: AuctionView | null;
  readonly selling: string | null;
  readonly previews: readonly Preview[];
  readonly start_money: number;
  readonly bank: number;
  readonly seats: readonly SeatView[];
  readonly end_reasons: readonly EndReason[];
  readonly winners: readonly SeatName[];
}

/** What a seat or chance does. */
export type MarracashAction =
  | { readonly action: "move"; readonly start: string; readonly target: string }
  | { readonly action: "auction"; readonly shop: string }
  | { readonly action: "bid"; readonly amount: number }
  | { readonly action: "pass" }
  | { readonly action: "sell"; readonly colour: Colour; readonly value: number }
  | { readonly action: "bring"; readonly entrance: string; readonly visitors: number; readonly end: "left" | "right" }
  | { readonly action: "gather"; readonly colour: Colour }
  | { readonly action: "queue"; readonly colour: Colour }
  | { readonly action: "first"; readonly seat: SeatName }
  | { readonly action: "card"; readonly colour: Colour; readonly value: number };
