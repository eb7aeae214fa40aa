// Small questions to a view of Marabunta.

import type { Seat } from "./view";

export function seatNumber(seat: Seat): 0 | 1 {
  return seat === "red" ? 0 : 1;
}
