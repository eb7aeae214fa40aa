/** What a person's hand is about to do: the choice that is considered before it is made. */
import type { Considering } from "../board";

export class Hand {
  armed = $state<number | null>(null);
  /** Armed by a finger: then a button to confirm is shown, as there is no hover. */
  touched = $state(false);
  /** The list of all choices is unfolded, and stays so from move to move. */
  listOpen = $state(false);
  /** Armed in the list of choices, where its words are read already. */
  listed = $state(false);
  #by: Considering = "pointer";
  readonly #choose: (number: number) => void;

  constructor(choose: (number: number) => void) {
    this.#choose = choose;
  }

  /**
   * Hover and focus come and go, and the one does not end what the other began; what a finger has
   * armed stays until it decides otherwise.
   */
  arm = (number: number | null, by: Considering = "pointer"): void => {
    if (this.touched || (number === null && by !== this.#by)) return;
    this.armed = number;
    this.#by = by;
    this.listed = false;
  };

  /** Nothing is considered any more. */
  rest = (): void => {
    this.touched = false;
    this.arm(null, this.#by);
  };

  armInList = (number: number | null, by: Considering = "pointer"): void => {
    this.arm(number, by);
    this.listed = number !== null;
  };

  choose = (number: number): void => {
    this.rest();
    this.#choose(number);
  };

  press = (number: number, event?: PointerEvent | MouseEvent | KeyboardEvent): void => {
    const finger = event && "pointerType" in event && event.pointerType === "touch";
    // A finger also sends the hover of a mouse first, so "armed" alone says nothing.
    if (finger && !(this.touched && this.armed === number)) {
      this.armed = number;
      this.touched = true;
    } else this.choose(number);
  };
}
