import { describe, expect, it } from "vitest";
import { average, follow, percent } from "./figures";
import { COLOURS, EXTRAS, FIGURES, GROUNDS, partsOf } from "./pieces";

describe("figures", () => {
  it("say shares as people read them", () => {
    expect(percent(0.123, "en")).toBe("12.3%");
    expect(percent(0.05, "en", true)).toBe("+5%");
    expect(percent(0, "en", true)).toBe("0%");
  });
  it("are followed slowly", () => {
    expect(follow([1, 3])).toEqual([1, 2]);
    expect(follow([0, 0, 0, 0, 0, 5]).at(-1)).toBe(1);
  });
  it("have no average without any", () => {
    expect(average([])).toBeNull();
    expect(average([1, 2])).toBe(1.5);
  });
});

describe("faces", () => {
  it("have as many pieces as the server knows", () => {
    expect([GROUNDS, COLOURS, FIGURES, EXTRAS].map((one) => one.length)).toEqual([6, 8, 12, 4]);
  });
  it("are drawn from numbers, and somehow from nonsense", () => {
    expect(partsOf("1-2-3-0").colour).toBe(COLOURS[2]);
    expect(partsOf("99-x").ground).toBe(GROUNDS[0]);
  });
});
