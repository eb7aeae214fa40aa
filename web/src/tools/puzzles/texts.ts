import type { Loaders } from "../../lib/words.svelte";

export const TEXTS: Loaders = {
  en: () => import("virtual:texts/tool-puzzles-en"),
  it: () => import("virtual:texts/tool-puzzles-it"),
  fr: () => import("virtual:texts/tool-puzzles-fr"),
  pl: () => import("virtual:texts/tool-puzzles-pl"),
};
