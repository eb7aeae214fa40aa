import type { Message } from "../../lib/message";

/** What `core/plain_view.py` sends of a game that has no board of its own in the browser. */
export interface PlainView {
  /** An SVG. Parts with `data-action` stand for a choice, with `data-target` for where it leads. */
  readonly drawing: string;
  /** The position in words. */
  readonly lines: readonly Message[];
}
