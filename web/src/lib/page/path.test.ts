import { expect, test } from "vitest";
import { matchPath } from "./path";

test("the home page is its own address alone", () => {
  expect(matchPath("/", "/")).toEqual({});
  expect(matchPath("/", "/settings")).toBeNull();
});

test("parts that vary are found, with or without a slash at the end", () => {
  expect(matchPath("/match/:id", "/match/a1-B_2")).toEqual({ id: "a1-B_2" });
  expect(matchPath("/match/:id", "/match/a1/")).toEqual({ id: "a1" });
});

test("an address that is longer, shorter or empty is another one", () => {
  expect(matchPath("/match/:id", "/match")).toBeNull();
  expect(matchPath("/match/:id", "/match/")).toBeNull();
  expect(matchPath("/match/:id", "/match/a/b")).toBeNull();
  expect(matchPath("/match/:id", "/table/a")).toBeNull();
});

test("what can be no name leads nowhere", () => {
  expect(matchPath("/match/:id", "/match/%")).toBeNull();
  expect(matchPath("/match/:id", "/match/%25")).toBeNull();
});
