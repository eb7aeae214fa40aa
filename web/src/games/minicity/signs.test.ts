import { expect, test } from "vitest";
import { message } from "../../lib/message";
import { sayDrawn } from "./signs";

test("cards drawn one by one are counted, and named to those who see them", () => {
  const [seat, red] = [message("circle"), message("red")];
  const hidden = message("minicity-dealt-hidden", { seat });
  expect(sayDrawn([hidden, hidden])).toMatchObject({
    key: "web-minicity-drawn-hidden",
    arguments: { seat, count: 2 },
  });
  const seen = message("minicity-dealt", { seat, ant: red });
  expect(sayDrawn([seen, seen, seen])).toMatchObject({
    key: "web-minicity-drawn",
    arguments: { seat, count: 3, ants: [red, red, red] },
  });
});
