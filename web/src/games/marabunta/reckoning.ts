// The final score taken apart: cupcakes and powers are on the track, regions come on top (§11).

import { seatNumber } from "./reading";
import type { MarabuntaView, Region } from "./view";

export interface ScoreLine {
  key: string;
  region: Region | null;
  /** What was compared or counted: sums of a region, cupcake boxes crossed. */
  sums: readonly [number, number];
  points: readonly [number, number];
}

export function reckoning(view: MarabuntaView): ScoreLine[] {
  const [red, blue] = view.seats;
  const boxPoints = (seat: typeof red) =>
    seat.row.slice(0, seat.boxes).reduce((sum, points) => sum + points, 0);
  const cupcakes = [boxPoints(red), boxPoints(blue)] as const;
  const lines: ScoreLine[] = [
    { key: "cupcakes", region: null, sums: [red.boxes, blue.boxes], points: cupcakes },
    {
      key: "powers",
      region: null,
      sums: [0, 0],
      points: [red.points - cupcakes[0], blue.points - cupcakes[1]],
    },
  ];
  for (const { region, sums, circles, winner_now } of view.regions) {
    const winner = winner_now === null ? null : seatNumber(winner_now);
    lines.push({
      key: region,
      region,
      sums,
      points: [winner === 0 ? circles[0] : 0, winner === 1 ? circles[1] : 0],
    });
  }
  return lines;
}
