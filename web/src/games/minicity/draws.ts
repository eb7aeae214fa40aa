// What each outcome of chance was drawn from: the cards left in the pile, read off the record.

import type { Draws, RecordedAction } from "../../lib/fairness";
import { ANTS, SEATS, type Ant } from "./view";

const CARDS = 19; // of each ant (§1.4)
const MIDDLE = 2; // new cards on a road

type Cards = Record<Ant, number>;

function none(): Cards {
  return { yellow: 0, blue: 0, red: 0, grey: 0, violet: 0 };
}

export const draws: Draws = (actions, at) => {
  const word = actions[at]?.text.split(" ")[0];
  if (word === "first") return drawFirst(actions.slice(0, at));
  if (word !== "deal" && word !== "lay") return null;
  const pile = pileBefore(actions, at);
  const left = ANTS.filter((ant) => pile[ant] > 0);
  return {
    outcomes: left.map((ant) => `${word} ${ant}`),
    weights: left.map((ant) => pile[ant]),
  };
};

/** As many seats as have chosen a small part. */
function drawFirst(before: readonly RecordedAction[]) {
  const seats = new Set(before.map(({ actor }) => actor).filter((actor) => actor !== "chance"));
  const outcomes = SEATS.filter((seat) => seats.has(seat)).map((seat) => `first ${seat}`);
  return { outcomes, weights: outcomes.map(() => 1) };
}

/** Cards that could be drawn by the action `at`; a road that gets new ones was cleared first (Q2). */
function pileBefore(actions: readonly RecordedAction[], at: number): Cards {
  const pile: Cards = { yellow: CARDS, blue: CARDS, red: CARDS, grey: CARDS, violet: CARDS };
  const discards = none();
  const roads: Cards[] = [];
  let laid = 0; // on the road that is being laid
  let played = -1; // the road of the latest card; none in the set-up
  for (const [index, { text }] of actions.slice(0, at + 1).entries()) {
    const [word, value, road] = text.split(" ");
    const ant = value as Ant;
    if (word === "play") {
      played = Number(road) - 1;
      laid = 0;
      const cards = roads[played];
      if (cards) cards[ant] += 1;
    } else if (word === "lay" || word === "deal") {
      if (word === "lay" && laid % MIDDLE === 0) clear(roads, played, discards);
      if (ANTS.every((one) => pile[one] === 0)) shuffle(pile, discards);
      if (index === at) break;
      pile[ant] -= 1;
      if (word === "deal") continue;
      const cards = roads[played === -1 ? roads.length - 1 : played];
      if (cards) cards[ant] += 1;
      laid += 1;
    }
  }
  return pile;
}

/** In the set-up a road is new; later its cards go to the discards. */
function clear(roads: Cards[], road: number, discards: Cards): void {
  const cards = roads[road];
  if (cards !== undefined) for (const ant of ANTS) discards[ant] += cards[ant];
  if (cards === undefined) roads.push(none());
  else roads[road] = none();
}

function shuffle(pile: Cards, discards: Cards): void {
  for (const ant of ANTS) {
    pile[ant] = discards[ant];
    discards[ant] = 0;
  }
}
