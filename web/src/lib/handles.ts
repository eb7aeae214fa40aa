// What everything that stands for a choice does under a pointer, a finger or a key.

import type { BoardProps } from "./board";

/** Attributes to spread on an element: hover and focus show what would happen, a click does it. */
export function handles(table: Pick<BoardProps<unknown>, "arm" | "press">, number: number) {
  // Taken out once: an element that leaves the page still tells that it loses the focus.
  const { arm, press } = table;
  return {
    onclick: (event: MouseEvent) => press(number, event),
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") arm(number);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType !== "touch") arm(null);
    },
    onfocus: (event: FocusEvent) => {
      // A finger or a mouse that presses is no reason to show anything yet.
      if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible"))
        arm(number, "focus");
    },
    onblur: () => arm(null, "focus"),
  };
}
