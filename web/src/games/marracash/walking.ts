// The walk that the last steps told of, and how long it takes.

import { reached } from "./geometry";
import { previewOfText } from "./table";
import type { Crowd } from "./reading";
import type { MarracashView, MovePreview } from "./view";

export const SQUARE = 150; // milliseconds from square to square

export interface Walking {
  readonly preview: MovePreview;
  /** Who set out. */
  readonly crowd: Crowd;
}

export function walkOf(
  previous: MarracashView | null,
  steps: readonly { text: string | null }[],
): Walking | null {
  if (previous === null) return null;
  for (const { text } of steps) {
    const preview = text === null ? null : previewOfText(previous, text);
    const from = previous.fountains.find(({ name }) => name === preview?.from);
    if (preview !== null && from !== undefined) return { preview, crowd: from.crowd };
  }
  return null;
}

/** How many squares are walked before the customers of a shop are inside. */
export function squaresTo(view: MarracashView, preview: MovePreview, name: string): number {
  const shop = view.shops.find((one) => one.name === name);
  return shop === undefined ? 0 : reached(preview.squares, shop) + 2;
}
