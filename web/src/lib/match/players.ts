/** Who sits where, in words. */
import type { Seat } from "../board";
import { message, type Message, type Say } from "../message";
import { api } from "../server/api";
import type { Chat, Happening, SeatFacts } from "../protocol";

// Bots are called by their seat, the same in every language.
const BOTS = ["Mirta", "Pico", "Tilda", "Otto"];

/** What the table needs to know of its game to name bots. */
export interface Cast {
  readonly name: string;
  readonly characters: readonly string[];
}

/** A character's name as it is written. */
export function titleOf(character: string): string {
  return character.charAt(0).toUpperCase() + character.slice(1);
}

export function botName(seat: number, level: string, cast: Cast | undefined, say: Say): string {
  if (cast?.characters.includes(level)) return titleOf(level);
  return `${BOTS[seat % BOTS.length]} (${say(message("web-bot", { level }))})`;
}

/** Where the face is of whoever plays a seat, if it is a character. */
export function portraitOf(level: string | null | undefined, cast: Cast | undefined) {
  return cast && level && cast.characters.includes(level)
    ? api.portraitAddress(cast.name, level)
    : null;
}

/** The person's name, the bot's, or that the seat is open; whoever gave none is "Player 2". */
function nameOf(facts: SeatFacts, alone: boolean, cast: Cast | undefined, say: Say): string {
  const { seat, kind, player, level, you } = facts;
  if (kind === "bot") return botName(seat, level ?? "casual", cast, say);
  if (kind === "open") return say(message("web-seat-open"));
  if (player) return player;
  return say(you && alone ? message("web-you") : message("web-name-of", { number: seat + 1 }));
}

/** What everybody at a table is called, by seat: no two alike. */
export function playerNames(
  seats: readonly SeatFacts[],
  cast: Cast | undefined,
  say: Say,
): readonly string[] {
  const alone = seats.filter(({ you }) => you).length === 1;
  const names = seats.map((one) => nameOf(one, alone, cast, say));
  return names.map((name, place) =>
    names.indexOf(name) === place || seats[place]?.kind === "open" ? name : `${name} ${place + 1}`,
  );
}

/** Who said a line of the chat. */
export function speakerOf({ player, seat }: Chat, seats: readonly Seat[], say: Say): string {
  return player ?? (seat === null ? say(message("web-guest")) : (seats[seat]?.player ?? ""));
}

/** Of the bot that had a seat at a version; null if a person had it, undefined if that is so now. */
function levelAt(log: readonly Happening[], seat: number, version: number) {
  const changes = log
    .filter((one) => one.kind === "sat-down" || one.kind === "taken-over")
    .filter((one) => one.seat === seat);
  const next = changes.findIndex((one) => one.version > version);
  const change = changes[next];
  if (change === undefined) return undefined;
  if (change.kind === "sat-down") return change.level;
  // Before a bot plays on there was the person, and before they are back the bot.
  return change.level === null ? (changes[next - 1]?.level ?? undefined) : null;
}

/** Who had the seats at a version: a bot, until somebody came or came back; a person, until they left. */
export function factsAt(
  facts: readonly SeatFacts[],
  log: readonly Happening[],
  version: number,
): readonly SeatFacts[] {
  return facts.map((one) => {
    const level = levelAt(log, one.seat, version);
    return level === undefined ? one : { ...one, level, kind: level === null ? "person" : "bot" };
  });
}

/** The seat as the game calls it: "Red". */
export function seatName(game: string, colour: string, say: Say): string {
  return say(message(`${game}-seat`, { seat: colour }));
}

/** The seat and whoever sits there: "Red, Anna". */
export function saySitting(seat: Message, sitting: Seat | undefined): Message {
  return sitting?.named ? message("web-sitting", { seat, player: sitting.player }) : seat;
}

export function seatsFor(
  facts: readonly SeatFacts[],
  cast: Cast | undefined,
  say: Say,
): readonly Seat[] {
  const names = playerNames(facts, cast, say);
  return facts.map((one, place) => ({
    index: one.seat,
    name: one.colour,
    player: names[place] ?? "",
    named: true,
    badge: one.badge,
    mine: one.you,
    bot: one.kind === "bot",
    portrait: portraitOf(one.level, cast),
  }));
}
