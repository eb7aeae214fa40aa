import { expect, test } from "vitest";
import { describe } from "./describe";
import { position } from "./samples";

function keys(view: Parameters<typeof describe>[0]): string[] {
  return describe(view, []).map(({ key }) => key);
}

test("seats, crowds, shops and the line are told; what is not there is not", () => {
  const told = keys(position());
  expect(told.filter((key) => key === "web-marracash-text-seat")).toHaveLength(3);
  expect(told.filter((key) => key === "web-marracash-entrance")).toHaveLength(1);
  expect(told).not.toContain("web-marracash-fountain-empty");
  expect(told).toContain("web-marracash-shop-owned");
  expect(told).not.toContain("web-marracash-text-free");
  expect(told).toContain("web-marracash-text-line");
  expect(told).not.toContain("web-marracash-face-up");
  expect(keys(position({ line: [] }))).toContain("web-marracash-line-empty");
  expect(keys(position({ souvenirs: true }))).toContain("web-marracash-face-up");
});

test("an auction is told first, with its bid once there is one", () => {
  const auction = {
    shop: "Y1",
    auctioneer: "ali",
    bid: 0,
    leader: null,
    in: ["ali", "omar"],
    least_bid: 100,
    pulls_in: 0,
    worth: 300,
    bonus: 100,
    high_bonus: 200,
    high_price: 500,
  } as const;
  const open = position({ auction: { ...auction, in: [...auction.in] } });
  expect(keys(open)[1]).toBe("web-marracash-text-auction");
  const bid = position({ auction: { ...auction, in: [...auction.in], leader: "omar", bid: 100 } });
  expect(keys(bid)[1]).toBe("web-marracash-text-bid");
});
