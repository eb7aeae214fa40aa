// What every part of the board is given, how it is named, and what a move would bring to whom.

import type { BoardProps, Seat } from "../../lib/board";
import { message, type Message } from "../../lib/message";
import { choiceAt, type Offers } from "./offers";
import { groups, isMove, type Crowd } from "./reading";
import type {
  CardView,
  Colour,
  FountainView,
  MarracashAction,
  MarracashView,
  MovePreview,
  SeatName,
  ShopView,
} from "./view";

export type Table = BoardProps<MarracashView, MarracashAction>;

export interface Part {
  table: Table;
  offers: Offers;
}

export function sayColour(colour: Colour): Message {
  return message("marracash-colour", { colour });
}

export function saySeat(seat: SeatName): Message {
  return message("marracash-seat", { seat });
}

export function sayLetter(colour: string): Message {
  return message("marracash-letter", { colour });
}

/** As the map calls it: the letter of its colour in the language, and its number. */
export function saySign({ colour, name }: { colour: string; name: string }): Message {
  return message("marracash-sign", { letter: sayLetter(colour), number: name.slice(1) });
}

export function sayShop(shop: ShopView): Message {
  return message("marracash-shop", { colour: sayColour(shop.colour), shop: saySign(shop) });
}

/** The letter of a colour, where letters are wanted beside it. */
export function lettersOf({ say, settings }: Table): (colour: Colour) => string {
  return (colour) => (settings.letters ? say(sayLetter(colour)) : "");
}

export function sayCard(card: CardView): Message {
  return message("marracash-souvenir", { colour: sayColour(card.colour), value: card.value });
}

export function sayGroup(crowd: Crowd): Message[] {
  return groups(crowd).map(([colour, count]) =>
    message("marracash-visitors", { count, colour: sayColour(colour) }),
  );
}

/** A fountain and who stands there. */
export function sayFountain(fountain: FountainView): Message {
  const group = sayGroup(fountain.crowd);
  const kind = fountain.entrance ? "entrance" : "fountain";
  const key = group.length === 0 ? `web-marracash-${kind}-empty` : `web-marracash-${kind}`;
  return message(key, { fountain: fountain.name, ...(group.length > 0 && { group }) });
}

/** A shop, its owner and its trade. */
export function sayTrade(shop: ShopView): Message {
  if (shop.owner === null)
    return message("web-marracash-shop-free", { shop: sayShop(shop), pays: shop.next_pays });
  return message("web-marracash-shop-owned", {
    shop: sayShop(shop),
    seat: saySeat(shop.owner),
    customers: shop.customers,
    pays: shop.next_pays,
  });
}

export function playerOf(seats: readonly Seat[], name: string | null): Seat | undefined {
  return seats.find((seat) => seat.name === name);
}

/** The move that a choice would make, if it is one. */
export function previewOf(view: MarracashView, action: MarracashAction): MovePreview | null {
  if (action.action !== "move") return null;
  return (
    view.previews
      .filter(isMove)
      .find((one) => one.from === action.start && one.to === action.target) ?? null
  );
}

/** The move that was made from an earlier view by a step in notation. */
export function previewOfText(view: MarracashView, text: string): MovePreview | null {
  return view.previews.filter(isMove).find((one) => one.action === text) ?? null;
}

/** What a place is, and what pressing it would do, `selected` being the group in hand. */
export function describePlace(
  { table, offers }: Part,
  selected: string | null,
  name: string,
): string {
  const { view, say } = table;
  const choice = choiceAt(offers, selected, name);
  const fountain = view.fountains.find((one) => one.name === name);
  const shop = view.shops.find((one) => one.name === name);
  const words = fountain ? say(sayFountain(fountain)) : shop ? say(sayTrade(shop)) : name;
  if (choice !== undefined) return `${say(choice.label)}. ${words}`;
  if (name === selected) return `${words} ${say(message("web-marracash-chosen"))}`;
  if (offers.moves.has(name)) return `${words} ${say(message("web-marracash-choose-group"))}`;
  return words;
}

/** Places that a hint points to; with a group in hand, where it should go. */
export function advisedPlaces(table: Table, selected: string | null): Set<string> {
  const advised = table.choices.filter((choice) => table.advised.includes(choice.number));
  return new Set(
    advised.map(({ action }) => {
      if (action.action === "move") return selected === action.start ? action.target : action.start;
      if (action.action === "auction") return action.shop;
      return action.action === "bring" ? action.entrance : "";
    }),
  );
}

/** What a move brings to each seat, shares included; null where a choice must be waited for. */
export function gains(preview: MovePreview, mover: SeatName | null): Map<SeatName, number | null> {
  const found = new Map<SeatName, number | null>();
  const add = (seat: SeatName, amount: number | null) => {
    const before = found.get(seat) ?? (found.has(seat) ? null : 0);
    found.set(seat, before === null || amount === null ? null : before + amount);
  };
  for (const sale of preview.sales) {
    add(sale.owner, sale.waits ? null : sale.income - sale.share);
    if (mover !== null && sale.share > 0) add(mover, sale.share);
  }
  return found;
}

/** What every seat has won or lost from one view to the next. */
export function changes(
  previous: MarracashView | null,
  view: MarracashView,
): Map<SeatName, number> {
  const found = new Map<SeatName, number>();
  for (const seat of view.seats) {
    const before = previous?.seats.find((one) => one.seat === seat.seat)?.money;
    if (before !== undefined && before !== seat.money) found.set(seat.seat, seat.money - before);
  }
  return found;
}

/** “+150”, “−50”: with a true minus sign. */
export function signed(amount: number): string {
  if (amount === 0) return "0";
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
