/** The lobby as this page sees it: tables with a free seat, and invitations, as they come and go. */
import { connection, type Follower } from "../../lib/server/connection.svelte";
import { house } from "../../lib/person/known.svelte";
import type { Invitation, LobbyTable, ToBrowser } from "../../lib/protocol";

/** So long a table that is gone stays where it was, so that nothing moves under a finger. */
const LINGER = 2500;

class Lobby implements Follower {
  readonly match = null;
  /** All has come. */
  known = $state(false);
  tables = $state.raw<readonly LobbyTable[]>([]);
  /** Ids of those that are not to be had any more, and still shown. */
  gone = $state.raw<ReadonlySet<string>>(new Set());
  invitations = $state.raw<readonly Invitation[]>([]);
  #guests = 0;
  #stop: () => void = () => undefined;

  /** Be here, as long as something on the page shows it; the answer ends it. */
  visit(): () => void {
    this.#guests += 1;
    if (this.#guests === 1) {
      let here = true;
      this.#stop = () => (here = false);
      // The cookie first: the line is known by it.
      void house.greeted().then(() => {
        if (!here) return;
        const unfollow = connection.follow(this);
        this.#stop = () => {
          unfollow();
          connection.send({ type: "visit", here: false });
          this.known = false;
        };
      });
    }
    return () => {
      this.#guests -= 1;
      if (this.#guests === 0) this.#stop();
    };
  }

  opened(): void {
    connection.send({ type: "visit", here: true });
  }

  received(message: ToBrowser): void {
    switch (message.type) {
      case "lobby":
        this.tables = message.tables;
        this.gone = new Set();
        this.known = true;
        return;
      case "lobby-change":
        return this.#change(message.tables, message.gone);
      case "invited":
        this.invitations = message.invitations;
        return;
    }
  }

  #change(changed: readonly LobbyTable[], gone: readonly string[]): void {
    const here = new Set(changed.map(({ id }) => id));
    this.tables = [...this.tables.filter(({ id }) => !here.has(id)), ...changed];
    this.gone = new Set([...this.gone, ...gone].filter((id) => !here.has(id)));
    if (gone.length > 0)
      setTimeout(() => {
        const past = new Set(gone.filter((id) => this.gone.has(id)));
        this.tables = this.tables.filter(({ id }) => !past.has(id));
        this.gone = new Set([...this.gone].filter((id) => !past.has(id)));
      }, LINGER);
  }
}

export const lobby = new Lobby();
