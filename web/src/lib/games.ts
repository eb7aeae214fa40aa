/** The games that this client can draw, each in its own chunk; found by their folders. */
import type { Component } from "svelte";
import type { AnyGame } from "./board";

const MODULES = import.meta.glob<{ default: AnyGame }>("../games/*/index.ts");
const COVERS = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte");

export async function loadGame(name: string): Promise<AnyGame | null> {
  const load = MODULES[`../games/${name}/index.ts`];
  return load ? (await load()).default : null;
}

export async function loadCover(name: string): Promise<Component | null> {
  const load = COVERS[`../games/${name}/Cover.svelte`];
  return load ? (await load()).default : null;
}
