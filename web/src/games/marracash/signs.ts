// A turn of somebody in signs: a group's way, a shop put up, a bid, newcomers.

import type { Sign, Step } from "../../lib/board";

const COLOURS: Readonly<Record<string, string>> = {
  Y: "yellow",
  P: "purple",
  G: "green",
  R: "red",
  B: "blue",
};

export function signs({ text }: Step): readonly Sign[] {
  const [word = "", first = "", second = ""] = (text ?? "").split(" ");
  switch (word) {
    case "move":
      return [
        { text: first, shape: "place" },
        { text: "→", shape: "plain" },
        { text: second, shape: "place" },
      ];
    case "auction":
      return [
        { text: first, shape: "card", ground: `var(--${COLOURS[first[0] ?? ""] ?? "card"})` },
      ];
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
