// The board in short lines, for those who hear it; what matters most comes first.

import type { Seat } from "../../lib/board";
import { saySitting } from "../../lib/match/players";
import { message, type Message } from "../../lib/message";
import { playerOf, sayCard, sayColour, sayFountain, saySeat, sayShop, sayTrade } from "./table";
import { groups } from "./reading";
import { waysPast } from "./streets";
import type { FountainView, MarracashView, SeatView, ShopView } from "./view";

export function describe(view: MarracashView, seats: readonly Seat[]): Message[] {
  const nobody = view.fountains.filter(({ crowd }) => groups(crowd).length === 0);
  return [
    message("web-marracash-round", { round: view.round }),
    ...describeAuction(view),
    ...scores(view, seats),
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
    ...view.fountains.map(sayWays),
    ...view.shops.flatMap((shop) => sayStreet(view, shop).slice(0, 1)),
  ];
}

export function scores(view: MarracashView, seats: readonly Seat[]): Message[] {
  return view.seats.map((seat) => describeSeat(seat, seats));
}

export function describeSeat(seat: SeatView, seats: readonly Seat[]): Message {
  return message("web-marracash-text-seat", {
    seat: saySitting(saySeat(seat.seat), playerOf(seats, seat.seat)),
    money: seat.money,
    signs: seat.signs_left,
  });
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

export function sayWays({ name, next }: FountainView): Message {
  return message("web-marracash-text-ways", { fountain: name, next: next.join(", ") });
}

/** The ways on which a shop is passed, and who could come along them now. */
export function sayStreet(view: MarracashView, shop: ShopView): Message[] {
  const ways = waysPast(view, shop);
  const starts = new Set(ways.map(({ from }) => from));
  const waiting = view.fountains.filter(
    ({ name, crowd }) => starts.has(name) && crowd[shop.colour] > 0,
  );
  return [
    message("web-marracash-text-past", {
      shop: sayShop(shop),
      ways: ways.map(({ from, to }) => `${from} → ${to}`).join(", "),
    }),
    message("web-marracash-text-customers", {
      count: waiting.length,
      groups: waiting.map(({ name, crowd }) =>
        message("web-marracash-text-waiting", {
          fountain: name,
          count: crowd[shop.colour],
          colour: sayColour(shop.colour),
        }),
      ),
    }),
  ];
}
