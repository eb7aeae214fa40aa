// Which chambers light up, and what could be done there: read off what the engine has sent.

import { message, type Message } from "../../lib/message";
import type { Mind } from "./mind.svelte";
import { playKey, type Offers, type MiniCityChoice } from "./offers";
import { sayAnt, sayChamber } from "./table";
import { ANTS, type Ant, type EndView, type Food } from "./view";
import type { MiniCityAction, MiniCityView } from "./view";

export interface Lit {
  /** Played by a click; null while it only shows what a card would allow. */
  choice: MiniCityChoice | null;
  /** A millipede is needed. */
  far: boolean;
  /** Tokens that could be unloaded there. */
  load: number;
  /** Points of friendship for unloading nothing, where nothing can be unloaded. */
  points: number;
}

export type PlayAction = Extract<MiniCityAction, { action: "play" }>;

/** The play that is considered, if it is one. */
export function playOf(choice: MiniCityChoice | undefined): PlayAction | null {
  return choice?.action.action === "play" ? choice.action : null;
}

export function endOf(view: MiniCityView, play: PlayAction): EndView | undefined {
  return view.outlook.ends.find(({ road, end }) => road === play.road && end === play.end);
}

/** How far the best place on a road would carry an ant. */
export function bestRange(view: MiniCityView, ant: Ant): number {
  return Math.max(0, ...view.outlook.ends.map(({ ranges }) => ranges[ant]));
}

/** How far a play would carry an ant; while none is considered, the best one. */
function reachOf(view: MiniCityView, play: PlayAction | null, ant: Ant): number {
  return play === null ? bestRange(view, ant) : (endOf(view, play)?.ranges[ant] ?? 0);
}

/** The ant that the card in hand would move: the announced one, its own, or the only one it may. */
export function handMover(offers: Offers, mind: Mind): Ant | null {
  if (mind.card === null) return null;
  const movers = offers.movers.get(mind.card);
  if (mind.moving !== null || !movers || movers.has(mind.card)) return mind.moving ?? mind.card;
  return ANTS.find((ant) => movers.has(ant)) ?? null;
}

/** A card that may move others than its own ant leaves a choice, and shows which one it would be. */
export function hasChoice(offers: Offers, card: Ant): boolean {
  const movers = offers.movers.get(card);
  return movers !== undefined && (movers.size > 1 || !movers.has(card));
}

/** The ant that is about to move: of the card that lies, is considered, or is in hand. */
export function mover(
  view: MiniCityView,
  offers: Offers,
  play: PlayAction | null,
  mind: Mind,
): Ant | null {
  if (view.phase === "go" || view.phase === "unload") return view.card?.ant ?? null;
  if (play !== null) return play.moving ?? play.ant;
  return handMover(offers, mind);
}

export function litChambers(
  view: MiniCityView,
  offers: Offers,
  play: PlayAction | null,
  mind: Mind,
): Map<number, Lit> {
  const lit = new Map<number, Lit>();
  const offered = mind.helper === "ladybird" ? offers.sources : offers.chambers;
  const going = view.phase === "go";
  for (const [name, choice] of offered) {
    const far = choice.label.key === "minicity-do-go-far";
    lit.set(name, { choice, far, ...(going ? worth(view, name) : { load: 0, points: 0 }) });
  }
  const ant = mover(view, offers, play, mind);
  if (view.phase === "choice" && ant !== null) {
    const reach = reachOf(view, play, ant);
    for (const [name, steps] of Object.entries(view.outlook.stops[ant] ?? {})) {
      if (steps > reach + view.outlook.millipedes) continue;
      lit.set(Number(name), { choice: null, far: steps > reach, ...worth(view, Number(name)) });
    }
  }
  const most = offers.unload.at(-1);
  if (view.card !== null && most !== undefined)
    lit.set(view.ants[view.card.ant], { choice: most, far: false, load: 0, points: 0 });
  return lit;
}

/** Why the card in hand, or the play considered, cannot lead to a chamber that is not lit. */
export function whyNotTo(
  view: MiniCityView,
  offers: Offers,
  play: PlayAction | null,
  mind: Mind,
  name: number,
): Message | null {
  const chamber = view.chambers[name - 1];
  const ant = mover(view, offers, play, mind);
  if (view.phase !== "choice" || ant === null || chamber === undefined) return null;
  const action = `go ${name}`;
  if (chamber.ant === ant) return message("minicity-refused-same-chamber", { action });
  if (chamber.ant !== null) return message("minicity-refused-zone-taken", { action });
  const range = reachOf(view, play, ant) + view.outlook.millipedes;
  return message("web-minicity-too-far", {
    chamber: sayChamber(chamber),
    ant: sayAnt(ant),
    range,
  });
}

function worth(view: MiniCityView, name: number): { load: number; points: number } {
  const chamber = view.chambers[name - 1];
  const load = view.outlook.loads[name - 1] ?? 0;
  if (chamber === undefined || load > 0 || chamber.tokens === chamber.places)
    return { load, points: 0 };
  return { load, points: view.outlook.refusing?.[chamber.food] ?? 0 };
}

/** The play of the card in hand that leads its ant to a chamber, with no more range than it needs. */
export function playTo(
  view: MiniCityView,
  offers: Offers,
  mind: Mind,
  chamber: number,
): MiniCityChoice | undefined {
  const ant = handMover(offers, mind);
  const { card } = mind;
  if (card === null || ant === null) return undefined;
  const steps = view.outlook.stops[ant]?.[chamber];
  if (steps === undefined) return undefined;
  const ends = view.outlook.ends
    .filter(({ ranges }) => ranges[ant] + view.outlook.millipedes >= steps)
    .sort((one, other) => {
      const short = (range: number) => (range < steps ? 1 : 0);
      const [first, second] = [one.ranges[ant], other.ranges[ant]];
      return short(first) - short(second) || first - second;
    });
  return ends
    .map(({ road, end }) => offers.plays.get(playKey(card, ant, road, end)))
    .find((choice) => choice !== undefined);
}

/** A play and the way that its ant then goes at once. */
export function sayBoth(view: MiniCityView, play: MiniCityChoice, name: number): Message {
  const chamber = view.chambers[name - 1];
  if (chamber === undefined) return play.label;
  return message("web-minicity-both", { ...play.label.arguments, chamber: sayChamber(chamber) });
}

/** Spaces of a road whose cards count for a play there: those joined to it, in its colour. */
export function joinedSpaces(end: EndView, ant: Ant): number[] {
  const inwards = end.end === "left" ? 1 : -1;
  return Array.from({ length: end.ranges[ant] - 1 }, (_, at) => end.space + inwards * (at + 1));
}

/** Tokens of a chamber that were not there before. */
export function fresh(previous: MiniCityView | null, view: MiniCityView, name: number): number {
  const before = previous?.chambers[name - 1];
  const now = view.chambers[name - 1];
  return before && now ? Math.max(0, now.tokens - before.tokens) : 0;
}

export function total(counts: Record<Food, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
