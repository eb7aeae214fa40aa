import { expect, test } from "vitest";
import { fountain, position, shopView } from "./samples";
import { walkways, waysPast } from "./streets";
import type { Square } from "./reading";

// The rules print both: the shipped town (§1.3) and its routes (§1.4).
const MAP = `
Y1  P1  G1  G1  R1  R1  .   .   .   1*  .   .   2
Y1  P1  .   .   .   .   3   B1  P2  .   G2  G2  .
.   .   4   Y2  Y2  P3  .   B1  P2  .   R2  R2  .
.   B2  .   R3  ##  P3  5   .   .   6   .   7   .
.   B2  .   R3  Y3  Y3  .   G3  B3  B3  Y4  .   P4
8*  .   9   .   10  .   11  G3  R4  R4  Y4  .   P4
.   G4  B4  B4  .   R5  .   .   12  .   .   13  ##
.   G4  Y5  Y5  .   R5  P5  P5  .   B5  B5  .   G5
14  .   .   .   15  .   .   .   16* .   .   .   G5`;
const ROUTES =
  "1-2 1-3 1-6 2-7 3-4 3-5 4-8 4-9 5-6 5-11 6-7 7-13 8-9 8-14 9-10 10-11 10-15 11-12 12-13 12-16 13-16 14-15 15-16";

const signs = MAP.trim()
  .split("\n")
  .flatMap((line, row) =>
    line.split(/\s+/).map((sign, column) => ({ sign, at: [column, row] as Square })),
  );
const medina = position({
  town: {
    name: "medina",
    columns: 13,
    rows: 9,
    streets: signs.filter(({ sign }) => sign === ".").map(({ at }) => at),
    palms: [],
  },
  fountains: signs
    .filter(({ sign }) => /^\d/.test(sign))
    .map(({ sign, at }) => fountain(sign.replace("*", ""), at)),
});
const shop = (name: string) =>
  shopView(
    name,
    "red",
    signs.filter(({ sign }) => sign === name).map(({ at }) => at),
  );
const named = (ways: ReturnType<typeof walkways>) =>
  ways.map(({ from, to }) => `${from}-${to}`).sort();

test("§1.4 the ways of the shipped town are its routes, both ways", () => {
  const both = ROUTES.split(" ").flatMap((route) => [route, route.split("-").reverse().join("-")]);
  expect(named(walkways(medina))).toEqual(both.sort());
});

test("§1.5 a shop is passed on the street and on arriving at a fountain, not on leaving it", () => {
  // P3 lies beside the streets between 3 and 4 and between 3 and 5, and beside fountain 5 itself.
  const ways = ["11-5", "3-4", "3-5", "4-3", "5-3", "6-5"];
  expect(named(waysPast(medina, shop("P3")))).toEqual(ways);
});
