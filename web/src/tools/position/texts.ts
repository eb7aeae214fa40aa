import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-position-en"),
  it: () => import("virtual:texts/tool-position-it"),
  fr: () => import("virtual:texts/tool-position-fr"),
  pl: () => import("virtual:texts/tool-position-pl"),
};
