import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-guide-en"),
  it: () => import("virtual:texts/tool-guide-it"),
  fr: () => import("virtual:texts/tool-guide-fr"),
  pl: () => import("virtual:texts/tool-guide-pl"),
};
