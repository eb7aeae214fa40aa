import { expect, test } from "vitest";
import { reckoning } from "./reckoning";
import { position, seatView } from "./samples";

test("cupcakes, powers and regions add up to the score", () => {
  const start = position({
    seats: [
      seatView("red", { boxes: 3, points: 5, score_now: 11 }), // boxes 0 + 1 + 2, a power of 2
      seatView("blue", { boxes: 1, points: 3, score_now: 3 }),
    ],
  });
  const grey = {
    region: "grey",
    circles: [6, 2],
    blank: 2,
    sums: [7, 4],
    winner_now: "red",
    open_hexes: 3,
  } as const;
  const view = { ...start, regions: start.regions.with(4, grey) };
  const lines = reckoning(view);
  const points = Object.fromEntries(lines.map((line) => [line.key, line.points]));
  expect(points["cupcakes"]).toEqual([3, 0]);
  expect(points["powers"]).toEqual([2, 3]);
  expect(points["grey"]).toEqual([6, 0]);
  expect(points["pink"]).toEqual([0, 0]); // tied: nobody scores
  for (const seat of [0, 1] as const) {
    const sum = lines.reduce((total, line) => total + line.points[seat], 0);
    expect(sum).toBe(view.seats[seat].score_now);
  }
});
