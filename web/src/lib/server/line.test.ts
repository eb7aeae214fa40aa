import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, waitBefore, type Wire } from "./line";
import type { ToBrowser } from "../protocol";

class FakeWire implements Wire {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

let wires: FakeWire[];
let told: string[];
let line: Line;

function last(): FakeWire {
  const wire = wires.at(-1);
  if (!wire) throw new Error("no wire yet");
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  told = [];
  line = new Line(
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    {
      opened: () => told.push("opened"),
      received: (message: ToBrowser) => told.push(message.type),
      silent: (overdue) => {
        if (overdue) told.push("silent");
      },
      lost: (code) => told.push(code === 4410 ? "ended" : "lost"),
    },
  );
});
afterEach(() => vi.useRealTimers());

test("it opens, sends, and passes on what comes, but not the answers to its own pings", () => {
  line.connect();
  expect(line.send({ type: "ping" })).toBe(false);
  last().onopen?.();
  expect(line.send({ type: "leave", match: "m" })).toBe(true);
  expect(last().sent).toEqual(['{"type":"leave","match":"m"}']);
  last().onmessage?.({
    data: '{"type":"problem","match":null,"reason":{"key":"k","arguments":{}}}',
  });
  last().onmessage?.({ data: '{"type":"pong","sent":1}' });
  expect(told).toEqual(["opened", "problem"]);
});

test("a broken line comes back by itself and says so", () => {
  line.connect();
  last().onopen?.();
  last().onclose?.({ code: 1006 });
  expect(told).toEqual(["opened", "lost"]);
  expect(wires.length).toBe(1);
  vi.advanceTimersByTime(300);
  expect(wires.length).toBe(2);
  last().onopen?.();
  expect(told).toEqual(["opened", "lost", "opened"]);
});

test("a silent line is taken for dead after a ping without an answer", () => {
  line.connect();
  last().onopen?.();
  vi.advanceTimersByTime(5000);
  expect(last().sent.length).toBe(1);
  expect(told).toEqual(["opened", "silent"]);
  vi.advanceTimersByTime(4000);
  expect(wires[0]?.closed).toBe(true);
  expect(told).toEqual(["opened", "silent", "lost"]);
});

test("anything heard after a ping keeps the line", () => {
  line.connect();
  last().onopen?.();
  for (let times = 0; times < 10; times += 1) {
    vi.advanceTimersByTime(2000);
    last().onmessage?.({ data: '{"type":"pong","sent":1}' });
  }
  expect(wires[0]?.closed).toBe(false);
  expect(told).toEqual(["opened"]);
});

test("a late word from an old wire changes nothing", () => {
  line.connect();
  const old = last();
  old.onopen?.();
  const say = old.onmessage;
  old.onclose?.({ code: 1006 });
  expect(old.onclose).toBeNull();
  expect(say).not.toBeNull();
  vi.advanceTimersByTime(300);
  expect(old.onmessage).toBeNull();
});

test("it tells why the server closed it", () => {
  line.connect();
  last().onopen?.();
  last().onclose?.({ code: 4410 });
  expect(told).toEqual(["opened", "ended"]);
});

test("it rests until somebody connects again", () => {
  line.connect();
  last().onopen?.();
  line.rest();
  vi.advanceTimersByTime(60000);
  expect(wires.length).toBe(1);
  expect(wires[0]?.closed).toBe(true);
  line.connect();
  expect(wires.length).toBe(2);
});

test("once ended it stays silent", () => {
  line.connect();
  last().onopen?.();
  line.end();
  vi.advanceTimersByTime(60000);
  expect(wires.length).toBe(1);
  expect(wires[0]?.closed).toBe(true);
});

test("waits grow to a limit, and are spread", () => {
  expect(waitBefore(0, 1)).toBe(250);
  expect(waitBefore(2, 1)).toBe(1000);
  expect(waitBefore(20, 1)).toBe(5000);
  expect(waitBefore(20, 0)).toBe(2500);
});
