// What can be asked about the town by name: fountains, shops and seats.

import type { Place, Seat } from "../../lib/board";
import { message } from "../../lib/message";
import { describeSeat, sayStreet, sayWays } from "./describe";
import { playerOf, sayFountain, saySeat, sayShop, saySign, sayTrade } from "./table";
import type { MarracashView } from "./view";

export function places(view: MarracashView, seats: readonly Seat[]): Place[] {
  return [
    ...view.fountains.map((fountain) => {
      const kinds = ["fountain", ...(fountain.entrance ? ["entrance"] : [])];
      const named = kinds.map((kind) =>
        message(`web-marracash-name-${kind}`, { fountain: fountain.name }),
      );
      const told = () => [sayFountain(fountain), sayWays(fountain)];
      return { names: [fountain.name, ...named], told };
    }),
    ...view.shops.map((shop) => ({
      names: [saySign(shop), sayShop(shop)],
      told: () => [sayTrade(shop), ...sayStreet(view, shop)],
    })),
    ...view.seats.map((seat) => ({
      names: [saySeat(seat.seat), playerOf(seats, seat.seat)?.player ?? ""],
      told: () => [
        describeSeat(seat, seats),
        ...view.shops.filter(({ owner }) => owner === seat.seat).map(sayTrade),
      ],
    })),
  ];
}
