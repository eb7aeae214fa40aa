/** What pages show of the lobby, with its words. */
import { words } from "../../lib/words.svelte";
import Invitations from "./Invitations.svelte";
import Lobby from "./Lobby.svelte";
import { TEXTS } from "./texts";

export async function open() {
  await words.bring(TEXTS);
  return { Invitations, Lobby };
}
