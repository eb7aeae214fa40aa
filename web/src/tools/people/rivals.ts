/** Whom somebody played, in words. */
import type { Argument } from "../../lib/message";

type Text = (key: string, parts?: Readonly<Record<string, Argument>>) => string;

/** A level, a character, or people. */
export function rivalsOf(rivals: string, t: Text): string {
  if (rivals === "people" || rivals === "mixed") return t("people-rivals", { rivals });
  return t("web-bot", { level: rivals });
}
