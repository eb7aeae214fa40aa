import { expect, test } from "vitest";
import { daysAgo } from "./days";

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

test("days are those of the calendar, whatever the hour", () => {
  expect(daysAgo(at(10, 1), at(10, 23), "en")).toBe("today");
  expect(daysAgo(at(9, 23), at(10, 1), "en")).toBe("yesterday");
  expect(daysAgo(at(7, 12), at(10, 1), "it")).toBe("3 giorni fa");
});

test("a day on which the clocks change is one day", () => {
  expect(daysAgo(at(28, 12), at(30, 12), "en")).toBe("2 days ago");
});
