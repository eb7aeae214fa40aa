import { expect, test } from "vitest";
import { hundredths, signed } from "./figures";

test("figures are hundredths with a sign", () => {
  expect([0.124, -0.08, 0, -0.004].map(signed)).toEqual(["+12", "−8", "+0", "+0"]);
  expect(hundredths(0.505)).toBe(51);
});
