import { expect, test } from "vitest";
import type { AnalysisSketch, PositionReport } from "../../lib/protocol";
import { Sketch } from "./sketch.svelte";

const field = (name: string, group: string, place: string | null = null) => ({
  name,
  group: { key: group, arguments: {} },
  place,
});
const FIELDS = [field("round", "course"), field("hex-a1", "hexes", "a1"), field("turn", "course")];

function sketch() {
  const asked: AnalysisSketch[] = [];
  const made = new Sketch((wish) => {
    asked.push(wish);
    const values = wish.start.position ?? { round: "1" };
    const wrong = values["round"] === "99";
    return Promise.resolve({
      start: { ...wish.start, position: values },
      fields: wish.fields === false ? [] : FIELDS,
      values,
      faults: wrong ? [{ key: "no", arguments: {} }] : [],
      view: wrong ? null : { drawn: values["round"] },
      seat: 0,
    } as unknown as PositionReport);
  });
  return { asked, made };
}
const START = { start: { game: "marabunta", seats: 2, options: {}, boards: {} }, path: [] };

test("fields stand in the parts they belong to, and at their places", async () => {
  const { made } = sketch();
  await made.open(START as unknown as AnalysisSketch);
  expect(made.groups.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
    ["round", "turn"],
    ["hex-a1"],
  ]);
  expect(made.at("a1").map(({ name }) => name)).toEqual(["hex-a1"]);
  expect(made.possible).toBe(true);
});

test("what was written last is judged, and an impossible position keeps its board", async () => {
  const { asked, made } = sketch();
  await made.open(START as unknown as AnalysisSketch);
  const first = made.change("round", "2");
  expect(made.possible).toBe(false);
  await Promise.all([first, made.change("round", "3"), made.change("round", "99")]);
  expect(asked.slice(1).map(({ start }) => start.position?.["round"])).toEqual(["2", "99"]);
  expect([made.possible, made.report?.faults.length]).toEqual([false, 1]);
  expect(made.report?.view).toEqual({ drawn: "2" });
  await made.change("round", "4");
  expect(made.possible).toBe(true);
});
