/** Boards outside a match: seats that only have their colour, and a table where nobody acts. */
import { badgeOf } from "../art/badge";
import type { BoardProps, Choice, Seat } from "../board";
import type { Say } from "../message";
import { seatName } from "./players";
import type { GameAction, Step, View } from "../protocol";
import { settings } from "../person/settings.svelte";

export function plainSeats(
  game: string,
  colours: readonly string[],
  say: Say,
  named: (seat: number) => string | null = () => null,
  mine: number | null = null,
  portrait: (seat: number) => string | null = () => null,
): readonly Seat[] {
  return colours.map((colour, index) => {
    const player = named(index);
    return {
      index,
      name: colour,
      player: player ?? seatName(game, colour, say),
      named: player !== null,
      badge: badgeOf(index),
      mine: index === mine,
      bot: false,
      portrait: portrait(index),
    };
  });
}

interface Moment {
  readonly view: View;
  readonly previous?: View | null;
  readonly steps?: readonly Step[];
  readonly story?: readonly Step[] | null;
  readonly actor: number | null;
  readonly seats: readonly Seat[];
  readonly choices?: readonly Choice<GameAction>[];
}

const nothing = () => undefined;

/** What a board needs to be looked at; whoever lets people play adds hands to it. */
export function lookAt(moment: Moment, say: Say): BoardProps<View, GameAction> {
  return {
    view: moment.view,
    previous: moment.previous ?? null,
    steps: moment.steps ?? [],
    story: moment.story ?? null,
    choices: moment.choices ?? [],
    seats: moment.seats,
    mySeats: moment.seats.filter((seat) => seat.mine).map((seat) => seat.index),
    actor: moment.actor,
    advised: [],
    armed: null,
    arm: nothing,
    choose: nothing,
    press: nothing,
    say,
    settings: settings.board,
  };
}
