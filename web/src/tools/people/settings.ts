/** What the settings page shows of people, with its texts. */
import { words } from "../../lib/words.svelte";
import Farewell from "./Farewell.svelte";
import Passkeys from "./Passkeys.svelte";
import { TEXTS } from "./texts";

export async function load() {
  await words.bring(TEXTS);
  return { Passkeys, Farewell };
}
