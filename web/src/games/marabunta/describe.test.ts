import { expect, test } from "vitest";
import { describe } from "./describe";
import { field, position } from "./samples";

function keys(view: Parameters<typeof describe>[0]): string[] {
  return describe(view, []).map((line) => line.key);
}

test("everything on the board is told, and what is not there is not", () => {
  const bare = keys(position({ hexes: field("P. P.") }));
  expect(bare).toContain("web-marabunta-text-rolled");
  expect(bare.filter((key) => key === "web-marabunta-text-region")).toHaveLength(6);
  expect(bare.filter((key) => key === "web-marabunta-text-seat")).toHaveLength(2);
  expect(bare).not.toContain("web-marabunta-text-cupcakes");
  expect(bare).not.toContain("web-marabunta-text-numbers");
});

test("numbers, crosses, cupcakes and crates are told with their hexes", () => {
  const hexes = field("P. Bc Ox P.");
  Object.assign(hexes[0] ?? {}, { seat: "red", number: 3 });
  Object.assign(hexes[3] ?? {}, { crossed: true });
  const told = keys(position({ hexes }));
  for (const what of ["numbers", "cupcakes", "crates", "crossed"])
    expect(told).toContain(`web-marabunta-text-${what}`);
});

test("pools are told as they are offered, then by who has them", () => {
  const offered = position({ phase: "take", pools: { tile: ["tile"], rest: ["pink"] } });
  expect(keys(offered)).toContain("web-marabunta-text-offered");
  const taken = position({ phase: "element", pools: { red: ["tile"], blue: ["pink"] } });
  expect(keys(taken).filter((key) => key === "web-marabunta-text-pool")).toHaveLength(2);
});
