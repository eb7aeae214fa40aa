/** Single keys that do something, where a person has not turned them off (WCAG 2.1.4). */
import { settings } from "../person/settings.svelte";

/** By key; the texts say what each does, under `keys-NAME`. */
export const KEYS = {
  "?": "list",
  u: "undo",
  h: "hint",
  l: "log",
  y: "confirm",
  c: "commands",
} as const;
export type Shortcut = (typeof KEYS)[keyof typeof KEYS];

const TYPING = "input, select, textarea, [contenteditable], dialog";

/** What a key asks for; null while somebody types, reads a dialog or holds another key. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  return KEYS[event.key.toLowerCase() as keyof typeof KEYS] ?? null;
}
