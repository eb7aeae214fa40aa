import { defineGame, type ChoiceGroup } from "../../lib/board";
import { message } from "../../lib/message";
import Board from "./Board.svelte";
import { describe, scores } from "./describe";
import { draws } from "./draws";
import type { MiniCityChoice } from "./offers";
import Panel from "./Panel.svelte";
import { places } from "./places";
import Result from "./Result.svelte";
import { isDull, sayDrawn, sayStocked, signs } from "./signs";
import type { MiniCityAction, MiniCityView } from "./view";

/** Milliseconds: an ant walks some tunnels, a token drops, a card is laid. */
function duration(steps: readonly { text: string | null }[]): number {
  const words = steps.map((step) => step.text?.split(" ")[0] ?? "");
  if (words.some((word) => word === "go" || word === "swap")) return 420;
  return words.every((word) => word === "stock" || word === "") ? 60 : 260;
}

const KINDS = ["play", "buy", "spread", "swap", "exchange"] as const;

/** Cards first, then friends, each with a title where there are several kinds. */
function groups(choices: readonly MiniCityChoice[]): ChoiceGroup[] {
  const titled = KINDS.flatMap((kind) => {
    const numbers = choices.filter(({ action }) => action.action === kind).map(toNumber);
    return numbers.length === 0
      ? []
      : [{ title: message("web-minicity-group", { kind }), numbers }];
  });
  const rest = choices
    .filter(({ action }) => !(KINDS as readonly string[]).includes(action.action))
    .map(toNumber);
  return rest.length === 0 ? titled : [...titled, { title: null, numbers: rest }];
}

function toNumber({ number }: MiniCityChoice): number {
  return number;
}

export default defineGame<MiniCityView, MiniCityAction>({
  Board,
  Panel,
  Result,
  describe,
  places,
  scores,
  covers: () => true,
  isDull,
  sums: {
    "minicity-stocked": { alike: "seat", told: sayStocked },
    "minicity-dealt": { alike: "seat", told: sayDrawn },
    "minicity-dealt-hidden": { alike: "seat", told: sayDrawn },
  },
  signs,
  task: ({ outlook: { proposal } }) =>
    proposal.length > 0 ? message("web-minicity-accept", { tokens: proposal.length }) : null,
  listed: (choices, { phase }) =>
    choices
      .filter(
        ({ action }) =>
          action.action === "done" || (action.action === "enough" && phase !== "grasshopper"),
      )
      .map(toNumber),
  groups,
  duration,
  draws,
  aspect: 1.2,
});
