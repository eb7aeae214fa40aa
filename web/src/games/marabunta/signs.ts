// A turn of somebody in signs: numbers and crosses with their hexes, leaves, crates.

import type { Sign, Step } from "../../lib/board";

export function signs({ text, messages }: Step): readonly Sign[] {
  const [word = "", what = ""] = (text ?? "").split(" ");
  switch (word) {
    case "write": {
      const wrote = messages.find(({ key }) => key === "marabunta-wrote");
      const number = wrote?.arguments["number"];
      return typeof number === "number"
        ? [{ text: String(number), shape: "gain" }, hex(what)]
        : [hex(what)];
    }
    case "cross":
      return [{ text: "×", shape: "plain" }, hex(what)];
    case "circle":
      return [{ text: "○", shape: "place", ground: `var(--${what})` }];
    case "crate":
      return [{ text: "▣", shape: "plain" }];
    case "split":
      return [{ text: "◧", shape: "plain" }];
    default:
      return [];
  }
}

function hex(name: string): Sign {
  return { text: name, shape: "place" };
}
