/** Something a person asks for, and in words what came of it. */
import { whyFailed } from "./api";
import type { Message } from "../protocol";

export class Attempt {
  told = $state<string | null>(null);
  problem = $state.raw<Message | null>(null);

  async run(what: () => Promise<string | null>): Promise<void> {
    this.told = this.problem = null;
    try {
      this.told = await what();
    } catch (error) {
      this.problem = whyFailed(error);
    }
  }
}
