import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-mail-en"),
  it: () => import("virtual:texts/tool-mail-it"),
  fr: () => import("virtual:texts/tool-mail-fr"),
  pl: () => import("virtual:texts/tool-mail-pl"),
};
