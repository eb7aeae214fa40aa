// A turn of somebody in signs: the card, where the ant went, what was unloaded or bought.

import type { Sign, Step } from "../../lib/board";
import { tally } from "../../lib/match/turns";
import { message, type Message } from "../../lib/message";
import { ANT_NUMBERS } from "./looks";
import type { Ant } from "./view";

/** Tokens taken from the reserve and cards drawn are only counted. */
export function isDull({ text, messages }: Step): boolean {
  if (messages[0]?.key === "minicity-begins") return false;
  return text === null || /^(stock|draw|deal|first)\b/.test(text);
}

export function signs({ text, messages }: Step): readonly Sign[] {
  const [word = "", what = ""] = (text ?? "").split(" ");
  switch (word) {
    case "play": {
      const ground = `var(--mi-ant-${what})`;
      return [{ text: String(ANT_NUMBERS[what as Ant]), shape: "card", ground }];
    }
    case "go":
      return [{ text: what, shape: "place" }];
    case "unload":
      if (messages[0]?.key === "minicity-offered") return [{ text: what, shape: "plain" }];
      return what === "0" ? [] : [{ text: `+${what}`, shape: "gain", ground: foodOf(messages) }];
    case "buy":
      return [{ text: "♥", shape: "plain" }];
    default:
      return [];
  }
}

/** Tokens taken one by one, in one sentence. */
export function sayStocked(run: readonly Message[]): Message {
  return message("web-minicity-stocked", {
    ...run[0]?.arguments,
    count: run.length,
    foods: tally(run, "food").map(({ what, count }) =>
      message("web-minicity-count", { food: what, count }),
    ),
  });
}

/** Cards drawn one by one: which they are, if they are told at all. */
export function sayDrawn(run: readonly Message[]): Message {
  const ants = run.flatMap((one) => (one.arguments.ant === undefined ? [] : [one.arguments.ant]));
  const key = ants.length > 0 ? "web-minicity-drawn" : "web-minicity-drawn-hidden";
  return message(key, { ...run[0]?.arguments, count: run.length, ants: ants as Message[] });
}

/** The food of the chamber that a message tells of. */
function foodOf(messages: Step["messages"]): string {
  const food = /"food":"(\w+)"/.exec(JSON.stringify(messages))?.[1] ?? "yellow";
  return `var(--mi-food-${food})`;
}
