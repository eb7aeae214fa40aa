import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-people-en"),
  it: () => import("virtual:texts/tool-people-it"),
  fr: () => import("virtual:texts/tool-people-fr"),
  pl: () => import("virtual:texts/tool-people-pl"),
};
