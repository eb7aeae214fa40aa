// A turn of somebody in signs: a group's way, a shop put up, a bid, a sale, newcomers.

import type { Sign, Step } from "../../lib/board";
import { tally } from "../../lib/match/turns";
import { message, type Argument, type Message } from "../../lib/message";
import { saySign } from "./table";

const COLOURS: Readonly<Record<string, string>> = {
  Y: "yellow",
  P: "purple",
  G: "green",
  R: "red",
  B: "blue",
};

export function signs(step: Step): readonly Sign[] {
  return [...deed(step), ...step.messages.flatMap(sale)];
}

function shopSign(name: string): Sign {
  const colour = COLOURS[name[0] ?? ""] ?? "";
  return cardOf(saySign({ colour, name }), colour);
}

function cardOf(text: Message, colour: string): Sign {
  return { text, shape: "card", ground: `var(--${colour})` };
}

/** Visitors who came one by one, in one sentence: how many of each colour, and where. */
export const sayArrived =
  (key: string) =>
  (run: readonly Message[]): Message =>
    message(key, {
      ...run[0]?.arguments,
      count: run.length,
      groups: tally(run, "colour").map(({ what, count }) =>
        message("marracash-visitors", { colour: what, count }),
      ),
    });

/** Whoever bought a shop when the auction ended, which one and for how much. */
function sale({ key, arguments: { seat, shop, price } }: Message): readonly Sign[] {
  if (key !== "marracash-bought" || typeof price !== "number") return [];
  const sign = within(shop)?.["shop"];
  const colour = within(within(sign)?.["letter"])?.["colour"];
  if (typeof sign !== "object" || !("key" in sign) || typeof colour !== "string") return [];
  return [
    { ...cardOf(sign, colour), seat: String(within(seat)?.["seat"]) },
    { text: String(price), shape: "gain", ground: "var(--mr-gold)" },
  ];
}

/** What a message within a message is made of. */
function within(said: Argument | undefined): Message["arguments"] | undefined {
  return typeof said === "object" && "key" in said ? said.arguments : undefined;
}

function deed({ text }: Step): readonly Sign[] {
  const [word = "", first = "", second = ""] = (text ?? "").split(" ");
  switch (word) {
    case "move":
      return [
        { text: first, shape: "place" },
        { text: "→", shape: "plain" },
        { text: second, shape: "place" },
      ];
    case "auction":
      return [shopSign(first)];
    case "bid":
      return [{ text: first, shape: "gain", ground: "var(--mr-gold)" }];
    case "pass":
      return [{ text: "–", shape: "plain" }];
    case "bring":
      return [
        { text: `+${second}`, shape: "gain" },
        { text: first, shape: "place" },
      ];
    default:
      return [];
  }
}
