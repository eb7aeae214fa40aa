import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-rules-en"),
  it: () => import("virtual:texts/tool-rules-it"),
  fr: () => import("virtual:texts/tool-rules-fr"),
  pl: () => import("virtual:texts/tool-rules-pl"),
};
