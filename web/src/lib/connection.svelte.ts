/** The page's one line to the server, shared by whatever it follows. */
import { Line, type Wire } from "./line";
import type { FromBrowser, ToBrowser } from "./protocol";

export interface Follower {
  readonly match: string;
  /** The line is open, perhaps again. */
  opened(): void;
  received(message: ToBrowser): void;
}

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
    lost: () => {
      this.#worry ??= setTimeout(() => (this.lost = true), PATIENCE);
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
      this.send({ type: "leave", match: follower.match });
    };
  }

  send(message: FromBrowser): boolean {
    return this.#line.send(message);
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
