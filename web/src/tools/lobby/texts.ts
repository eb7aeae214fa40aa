import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-lobby-en"),
  it: () => import("virtual:texts/tool-lobby-it"),
  fr: () => import("virtual:texts/tool-lobby-fr"),
  pl: () => import("virtual:texts/tool-lobby-pl"),
};
