/** The games' boards, each in its own chunk; a game that has none here gets the board for all. */
import type { AnyGame } from "./board";

const MODULES = import.meta.glob<{ default: AnyGame }>("../games/*/index.ts");
const ANY = () => import("../games/any/index");

/** In the order of the home page. */
export const OURS = ["marabunta", "minicity", "marracash"] as const;

export async function loadGame(name: string): Promise<AnyGame> {
  return (await (MODULES[`../games/${name}/index.ts`] ?? ANY)()).default;
}
