/**
 * The contract between the shell and a game's board.
 *
 * A game is a folder `web/src/games/NAME` with
 *   index.ts      default export: a `GameModule` of that game's view (loaded when a table opens)
 *   Cover.svelte  the drawing on the home page; no props, an <svg> that fills its box, 4 : 3
 *   view.ts       the types of the view and of the actions, as `games/NAME/view.py` sends them
 *
 * The browser knows no rules: a board draws a view and turns a click into one of the `choices` it
 * was sent. Whatever is not among them cannot be done. The shell offers every choice as a button
 * too, so a board adds what the hand wants and need not repeat what a list does better.
 */
import type { Component } from "svelte";
import type { Message, Say } from "./message";

export type { Argument, Message, Say } from "./message";

/** The typed action as JSON, told apart by `action`: each game narrows it in its `view.ts`. */
export interface AnyAction {
  action: string;
}

/** A legal action of the person looking. */
export interface Choice<Action extends AnyAction = AnyAction> {
  number: number;
  /** One line of notation, as "write c7". */
  text: string;
  action: Action;
  /** What it means here, for people. */
  label: Message;
}

export type Badge = "circle" | "square" | "triangle" | "diamond";

export interface Seat {
  index: number;
  /** As the game names it in actions and views: "red", "circle", "ali". */
  name: string;
  /** Who sits here: the person's own name, or a bot's level in words. Already put into words. */
  player: string;
  badge: Badge;
  mine: boolean;
  bot: boolean;
}

/** One action that happened, chance included. */
export interface Step {
  index: number;
  /** The seat, or null for chance. */
  actor: number | null;
  /** One line of notation, as "roll pink 3"; null if the person looking may not know it. */
  text: string | null;
  /** What it did, in words; may be empty. */
  messages: Message[];
}

export interface BoardSettings {
  /** Show letters on everything that has a colour. */
  letters: boolean;
  /** No motion at all: end states appear at once. */
  reducedMotion: boolean;
  /** Length of a motion in milliseconds for something that takes 1 at normal speed; 0 is none. */
  pace: (milliseconds: number) => number;
  /** Colours come from CSS custom properties; this is for what CSS cannot do. */
  theme: "light" | "dark";
}

export interface BoardProps<View, Action extends AnyAction = AnyAction> {
  /** What is shown: the position now, or an earlier one while somebody steps back. */
  view: View;
  /** The view before `steps`; null when there is nothing to move from (just opened, stepped back). */
  previous: View | null;
  /** What happened from `previous` to `view`; stays until the next move, to be kept marked. */
  steps: Step[];
  /** Empty when it is not their turn, when the match is over, or while looking back. */
  choices: Choice<Action>[];
  seats: Seat[];
  /** Indices of the seats of the person looking: none for a spectator, several in pass and play. */
  mySeats: number[];
  /** The seat to act; null when the match is over. */
  actor: number | null;
  /** Numbers of choices that a hint recommends, best first; the board may mark them. */
  advised: number[];
  /**
   * The choice being considered: hovered, focused or tapped once, on the board or in the list.
   * The board shows what it would do; the shell writes its label beside the prompt.
   */
  armed: number | null;
  arm: (number: number | null) => void;
  /** Play a choice. For pointer clicks use `press` instead, which asks twice on touch. */
  choose: (number: number) => void;
  /**
   * A click or tap on something that stands for one choice. With a mouse, a pen or a key it is
   * played; with a finger the first tap arms it and the second plays it, since there is no hover.
   */
  press: (number: number, event?: PointerEvent | MouseEvent | KeyboardEvent) => void;
  say: Say;
  settings: BoardSettings;
}

/** A seat's panel: its own board, hand, money… beside or below the board. The shell adds the head. */
export interface PanelProps<View, Action extends AnyAction = AnyAction> extends BoardProps<
  View,
  Action
> {
  seat: Seat;
  /** Little room (phone, or somebody else's panel): only what matters most. */
  compact: boolean;
}

/** Where the points came from, shown when the match is over. */
export interface ResultProps<View> {
  view: View;
  seats: Seat[];
  scores: number[];
  ranks: number[];
  say: Say;
  settings: BoardSettings;
}

/** Something the shell may show in its list of choices, instead of one long row of buttons. */
export interface ChoiceGroup {
  title: Message | null;
  numbers: number[];
}

export interface GameModule<View, Action extends AnyAction = AnyAction> {
  Board: Component<BoardProps<View, Action>>;
  Panel: Component<PanelProps<View, Action>>;
  Result: Component<ResultProps<View>>;
  /** The board as text for a screen reader: short lines, the most useful first. */
  describe: (view: View, seats: Seat[], mySeats: number[]) => Message[];
  /**
   * Can all these choices be made on the board itself? Then the list is folded away (never gone).
   * Choices that only the list offers, such as "leave this power unused", are named in `listed`.
   */
  covers?: (choices: Choice<Action>[], view: View) => boolean;
  /** Numbers of choices that get a big button under the prompt, beside what the board offers. */
  listed?: (choices: Choice<Action>[], view: View) => number[];
  /** How the folded list is arranged; otherwise as sent. */
  groups?: (choices: Choice<Action>[], view: View) => ChoiceGroup[];
  /** How long the motion of these steps takes at normal speed, in milliseconds; 0 if unknown. */
  duration?: (steps: Step[]) => number;
  /** Proportions of the board, width : height, so that the page does not jump while it loads. */
  aspect: number;
}

/** What `web/src/games/NAME/index.ts` exports, with the view's type forgotten by the shell. */
export function defineGame<View, Action extends AnyAction>(
  game: GameModule<View, Action>,
): GameModule<View, Action> {
  return game;
}
