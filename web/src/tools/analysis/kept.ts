/** An analysis outlives a reload: its tab keeps the latest, for the address it was opened at. */
import type { AnalysisTree } from "../../lib/protocol";
import { newKey } from "../../lib/server/keys";
import type { Tree } from "./tree.svelte";

const PLACE = "ludoteca-analysis";

interface Kept {
  readonly name: string;
  readonly tree: AnalysisTree;
  readonly mark: string;
}

/** Names this entry of the tab's history, which is the same after a reload and after going back. */
export function begin(): string {
  const name = newKey();
  history.replaceState({ analysis: name }, "");
  return name;
}

export function keep(name: string, tree: Tree, found: AnalysisTree): void {
  const kept: Kept = { name, tree: { ...found, ...tree.whole() }, mark: tree.mark(tree.at) };
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // There is no room: files and links remain.
  }
}

/** What was kept of this entry. */
export function recall(): Kept | null {
  const state = history.state as { analysis?: unknown } | null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Kept | null;
    return kept !== null && kept.name === state?.analysis ? kept : null;
  } catch {
    return null;
  }
}
