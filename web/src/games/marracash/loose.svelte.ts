// A window over the town that can be pushed aside, or laid beside it. It stays where it was put.

const CONTROL = "button, input, a";

interface Put {
  readonly x: number;
  readonly y: number;
  /** Counted from the right edge of the town. */
  readonly right: boolean;
}

class Loose {
  docked = $state(true);
  /** Where somebody pushed it; null while nobody has. */
  put = $state.raw<Put | null>(null);

  turn(): void {
    this.docked = !this.docked;
    this.put = null;
  }

  /** To attach to the window: it follows a pointer that takes it where there is no control. */
  hold(right: () => boolean): (window: HTMLElement) => () => void {
    return (element) => {
      const upTo = new AbortController();
      const { signal } = upTo;
      let from: { x: number; y: number } | null = null;
      element.addEventListener(
        "pointerdown",
        (event) => {
          if (this.docked || (event.target as Element).closest(CONTROL)) return;
          const { x = 0, y = 0 } = this.put ?? {};
          from = { x: event.clientX - x, y: event.clientY - y };
          element.setPointerCapture(event.pointerId);
        },
        { signal },
      );
      element.addEventListener(
        "pointermove",
        (event) => {
          if (!from || !isInWindow(event)) return;
          this.put = { x: event.clientX - from.x, y: event.clientY - from.y, right: right() };
        },
        { signal },
      );
      for (const end of ["pointerup", "pointercancel"])
        element.addEventListener(end, () => (from = null), { signal });
      // In another window it might lie outside.
      addEventListener("resize", () => (this.put = null), { signal });
      return () => upTo.abort();
    };
  }
}

/** What is held stays in sight, and so does a part of what it moves. */
function isInWindow({ clientX, clientY }: PointerEvent): boolean {
  return clientX >= 0 && clientY >= 0 && clientX <= innerWidth && clientY <= innerHeight;
}

export const loose = new Loose();
