// The board in short lines, for those who hear it; what matters most comes first.

import type { Seat } from "../../lib/board";
import { saySitting } from "../../lib/match/players";
import { message, type Message } from "../../lib/message";
import { beside } from "./geometry";
import { hexFacts, sayElement, sayHex, sayRegion, saySeat } from "./table";
import {
  REGIONS,
  SEATS,
  type Element,
  type HexView,
  type MarabuntaView,
  type RegionView,
  type SeatView,
} from "./view";

export function describe(view: MarabuntaView, seats: readonly Seat[]): Message[] {
  return [
    message("web-marabunta-round", { round: view.round }),
    ...describePools(view),
    ...scores(view, seats),
    ...view.regions.map(describeRegion),
    ...SEATS.flatMap((seat) => describeNumbers(view, seat)),
    ...list("web-marabunta-text-cupcakes", view, (hex) => isOpen(hex) && hex.cupcake),
    ...list("web-marabunta-text-crates", view, (hex) => isOpen(hex) && hex.crate),
    ...list("web-marabunta-text-crossed", view, (hex) => hex.crossed),
    ...view.hexes.map((hex) => sayNeighbours(view.hexes, hex)),
  ];
}

export function scores(view: MarabuntaView, seats: readonly Seat[]): Message[] {
  return view.seats.map((seat, index) => describeSeat(seat, seats[index]));
}

export function describeSeat(seat: SeatView, sitting: Seat | undefined): Message {
  return message("web-marabunta-text-seat", {
    seat: saySitting(saySeat(seat.seat), sitting),
    score: seat.score_now,
    anthills: seat.anthills,
    boxes: seat.boxes,
  });
}

export function describeRegion(region: RegionView): Message {
  return message("web-marabunta-text-region", {
    region: sayRegion(region.region),
    red: region.sums[0],
    blue: region.sums[1],
    "red-circles": region.circles[0],
    "blue-circles": region.circles[1],
    open: region.open_hexes,
  });
}

function isOpen(hex: HexView): boolean {
  return hex.seat === null && !hex.crossed;
}

function describePools(view: MarabuntaView): Message[] {
  const say = (elements: readonly Element[]) =>
    elements.map((element) => sayElement(view, element));
  if (view.tile === null || REGIONS.some((region) => view.dice[region] === null)) return [];
  const pools = view.pools;
  if (pools === null)
    return [message("web-marabunta-text-rolled", { elements: say(["tile", ...REGIONS]) })];
  if (pools.tile !== undefined && pools.rest !== undefined)
    return [
      message("web-marabunta-text-offered", { pool: say(pools.tile), rest: say(pools.rest) }),
    ];
  return SEATS.flatMap((seat) => {
    const elements = pools[seat];
    if (elements === undefined) return [];
    return [message("web-marabunta-text-pool", { seat: saySeat(seat), elements: say(elements) })];
  });
}

export function describeNumbers(view: MarabuntaView, seat: (typeof SEATS)[number]): Message[] {
  const numbers = view.hexes
    .filter((hex) => hex.seat === seat)
    .map((hex) =>
      message("web-marabunta-text-number", { number: hex.number ?? 0, place: sayHex(hex) }),
    );
  if (numbers.length === 0) return [];
  return [message("web-marabunta-text-numbers", { seat: saySeat(seat), numbers })];
}

function list(key: string, view: MarabuntaView, wanted: (hex: HexView) => boolean): Message[] {
  const hexes = view.hexes.filter(wanted).map(sayHex);
  return hexes.length === 0 ? [] : [message(key, { hexes })];
}

export function sayNeighbours(hexes: readonly HexView[], hex: HexView): Message {
  return message("web-marabunta-text-neighbours", {
    hex: hex.name,
    hexes: beside(hexes, hex).map((other) =>
      message("web-marabunta-text-neighbour", { hex: sayHex(other), state: hexFacts(other) }),
    ),
  });
}
