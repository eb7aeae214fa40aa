/** What a screen reader says by itself: short lines, the latest few. */

const KEPT = 8;

class Live {
  lines = $state.raw<readonly { number: number; text: string }[]>([]);
  #count = 0;

  tell(text: string): void {
    if (!text) return;
    this.#count += 1;
    this.lines = [...this.lines, { number: this.#count, text }].slice(-KEPT);
  }
}

export const live = new Live();
