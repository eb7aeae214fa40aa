// From what a hand touches to the choice that was sent for it. Whatever is not here is not offered.

import type { Choice, Step } from "../../lib/board";
import type { Element, MarabuntaAction, MarabuntaView, Region } from "./view";

export type MarabuntaChoice = Choice<MarabuntaAction>;

export interface Offers {
  hexes: Map<string, MarabuntaChoice>;
  leaves: Map<Region, MarabuntaChoice>;
  groups: Map<number, MarabuntaChoice>; // from 0
  apply: Map<Element, MarabuntaChoice>; // a die used again, too
  ignore: Map<Element, MarabuntaChoice>;
  take: Map<"tile" | "rest", MarabuntaChoice>;
  splits: Map<string, MarabuntaChoice>; // by `splitKey`
}

/** Dice beside the tile, as a set. */
export function splitKey(dice: Iterable<Region>): string {
  return [...dice].sort().join(" ");
}

export function sortOffers(choices: readonly MarabuntaChoice[]): Offers {
  const offers: Offers = {
    hexes: new Map(),
    leaves: new Map(),
    groups: new Map(),
    apply: new Map(),
    ignore: new Map(),
    take: new Map(),
    splits: new Map(),
  };
  for (const choice of choices) {
    const { action } = choice;
    switch (action.action) {
      case "write":
      case "cross":
        offers.hexes.set(action.hex, choice);
        break;
      case "circle":
        offers.leaves.set(action.region, choice);
        break;
      case "crate":
        offers.groups.set(action.group - 1, choice);
        break;
      case "apply":
        offers.apply.set(action.element, choice);
        break;
      case "again":
        offers.apply.set(action.die, choice);
        break;
      case "ignore":
        offers.ignore.set(action.element, choice);
        break;
      case "take":
        offers.take.set(action.pool, choice);
        break;
      case "split":
        offers.splits.set(splitKey(action.dice), choice);
        break;
      case "decline": // a button beside the prompt
        break;
    }
  }
  return offers;
}

/** The split that two heaps stand for; none while a heap is empty. */
export function splitOf(offers: Offers, aside: ReadonlySet<Element>): MarabuntaChoice | undefined {
  const all: Element[] = ["pink", "blue", "orange", "green", "grey", "yellow", "tile"];
  if (aside.size === 0 || aside.size === all.length) return undefined;
  const tileAside = aside.has("tile");
  const beside = all.filter(
    (element): element is Region => element !== "tile" && aside.has(element) === tileAside,
  );
  return offers.splits.get(splitKey(beside));
}

export type Cost = "none" | "anthill" | "maybe";

/** Whether choosing a hex costs an anthill: for sure only with the last hex of a placement. */
export function costOf(view: MarabuntaView, hex: string): Cost {
  const effect = view.effect;
  if (effect === null || !effect.anthill_hexes.includes(hex)) return "none";
  return effect.picked.length + 1 === effect.hexes ? "anthill" : "maybe";
}

/** Points of the cupcake boxes that would be crossed next, as many as there are left. */
export function nextBoxes(view: MarabuntaView, count: number): number[] {
  const seat = view.seats.find(({ seat }) => seat === view.actor);
  return seat === undefined ? [] : seat.row.slice(seat.boxes, seat.boxes + count);
}

/** The element in hand: the one applied last, while its parts are being chosen. */
export function elementInHand(view: MarabuntaView, story: readonly Step[]): Element | null {
  if (view.effect === null) return null;
  const last = story.findLast(({ text }) => /^(apply|again) /.test(text ?? ""));
  return (last?.text?.split(" ")[1] as Element | undefined) ?? null;
}
