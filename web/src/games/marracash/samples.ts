// Small positions for tests.

import type { MarracashChoice } from "./offers";
import type { Crowd, Square } from "./reading";
import type {
  Colour,
  FountainView,
  MarracashAction,
  MarracashView,
  SeatName,
  SeatView,
  ShopView,
} from "./view";

export function crowd(more: Partial<Crowd> = {}): Crowd {
  return { yellow: 0, purple: 0, green: 0, red: 0, blue: 0, ...more };
}

export function fountain(name: string, [column, row]: Square, more: Partial<FountainView> = {}) {
  return { name, column, row, entrance: false, next: [], crowd: crowd(), ...more };
}

export function shopView(
  name: string,
  colour: Colour,
  squares: Square[],
  more: Partial<ShopView> = {},
): ShopView {
  return { name, colour, squares, owner: null, customers: 0, next_pays: 100, paid: 0, ...more };
}

export function seatView(seat: SeatName, money: number, more: Partial<SeatView> = {}): SeatView {
  return { seat, money, signs_left: 6, shops: [], rank_now: 1, ...more };
}

/**
 * A street of three squares between an entrance and a fountain, with a shop below its middle:
 *
 *     1* .  2
 *     ## Y1 Y1
 */
export function position(more: Partial<MarracashView> = {}): MarracashView {
  return {
    game: "marracash",
    round: 2,
    turn: 4,
    last_turn: null,
    actor: "ali",
    phase: "act",
    first: "ali",
    player: "ali",
    actions_left: 1,
    auctioned: false,
    souvenirs: false,
    least_raise: 100,
    town: { name: "alley", columns: 3, rows: 2, streets: [[1, 0]], palms: [[0, 1]] },
    fountains: [
      fountain("1", [0, 0], { entrance: true, next: ["2"], crowd: crowd({ yellow: 2, red: 1 }) }),
      fountain("2", [2, 0], { next: ["1"] }),
    ],
    shops: [
      shopView(
        "Y1",
        "yellow",
        [
          [1, 1],
          [2, 1],
        ],
        { owner: "aida" },
      ),
    ],
    line: ["blue", "red"],
    figures: crowd(),
    cards: [null, null],
    deck: [],
    auction: null,
    selling: null,
    previews: [
      {
        action: "move 1 2",
        from: "1",
        to: "2",
        squares: [
          [1, 0],
          [2, 0],
        ],
        sales: [
          {
            shop: "Y1",
            owner: "aida",
            visitors: 2,
            cards: [],
            waits: false,
            income: 300,
            share: 100,
          },
        ],
        share: 100,
      },
    ],
    start_money: 1200,
    bank: 3600,
    seats: [seatView("ali", 1200), seatView("aida", 1200), seatView("omar", 1200)],
    end_reasons: [],
    winners: [],
    ...more,
  };
}

export function offered(...actions: MarracashAction[]): MarracashChoice[] {
  return actions.map((action, number) => ({
    number,
    text: "",
    action,
    label: { key: "", arguments: {} },
    final: false,
  }));
}
