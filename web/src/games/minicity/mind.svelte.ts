// What somebody has taken in hand but not yet done: a card, a friend, the first half of a pair.

import type { Ant, Food } from "./view";

/** Friends that are used by a gesture of their own. */
export type Helper = "ladybird" | "dragonfly" | "bumblebee";

export class Mind {
  card = $state<Ant | null>(null);
  /** The ant that a stick insect makes of the card. */
  moving = $state<Ant | null>(null);
  helper = $state<Helper | null>(null);
  ant = $state<Ant | null>(null); // for the dragonfly
  food = $state<Food | null>(null); // for the bumblebee

  /** Tokens to be taken instead of those proposed, in one position; kept while others are looked at. */
  plan = $state.raw<{ position: string; foods: readonly Food[] } | null>(null);
  /** Where the card that is being laid should lead its ant. */
  aim: { number: number; chamber: number } | null = null;

  rest(): void {
    this.card = null;
    this.moving = null;
    this.helper = null;
    this.ant = null;
    this.food = null;
  }

  take(card: Ant): void {
    const again = this.card === card;
    this.rest();
    if (!again) this.card = card;
  }

  call(helper: Helper): void {
    const again = this.helper === helper;
    this.rest();
    if (!again) this.helper = helper;
  }
}
