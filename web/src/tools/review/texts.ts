import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-review-en"),
  it: () => import("virtual:texts/tool-review-it"),
  fr: () => import("virtual:texts/tool-review-fr"),
  pl: () => import("virtual:texts/tool-review-pl"),
};
