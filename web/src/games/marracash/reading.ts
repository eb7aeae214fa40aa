// Small questions to a view of Marracash, and names for its parts.

import {
  COLOURS,
  SEATS,
  type AuctionPreview,
  type Colour,
  type FountainView,
  type MarracashAction,
  type MovePreview,
  type SeatName,
} from "./view";

export type Crowd = FountainView["crowd"];
export type End = Extract<MarracashAction, { action: "bring" }>["end"];
/** Column and row. */
export type Square = readonly [number, number];

export function seatNumber(seat: SeatName): number {
  return SEATS.indexOf(seat);
}

export function isMove(preview: MovePreview | AuctionPreview): preview is MovePreview {
  return "squares" in preview;
}

/** The crowd as pairs of colour and count, without those who are not there. */
export function groups(crowd: Crowd): [Colour, number][] {
  return COLOURS.filter((colour) => crowd[colour] > 0).map((colour) => [colour, crowd[colour]]);
}
