/** Presses on a board that meet nothing that can be done now: somebody who learns is answered. */

const STILL = 8; // pixels within which a press is no drag
const CONTROL = 'button, a, input, select, summary, [role="button"]';

/** Is there something to do at this place of the board? */
export function isAlive(place: Element): boolean {
  const control = place.closest(CONTROL);
  if (control === null || control.getAttribute("aria-disabled") === "true") return false;
  return !control.matches(":disabled");
}

/** What somebody meant who pressed something that cannot be done: in notation, or no more is known. */
export function meantBy(place: Element): string | null | undefined {
  const thing = place.closest<HTMLElement>(`[data-why], ${CONTROL}`);
  return thing ? (thing.dataset["why"] ?? null) : undefined;
}

/** To attach to a board: `tell` is called for every press that misses. */
export function misses(tell: (place: Element) => void): (board: HTMLElement) => () => void {
  return (board) => {
    let start: PointerEvent | null = null;
    const answer = (event: Event) => {
      if (event.target instanceof Element && !isAlive(event.target)) tell(event.target);
    };
    const down = (event: PointerEvent) => {
      start = event;
    };
    // No click comes from a button that is disabled, but the pointer is heard there, too.
    const up = (event: PointerEvent) => {
      const from = start;
      start = null;
      if (!from || from.pointerId !== event.pointerId) return;
      const way = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (way <= STILL) answer(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") answer(event);
    };
    board.addEventListener("pointerdown", down, true);
    board.addEventListener("pointerup", up, true);
    board.addEventListener("keydown", key, true);
    return () => {
      board.removeEventListener("pointerdown", down, true);
      board.removeEventListener("pointerup", up, true);
      board.removeEventListener("keydown", key, true);
    };
  };
}
