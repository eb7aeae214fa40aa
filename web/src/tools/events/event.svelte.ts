/** An event as it goes on: whatever happens in it is sent by itself. */
import type { Message } from "../../lib/message";
import { house } from "../../lib/person/known.svelte";
import type { EventFacts, EventRound, EventSeen, EventTable, ToBrowser } from "../../lib/protocol";
import { api, ApiProblem, whyFailed } from "../../lib/server/api";
import { connection } from "../../lib/server/connection.svelte";
import { words } from "../../lib/words.svelte";
import { TEXTS } from "./texts";

export class EventClient {
  seen = $state.raw<EventSeen | null>(null);
  problem = $state.raw<Message | null>(null);
  gone = $state(false);
  busy = $state(false);
  /** Milliseconds by the server's clock. */
  now = $state(Date.now());
  readonly match = null;
  readonly #id: string;
  #ahead = 0;

  constructor(id: string) {
    this.#id = id;
  }

  get event(): EventFacts | null {
    return this.seen?.event ?? null;
  }
  get round(): EventRound | null {
    return this.event?.rounds.at(-1) ?? null;
  }
  /** Where to play now. */
  get mine(): EventTable | null {
    const you = this.seen?.you;
    const table = this.round?.tables.find(({ players }) => players.includes(you ?? -1));
    return table && table.status !== "over" ? table : null;
  }

  /** Until the page is left. */
  begin(): () => void {
    let stop: () => void = () => undefined;
    let left = false;
    void this.#enter().then((there) => {
      if (there && !left) stop = connection.follow(this);
    });
    const clock = setInterval(() => (this.now = Date.now() + this.#ahead), 1000);
    return () => {
      left = true;
      clearInterval(clock);
      connection.send({ type: "attend", event: null });
      stop();
    };
  }

  async #enter(): Promise<boolean> {
    try {
      await Promise.all([house.enter(), words.bring(TEXTS)]);
      this.take(await api.event(this.#id));
      return true;
    } catch (error) {
      this.gone = error instanceof ApiProblem && error.status === 404;
      this.problem = whyFailed(error);
      return false;
    }
  }

  opened(): void {
    connection.send({ type: "attend", event: this.#id });
  }

  received(heard: ToBrowser): void {
    if (heard.type === "event" && heard.event.id === this.#id) this.take(heard);
  }

  take(seen: EventSeen): void {
    this.#ahead = seen.event.now - Date.now();
    this.now = seen.event.now;
    this.seen = seen;
  }

  async act(what: () => Promise<EventSeen>): Promise<void> {
    this.busy = true;
    try {
      this.take(await what());
      this.problem = null;
    } catch (error) {
      this.problem = whyFailed(error);
    } finally {
      this.busy = false;
    }
  }
}
