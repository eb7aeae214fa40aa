import { expect, test } from "vitest";
import { daysAgo, spanOf } from "./days";

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

test("days are those of the calendar, whatever the hour", () => {
  expect(daysAgo(at(10, 1), at(10, 23), "en")).toBe("today");
  expect(daysAgo(at(9, 23), at(10, 1), "en")).toBe("yesterday");
  expect(daysAgo(at(7, 12), at(10, 1), "it")).toBe("3 giorni fa");
});

test("a day on which the clocks change is one day", () => {
  expect(daysAgo(at(28, 12), at(30, 12), "en")).toBe("2 days ago");
});

test("what is left is told in the largest unit, and never more than there is", () => {
  const hour = 3600000;
  const left = [72 * hour, 71.9 * hour, 47.9 * hour, 1.9 * hour, 0];
  expect(left.map((span) => spanOf(span, "en"))).toEqual([
    "3 days",
    "2 days",
    "47 hours",
    "114 minutes",
    "0 minutes",
  ]);
  expect(spanOf(5 * 24 * hour, "pl")).toBe("5 dni");
});
