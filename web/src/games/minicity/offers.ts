// From what a hand touches to the choice that was sent for it. Whatever is not here is not offered.

import type { Choice } from "../../lib/board";
import type { Ant, End, Food, Friend, MiniCityAction } from "./view";

export type MiniCityChoice = Choice<MiniCityAction>;

export interface Offers {
  stock: Map<Food, MiniCityChoice>;
  plays: Map<string, MiniCityChoice>; // by `playKey`
  cards: Set<Ant>; // of the hand, that may be played
  movers: Map<Ant, Set<Ant>>; // ants that a card may move
  chambers: Map<number, MiniCityChoice>; // to go to, or to spread to
  sources: Map<number, MiniCityChoice>; // for the ladybird
  unload: MiniCityChoice[]; // by the number of tokens, from none
  buy: Map<Friend, MiniCityChoice>;
  swaps: Map<string, MiniCityChoice>; // by `pairKey`
  exchanges: Map<string, MiniCityChoice>; // by `pairKey`, given first
  enough: MiniCityChoice | null;
  done: MiniCityChoice | null;
  begin: MiniCityChoice[]; // who begins, by seat
}

export function playKey(card: Ant, moving: Ant, road: number, end: End): string {
  return `${card} ${moving} ${road} ${end}`;
}

export function pairKey(first: string, second: string): string {
  return `${first} ${second}`;
}

export function sortOffers(choices: readonly MiniCityChoice[]): Offers {
  const offers: Offers = {
    stock: new Map(),
    plays: new Map(),
    cards: new Set(),
    movers: new Map(),
    chambers: new Map(),
    sources: new Map(),
    unload: [],
    buy: new Map(),
    swaps: new Map(),
    exchanges: new Map(),
    enough: null,
    done: null,
    begin: [],
  };
  for (const choice of choices) sortOne(offers, choice);
  return offers;
}

function sortOne(offers: Offers, choice: MiniCityChoice): void {
  const { action } = choice;
  switch (action.action) {
    case "stock":
      offers.stock.set(action.food, choice);
      break;
    case "play": {
      const moving = action.moving ?? action.ant;
      offers.plays.set(playKey(action.ant, moving, action.road, action.end), choice);
      offers.cards.add(action.ant);
      offers.movers.set(action.ant, (offers.movers.get(action.ant) ?? new Set()).add(moving));
      break;
    }
    case "go":
    case "to":
      offers.chambers.set(action.chamber, choice);
      break;
    case "spread":
      offers.sources.set(action.chamber, choice);
      break;
    case "unload":
      offers.unload[action.tokens] = choice;
      break;
    case "buy":
      offers.buy.set(action.friend, choice);
      break;
    case "swap":
      // Whichever of the two is touched first.
      offers.swaps.set(pairKey(action.first, action.second), choice);
      offers.swaps.set(pairKey(action.second, action.first), choice);
      break;
    case "exchange":
      offers.exchanges.set(pairKey(action.given, action.taken), choice);
      break;
    case "enough":
      offers.enough = choice;
      break;
    case "done":
      offers.done = choice;
      break;
    case "first":
      offers.begin.push(choice);
      break;
  }
}

/** First halves of the pairs that are offered. */
export function firsts<Name extends string>(pairs: ReadonlyMap<string, unknown>): Set<Name> {
  return new Set([...pairs.keys()].map((key) => key.split(" ")[0] as Name));
}
