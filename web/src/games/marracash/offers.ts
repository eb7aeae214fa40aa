// From what a hand touches to the choice that was sent for it. Whatever is not here is not offered.

import type { Choice } from "../../lib/board";
import { message, type Message } from "../../lib/message";
import type { End } from "./reading";
import type { MarracashAction, MarracashView } from "./view";

export type MarracashChoice = Choice<MarracashAction>;
type Bidding = Pick<MarracashView, "auction" | "actor" | "seats">;

export interface Bringing {
  entrance: string;
  end: End;
  visitors: number;
  choice: MarracashChoice;
}

export interface Offers {
  /** By the fountain where a group stands, then by where it may go. */
  moves: Map<string, Map<string, MarracashChoice>>;
  auctions: Map<string, MarracashChoice>; // by shop
  bids: Map<number, MarracashChoice>; // by amount, rising
  pass: MarracashChoice | undefined;
  sells: Map<string, MarracashChoice>; // by `cardKey`
  brings: Bringing[];
}

export function cardKey(card: { colour: string; value: number }): string {
  return `${card.colour} ${card.value}`;
}

export function sortOffers(choices: readonly MarracashChoice[]): Offers {
  const offers: Offers = {
    moves: new Map(),
    auctions: new Map(),
    bids: new Map(),
    pass: undefined,
    sells: new Map(),
    brings: [],
  };
  for (const choice of choices) {
    const { action } = choice;
    switch (action.action) {
      case "move": {
        const targets = offers.moves.get(action.start) ?? new Map<string, MarracashChoice>();
        offers.moves.set(action.start, targets.set(action.target, choice));
        break;
      }
      case "auction":
        offers.auctions.set(action.shop, choice);
        break;
      case "bid":
        offers.bids.set(action.amount, choice);
        break;
      case "pass":
        offers.pass = choice;
        break;
      case "sell":
        offers.sells.set(cardKey(action), choice);
        break;
      case "bring":
        offers.brings.push({
          entrance: action.entrance,
          end: action.end,
          visitors: action.visitors,
          choice,
        });
        break;
    }
  }
  offers.bids = new Map([...offers.bids].sort(([one], [other]) => one - other));
  return offers;
}

/** Nobody should be left with less of their money by a slip. */
const RESERVE = 1 / 5;

/** Before a bid of more than the shop is likely to earn, or of nearly all that the bidder has. */
export function doubtOf(action: MarracashAction, view: Bidding): Message | null {
  const { auction, actor, seats } = view;
  if (action.action !== "bid" || auction === null) return null;
  const { amount } = action;
  const { worth } = auction;
  const money = seats.find(({ seat }) => seat === actor)?.money ?? 0;
  const left = money - amount;
  if (amount <= worth && left >= RESERVE * money) return null;
  return message("web-marracash-doubt-bid", { amount, left, dear: amount > worth ? "yes" : "no" });
}

/** The amount that is offered nearest to one that somebody wants. */
export function nearestBid(offers: Offers, wanted: number): number | undefined {
  let best: number | undefined;
  for (const amount of offers.bids.keys())
    if (best === undefined || Math.abs(amount - wanted) < Math.abs(best - wanted)) best = amount;
  return best;
}

/** Entrances that can be filled now. */
export function entrances(offers: Offers): string[] {
  return [...new Set(offers.brings.map(({ entrance }) => entrance))];
}

/** What pressing a place would play at once, `selected` being the group in hand. */
export function choiceAt(
  offers: Offers,
  selected: string | null,
  name: string,
): MarracashChoice | undefined {
  const targets = selected === null ? undefined : offers.moves.get(selected);
  return (targets ?? offers.auctions).get(name);
}

/** Does pressing a place do anything? A single entrance is filled without being chosen. */
export function isAlive(offers: Offers, selected: string | null, name: string): boolean {
  const fillable = entrances(offers);
  return (
    choiceAt(offers, selected, name) !== undefined ||
    offers.moves.has(name) ||
    (fillable.length > 1 && fillable.includes(name))
  );
}
