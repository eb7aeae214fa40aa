import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-analysis-en"),
  it: () => import("virtual:texts/tool-analysis-it"),
  fr: () => import("virtual:texts/tool-analysis-fr"),
  pl: () => import("virtual:texts/tool-analysis-pl"),
};
