// A turn of somebody in signs: a group's way, a shop put up, a bid, a sale, newcomers.

import type { Sign, Step } from "../../lib/board";
import type { Argument, Message } from "../../lib/message";

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
  return { text: name, shape: "card", ground: `var(--${COLOURS[name[0] ?? ""] ?? "card"})` };
}

/** Whoever bought a shop when the auction ended, which one and for how much. */
function sale({ key, arguments: { seat, shop, price } }: Message): readonly Sign[] {
  if (key !== "marracash-bought" || typeof price !== "number") return [];
  return [
    { ...shopSign(named(shop, "shop")), seat: named(seat, "seat") },
    { text: String(price), shape: "gain", ground: "var(--mc-gold)" },
  ];
}

/** The name within a message that says a seat or a shop. */
function named(said: Argument | undefined, what: "seat" | "shop"): string {
  const name = typeof said === "object" && "key" in said ? said.arguments[what] : said;
  return typeof name === "string" ? name : "";
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
      return [{ text: first, shape: "gain", ground: "var(--mc-gold)" }];
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
