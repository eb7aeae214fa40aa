/** The board of every game that has none of its own here: its drawing and words come from the server. */
import { defineGame } from "../../lib/board";
import Board from "./Board.svelte";
import { marked } from "./clean";
import Result from "./Result.svelte";
import type { PlainView } from "./view";

export { default as Rules } from "./Rules.svelte";

export default defineGame<PlainView, { readonly action: string }>({
  Board,
  // What a seat has is drawn on the board, and told in words below.
  Panel: () => ({}),
  Result,
  describe: (view) => view.lines,
  covers: (choices, view) => {
    const numbers = marked(view.drawing);
    return choices.every(({ number }) => numbers.has(number));
  },
  duration: () => 450,
  aspect: 1.5,
});
