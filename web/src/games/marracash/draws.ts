// What each outcome of chance was drawn from: visitors by the figures left of their colour, as long
// as the line can be finished without four of a colour in a row (Q12); the rest all alike.

import type { Draw, Draws } from "../../lib/fairness";
import type { Crowd } from "./reading";
import { COLOURS, SEATS, type Colour } from "./view";

const FIGURES: Crowd = { yellow: 14, purple: 10, green: 10, red: 10, blue: 10 };
const FIRST_VALUES: Crowd = { yellow: 150, purple: 75, green: 100, red: 50, blue: 125 };
const CARDS_A_COLOUR = 5;
const COIN = 25;
const GATHERED = 3; // on each entrance
const MOST = 3; // of a colour in a row

export const draws: Draws = (actions, at, seats) => {
  const before = actions.slice(0, at).map(({ text }) => text);
  switch (actions[at]?.text.split(" ")[0]) {
    case "gather":
      return drawGathered(before);
    case "queue":
      return drawQueued(before);
    case "first":
      return even(SEATS.slice(0, seats).map((seat) => `first ${seat}`));
    case "card":
      return even(cards().filter((card) => !before.includes(card)));
    default:
      return null;
  }
};

function even(outcomes: string[]): Draw {
  return { outcomes, weights: outcomes.map(() => 1) };
}

function cards(): string[] {
  return COLOURS.flatMap((colour) =>
    Array.from(
      { length: CARDS_A_COLOUR },
      (_, place) => `card ${colour} ${FIRST_VALUES[colour] + place * COIN}`,
    ),
  );
}

/** The colours of all visitors placed in one of two ways, in order. */
function placed(before: readonly string[], way: "gather" | "queue"): Colour[] {
  return before
    .filter((text) => text.startsWith(`${way} `))
    .map((text) => text.split(" ")[1] as Colour);
}

function figuresLeft(before: readonly string[]): Crowd {
  const left = { ...FIGURES };
  for (const colour of [...placed(before, "gather"), ...placed(before, "queue")]) left[colour] -= 1;
  return left;
}

/** Without outcomes where nobody could come: then the record was changed. */
function weighted(way: "gather" | "queue", allowed: readonly Colour[], left: Crowd): Draw {
  const colours = allowed.filter((colour) => left[colour] > 0);
  return {
    outcomes: colours.map((colour) => `${way} ${colour}`),
    weights: colours.map((colour) => left[colour]),
  };
}

function drawGathered(before: readonly string[]): Draw {
  const gathered = placed(before, "gather");
  const here = gathered.slice(gathered.length - (gathered.length % GATHERED));
  const colours = COLOURS.filter((colour) => !here.includes(colour));
  return weighted("gather", colours, figuresLeft(before));
}

function drawQueued(before: readonly string[]): Draw {
  const left = figuresLeft(before);
  const line = placed(before, "queue");
  const colours = COLOURS.filter((colour) => canFollow(line, left, colour));
  return weighted("queue", colours, left);
}

/** Would the rest still find room: three before, between and after the others? */
function canFollow(line: readonly Colour[], left: Crowd, colour: Colour): boolean {
  let run = 1;
  while (line.at(-run) === colour) run += 1;
  if (run > MOST) return false;
  const rest = COLOURS.reduce((sum, one) => sum + left[one], 0) - 1;
  return COLOURS.every((other) => {
    const count = left[other] - (other === colour ? 1 : 0);
    const room = MOST - (other === colour ? run : 0);
    return count <= MOST * (rest - count) + room;
  });
}
