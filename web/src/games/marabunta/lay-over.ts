import type { Choice } from "../../lib/board";
import { message, type Message } from "../../lib/message";
import { sayElement } from "./table";
import { REGIONS, type Element, type MarabuntaAction, type MarabuntaView } from "./view";

/** How a split is made by hand: what to lay over, the smaller of its pools, and what to press then. */
export function layOver(view: MarabuntaView, { action }: Choice<MarabuntaAction>): Message | null {
  if (action.action !== "split") return null;
  const withTile: Element[] = ["tile", ...action.dice];
  const rest = REGIONS.filter((region) => !withTile.includes(region));
  const fewer = withTile.length <= rest.length ? withTile : rest;
  return message("web-marabunta-lay-over", {
    elements: fewer.map((element) => sayElement(view, element)),
    offer: message("web-marabunta-split-offer"),
  });
}
