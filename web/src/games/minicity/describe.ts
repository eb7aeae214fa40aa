// The board in short lines, for those who hear it; what matters most comes first.

import type { Seat } from "../../lib/board";
import { saySitting } from "../../lib/match/players";
import { message, type Message } from "../../lib/message";
import { sayAnt, sayChamber, sayFood, sayFriend, saySeat } from "./table";
import {
  ANTS,
  FOODS,
  type ChamberView,
  type Food,
  type FriendView,
  type MiniCityView,
  type SeatView,
} from "./view";

export function describe(view: MiniCityView, seats: readonly Seat[]): Message[] {
  return [
    message("web-minicity-text-round", { round: view.round, pile: view.pile }),
    ...view.seats.flatMap((seat) => describeHand(seat)),
    ...view.roads.map((cards, road) =>
      message("web-minicity-road", {
        road: road + 1,
        cards: cards.filter((card) => card !== null).map(sayAnt),
      }),
    ),
    ...describeAnts(view),
    ...scores(view, seats),
    ...view.seats.flatMap((seat) => describeFriends(seat)),
    ...FOODS.map((food) => describePlaces(view, food)),
    ...(view.friends ?? []).filter(({ left }) => left > 0).map(describeFriend),
    ...view.chambers.map(sayTunnels),
  ];
}

export function scores(view: MiniCityView, seats: readonly Seat[]): Message[] {
  return view.seats.map((seat, index) => describeSeat(seat, seats[index]));
}

export function describeSeat(seat: SeatView, sitting: Seat | undefined): Message {
  return message("web-minicity-text-seat", {
    seat: saySitting(saySeat(seat.seat), sitting),
    left: seat.left,
    small: counts(seat.small),
    reserve: counts(seat.reserve),
    cards: seat.hand_size,
  });
}

export function describeFriend({ friend, cost }: FriendView): Message {
  return message("web-minicity-text-friend", {
    friend: sayFriend(friend),
    cost,
    effect: message("web-minicity-effect", { friend }),
  });
}

function counts(tokens: Readonly<Record<Food, number>>): Message[] {
  return FOODS.filter((food) => tokens[food] > 0).map((food) =>
    message("web-minicity-count", { count: tokens[food], food: sayFood(food) }),
  );
}

function describeHand(seat: SeatView): Message[] {
  const hand = seat.hand;
  if (hand === null) return [];
  const cards = ANTS.flatMap((ant) => Array.from({ length: hand[ant] }, () => sayAnt(ant)));
  return [message("web-minicity-text-hand", { seat: saySeat(seat.seat), cards })];
}

export function describeAnts(view: MiniCityView): Message[] {
  return ANTS.flatMap((ant) => {
    const chamber = view.chambers[view.ants[ant] - 1];
    if (chamber === undefined) return [];
    return [
      message("web-minicity-text-ant", {
        ant: sayAnt(ant),
        chamber: sayChamber(chamber),
        tunnels: chamber.tunnels.join(", "),
      }),
    ];
  });
}

function describeFriends(seat: SeatView): Message[] {
  if (seat.points === null) return [];
  return [
    message("web-minicity-text-points", {
      seat: saySeat(seat.seat),
      points: seat.points,
      count: seat.friends.length,
      friends: seat.friends.map(({ friend }) => sayFriend(friend)),
    }),
  ];
}

export function describePlaces(view: MiniCityView, food: Food): Message {
  const open = view.chambers.filter((one) => one.food === food && one.tokens < one.places);
  return message("web-minicity-text-places", {
    food: sayFood(food),
    count: open.length,
    chambers: open.map(({ name, places, tokens }) =>
      message("web-minicity-text-place", { chamber: String(name), free: places - tokens }),
    ),
  });
}

export function sayTunnels(chamber: ChamberView): Message {
  return message("web-minicity-text-tunnels", {
    chamber: String(chamber.name),
    tunnels: chamber.tunnels.join(", "),
  });
}
