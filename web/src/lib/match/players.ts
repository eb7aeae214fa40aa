/** Who sits where, in words. */
import type { Seat } from "../board";
import { message, type Say } from "../message";
import type { SeatFacts } from "../protocol";

/** The person's name, or the kind of bot, or that the seat is open. */
export function playerName(facts: SeatFacts, say: Say): string {
  switch (facts.kind) {
    case "bot":
      return say(message("web-bot", { level: facts.level ?? "casual" }));
    case "open":
      return say(message("web-seat-open"));
    case "person":
    case "device":
      if (facts.player) return facts.player;
      return say(message(facts.you ? "web-you" : "web-guest"));
  }
}

/** The seat as the game calls it: "Red". */
export function seatName(game: string, colour: string, say: Say): string {
  return say(message(`${game}-seat`, { seat: colour }));
}

export function seatsFor(facts: readonly SeatFacts[], say: Say): readonly Seat[] {
  return facts.map((one) => ({
    index: one.seat,
    name: one.colour,
    player: playerName(one, say),
    badge: one.badge,
    mine: one.you,
    bot: one.kind === "bot",
  }));
}
