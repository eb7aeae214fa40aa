import { expect, test } from "vitest";
import { message } from "../../lib/message";
import { signs } from "./signs";

test("a pass that ends an auction shows the shop, its buyer and the price", () => {
  const sign = message("marracash-sign", {
    letter: message("marracash-letter", { colour: "purple" }),
    number: "2",
  });
  const shop = message("marracash-shop", {
    shop: sign,
    colour: message("marracash-colour", { colour: "purple" }),
  });
  const seat = message("marracash-seat", { seat: "laila" });
  const passed = message("marracash-passed", { seat: message("marracash-seat", { seat: "ali" }) });
  const step = { seat: 0, text: "pass", messages: [passed] };
  expect(signs(step).map(({ text }) => text)).toEqual(["–"]);
  const bought = message("marracash-bought", { seat, shop, price: 450 });
  expect(signs({ ...step, messages: [passed, bought] })).toEqual([
    { text: "–", shape: "plain" },
    { text: sign, shape: "card", ground: "var(--purple)", seat: "laila" },
    { text: "450", shape: "gain", ground: "var(--mr-gold)" },
  ]);
});
