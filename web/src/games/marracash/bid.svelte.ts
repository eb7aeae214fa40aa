// The amount that somebody has chosen to bid: kept while they look at an earlier moment.

import type { AuctionView } from "./view";

export class Bid {
  #wanted = $state.raw<{ shop: string; least: number; amount: number } | null>(null);

  /** In this auction, as far as it has come; the least, until somebody chooses. */
  of({ shop, least_bid: least }: AuctionView): number {
    const wanted = this.#wanted;
    return wanted?.shop === shop && wanted.least === least ? wanted.amount : least;
  }

  want({ shop, least_bid: least }: AuctionView, amount: number): void {
    this.#wanted = { shop, least, amount };
  }
}
