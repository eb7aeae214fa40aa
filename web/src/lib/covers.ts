/** The drawings of the games, which are there as soon as the page is. */
import type { Component } from "svelte";

const COVERS = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte", { eager: true });

export function coverOf(game: string): Component | null {
  return COVERS[`../games/${game}/Cover.svelte`]?.default ?? null;
}
