// Small positions for tests: a row of chambers, a seat, choices.

import type { Choice } from "../../lib/board";
import {
  FOODS,
  type ChamberView,
  type MiniCityAction,
  type MiniCityView,
  type SeatView,
} from "./view";

/** Chambers 1, 2, 3 … in a row, each joined to the next, with the foods in turn. */
export function row(length: number): ChamberView[] {
  return Array.from({ length }, (_, at) => ({
    name: at + 1,
    x: at * 10,
    y: 0,
    food: FOODS[at % FOODS.length] ?? "yellow",
    places: 2,
    tokens: 0,
    ant: null,
    tunnels: [at, at + 2].filter((name) => name >= 1 && name <= length),
    start: null,
    two_ants: 0,
    three_ants: 0,
  }));
}

export function box(more: Partial<SeatView> = {}): SeatView {
  return {
    seat: "circle",
    hand: { yellow: 1, blue: 0, red: 2, grey: 0, violet: 0 },
    hand_size: 3,
    hand_limit: 4,
    small: { yellow: 2, orange: 0, blue: 0, green: 1, pink: 0 },
    small_limit: 7,
    reserve: { yellow: 5, orange: 4, blue: 0, green: 0, pink: 1 },
    left: 13,
    points: null,
    friends: [],
    rank: null,
    ...more,
  };
}

export function position(more: Partial<MiniCityView> = {}): MiniCityView {
  return {
    game: "minicity",
    friends_variant: false,
    round: 2,
    turn: 3,
    actor: "circle",
    phase: "choice",
    first: "circle",
    offer: null,
    turn_seat: "circle",
    cards_played: 0,
    card_limit: 3,
    bought: false,
    card: null,
    spread: null,
    chambers: row(6),
    ants: { yellow: 1, blue: 2, red: 3, grey: 4, violet: 5 },
    roads: [[null, "red", "red", null]],
    outlook: {
      ends: [],
      stops: {},
      millipedes: 0,
      loads: [0, 0, 0, 0, 0, 2],
      refusing: null,
      proposal: [],
    },
    share: { yellow: 12, orange: 10, blue: 9, green: 7, pink: 5 },
    pile: 60,
    discards: { yellow: 0, blue: 0, red: 0, grey: 0, violet: 0 },
    friends: null,
    seats: [box(), box({ seat: "square", hand: null, hand_size: 4 })],
    end_reasons: [],
    winners: [],
    ...more,
  };
}

export function offered(...actions: MiniCityAction[]): Choice<MiniCityAction>[] {
  return actions.map((action, number) => ({
    number,
    text: "",
    action,
    label: { key: "", arguments: {} },
    final: false,
  }));
}
