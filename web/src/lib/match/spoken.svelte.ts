/** What a screen reader says by itself: a log that only grows, so that nothing is dropped. */

class Live {
  lines = $state.raw<readonly string[]>([]);

  tell(...texts: readonly string[]): void {
    const said = texts.filter((text) => text !== "");
    if (said.length > 0) this.lines = [...this.lines, ...said];
  }

  /** A new page has its own story. */
  clear(): void {
    this.lines = [];
  }
}

export const live = new Live();
