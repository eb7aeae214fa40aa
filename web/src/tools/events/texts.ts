import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-events-en"),
  it: () => import("virtual:texts/tool-events-it"),
  fr: () => import("virtual:texts/tool-events-fr"),
  pl: () => import("virtual:texts/tool-events-pl"),
};
