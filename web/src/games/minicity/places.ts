// What can be asked about the hill by name: chambers, ants, foods, friends and seats.

import type { Place, Seat } from "../../lib/board";
import { message, type Message } from "../../lib/message";
import { describeAnts, describeFriend, describePlaces, describeSeat, sayTunnels } from "./describe";
import { sayAnt, sayChamber, sayFood, sayFriend, saySeat } from "./table";
import { ANTS, FOODS, type ChamberView, type MiniCityView } from "./view";

export function places(view: MiniCityView, seats: readonly Seat[]): Place[] {
  return [
    ...view.chambers.map((chamber) => ({
      names: [
        String(chamber.name),
        message("web-minicity-name-chamber", { chamber: String(chamber.name) }),
      ],
      told: () => [...sayContent(chamber), sayTunnels(chamber)],
    })),
    ...ANTS.map((ant, index) => ({
      names: [sayAnt(ant), message("web-minicity-name-ant", { number: index + 1 })],
      told: () => describeAnts(view).slice(index, index + 1),
    })),
    ...FOODS.map((food) => ({ names: [sayFood(food)], told: () => [describePlaces(view, food)] })),
    ...(view.friends ?? []).map((friend) => ({
      names: [sayFriend(friend.friend)],
      told: () => [describeFriend(friend)],
    })),
    ...view.seats.map((seat, index) => ({
      names: [saySeat(seat.seat), seats[index]?.player ?? ""],
      told: () => [describeSeat(seat, seats[index])],
    })),
  ];
}

function sayContent(chamber: ChamberView): Message[] {
  const { tokens, places: room, ant } = chamber;
  return [
    message("web-minicity-text-chamber", {
      chamber: sayChamber(chamber),
      filled: message("web-minicity-chamber-filled", { tokens, places: room }),
      ants: ant === null ? 0 : 1,
      ant: ant === null ? "" : sayAnt(ant),
    }),
  ];
}
