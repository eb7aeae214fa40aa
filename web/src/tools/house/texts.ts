import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-house-en"),
  it: () => import("virtual:texts/tool-house-it"),
  fr: () => import("virtual:texts/tool-house-fr"),
  pl: () => import("virtual:texts/tool-house-pl"),
};
