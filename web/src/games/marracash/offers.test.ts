import { expect, test } from "vitest";
import { cardKey, choiceAt, doubtOf, entrances, isAlive, nearestBid, sortOffers } from "./offers";
import { offered } from "./samples";
import type { AuctionView, MarracashAction, SeatName, SeatView } from "./view";

const bids = (...amounts: number[]): MarracashAction[] =>
  amounts.map((amount) => ({ action: "bid", amount }));

test("what is touched stands for the choice that was sent for it, and nothing else does", () => {
  const offers = sortOffers(
    offered(
      { action: "move", start: "1", target: "2" },
      { action: "move", start: "1", target: "6" },
      { action: "auction", shop: "Y1" },
      { action: "bid", amount: 300 },
      { action: "pass" },
      { action: "sell", colour: "red", value: 75 },
      { action: "bring", entrance: "8", visitors: 3, end: "left" },
    ),
  );
  expect([...(offers.moves.get("1") ?? [])].map(([to, { number }]) => [to, number])).toEqual([
    ["2", 0],
    ["6", 1],
  ]);
  expect(offers.moves.get("2")).toBeUndefined();
  expect(offers.auctions.get("Y1")?.number).toBe(2);
  expect(offers.bids.get(300)?.number).toBe(3);
  expect(offers.pass?.number).toBe(4);
  expect(offers.sells.get(cardKey({ colour: "red", value: 75 }))?.number).toBe(5);
  expect(offers.brings.map(({ choice }) => choice.number)).toEqual([6]);
});

test("a bid of more than a shop is likely to earn is asked about, and of nearly all one has", () => {
  const auction = { worth: 300 } as AuctionView;
  const seats = [
    { seat: "ali", money: 5000 },
    { seat: "aida", money: 350 },
  ] as SeatView[];
  const ask = (action: MarracashAction, actor: SeatName = "ali") =>
    doubtOf(action, { auction, actor, seats })?.arguments ?? null;
  expect(ask({ action: "bid", amount: 300 })).toBeNull();
  expect(ask({ action: "bid", amount: 325 })).toEqual({ amount: 325, left: 4675, dear: "yes" });
  expect(ask({ action: "bid", amount: 275 }, "aida")).toBeNull();
  expect(ask({ action: "bid", amount: 300 }, "aida")).toEqual({
    amount: 300,
    dear: "no",
    left: 50,
  });
  expect(ask({ action: "pass" })).toBeNull();
});

test("an amount that is not offered becomes the nearest one that is", () => {
  const offers = sortOffers(offered(...bids(300, 100, 200)));
  expect([...offers.bids.keys()]).toEqual([100, 200, 300]);
  expect(nearestBid(offers, 0)).toBe(100);
  expect(nearestBid(offers, 260)).toBe(300);
  expect(nearestBid(sortOffers([]), 100)).toBeUndefined();
});

test("every empty entrance is named once", () => {
  const offers = sortOffers(
    offered(
      { action: "bring", entrance: "8", visitors: 2, end: "left" },
      { action: "bring", entrance: "8", visitors: 2, end: "right" },
      { action: "bring", entrance: "16", visitors: 2, end: "left" },
    ),
  );
  expect(entrances(offers)).toEqual(["8", "16"]);
});

test("a place is pressed for its shop, its group, or where the group in hand goes", () => {
  const offers = sortOffers(
    offered({ action: "move", start: "1", target: "2" }, { action: "auction", shop: "Y1" }),
  );
  const numbers = (selected: string | null) =>
    ["1", "2", "Y1"].map((name) => choiceAt(offers, selected, name)?.number);
  expect(numbers(null)).toEqual([undefined, undefined, 1]);
  expect(numbers("1")).toEqual([undefined, 0, undefined]);
  const alive = (selected: string | null) =>
    ["1", "2", "Y1"].filter((name) => isAlive(offers, selected, name));
  expect(alive(null)).toEqual(["1", "Y1"]);
  expect(alive("1")).toEqual(["1", "2"]);
});

test("an entrance is pressed only where there is another one to choose", () => {
  const bring = (entrance: string): MarracashAction => ({
    action: "bring",
    entrance,
    visitors: 2,
    end: "left",
  });
  expect(isAlive(sortOffers(offered(bring("8"))), null, "8")).toBe(false);
  expect(isAlive(sortOffers(offered(bring("8"), bring("16"))), null, "8")).toBe(true);
});
