import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { message } from "../message";
import type { Chat, FromBrowser, Happened, Happening, Situation, Standing } from "../protocol";

const sent: FromBrowser[] = [];
let open = true;
vi.mock("../server/connection.svelte", () => ({
  connection: {
    follow: () => () => undefined,
    send: (one: FromBrowser) => {
      if (open) sent.push(one);
      return open;
    },
    hurry: () => undefined,
  },
}));
const { MatchClient } = await import("./match.svelte");
const { settings } = await import("../person/settings.svelte");

const ME = 0;
const OTHER = 1;

function standing(version: number, actor: number, choices: number[] = []): Standing {
  return {
    version,
    status: "running",
    steps: version,
    seat: ME,
    view: { version },
    to_act: actor,
    prompt: message("prompt"),
    choices: choices.map((number) => ({
      number,
      text: `move ${number}`,
      action: { action: "move" },
      label: message("move"),
      final: false,
    })),
    undo: "no",
    undo_asked: null,
    consent_needed: false,
    may_resign: false,
    end_asked: null,
    end_consent_needed: false,
    hint: "free",
    clocks: [null, null],
    result: null,
    seed: null,
  };
}

function situation(now: Standing): Situation {
  const seat = { badge: "circle", player: null, level: null, online: true, clock: null } as const;
  const seats = [ME, OTHER].map((index) => ({
    ...seat,
    seat: index,
    colour: "red",
    kind: "person" as const,
    you: index === ME,
    absent: false,
  }));
  const table = { seats, game: "marabunta" } as unknown as Situation["table"];
  return {
    type: "situation",
    match: "m",
    table,
    rules_version: 1,
    commitment: "c",
    started: 0,
    your_seats: [ME],
    standing: now,
    rematch: null,
  };
}

function decided(version: number, seat: number): Happening {
  const steps = [{ seat, text: `move ${version}`, messages: [] }];
  return { kind: "decided", version, at: 0, seat, steps };
}

function said(number: number, text: string, you = true): Chat {
  return { type: "chat", match: "m", number, at: 0, seat: ME, player: null, text, you };
}

const away = { type: "problem", match: "m", reason: message("server-store-away") } as const;

function happened(now: Standing, ...happenings: Happening[]): Happened {
  return { type: "happened", match: "m", happenings, standing: now };
}

function client(now: Standing) {
  const made = new MatchClient("m", null);
  made.received(situation(now));
  sent.length = 0;
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  open = true;
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test("a decision is sent once, and nothing can be chosen until its answer is here", () => {
  const one = client(standing(4, ME, [7, 8]));
  one.play(7);
  one.play(8);
  expect(sent).toEqual([
    { type: "play", match: "m", version: 4, key: expect.any(String) as string, action: 7 },
  ]);
  expect(one.choices).toEqual([]);
  one.received(happened(standing(5, ME, [9]), decided(5, ME)));
  expect(one.choices.map((choice) => choice.number)).toEqual([9]);
});

test("what is not offered is not sent", () => {
  const one = client(standing(4, ME, [7]));
  one.play(99);
  expect(sent).toEqual([]);
});

test("a decision made while the line is down goes out later, with the same key every time", () => {
  const one = client(standing(4, ME, [7]));
  open = false;
  one.play(7);
  expect(sent).toEqual([]);
  open = true;
  one.opened();
  one.opened();
  expect(sent.map((each) => each.type)).toEqual(["watch", "play", "watch", "play"]);
  expect(sent[0]).toMatchObject({ version: 4 });
  expect(sent[1]).toEqual(sent[3]);
});

test("a refusal says why and offers the choices again", () => {
  const one = client(standing(4, ME, [7]));
  one.play(7);
  const key = (sent[0] as { key: string }).key;
  one.received({ type: "refused", match: "m", key, reason: message("because") });
  expect(one.refusal).toEqual(message("because"));
  expect(one.choices.length).toBe(1);
});

test("a stale decision is dropped, and what was missed is shown", () => {
  const one = client(standing(4, ME, [7]));
  one.play(7);
  const key = (sent[0] as { key: string }).key;
  const missed = happened(standing(5, OTHER), decided(5, ME));
  one.received({ type: "stale", match: "m", key, missed });
  expect(one.sent).toBeNull();
  expect(one.picture?.version).toBe(5);
});

test("moves of others are shown one after the other, and only then can be chosen", () => {
  const one = client(standing(4, OTHER));
  one.received(happened(standing(5, OTHER), decided(5, OTHER)));
  one.received(happened(standing(6, OTHER), decided(6, OTHER)));
  one.received(happened(standing(7, ME, [3]), decided(7, OTHER)));
  expect([one.picture?.version, one.behind, one.choices.length]).toEqual([5, 2, 0]);
  expect(one.picture?.previous).toEqual({ version: 4 });
  vi.advanceTimersByTime(settings.pause(900));
  expect(one.picture?.version).toBe(6);
  vi.advanceTimersByTime(settings.pause(900));
  expect([one.picture?.version, one.choices.length]).toEqual([7, 1]);
});

test("the log tells nothing that the board has not shown", () => {
  const one = client(standing(4, OTHER));
  one.received(happened(standing(5, OTHER), decided(5, OTHER)));
  one.received(happened(standing(6, ME, [3]), decided(6, OTHER)));
  expect([one.told.map(({ version }) => version), one.moments]).toEqual([[5], [5]]);
  // What is looked at last is what the board shows, not what is still to come.
  one.look(5);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(settings.pause(900));
  expect(one.moments).toEqual([5, 6]);
});

test("a key walks through what happened since one's own last decision, and back to now", () => {
  const one = client(standing(6, ME, [7]));
  const happenings = [decided(3, OTHER), decided(4, ME), decided(5, OTHER), decided(6, OTHER)];
  one.received({ type: "recalled", match: "m", happenings });
  const past = { type: "past", match: "m", steps: 4, seat: ME, to_act: ME, view: {} } as const;
  for (const version of [4, 5]) {
    one.walk();
    expect(sent.at(-1)).toEqual({ type: "look", match: "m", version });
    one.received({ ...past, version });
  }
  one.walk();
  expect([one.past, sent.length]).toEqual([null, 2]);
});

test("whoever does not want to wait skips ahead", () => {
  const one = client(standing(4, OTHER));
  one.received(happened(standing(5, OTHER), decided(5, OTHER)));
  one.received(happened(standing(6, OTHER), decided(6, OTHER)));
  one.received(happened(standing(7, ME, [3]), decided(7, OTHER)));
  one.skip();
  expect([one.picture?.version, one.behind, one.choices.length]).toEqual([7, 0, 1]);
  expect(one.picture?.steps.map((step) => step.text)).toEqual(["move 6", "move 7"]);
});

test("after a gap the missing part is asked for, and nothing is shown out of order", () => {
  const one = client(standing(4, OTHER));
  one.received(happened(standing(7, ME, [3]), decided(7, OTHER)));
  expect(sent).toEqual([{ type: "watch", match: "m", version: 4, code: null }]);
  expect(one.picture?.version).toBe(4);
});

test("an undo does not move anything backwards, it shows where the match stands", () => {
  const one = client(standing(5, OTHER));
  const undone: Happening = { kind: "undone", version: 6, at: 0, seat: ME, back_to: 4 };
  one.received(happened(standing(6, ME, [7]), undone));
  expect(one.picture).toMatchObject({ version: 6, previous: null, steps: [] });
  expect(one.choices.length).toBe(1);
});

test("looking back closes the choices, and returning opens them", () => {
  const one = client(standing(5, ME, [7]));
  one.received({
    type: "recalled",
    match: "m",
    happenings: [decided(4, OTHER), decided(5, OTHER)],
  });
  one.step(-1);
  expect(sent.at(-1)).toEqual({ type: "look", match: "m", version: 4 });
  const past = { type: "past", match: "m", version: 4, steps: 4, seat: ME, to_act: ME } as const;
  one.received({ ...past, version: 3, view: { version: 3 } });
  expect(one.past).toBeNull();
  one.received({ ...past, view: { version: 4 } });
  expect(one.past?.view).toEqual({ version: 4 });
  expect(one.past?.steps.map((step) => step.text)).toEqual(["move 4"]);
  expect(one.choices).toEqual([]);
  one.step(1);
  expect(one.past).toBeNull();
  expect(one.choices.length).toBe(1);
});

test("one's own move is seen at once, though something else is still in motion", () => {
  const one = client(standing(4, ME, [7]));
  one.duration = () => 1000;
  one.play(7);
  one.received(happened(standing(5, ME, [8]), decided(5, ME)));
  one.play(8);
  one.received(happened(standing(6, OTHER), decided(6, ME)));
  expect([one.picture?.version, one.behind]).toEqual([6, 0]);
  one.received(happened(standing(7, ME), decided(7, OTHER)));
  expect([one.picture?.version, one.behind]).toEqual([6, 1]);
});

test("for a board that tells of long ago the log is fetched back to its start", () => {
  const one = client(standing(90, ME));
  one.received({ type: "recalled", match: "m", happenings: [decided(89, ME), decided(90, OTHER)] });
  expect(one.storyTo(90)).toBeNull();
  expect(sent).toEqual([]);
  one.fetchStory();
  expect(sent).toEqual([{ type: "recall", match: "m", before: 89 }]);
  const earlier = Array.from({ length: 88 }, (_, at) => decided(at + 1, ME));
  one.received({ type: "recalled", match: "m", happenings: earlier.slice(40) });
  expect(sent.at(-1)).toEqual({ type: "recall", match: "m", before: 41 });
  one.received({ type: "recalled", match: "m", happenings: earlier.slice(0, 40) });
  expect(sent).toHaveLength(2);
  expect(one.storyTo(90)).toHaveLength(90);
});

test("a page that came late replays from the beginning, and misses nothing on the way", () => {
  const one = client(standing(90, ME));
  one.received({ type: "recalled", match: "m", happenings: [decided(89, ME), decided(90, OTHER)] });
  const past = { type: "past", match: "m", steps: 1, seat: ME, to_act: ME, view: {} } as const;
  one.lookFirst();
  expect(sent).toEqual([
    { type: "recall", match: "m", before: 89 },
    { type: "look", match: "m", version: 1 },
  ]);
  one.received({ ...past, version: 1 });
  one.step(1);
  expect(sent.at(-1)).toEqual({ type: "look", match: "m", version: 2 });
  one.look(89);
  one.received({ ...past, version: 89 });
  one.step(-1);
  expect([one.wanted, sent.at(-1)]).toEqual([88, { type: "look", match: "m", version: 88 }]);
});

test("a line of the chat that the server does not take can be said again", () => {
  const one = client(standing(4, OTHER));
  one.draft = " hello ";
  expect([one.speak(), one.draft]).toEqual([true, ""]);
  one.draft = "and";
  one.received(away);
  expect([one.draft, one.problem]).toEqual(["hello and", away.reason]);
  one.speak();
  expect([one.draft, one.problem]).toEqual(["", null]);
  one.received(said(1, "hello and"));
  one.received(away);
  expect([one.draft, sent.length]).toEqual(["", 2]);
});

test("what was said into a line that broke comes back, unless it was heard", () => {
  const one = client(standing(4, OTHER));
  one.draft = "heard";
  one.speak();
  one.draft = "lost";
  one.speak();
  one.opened();
  expect(one.draft).toBe("");
  one.received(said(1, "heard"));
  one.received(happened(standing(4, OTHER)));
  expect(one.draft).toBe("lost");
  // It was on its way after all.
  one.received(said(2, "lost"));
  expect([one.draft, sent.filter(({ type }) => type === "say").length]).toEqual(["", 2]);
  open = false;
  one.draft = "later";
  expect([one.speak(), one.draft]).toEqual([false, "later"]);
});

test("what others say is told once, and not what was said before the page came", () => {
  const told: string[] = [];
  const one = new MatchClient("m", null);
  one.onsaid = ({ text }) => told.push(text);
  one.received(said(1, "long ago", false));
  one.received(situation(standing(4, OTHER)));
  one.received(said(2, "now", false));
  one.received(said(2, "now", false));
  one.received(said(3, "my own"));
  expect([told, one.chat.length]).toEqual([["now"], 3]);
});

test("that nothing can be saved is over with the next thing that is", () => {
  const one = client(standing(4, OTHER));
  for (const saved of [said(1, "hello"), happened(standing(5, OTHER), decided(5, OTHER))]) {
    one.received(away);
    expect(one.problem).toEqual(away.reason);
    one.received(saved);
    expect(one.problem).toBeNull();
  }
  const other = message("server-too-many");
  one.received({ ...away, reason: other });
  one.received(said(2, "again"));
  expect(one.problem).toEqual(other);
});
