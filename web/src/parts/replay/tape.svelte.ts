/** A finished match as a tape: frames are fetched a page at a time, where somebody looks. */
import { SvelteMap } from "svelte/reactivity";
import type { Frame, Replay, Step } from "../../lib/protocol";

export const PAGE = 40;

/** Fetches frames from `first` on; the first page also tells what the match was. */
export type Fetch = (first: number, count: number) => Promise<Replay>;

export class Tape {
  readonly replay: Replay;
  readonly #fetch: Fetch;
  readonly #frames = new SvelteMap<number, Frame>();
  /** Pages on the way. */
  #asked: readonly number[] = [];
  at = $state(0);

  constructor(first: Replay, fetch: Fetch) {
    this.replay = first;
    this.#fetch = fetch;
    this.#keep(first.page);
  }

  get last(): number {
    return this.replay.frames - 1;
  }

  /** Null while its page is on the way. */
  frame(index: number): Frame | null {
    return this.#frames.get(index) ?? null;
  }

  /** Go to a frame, and have it and those behind it ready. */
  async go(index: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, index));
    const page = Math.floor(this.at / PAGE);
    await this.#want(page);
    // The next page comes before it is needed.
    if (this.at % PAGE > PAGE / 2) await this.#want(page + 1);
  }

  /** The next frame in which somebody decided something, or the end. */
  async nextDecision(): Promise<void> {
    let index = this.at;
    do {
      index += 1;
      await this.#want(Math.floor(index / PAGE));
    } while (index < this.last && (this.frame(index)?.step?.seat ?? null) === null);
    await this.go(index);
  }

  /** What led to a frame; null while some of it is on the way. */
  storyTo(index: number): readonly Step[] | null {
    const story: Step[] = [];
    for (let at = 1; at <= index; at++) {
      const step = this.#frames.get(at)?.step;
      if (!step) return null;
      story.push(step);
    }
    return story;
  }

  /** Have all pages, for a board that tells of what was long ago. */
  async fetchStory(): Promise<void> {
    for (let page = 1; page * PAGE <= this.last; page++) await this.#want(page);
  }

  async #want(page: number): Promise<void> {
    const first = page * PAGE;
    if (first > this.last || this.#frames.has(first) || this.#asked.includes(page)) return;
    this.#asked = [...this.#asked, page];
    try {
      this.#keep((await this.#fetch(first, PAGE)).page);
    } finally {
      this.#asked = this.#asked.filter((one) => one !== page);
    }
  }

  #keep(page: readonly Frame[]): void {
    for (const frame of page) this.#frames.set(frame.index, frame);
  }
}
