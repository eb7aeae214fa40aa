// What every part of the board is given, and how things are called.

import type { BoardProps } from "../../lib/board";
import { message, type Message, type Say } from "../../lib/message";
import type { Mind } from "./mind.svelte";
import type { Offers } from "./offers";
import type { Ant, ChamberView, Food, Friend, MiniCityAction, MiniCityView } from "./view";

export type Table = BoardProps<MiniCityView, MiniCityAction>;

export interface Part {
  table: Table;
  offers: Offers;
  mind: Mind;
}

export function sayFood(food: Food): Message {
  return message("minicity-food", { food });
}

export function sayAnt(ant: Ant): Message {
  return message("minicity-ant", { ant });
}

export function sayFriend(friend: Friend): Message {
  return message("minicity-friend", { friend });
}

export function saySeat(seat: string): Message {
  return message("minicity-seat", { seat });
}

export function sayChamber(chamber: ChamberView): Message {
  return message("minicity-chamber", {
    chamber: String(chamber.name),
    food: sayFood(chamber.food),
  });
}

/** What a chamber holds. */
export function chamberState(say: Say, chamber: ChamberView): string {
  const { tokens, places, ant } = chamber;
  const filled = say(message("web-minicity-chamber-filled", { tokens, places }));
  return ant === null ? filled : `${filled}, ${say(sayAnt(ant))}`;
}

/** The seat whose box and hand lie before the person looking: the one to act, or the first own. */
export function mySeat(table: Table): number | null {
  const { actor, mySeats } = table;
  if (actor !== null && mySeats.includes(actor)) return actor;
  return mySeats.find((seat) => table.view.seats[seat]?.hand != null) ?? mySeats[0] ?? null;
}
