/** A match against bots, at once: on the usual boards, or on those that were asked for. */
import { api } from "../server/api";
import { sitDown } from "../fairness/contribution";
import { house } from "../person/known.svelte";
import { router } from "../page/router.svelte";
import { settings } from "../person/settings.svelte";
import { tableWish, usualWishes } from "./wish";

interface Boards {
  /** Options that differ from the usual, as a shipped board. */
  readonly options?: Readonly<Record<string, string>>;
  /** Boards of one's own: for an option, the text of its file. */
  readonly boards?: Readonly<Record<string, string>>;
}

export async function playAgainstBots(name: string, { options, boards }: Boards = {}) {
  const here = router.here();
  await house.enter();
  const game = house.game(name);
  if (!game) return;
  const wishes = usualWishes(game, "bots", settings.level);
  const wish = tableWish(name, { ...wishes, options: { ...wishes.options, ...options } });
  const table = await sitDown((commitment) =>
    api.open({ ...wish, commitment, ...(boards && { boards }) }),
  );
  if (table.match && here()) router.go(`/match/${table.match}`);
}
