import { expect, test } from "vitest";
import { message } from "../message";
import type { Happened, Happening, Standing } from "../protocol";
import type { Seat } from "../board";
import {
  latestStory,
  fit,
  logLines,
  mergeLog,
  missingBefore,
  momentsOf,
  stepsOf,
  storyTo,
  wordsOf,
} from "./story";

function decided(version: number, seat = 0): Happening {
  const steps = [{ seat, text: `move ${version}`, messages: [message(`did-${version}`)] }];
  return { kind: "decided", version, at: 0, seat, steps };
}
const started: Happening = { kind: "started", version: 1, at: 0, steps: [] };

function happened(...happenings: Happening[]): Happened {
  const version = happenings.at(-1)?.version ?? 4;
  const standing = { version } as Standing;
  return { type: "happened", match: "m", happenings, standing };
}

test("the next happening fits, one that was missed between does not", () => {
  expect(fit(4, happened(decided(5)))).toBe("next");
  expect(fit(4, happened(decided(5), decided(6)))).toBe("next");
  expect(fit(4, happened(decided(6)))).toBe("gap");
});

test("what is known already is old, and an overlap still fits", () => {
  expect(fit(4, happened(decided(3), decided(4)))).toBe("old");
  expect(fit(4, happened(decided(4), decided(5)))).toBe("next");
});

test("nothing new at the same version only brings the standing", () => {
  expect(fit(4, happened())).toBe("next");
  expect(fit(5, happened())).toBe("old");
});

test("pages of the log come in any order and overlap", () => {
  const log = mergeLog([decided(4), decided(5)], [started, decided(2), decided(3), decided(4)]);
  expect(log.map((one) => one.version)).toEqual([1, 2, 3, 4, 5]);
});

test("lines that were taken back are marked, up to the undo itself", () => {
  const undone: Happening = { kind: "undone", version: 5, at: 0, seat: 1, back_to: 2 };
  const lines = logLines([started, decided(2), decided(3), decided(4), undone, decided(6)]);
  expect(lines.map((line) => line.undone)).toEqual([false, false, true, true, false, false]);
  expect(lines[1]?.messages).toEqual([message("did-2")]);
  expect(lines[4]?.kind).toBe("undone");
});

test("stepping through a match stops where the position changed", () => {
  const asked: Happening = { kind: "undo-asked", version: 3, at: 0, seat: 0 };
  expect(momentsOf([started, decided(2), asked, decided(4)])).toEqual([1, 2, 4]);
});

test("only decisions and the set-up have steps", () => {
  const over: Happening = { kind: "taken-over", version: 3, at: 0, seat: 0, level: "casual" };
  expect(stepsOf([decided(2), over]).map((step) => step.text)).toEqual(["move 2"]);
});

test("a gap in the log is found, and the latest one first", () => {
  expect(missingBefore([])).toBeNull();
  expect(missingBefore([started, decided(2)])).toBeNull();
  expect(missingBefore([decided(3), decided(4)])).toBe(3);
  expect(missingBefore([started, decided(4), decided(5), decided(8)])).toBe(8);
});

test("a story is told up to a version, without what was taken back by then", () => {
  const undone: Happening = { kind: "undone", version: 5, at: 0, seat: 1, back_to: 2 };
  const log = [started, decided(2), decided(3), decided(4), undone, decided(6)];
  const told = (version: number) => storyTo(log, version)?.map((step) => step.text);
  expect(told(4)).toEqual(["move 2", "move 3", "move 4"]);
  expect(told(5)).toEqual(["move 2"]);
  expect(told(6)).toEqual(["move 2", "move 6"]);
});

test("half a story is none", () => {
  expect(storyTo([decided(3), decided(4)], 4)).toBeNull();
  expect(storyTo([started, decided(2), decided(4)], 4)).toBeNull();
  expect(storyTo([started, decided(2), decided(4)], 2)).toHaveLength(1);
});

test("the latest story goes back as far as the log has no gap", () => {
  const undone: Happening = { kind: "undone", version: 7, at: 0, seat: 1, back_to: 5 };
  const told = (log: readonly Happening[]) => latestStory(log).map((step) => step.text);
  expect(told([started, decided(2), decided(3)])).toEqual(["move 2", "move 3"]);
  expect(told([started, decided(2), decided(5), decided(6), undone, decided(8)])).toEqual([
    "move 5",
    "move 8",
  ]);
  expect(told([decided(6), undone])).toEqual([]);
});

test("what is only counted is one line of the log", () => {
  const stock = (version: number, seat: number): Happening => ({
    kind: "decided",
    version,
    at: 0,
    seat,
    steps: [{ seat, text: "stock pink", messages: [message("stocked", { seat: `${seat}` })] }],
  });
  const isDull = ({ text }: { text: string | null }) => text === "stock pink";
  const log = [decided(2), stock(3, 0), stock(4, 0), stock(5, 1)];
  const lines = logLines(log, {
    isDull,
    sums: { stocked: { alike: "seat", told: () => message("many") } },
  });
  expect(lines.map(({ version, messages }) => [version, messages[0]?.key])).toEqual([
    [2, "did-2"],
    [4, "many"],
    [5, "stocked"],
  ]);
  expect(logLines(log)).toHaveLength(4);
});

test("one's own lines say you, those of others and of several on one device a name", () => {
  const seat = { name: "red", named: true, badge: "circle", bot: false, portrait: null } as const;
  const seats = (...mine: boolean[]): Seat[] =>
    mine.map((own, index) => ({ ...seat, index, mine: own, player: `P${index}` }));
  const [line] = logLines([{ kind: "sat-down", version: 2, at: 0, seat: 1, level: "casual" }]);
  if (!line) throw new Error("no line");
  const said = (who: readonly Seat[]) =>
    wordsOf(line, who, ({ key, arguments: { player, you } }) => `${key} ${player} ${you}`);
  expect(said(seats(false, true))).toEqual(["web-log-sat-down P1 yes"]);
  expect(said(seats(true, false))).toEqual(["web-log-sat-down P1 no"]);
  expect(said(seats(true, true))).toEqual(["web-log-sat-down P1 no"]);
});
