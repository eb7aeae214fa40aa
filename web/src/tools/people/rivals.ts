/** Whom somebody played, in words. */
import type { Argument } from "../../lib/message";
import { titleOf } from "../../lib/match/players";
import { house } from "../../lib/person/known.svelte";

type Text = (key: string, parts?: Readonly<Record<string, Argument>>) => string;

/** A level, a character, or people. */
export function rivalsOf(rivals: string, t: Text): string {
  if (rivals === "people" || rivals === "mixed") return t("people-rivals", { rivals });
  const named = house.games.some((game) => game.characters.includes(rivals));
  return named ? titleOf(rivals) : t("web-bot", { level: rivals });
}
