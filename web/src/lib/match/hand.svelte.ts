/** What a person's hand is about to do: the choice that is considered before it is made. */
import type { Considering } from "../board";
import type { Message } from "../protocol";

/** A choice that is only made if it is meant. */
export interface Asked {
  readonly number: number;
  readonly question: Message;
}

/** What a person should be asked before a choice; `shown`: they have been shown it already. */
type Doubt = (number: number, shown: boolean) => Message | null;

export class Hand {
  armed = $state<number | null>(null);
  /** Armed by a finger: then a button to confirm is shown, as there is no hover. */
  touched = $state(false);
  /** The list of all choices is unfolded, and stays so from move to move. */
  listOpen = $state(false);
  /** Armed in the list of choices, where its words are read already. */
  listed = $state(false);
  /** Waits for a yes or no. */
  asked = $state.raw<Asked | null>(null);
  #by: Considering = "pointer";
  readonly #choose: (number: number) => void;
  readonly #doubt: Doubt;

  constructor(choose: (number: number) => void, doubt: Doubt = () => null) {
    this.#choose = choose;
    this.#doubt = doubt;
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
    this.asked = null;
    this.arm(null, this.#by);
  };

  armInList = (number: number | null, by: Considering = "pointer"): void => {
    this.arm(number, by);
    this.listed = number !== null;
  };

  choose = (number: number, meant = this.asked?.number === number): void => {
    const question = meant ? null : this.#doubt(number, this.touched && this.armed === number);
    this.rest();
    if (question) this.asked = { number, question };
    else this.#choose(number);
  };

  press = (number: number, event?: PointerEvent | MouseEvent | KeyboardEvent): void => {
    const kind = event && "pointerType" in event ? event.pointerType : "";
    // The second half of a double click was not meant for what has come under the pointer since.
    if (kind === "mouse" && (event?.detail ?? 0) > 1) return;
    const finger = kind === "touch";
    // A finger also sends the hover of a mouse first, so "armed" alone says nothing.
    if (finger && !(this.touched && this.armed === number)) {
      this.armed = number;
      this.touched = true;
    } else this.choose(number);
  };
}
