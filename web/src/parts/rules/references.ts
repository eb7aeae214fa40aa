/** Where a text of the rules mentions a paragraph or a ruling: to be turned into links. Pure. */

export interface Piece {
  readonly text: string;
  /** The anchor that this piece leads to: "6.2", "6" or "Q3". */
  readonly anchor: string | null;
}

const REFERENCE = /(§\d+(?:\.\d+)?|\bQ\d+\b)/;

export function pieces(text: string): readonly Piece[] {
  return text
    .split(REFERENCE)
    .filter((part) => part !== "")
    .map((part) => ({
      text: part,
      anchor: REFERENCE.test(part) ? part.replace("§", "") : null,
    }));
}
