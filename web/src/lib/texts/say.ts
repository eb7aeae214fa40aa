/** Messages put into words by the same Fluent files, and in the same way, as `core/texts.py`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Say } from "../message";

export function makeBundle(language: string, sources: Iterable<string>): FluentBundle {
  // Isolation marks protect mixed left-to-right and right-to-left text; ours has none.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export function makeSay(bundle: FluentBundle): Say {
  const spoken = (value: Argument): FluentVariable => {
    // As they stand on the boards: 1200, with nothing between the digits.
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value !== "object") return value;
    if ("key" in value) return say(value);
    return value.map(say).join(", ");
  };
  const say: Say = (message) => {
    const text = bundle.getMessage(message.key);
    // A missing text shows its key: better than a blank, and tests look for it.
    if (!text?.value) return `{${message.key}}`;
    const parts: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.arguments)) parts[name] = spoken(value);
    const errors: Error[] = [];
    return bundle.formatPattern(text.value, parts, errors);
  };
  return say;
}
