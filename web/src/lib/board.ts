/**
 * The contract between the shell and a game's board.
 *
 * A game is a folder `web/src/games/NAME` with
 *   index.ts      default export: a `GameModule` of that game's view (loaded when a table opens)
 *   Cover.svelte  the drawing on the home page; no props, an <svg> that fills its box, 4 : 3
 *   view.ts       the types of the view and of the actions, written by `tools/generate_types.py`
 *
 * The browser knows no rules: a board draws a view and turns a click into one of the `choices` it
 * was sent. Whatever is not among them cannot be done. The shell offers every choice as a button
 * too, so a board adds what the hand wants and need not repeat what a list does better.
 */
import type { Component } from "svelte";
import type { Draws } from "./fairness";
import type { Message, Say } from "./message";
import type { Badge, Choice as AnyChoice, GameAction, Step, View } from "./protocol";

export type { Argument, Message, Say } from "./message";
export type { Badge, Step } from "./protocol";

/** The typed action as JSON, told apart by `action`: each game narrows it in its `view.ts`. */
export interface AnyAction {
  readonly action: string;
}

/** A legal action of the person looking: number, notation, typed action, label in words. */
export interface Choice<Action extends AnyAction = AnyAction> extends Omit<AnyChoice, "action"> {
  readonly action: Action;
}

/**
 * By what something is considered: a blur does not take away what is hovered. By hand: it was laid
 * out piece by piece, and takes the place of what was picked.
 */
export type Considering = "pointer" | "focus" | "hand";

export interface Seat {
  readonly index: number;
  /** As the game names it in actions and views: "red", "circle", "ali". */
  readonly name: string;
  /** Who sits here: the person's own name, or a bot's. Already put into words. */
  readonly player: string;
  /** Whether anybody is known to sit here; otherwise `player` is what the game calls the seat. */
  readonly named: boolean;
  readonly badge: Badge;
  readonly mine: boolean;
  readonly bot: boolean;
  /** Where the face is of a character that sits here. */
  readonly portrait: string | null;
}

export interface BoardSettings {
  /** Show letters on everything that has a colour. */
  readonly letters: boolean;
  /** No motion at all: end states appear at once. */
  readonly reducedMotion: boolean;
  /** How long a motion takes that at normal speed takes so many milliseconds; 0 is no motion. */
  readonly pace: (milliseconds: number) => number;
  /** Colours come from CSS custom properties; this is for what CSS cannot do. */
  readonly theme: "light" | "dark";
}

export interface BoardProps<View, Action extends AnyAction = AnyAction> {
  /** What is shown: the position now, or an earlier one while somebody steps back. */
  readonly view: View;
  /** The view before `steps`; null when there is nothing to move from (just opened, stepped back). */
  readonly previous: View | null;
  /** What happened from `previous` to `view`; stays until the next move, to be kept marked. */
  readonly steps: readonly Step[];
  /**
   * All that happened from the start to `view`, without what was taken back. Only for games that
   * ask for it (`wantsStory`), and null until it is complete.
   */
  readonly story: readonly Step[] | null;
  /** Empty when it is not their turn, when the match is over, or while looking back. */
  readonly choices: readonly Choice<Action>[];
  readonly seats: readonly Seat[];
  /** Indices of the seats of the person looking: none for a spectator, several in pass and play. */
  readonly mySeats: readonly number[];
  /** The seat to act; null when the match is over. */
  readonly actor: number | null;
  /** Numbers of choices that a hint recommends, best first; the board may mark them. */
  readonly advised: readonly number[];
  /**
   * The choice being considered: hovered, focused or tapped once, on the board or in the list.
   * The board shows what it would do; the shell writes its label beside the prompt.
   */
  readonly armed: number | null;
  readonly arm: (number: number | null, by?: Considering) => void;
  /**
   * Play a choice. For pointer clicks use `press` instead, which asks twice on touch. Whatever was
   * agreed to as a whole is `meant`: nobody is asked about a part of it again.
   */
  readonly choose: (number: number, meant?: boolean) => void;
  /**
   * A click or tap on something that stands for one choice. With a mouse, a pen or a key it is
   * played; with a finger the first tap arms it and the second plays it, since there is no hover.
   * Where it begins something longer, it is `called` by all of that.
   */
  readonly press: (
    number: number,
    event?: PointerEvent | MouseEvent | KeyboardEvent,
    called?: Message,
  ) => void;
  /**
   * Say why what was pressed cannot be done, where that follows from what is in hand. What the
   * engine can judge by itself is named in `data-why` instead.
   */
  readonly refuse?: (reason: Message) => void;
  /** What is to be done next with what has been taken in hand; null when nothing is. */
  readonly instruct?: (task: Message | null) => void;
  readonly say: Say;
  readonly settings: BoardSettings;
}

/** A seat's panel: its own board, hand, money… beside or below the board. The shell adds the head. */
export interface PanelProps<View, Action extends AnyAction = AnyAction> extends BoardProps<
  View,
  Action
> {
  readonly seat: Seat;
  /** Little room (phone, or somebody else's panel): only what matters most. */
  readonly compact: boolean;
}

/** Where the points came from, shown when the match is over. */
export interface ResultProps<View> {
  readonly view: View;
  readonly seats: readonly Seat[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** As for the board. */
  readonly story: readonly Step[] | null;
  readonly say: Say;
  readonly settings: BoardSettings;
}

/** A sign in the picture of a turn: a card, a place, a thing that came. */
export interface Sign {
  readonly text: string | Message;
  readonly shape: "card" | "place" | "gain" | "plain";
  /** A colour of the page; none is that of paper. */
  readonly ground?: string;
  /** The seat it is about, as the game calls it, where it is not the one whose turn it is. */
  readonly seat?: string;
}

/** Something on the board that can be asked about by name. */
export interface Place {
  /** As people type it: “c6”, “chamber 12”; empty ones count for nothing. */
  readonly names: readonly (Message | string)[];
  /** Put together for the one that is asked about. */
  readonly told: () => readonly Message[];
}

/** How messages of one kind in a row are told in one sentence that drops nothing. */
export interface Sum {
  /** The argument that they share: where it differs, another sentence begins. */
  readonly alike: string;
  readonly told: (run: readonly Message[]) => Message;
}
export type Sums = Readonly<Record<string, Sum>>;

/** Something the shell may show in its list of choices, instead of one long row of buttons. */
export interface ChoiceGroup {
  readonly title: Message | null;
  readonly numbers: readonly number[];
}

export interface GameModule<View, Action extends AnyAction = AnyAction> {
  readonly Board: Component<BoardProps<View, Action>>;
  readonly Panel: Component<PanelProps<View, Action>>;
  readonly Result: Component<ResultProps<View>>;
  /** The board as text for a screen reader: short lines, the most useful first. */
  readonly describe: (
    view: View,
    seats: readonly Seat[],
    mySeats: readonly number[],
  ) => readonly Message[];
  /** What the command box answers when somebody asks for a thing by its name, or for the score. */
  readonly places?: (view: View, seats: readonly Seat[]) => readonly Place[];
  readonly scores?: (view: View, seats: readonly Seat[]) => readonly Message[];
  /**
   * Can all these choices be made on the board itself? Then the list is folded away (never gone).
   * Choices that only the list offers, such as "leave this power unused", are named in `listed`.
   */
  readonly covers?: (choices: readonly Choice<Action>[], view: View) => boolean;
  /** Numbers of choices that get a big button under the prompt, beside what the board offers. */
  readonly listed?: (choices: readonly Choice<Action>[], view: View) => readonly number[];
  /** How the folded list is arranged; otherwise as sent. */
  readonly groups?: (choices: readonly Choice<Action>[], view: View) => readonly ChoiceGroup[];
  /** Steps that are only counted when others make them, such as filling up. */
  readonly isDull?: (step: Step) => boolean;
  /** Messages that become one where several follow each other, by their keys. */
  readonly sums?: Sums;
  /** What a step left behind, in a sign or two: for the picture of somebody's turn. */
  readonly signs?: (step: Step) => readonly Sign[];
  /** Messages about one's own step that are said at the board as well, since little is seen of it. */
  readonly remarks?: readonly string[];
  /** What to do for a choice that takes more than one press: said in a first game. */
  readonly task?: (view: View, choice: Choice<Action>) => Message | null;
  /** What to ask before a choice that looks like a slip, such as a ruinous bid; null to just do it. */
  readonly doubt?: (choice: Choice<Action>, view: View) => Message | null;
  /** How long the motion of these steps takes at normal speed, in milliseconds; 0 if unknown. */
  readonly duration?: (steps: readonly Step[]) => number;
  /** The board, a panel or the result tells of what was long ago: fetch the whole story. */
  readonly wantsStory?: boolean;
  /** What each outcome of chance was drawn from, so that the page can draw it again. */
  readonly draws?: Draws;
  /** Proportions of the board, width : height, so that the page does not jump while it loads. */
  readonly aspect: number;
}

/** A game whose view the shell passes on without looking into it. */
export type AnyGame = GameModule<View, GameAction>;

/** For the default export of `web/src/games/NAME/index.ts`: checks it, then forgets its types. */
export function defineGame<GameView, Action extends AnyAction>(
  game: GameModule<GameView, Action>,
): AnyGame {
  return game as unknown as AnyGame;
}
