// What each outcome of chance was drawn from; all are equally likely (§2.3, §3.1).

import type { Draws } from "../../lib/fairness";
import { SEATS, type Face, type Tile } from "./view";

const FACES: readonly Face[] = ["0", "1", "2", "3", "leaf", "crate"];
const TILES: readonly Tile[] = [
  "two-crates",
  "two-leaves",
  "one",
  "two-zeros",
  "free-zero",
  "cross-out",
  "again",
];

export const draws: Draws = (actions, at) => {
  const [word, value] = actions[at]?.text.split(" ") ?? [];
  if (word === "first") return even(SEATS.map((seat) => `first ${seat}`));
  if (word === "roll") return even(FACES.map((face) => `roll ${value ?? ""} ${face}`));
  if (word !== "turn") return null;
  const turned = new Set(actions.slice(0, at).map((action) => action.text));
  return even(TILES.map((tile) => `turn ${tile}`).filter((text) => !turned.has(text)));
};

function even(outcomes: string[]) {
  return { outcomes, weights: outcomes.map(() => 1) };
}
