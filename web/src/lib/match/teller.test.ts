import { expect, test, vi } from "vitest";
import type { Seat } from "../board";
import { message } from "../message";
import type { Happening, Standing } from "../protocol";
import type { Telling } from "./story";
import { Teller } from "./teller";

const seats = [{ player: "Anna" }, { player: "Bruno" }] as unknown as readonly Seat[];
const ME = 0;
const OTHER = 1;

function decided(version: number, seat: number): Happening {
  const steps = [{ seat, text: "", messages: [message(`line-${version}`)] }];
  return { kind: "decided", version, at: 0, seat, steps };
}
const started: Happening = {
  kind: "started",
  version: 1,
  at: 0,
  steps: [{ seat: null, text: "", messages: [message("line-1"), message("die-1")] }],
};

function moment(version: number, actor: number, caughtUp = true) {
  const standing = { version, to_act: actor, prompt: message(`prompt-${version}`) };
  return { standing: standing as Standing, seats, mySeats: [ME], caughtUp };
}

function listen(game: Telling = {}) {
  const heard: string[] = [];
  const teller = new Teller(
    (one) => one.key,
    (...lines) => heard.push(...lines),
    game,
  );
  return { heard, teller };
}

test("a match that begins is told from its first event, then that it is one's turn", () => {
  const { heard, teller } = listen();
  teller.opened([started], moment(1, ME));
  expect(heard).toEqual(["line-1", "die-1", "web-your-turn", "prompt-1"]);
});

test("opened in the middle, it is told since one's own last decision", () => {
  const { heard, teller } = listen();
  const log = [started, decided(2, ME), decided(3, OTHER), decided(4, OTHER)];
  teller.opened(log, moment(4, ME));
  expect(heard).toEqual(["line-3", "line-4", "web-your-turn", "prompt-4"]);
});

test("no line is told twice, none is dropped, and the turn is told when it changes", () => {
  const { heard, teller } = listen();
  teller.opened([started], moment(1, ME));
  heard.length = 0;
  teller.shown([decided(2, ME)], moment(2, ME));
  teller.shown([decided(3, ME)], moment(3, OTHER));
  teller.shown([decided(4, OTHER)], moment(4, OTHER, false));
  teller.shown([decided(5, OTHER)], moment(5, ME));
  const log = [1, 2, 3, 4, 5, 6].map((version) => decided(version, OTHER));
  teller.opened(log, moment(6, ME));
  expect(heard).toEqual([
    ...["line-2", "prompt-2", "line-3", "line-4", "line-5", "web-your-turn", "prompt-5"],
    ...["line-6", "web-your-turn", "prompt-6"],
  ]);
});

test("what is only counted is told in one sentence when it is over, or when nothing more comes", () => {
  vi.useFakeTimers();
  const stocked = (version: number, seat: number): Happening => {
    const messages = [message("stocked")];
    return { kind: "decided", version, at: 0, seat, steps: [{ seat, text: "stock", messages }] };
  };
  const { heard, teller } = listen({
    isDull: ({ text }) => text === "stock",
    sums: {
      stocked: { alike: "seat", told: (run) => message(`stocked-${run.length}`) },
    },
  });
  teller.opened([started], moment(1, ME));
  heard.length = 0;
  teller.shown([stocked(2, ME)], moment(2, ME));
  teller.shown([stocked(3, ME)], moment(3, ME));
  expect(heard).toEqual([]);
  vi.runAllTimers();
  expect(heard).toEqual(["stocked-2", "prompt-3"]);
  teller.shown([stocked(4, ME)], moment(4, ME));
  teller.shown([stocked(5, ME)], moment(5, OTHER));
  teller.shown([decided(6, OTHER)], moment(6, OTHER));
  teller.shown([stocked(7, OTHER), stocked(8, OTHER), stocked(9, OTHER)], moment(9, ME));
  const turn = ["web-your-turn", "prompt-9"];
  expect(heard.slice(2)).toEqual(["stocked-2", "line-6", "stocked-3", ...turn]);
  teller.shown([stocked(10, ME)], moment(10, ME));
  teller.shown([decided(11, ME)], moment(11, ME));
  expect(heard.slice(7)).toEqual(["stocked", "prompt-10", "line-11", "prompt-11"]);
  vi.useRealTimers();
});
