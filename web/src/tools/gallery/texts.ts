import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-gallery-en"),
  it: () => import("virtual:texts/tool-gallery-it"),
  fr: () => import("virtual:texts/tool-gallery-fr"),
  pl: () => import("virtual:texts/tool-gallery-pl"),
};
