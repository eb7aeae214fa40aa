/** The page's one line to the server, shared by whatever it follows. */
import { api } from "./api";
import { house } from "../person/known.svelte";
import { Line, type Wire } from "./line";
import { loggedOut } from "./logged-out.svelte";
import type { FromBrowser, ToBrowser } from "../protocol";

export interface Follower {
  /** None of whoever follows something else. */
  readonly match: string | null;
  /** The line is open, perhaps again. */
  opened(): void;
  received(message: ToBrowser): void;
}

// How the server closes a line whose cookie it does not know, or not any more.
const NO_SESSION = 4401;
const SESSION_ENDED = 4410;
/** A line that is back this soon was hardly gone: no banner for it. */
const PATIENCE = 700;

class Connection {
  /** Shown as a banner. */
  lost = $state(false);
  readonly #followers = new Set<Follower>();
  #worry: ReturnType<typeof setTimeout> | undefined;
  readonly #line = new Line(openWire, {
    opened: () => {
      clearTimeout(this.#worry);
      this.#worry = undefined;
      this.lost = false;
      for (const follower of this.#followers) follower.opened();
    },
    received: (message) => {
      for (const follower of this.#followers) {
        if (!("match" in message) || !message.match || message.match === follower.match)
          follower.received(message);
      }
    },
    silent: (overdue) => {
      this.lost = overdue;
    },
    lost: (code) => {
      this.#worry ??= setTimeout(() => (this.lost = true), PATIENCE);
      if (code === NO_SESSION || code === SESSION_ENDED) void this.#askWhoWeAre();
    },
  });

  constructor() {
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
  }

  /** Begin to follow; the answer ends it. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.#line.isOpen) follower.opened();
    else this.#line.connect();
    return () => {
      this.#followers.delete(follower);
      if (follower.match !== null) this.send({ type: "leave", match: follower.match });
    };
  }

  send(message: FromBrowser): boolean {
    return this.#line.send(message);
  }

  /** Do something after which the server knows this browser as somebody else. */
  async without<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#line.rest();
    try {
      return await work();
    } finally {
      if (this.#followers.size > 0) this.#line.connect();
    }
  }

  /** The server did not take our cookie; another window may have brought a new one by now. */
  async #askWhoWeAre(): Promise<void> {
    const before = house.session?.id;
    const now = await api.session().catch(() => null);
    if (loggedOut.here) this.#line.end();
    else if (now && before && now.id !== before) location.reload();
  }

  hurry(): void {
    if (this.#followers.size > 0) this.#line.hurry();
  }
}

function openWire(): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
  // Errors close the socket too, and that is where they are dealt with.
  return socket as Wire;
}

export const connection = new Connection();
