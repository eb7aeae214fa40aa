/** All that is told and checked about chance, with its words: for those who unfold any of it. */
import { words } from "../../lib/words.svelte";
import Chance from "./Chance.svelte";
import Check from "./Check.svelte";
import Proof from "./Proof.svelte";
import { TEXTS } from "./texts";

export async function open() {
  await words.bring(TEXTS);
  return { Chance, Check, Proof };
}
