// The board in short lines, for those who hear it; what matters most comes first.

import type { Seat } from "../../lib/board";
import { message, type Message } from "../../lib/message";
import { playerOf, sayCard, sayColour, sayFountain, saySeat, sayShop, sayTrade } from "./table";
import { groups } from "./reading";
import type { MarracashView } from "./view";

export function describe(view: MarracashView, seats: readonly Seat[]): Message[] {
  const nobody = view.fountains.filter(({ crowd }) => groups(crowd).length === 0);
  return [
    message("web-marracash-round", { round: view.round }),
    ...describeAuction(view),
    ...view.seats.map((seat) =>
      message("web-marracash-text-seat", {
        seat: saySeat(seat.seat),
        player: playerOf(seats, seat.seat)?.player ?? "",
        money: seat.money,
        signs: seat.signs_left,
      }),
    ),
    ...view.fountains.filter((fountain) => !nobody.includes(fountain)).map(sayFountain),
    ...view.shops.filter(({ owner }) => owner !== null).map(sayTrade),
    ...list(
      "web-marracash-text-free",
      "shops",
      view.shops.filter(({ owner }) => owner === null).map(sayShop),
    ),
    view.line.length === 0
      ? message("web-marracash-line-empty")
      : message("web-marracash-text-line", {
          count: view.line.length,
          line: view.line.map(sayColour),
        }),
    ...(view.souvenirs
      ? [
          message("web-marracash-face-up", {
            cards: view.cards.filter((card) => card !== null).map(sayCard),
          }),
          message("web-marracash-deck", { count: view.deck.length }),
        ]
      : []),
    ...view.fountains.map((fountain) =>
      message("web-marracash-text-ways", {
        fountain: fountain.name,
        next: fountain.next.join(", "),
      }),
    ),
  ];
}

function describeAuction({ auction, shops }: MarracashView): Message[] {
  const shop = shops.find(({ name }) => name === auction?.shop);
  if (!auction || !shop) return [];
  const told = { shop: sayShop(shop), seats: auction.in.map(saySeat) };
  if (auction.leader === null) return [message("web-marracash-text-auction", told)];
  const leader = saySeat(auction.leader);
  return [message("web-marracash-text-bid", { ...told, seat: leader, bid: auction.bid })];
}

function list(key: string, name: string, items: Message[]): Message[] {
  return items.length === 0 ? [] : [message(key, { [name]: items })];
}
