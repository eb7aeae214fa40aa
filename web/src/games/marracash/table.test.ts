import { expect, test } from "vitest";
import { position, seatView } from "./samples";
import { changes, gains, previewOf, signed } from "./table";
import { isMove } from "./reading";
import type { MovePreview } from "./view";
import { squaresTo, walkOf } from "./walking";

const preview = position().previews.find(isMove) as MovePreview;

test("owners keep their income less the mover's share", () => {
  expect([...gains(preview, "ali")]).toEqual([
    ["aida", 200],
    ["ali", 100],
  ]);
  // One's own shop gives no share, so all of it stays.
  const own = preview.sales.map((sale) => ({ ...sale, owner: "ali" as const, share: 0 }));
  expect([...gains({ ...preview, sales: own }, "ali")]).toEqual([["ali", 300]]);
});

test("what waits for a choice stays open, also beside what is known", () => {
  const [sale] = preview.sales;
  if (!sale) throw new Error("no sale");
  const sales = [sale, { ...sale, shop: "Y2", waits: true, income: 0, share: 0 }];
  expect([...gains({ ...preview, sales }, "ali")]).toEqual([
    ["aida", null],
    ["ali", 100],
  ]);
  expect(gains({ ...preview, sales: sales.reverse() }, "ali").get("aida")).toBeNull();
});

test("money that changed hands is told, and only that", () => {
  const after = position({ seats: [seatView("ali", 1300), seatView("aida", 1150)] });
  const before = position({ seats: [seatView("ali", 1200), seatView("aida", 1200)] });
  expect([...changes(before, after)]).toEqual([
    ["ali", 100],
    ["aida", -50],
  ]);
  expect(changes(null, after).size).toBe(0);
  expect(changes(after, after).size).toBe(0);
  expect([signed(100), signed(-50), signed(0)]).toEqual(["+100", "−50", "0"]);
});

test("a choice has the preview that was sent for it", () => {
  expect(previewOf(position(), { action: "move", start: "1", target: "2" })).toEqual(preview);
  expect(previewOf(position(), { action: "move", start: "2", target: "1" })).toBeNull();
  expect(previewOf(position(), { action: "pass" })).toBeNull();
});

test("a walk is read off the view before it", () => {
  const walk = walkOf(position(), [{ text: "move 1 2" }]);
  expect(walk?.preview.to).toBe("2");
  expect(walk?.crowd.yellow).toBe(2);
  expect(walkOf(position(), [{ text: "pass" }, { text: null }])).toBeNull();
  expect(walkOf(null, [{ text: "move 1 2" }])).toBeNull();
});

test("customers are inside after the square beside their shop", () => {
  expect(squaresTo(position(), preview, "Y1")).toBe(2);
});
