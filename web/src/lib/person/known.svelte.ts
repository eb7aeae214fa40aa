/** What the home page and the tables need to know once: who you are, which games there are. */
import { api, whyFailed } from "../server/api";
import { OURS } from "../games";
import type { GameFacts, Message, Session } from "../protocol";
import { words } from "../words.svelte";

class House {
  session = $state.raw<Session | null>(null);
  games = $state.raw<readonly GameFacts[]>([]);
  problem = $state.raw<Message | null>(null);
  #asked: Promise<void> | null = null;
  #waiting: (() => void)[] = [];

  /** Greet the server once; tried again after a failure. */
  enter(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Once we are known, however often somebody must try: without a network that takes its time. */
  async greeted(): Promise<void> {
    await this.enter();
    if (!this.session) await new Promise<void>((done) => this.#waiting.push(done));
  }

  async #ask(): Promise<void> {
    try {
      // The session's answer brings the cookie by which the server knows us.
      [this.session, this.games] = await Promise.all([api.session(), api.games()]);
      words.welcome(this.games.map((game) => game.texts));
      this.problem = null;
      for (const done of this.#waiting.splice(0)) done();
    } catch (error) {
      this.problem = whyFailed(error);
      this.#asked = null;
    }
  }

  /** There before the server has answered, if they are ours. */
  get names(): readonly string[] {
    return this.games.length > 0 ? this.games.map((game) => game.name) : OURS;
  }

  game(name: string): GameFacts | undefined {
    return this.games.find((one) => one.name === name);
  }
}

export const house = new House();
