// What can be asked about the meadow by name: hexes, regions and seats.

import type { Place, Seat } from "../../lib/board";
import { message, type Message } from "../../lib/message";
import { describeNumbers, describeRegion, describeSeat, sayNeighbours } from "./describe";
import { hexFacts, sayHex, sayRegion, saySeat } from "./table";
import type { HexView, MarabuntaView } from "./view";

export function places(view: MarabuntaView, seats: readonly Seat[]): Place[] {
  return [
    ...view.hexes.map((hex) => ({
      names: [hex.name],
      told: () => [sayContent(hex), sayNeighbours(view.hexes, hex)],
    })),
    ...view.regions.map((region) => ({
      names: [sayRegion(region.region)],
      told: () => [describeRegion(region)],
    })),
    ...view.seats.map((seat, index) => ({
      names: [saySeat(seat.seat), seats[index]?.player ?? ""],
      told: () => [describeSeat(seat, seats[index]), ...describeNumbers(view, seat.seat)],
    })),
  ];
}

function sayContent(hex: HexView): Message {
  return message("web-marabunta-text-hex", { hex: sayHex(hex), state: hexFacts(hex) });
}
