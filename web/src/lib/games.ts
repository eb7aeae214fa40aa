/** The games that this client can draw, each in its own chunk; found by their folders. */
import type { AnyGame } from "./board";

const MODULES = import.meta.glob<{ default: AnyGame }>("../games/*/index.ts");

/** In the order of the home page. */
export const OURS = ["marabunta", "minicity", "marracash"] as const;

export async function loadGame(name: string): Promise<AnyGame | null> {
  const load = MODULES[`../games/${name}/index.ts`];
  return load ? (await load()).default : null;
}
