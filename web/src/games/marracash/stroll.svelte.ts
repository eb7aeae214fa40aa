// A walk is seen once, when it is told.

import { untrack } from "svelte";
import type { Walking } from "./walking";

export class Stroll {
  /** Who is on the way now. */
  walking = $state.raw<Walking | null>(null);
  /** Milliseconds from square to square; 0 if nothing is to move. */
  pace = $state(0);

  constructor(told: () => Walking | null, pace: () => number) {
    $effect(() => {
      const walk = told();
      return untrack(() => {
        this.pace = pace();
        this.walking = this.pace > 0 ? walk : null;
        if (this.walking === null) return undefined;
        const squares = this.walking.preview.squares.length;
        const timer = setTimeout(() => (this.walking = null), this.pace * (squares + 0.5));
        return () => clearTimeout(timer);
      });
    });
  }
}
