// A window over the town that can be pushed aside, or laid beside it.

const CONTROL = "button, input, a";

export class Loose {
  docked = $state(true);
  x = $state(0);
  y = $state(0);

  turn(): void {
    this.#lay(!this.docked);
  }

  /** Beside the town: where it was pushed it might hide what is looked at next. */
  dock(): void {
    this.#lay(true);
  }

  #lay(docked: boolean): void {
    this.docked = docked;
    this.x = 0;
    this.y = 0;
  }

  /** To attach to the window: it follows a pointer that takes it where there is no control. */
  hold = (window: HTMLElement): (() => void) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      if (this.docked || (event.target as Element).closest(CONTROL)) return;
      from = { x: event.clientX - this.x, y: event.clientY - this.y };
      window.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      this.x = event.clientX - from.x;
      this.y = event.clientY - from.y;
    };
    const up = () => (from = null);
    window.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      window.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}
