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
  /** Under the pointer, under the focus, or laid out by hand. */
  #considered = $state<number | null>(null);
  /** By a finger or from a hint: it stays until it is confirmed by its button or given up. */
  picked = $state<number | null>(null);
  /** What it is called, where more than the choice itself was meant. */
  called = $state.raw<Message | null>(null);
  /** A finger has no hover, so nothing that comes and goes may stand before what it picked. */
  #finger = false;
  /** What the board shows as if it were done. */
  readonly armed: number | null = $derived(this.#considered ?? this.picked);
  /** The list of all choices is unfolded, and stays so from move to move. */
  listOpen = $state(false);
  /** Armed in the list of choices, where its words are read already. */
  listed = $state(false);
  /** Waits for a yes or no. */
  asked = $state.raw<Asked | null>(null);
  #by: Considering = "pointer";
  readonly #choose: (number: number) => void;
  readonly #doubt: Doubt;
  /** A slip of the hand must not count: whatever is chosen is shown first, the same makes it. */
  readonly #twice: boolean;

  constructor(
    choose: (number: number) => void,
    doubt: Doubt = () => null,
    { twice = false }: { readonly twice?: boolean } = {},
  ) {
    this.#choose = choose;
    this.#doubt = doubt;
    this.#twice = twice;
  }

  /**
   * Hover and focus come and go, and the one does not end what the other began. What is laid out by
   * hand takes the place of what was picked.
   */
  arm = (number: number | null, by: Considering = "pointer"): void => {
    if (by === "hand") this.#drop();
    if (this.#finger || (number === null && by !== this.#by)) return;
    this.#considered = number;
    this.#by = by;
    this.listed = false;
  };

  /** Nothing is considered any more. */
  rest = (): void => {
    this.#drop();
    this.asked = null;
    this.arm(null, this.#by);
  };

  #drop(): void {
    this.picked = null;
    this.called = null;
    this.#finger = false;
  }

  armInList = (number: number | null, by: Considering = "pointer"): void => {
    this.arm(number, by);
    this.listed = number !== null;
  };

  /** Is it laid out on the board already, so that the same once more is meant? */
  #isLaid(number: number): boolean {
    return this.picked === number || (this.#by === "hand" && this.#considered === number);
  }

  choose = (number: number, meant = this.asked?.number === number): void => {
    if (this.#twice && !meant && !this.#isLaid(number)) return this.pick(number);
    const question = meant ? null : this.#doubt(number, this.picked === number);
    this.rest();
    if (question) this.asked = { number, question };
    else this.#choose(number);
  };

  press = (number: number, event?: Press, called: Message | null = null): void => {
    if (kindOf(event) === "touch") this.pick(number, event, called);
    else if (!isSecondHalf(event)) this.choose(number);
  };

  /** Shown first; the same once more makes it. */
  pick = (number: number, event?: Press, called: Message | null = null): void => {
    if (isSecondHalf(event)) return;
    const same = JSON.stringify(called) === JSON.stringify(this.called);
    if (this.picked === number && same) return this.choose(number);
    this.picked = number;
    this.called = called;
    this.#considered = null;
    this.#finger = kindOf(event) === "touch";
  };
}

type Press = PointerEvent | MouseEvent | KeyboardEvent;

function kindOf(event?: Press): string {
  return event && "pointerType" in event ? event.pointerType : "";
}

/** Of a double click: it was not meant for what has come under the pointer since. */
function isSecondHalf(event?: Press): boolean {
  return kindOf(event) === "mouse" && (event?.detail ?? 0) > 1;
}
