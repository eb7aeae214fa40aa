import { defineGame } from "../../lib/board";
import Board from "./Board.svelte";
import { describe, scores } from "./describe";
import { draws } from "./draws";
import Panel from "./Panel.svelte";
import { layOver } from "./lay-over";
import { places } from "./places";
import Result from "./Result.svelte";
import { signs } from "./signs";
import type { MarabuntaAction, MarabuntaView } from "./view";

/** Milliseconds: dice come to rest one after the other, everything else is a stroke of the pen. */
function duration(steps: readonly { text: string | null }[]): number {
  return steps.some((step) => step.text?.startsWith("roll ")) ? 780 : 300;
}

export default defineGame<MarabuntaView, MarabuntaAction>({
  Board,
  Panel,
  Result,
  describe,
  places,
  scores,
  covers: () => true,
  signs,
  task: layOver,
  remarks: ["marabunta-anthill", "marabunta-ignored"],
  wantsStory: true,
  listed: (choices) =>
    choices.filter(({ action }) => action.action === "decline").map(({ number }) => number),
  draws,
  duration,
  aspect: 1.25,
});
