/** The review of what is replayed: one that was kept, or one that is made while somebody waits. */
import type { Message } from "../../lib/message";
import type { Review, ReviewState, TableFacts } from "../../lib/protocol";
import { whyFailed } from "../../lib/server/api";

export interface Source {
  /** One that was made before; null where nobody can say. */
  readonly kept: (() => Promise<ReviewState>) | null;
  /** Has it made, and says how far it is. */
  readonly want: () => Promise<ReviewState>;
  /** Play on from a moment against bots; null where there is no match to go on with. */
  readonly branch: ((moment: number, level: string) => Promise<TableFacts>) | null;
}

/** Until it is there the server is asked again and again how far it is. */
const EACH = 1000;

export class LookingBack {
  readonly source: Source;
  readonly #wait: () => Promise<void>;
  #wanted = false;
  answer = $state.raw<ReviewState | null>(null);
  problem = $state.raw<Message | null>(null);

  constructor(source: Source, wait = () => pause(EACH)) {
    this.source = source;
    this.#wait = wait;
  }

  get review(): Review | null {
    return this.answer?.review ?? null;
  }

  /** Without it marks are missing, and nothing else. */
  async peek(): Promise<void> {
    const found = await this.source.kept?.().catch(() => null);
    if (found && !this.#wanted) this.answer = found;
  }

  async want(): Promise<void> {
    if (this.#wanted || this.review) return;
    this.#wanted = true;
    this.problem = null;
    try {
      for (this.answer = await this.source.want(); this.#wanted && !this.review;) {
        await this.#wait();
        if (this.#wanted) this.answer = await this.source.want();
      }
    } catch (error) {
      this.problem = whyFailed(error);
    }
    this.#wanted = false;
  }

  /** Nobody looks any more. */
  rest(): void {
    this.#wanted = false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
