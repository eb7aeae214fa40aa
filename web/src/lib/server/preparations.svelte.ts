/** How far the server's compiler is: asked while somebody waits for it, and not a moment longer. */
import { api } from "./api";
import type { Preparation } from "../protocol";

export type Part = "rules" | "bots";

const EVERY = 500;

class Preparations {
  #games = $state.raw<readonly Preparation[]>([]);

  /** In percent; null until the server has answered. */
  percent(game: string, part: Part): number | null {
    return this.#of(game)?.[part] ?? null;
  }

  /** Is somebody waiting for the compiler, as far as is known? */
  waits(game: string, part: Part): boolean {
    return (this.percent(game, part) ?? 100) < 100;
  }

  /** The game that is compiled first. */
  after(game: string, part: Part): string | null {
    return this.#of(game)?.[`${part}_after`] ?? null;
  }

  #of(game: string): Preparation | undefined {
    return this.#games.find((one) => one.game === game);
  }

  /** Ask until a part is ready; the answer ends the asking. */
  watch(game: string, part: Part): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const ask = async () => {
      if (ended || this.percent(game, part) === 100) return;
      this.#games = await api.preparations().catch(() => this.#games);
      timer = setTimeout(ask, EVERY);
    };
    void ask();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }
}

export const preparations = new Preparations();
