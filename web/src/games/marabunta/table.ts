// What every part of the board is given.

import type { BoardProps } from "../../lib/board";
import { message, type Message, type Say } from "../../lib/message";
import type { Offers } from "./offers";
import type { Element, HexView, MarabuntaAction, MarabuntaView, Region } from "./view";

export interface Part {
  table: BoardProps<MarabuntaView, MarabuntaAction>;
  offers: Offers;
}

export function sayRegion(region: Region): Message {
  return message("region", { region });
}

export function saySeat(seat: string): Message {
  return message("marabunta-seat", { seat });
}

export function sayHex(hex: HexView): Message {
  return message("marabunta-hex", { hex: hex.name, region: sayRegion(hex.region) });
}

/** What a hex holds, or what is printed on it. */
export function hexFacts(hex: HexView): Message {
  if (hex.seat !== null && hex.number !== null)
    return message("web-marabunta-hex-number", { seat: saySeat(hex.seat), number: hex.number });
  if (hex.crossed) return message("web-marabunta-hex-crossed");
  if (hex.cupcake) return message("web-marabunta-hex-cupcake");
  if (hex.crate) return message("web-marabunta-hex-crate");
  return message("web-marabunta-hex-open");
}

export function hexState(say: Say, hex: HexView): string {
  return say(hexFacts(hex));
}

/** A die with its face, or the tile. */
export function sayElement(view: MarabuntaView, element: Element): Message {
  if (element === "tile") return message("marabunta-tile", { tile: view.tile ?? "" });
  return message("marabunta-die", { region: sayRegion(element), face: view.dice[element] ?? "" });
}

/** Names of hexes that hold something they did not hold before. */
export function freshHexes(previous: MarabuntaView | null, view: MarabuntaView): Set<string> {
  const before = new Map((previous?.hexes ?? []).map((hex) => [hex.name, hex]));
  return new Set(
    view.hexes
      .filter((hex) => {
        const old = before.get(hex.name);
        return old !== undefined && (old.seat !== hex.seat || old.crossed !== hex.crossed);
      })
      .map((hex) => hex.name),
  );
}
