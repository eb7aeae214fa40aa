import { expect, test } from "vitest";
import { Hand } from "./hand.svelte";

function hand(): { played: number[]; hand: Hand } {
  const played: number[] = [];
  return { played, hand: new Hand((number) => played.push(number)) };
}
// Node has no pointer events of its own.
const finger = { pointerType: "touch" } as PointerEvent;
const mouse = { pointerType: "mouse" } as PointerEvent;

test("a mouse and a key play at once", () => {
  const { played, hand: one } = hand();
  one.press(3, mouse);
  one.press(4);
  expect(played).toEqual([3, 4]);
});

test("a finger arms first and plays with the second tap", () => {
  const { played, hand: one } = hand();
  one.press(3, finger);
  expect(played).toEqual([]);
  expect([one.armed, one.picked]).toEqual([3, 3]);
  one.press(3, finger);
  expect(played).toEqual([3]);
  expect([one.armed, one.picked]).toEqual([null, null]);
});

test("tapping elsewhere changes one's mind", () => {
  const { played, hand: one } = hand();
  one.press(3, finger);
  one.press(5, finger);
  expect(played).toEqual([]);
  expect(one.armed).toBe(5);
});

test("the hover that a finger sends first does not count as the first tap", () => {
  const { played, hand: one } = hand();
  one.arm(3);
  one.press(3, finger);
  expect(played).toEqual([]);
});

test("losing the focus does not forget what a finger has armed, escape does", () => {
  const { hand: one } = hand();
  one.press(3, finger);
  one.arm(null);
  one.arm(7);
  expect(one.armed).toBe(3);
  one.rest();
  expect([one.armed, one.picked]).toEqual([null, null]);
});

test("losing the focus does not end what is hovered, nor the other way round", () => {
  const { hand: one } = hand();
  one.arm(3, "focus");
  one.arm(5);
  one.arm(null, "focus");
  expect(one.armed).toBe(5);
  one.arm(7, "focus");
  one.arm(null);
  expect(one.armed).toBe(7);
});

test("the second half of a double click plays nothing", () => {
  const { played, hand: one } = hand();
  one.press(3, mouse);
  one.press(4, { pointerType: "mouse", detail: 2 } as PointerEvent);
  expect(played).toEqual([3]);
});

test("a doubtful choice is made once it is confirmed, or not at all", () => {
  const played: number[] = [];
  const question = { key: "sure", arguments: {} };
  const one = new Hand(
    (number) => played.push(number),
    (number, shown) => (number > 5 && !shown ? question : null),
  );
  one.choose(7);
  expect([played, one.asked]).toEqual([[], { number: 7, question }]);
  one.rest();
  expect(one.asked).toBeNull();
  one.choose(8);
  one.choose(8);
  expect([played, one.asked]).toEqual([[8], null]);
  // A finger has been shown the choice before it plays it.
  one.press(9, finger);
  one.press(9, finger);
  expect(played).toEqual([8, 9]);
});

test("a suggestion is shown first, gives way to what is hovered, and is made with the second click", () => {
  const { played, hand: one } = hand();
  one.pick(3);
  expect([played, one.armed]).toEqual([[], 3]);
  one.arm(5);
  expect(one.armed).toBe(5);
  one.arm(null);
  expect(one.armed).toBe(3);
  one.pick(3);
  expect(played).toEqual([3]);
});

test("where a slip must not count, whatever is chosen is shown first", () => {
  const played: number[] = [];
  const one = new Hand((number) => played.push(number), undefined, { twice: true });
  one.choose(3);
  one.choose(4);
  expect([played, one.armed]).toEqual([[], 4]);
  one.choose(4);
  expect(played).toEqual([4]);
  // Heaps are laid out by hand, and a button makes them.
  one.arm(5, "hand");
  one.choose(5);
  expect(played).toEqual([4, 5]);
});

test("what is laid out by hand takes the place of what was picked", () => {
  const { hand: one } = hand();
  one.pick(3);
  one.arm(5, "hand");
  expect([one.armed, one.picked]).toEqual([5, null]);
});
