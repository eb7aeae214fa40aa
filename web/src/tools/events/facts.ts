/** What is told about an event, in words. */
import { message, type Say } from "../../lib/message";
import { titleOf } from "../../lib/match/players";
import type { EventFacts, EventPlayer } from "../../lib/protocol";

/** Of bots; any other is a character's name. */
const LEVELS = ["random", "beginner", "casual", "strong", "master", "grandmaster"];

/** What a player of an event is called; bots of one level are told apart by their numbers. */
function nameOf(player: EventPlayer, say: Say): string {
  if (player.level !== null) {
    const name = LEVELS.includes(player.level)
      ? say(message("web-bot", { level: player.level }))
      : titleOf(player.level);
    return `${name} ${player.number + 1}`;
  }
  return player.name ?? say(message("web-name-of", { number: player.number + 1 }));
}

export function namesOf(event: EventFacts, say: Say): (player: number) => string {
  const names = Object.fromEntries(event.players.map((one) => [one.number, nameOf(one, say)]));
  return (player) => names[player] ?? "";
}

/** Minutes and seconds until a moment. */
export function countdown(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Points as people write them: ½, not 0.5. */
export function pointsText(points: number): string {
  const rounded = Math.round(points * 100) / 100;
  const whole = Math.floor(rounded);
  if (rounded - whole === 0.5) return `${whole || ""}½`;
  return String(rounded);
}
