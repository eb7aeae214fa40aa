// Final money taken apart, as far as a position tells: what is left over went through auctions.

import type { MarracashView, SeatName, ShopView } from "./view";

export interface Account {
  readonly seat: SeatName;
  readonly start: number;
  readonly shops: readonly ShopView[];
  readonly customers: number;
  /** Prices paid, auctioneer's money, shares given and got, souvenirs. */
  readonly rest: number;
  readonly money: number;
}

export function reckoning(view: MarracashView): Account[] {
  return view.seats.map(({ seat, money }) => {
    const shops = view.shops.filter(({ owner }) => owner === seat);
    const customers = shops.reduce((sum, { paid }) => sum + paid, 0);
    const rest = money - view.start_money - customers;
    return { seat, start: view.start_money, shops, customers, rest, money };
  });
}
