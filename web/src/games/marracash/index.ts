import { defineGame } from "../../lib/board";
import { message } from "../../lib/message";
import Board from "./Board.svelte";
import { describe, scores } from "./describe";
import { draws } from "./draws";
import Panel from "./Panel.svelte";
import { places } from "./places";
import Result from "./Result.svelte";
import { doubtOf, type MarracashChoice } from "./offers";
import { sayArrived, signs } from "./signs";
import type { MarracashAction, MarracashView } from "./view";

/** Milliseconds: a crowd walks a few squares; a sign, a bid or newcomers take one moment. */
function duration(steps: readonly { text: string | null }[]): number {
  return steps.some((step) => step.text?.startsWith("move ")) ? 1100 : 300;
}

function groups(choices: readonly MarracashChoice[]) {
  const kinds = ["move", "auction", "bid", "pass", "sell", "bring"] as const;
  return kinds
    .map((kind) => ({
      title: kind === "move" || kind === "auction" ? message(`web-marracash-list-${kind}`) : null,
      numbers: choices.filter(({ action }) => action.action === kind).map(({ number }) => number),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}

export default defineGame<MarracashView, MarracashAction>({
  Board,
  Panel,
  Result,
  describe,
  places,
  scores,
  covers: () => true,
  signs,
  sums: {
    "marracash-gathered": { alike: "fountain", told: sayArrived("web-marracash-gathered") },
    "marracash-queued": { alike: "line", told: sayArrived("web-marracash-queued") },
  },
  doubt: ({ action }, view) => doubtOf(action, view),
  wantsStory: true,
  groups,
  draws,
  duration,
  aspect: 1.25,
});
