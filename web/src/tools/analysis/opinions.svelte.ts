/** What the engine thinks of the moment one looks at, deeper and deeper while one looks. */
import { SvelteMap } from "svelte/reactivity";
import type { Message } from "../../lib/message";
import { MAX_DEPTH, type AnalysisQuestion, type Opinion } from "../../lib/protocol";
import { whyFailed } from "../../lib/server/api";

export type Ask = (question: AnalysisQuestion, signal: AbortSignal) => Promise<Opinion>;

/** Whoever walks through quickly asks for nothing. */
const PATIENCE = 300;

interface Held {
  readonly opinion: Opinion;
  readonly depth: number;
}

export class Opinions {
  readonly #ask: Ask;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #held = new SvelteMap<string, Held>();
  #asking = new AbortController();
  opinion = $state.raw<Opinion | null>(null);
  thinking = $state(false);
  problem = $state.raw<Message | null>(null);

  constructor(ask: Ask, wait = pause) {
    this.#ask = ask;
    this.#wait = wait;
  }

  /** Nobody wants to know any more. */
  rest(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.opinion = this.problem = null;
    this.thinking = false;
  }

  /** About a decision, until another is looked at. */
  async consider(about: Omit<AnalysisQuestion, "depth">): Promise<void> {
    this.rest();
    const { signal } = this.#asking;
    const key = about.path.join(" ");
    let held = this.#held.get(key) ?? null;
    this.opinion = held?.opinion ?? null;
    this.thinking = true;
    await this.#wait(PATIENCE);
    try {
      while (!signal.aborted && (held?.depth ?? -1) < MAX_DEPTH && !isExact(held)) {
        const depth: number = (held?.depth ?? -1) + 1;
        const opinion = await this.#ask({ ...about, depth }, signal);
        held = { opinion, depth };
        this.#held.set(key, held);
        if (!signal.aborted) this.opinion = opinion;
      }
    } catch (error) {
      if (!signal.aborted) this.problem = whyFailed(error);
    }
    if (!signal.aborted) this.thinking = false;
  }
}

function isExact(held: Held | null): boolean {
  return held?.opinion.candidates[0]?.solved ?? false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
