/** Making parts of a drawing alive: what stands for a choice can be pointed at, pressed and heard. */
import type { BoardProps } from "../../lib/board";
import type { PlainView } from "./view";

type Table = BoardProps<PlainView>;

// How far a ring lies outside of a part, in units of the drawing: a target may have neighbours.
const AROUND = 5;
const WITHIN = -3;
const SVG = "http://www.w3.org/2000/svg";

function numberOf(part: Element): number {
  return Number(part.getAttribute("data-action") ?? part.getAttribute("data-target"));
}

/** Everything of a drawing that stands for a number. */
export function partsOf(drawing: SVGElement): SVGGraphicsElement[] {
  return [...drawing.querySelectorAll<SVGGraphicsElement>("[data-action], [data-target]")];
}

/** A ring says what can be pressed, and makes small parts easier to hit. */
function ringFor(part: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = part.getBBox();
  const margin = part.hasAttribute("data-action") ? AROUND : WITHIN;
  const ring = document.createElementNS(SVG, "rect");
  const place = { x: x - margin, y: y - margin, width: width + 2 * margin };
  for (const [name, value] of Object.entries({ ...place, height: height + 2 * margin, rx: 12 }))
    ring.setAttribute(name, String(value));
  ring.classList.add("ring");
  return ring;
}

/** Offer the choices, once for each new drawing: the first part of a number can have the focus. */
export function offer(drawing: SVGElement, table: Table): void {
  const labels = new Map(table.choices.map((choice) => [choice.number, table.say(choice.label)]));
  const named = new Set<number>();
  for (const part of partsOf(drawing)) {
    const number = numberOf(part);
    const label = labels.get(number);
    if (label === undefined) continue;
    part.classList.add("offered");
    part.append(ringFor(part));
    if (!part.hasAttribute("data-action") || named.has(number)) continue;
    named.add(number);
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", "0");
    part.setAttribute("aria-label", label);
  }
}

/** Show what is being considered, and what a hint recommends. */
export function light(drawing: SVGElement, table: Table): void {
  for (const part of partsOf(drawing)) {
    const number = numberOf(part);
    part.classList.toggle("armed", table.armed === number);
    part.classList.toggle("advised", table.advised.includes(number));
  }
}

/** The offered number under an event, if there is one. */
export function offeredBy(event: Event): number | null {
  const part = event.target instanceof Element ? event.target.closest(".offered") : null;
  return part && numberOf(part);
}
