import { expect, test } from "vitest";
import { clockOf, minuteOf } from "./times";

test("minutes of a day are written as a clock shows them, and read again", () => {
  expect(minuteOf("07:05")).toBe(425);
  expect(clockOf(425)).toBe("07:05");
  expect(clockOf(0)).toBe("00:00");
  expect(clockOf(null)).toBeNull();
});
