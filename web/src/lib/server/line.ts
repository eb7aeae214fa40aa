/** The line to the server: one socket that comes back by itself. Knows nothing of matches. */
import type { FromBrowser, ToBrowser } from "../protocol";

export interface LineEvents {
  /** The line is open, for the first time or again: say what you follow. */
  opened: () => void;
  received: (message: ToBrowser) => void;
  /** Whether an answer is overdue; the line may still come back to life. */
  silent: (overdue: boolean) => void;
  /** The line broke, perhaps by the server's own will; it is being tried again. */
  lost: (code: number | null) => void;
}

/** The part of WebSocket that is used here, so that tests can bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** A proxy may drop a silent line, and a dead one may look open for minutes. */
const PING_EVERY = 2000;
/** An answer is overdue after this, so that somebody is told within five seconds of silence… */
const WORRY_AFTER = 2500;
/** …and after this the line is given up. */
const PONG_WITHIN = 7000;

/** How long to wait before the attempt of that number, counted from 0. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  // Spread out, so that after a restart not everybody comes at once.
  return longest * (0.5 + chance / 2);
}

export class Line {
  #wire: Wire | null = null;
  #open = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #worry: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #make: () => Wire;
  readonly #events: LineEvents;

  constructor(make: () => Wire, events: LineEvents) {
    this.#make = make;
    this.#events = events;
  }

  get isOpen(): boolean {
    return this.#open;
  }

  connect(): void {
    if (this.#wire || this.#ended) return;
    clearTimeout(this.#retry);
    const wire = this.#make();
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#attempt = 0;
      this.#ping = setInterval(() => this.#askForLife(), PING_EVERY);
      this.#events.opened();
    };
    wire.onmessage = (event) => {
      this.#stopWaiting();
      this.#events.silent(false);
      const message = JSON.parse(String(event.data)) as ToBrowser;
      if (message.type !== "pong") this.#events.received(message);
    };
    wire.onclose = ({ code }) => this.#drop(wire, code);
  }

  /** Tries now, not after the wait: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#open) this.#askForLife();
    else {
      this.#attempt = 0;
      this.connect();
    }
  }

  /** Whether it went out. What must not be lost is sent again when the line is open. */
  send(message: FromBrowser): boolean {
    if (!this.#open || !this.#wire) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.#ended = true;
    this.rest();
  }

  /** Nothing goes over it until somebody connects again. */
  rest(): void {
    const wire = this.#wire;
    if (wire) {
      this.#drop(wire);
      wire.close();
    }
    clearTimeout(this.#retry);
  }

  #askForLife(): void {
    if (this.#pong !== undefined) return;
    this.send({ type: "ping", sent: Date.now() });
    const wire = this.#wire;
    this.#worry = setTimeout(() => this.#events.silent(true), WORRY_AFTER);
    this.#pong = setTimeout(() => {
      if (!wire) return;
      this.#drop(wire);
      wire.close();
    }, PONG_WITHIN);
  }

  #stopWaiting(): void {
    clearTimeout(this.#worry);
    clearTimeout(this.#pong);
    this.#pong = undefined;
  }

  #drop(wire: Wire, code: number | null = null): void {
    if (this.#wire !== wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    this.#wire = null;
    this.#open = false;
    clearInterval(this.#ping);
    this.#stopWaiting();
    this.#events.lost(code);
    if (this.#ended) return;
    this.#retry = setTimeout(() => this.connect(), waitBefore(this.#attempt, Math.random()));
    this.#attempt += 1;
  }
}
