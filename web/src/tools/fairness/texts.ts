import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-fairness-en"),
  it: () => import("virtual:texts/tool-fairness-it"),
  fr: () => import("virtual:texts/tool-fairness-fr"),
  pl: () => import("virtual:texts/tool-fairness-pl"),
};
