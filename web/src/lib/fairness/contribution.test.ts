import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../server/api";
import { hasNumber, reveal, sitDown } from "./contribution";
import { commitmentOf } from ".";
import { noted, noteTable } from "./noted";
import type { TableFacts } from "../protocol";

/** A table as far as this browser's number is concerned, at the first of two seats. */
function table(commitments: readonly (string | null)[], starting: boolean): TableFacts {
  return {
    id: "t",
    commitment: "of the seed",
    commitments,
    starting,
    match: null,
  } as unknown as TableFacts;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.spyOn(api, "reveal").mockImplementation(async () =>
    Promise.resolve(table([null, null], false)),
  );
});

async function sit(starting: boolean): Promise<string> {
  let told = "";
  await sitDown((commitment) => {
    told = commitment ?? "";
    return Promise.resolve(table([commitment, null], starting));
  });
  return told;
}

test("only the hash of the number is told until the table is starting", async () => {
  const told = await sit(false);
  const number = noted("t")?.number ?? "";
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(told).toBe(await commitmentOf(number));
  expect(api.reveal).not.toHaveBeenCalled();
  await reveal(table([told, "another's"], true));
  expect(api.reveal).toHaveBeenCalledExactlyOnceWith("t", number);
  expect(noted("t")).toEqual({
    commitment: "of the seed",
    number,
    promised: [told, "another's"],
    revealed: true,
  });
  await reveal(table([told, "another's"], true));
  expect(api.reveal).toHaveBeenCalledOnce();
});

test("a table that begins at once is told the number at once", async () => {
  await sit(true);
  expect(api.reveal).toHaveBeenCalledExactlyOnceWith("t", noted("t")?.number);
});

test("every time it is another number", async () => {
  expect(await sit(false)).not.toBe(await sit(false));
});

test("a number is not revealed where another one was promised", async () => {
  await sit(false);
  expect(await hasNumber(table(["of another browser", null], true))).toBe(false);
  await reveal(table(["of another browser", null], true));
  expect(api.reveal).not.toHaveBeenCalled();
});

test("the seed's commitment stays as it was first told", async () => {
  await sit(false);
  await reveal({ ...table([null, null], false), commitment: "another" });
  expect(noted("t")?.commitment).toBe("of the seed");
});

/** What a server answers that keeps the table at its start, whatever is promised. */
const again = async (commitment: string | null) => Promise.resolve(table([commitment, null], true));

test("once a number is revealed no other one is, however often the table starts again", async () => {
  const told = await sit(true);
  const first = noted("t");
  for (let time = 0; time < 4; time++) await sit(true);
  expect(api.reveal).toHaveBeenCalledExactlyOnceWith("t", first?.number);
  expect(noted("t")).toEqual(first);
  expect(first?.promised).toEqual([told, null]);
});

test("where all promises were noted nothing is promised any more, but the seat is taken", async () => {
  noteTable(table(["of another browser", null], true));
  const send = vi.fn(again);
  expect((await sitDown(send, "t")).starting).toBe(true);
  expect(send).toHaveBeenCalledExactlyOnceWith(null);
  expect(noted("t")?.number).toBeNull();
});

test("whoever gets up and sits down again before the start promises another number", async () => {
  const told: (string | null)[] = [];
  for (const starting of [false, false, true])
    await sitDown(async (commitment) => {
      told.push(commitment);
      return Promise.resolve(table([commitment, null], starting));
    }, "t");
  expect(new Set(told).size).toBe(3);
  expect(api.reveal).toHaveBeenCalledExactlyOnceWith("t", noted("t")?.number);
  expect(noted("t")?.promised).toEqual([told[2], null]);
});

test("a promise that the table does not list is noted, to be missed later", async () => {
  await sitDown(async () => Promise.resolve(table(["of the host", null], false)), "t");
  expect(noted("t")?.number).toMatch(/^[0-9a-f]{64}$/);
  expect(await hasNumber(table(["of the host", null], true))).toBe(false);
});

test("whoever sits here already and comes too late keeps what they promised", async () => {
  const told = await sit(false);
  const first = noted("t");
  await sitDown(async () => Promise.resolve(table([told, "another's"], true)));
  expect(noted("t")?.number).toBe(first?.number);
  expect(api.reveal).toHaveBeenCalledExactlyOnceWith("t", first?.number);
});

test("a match that runs asks whoever comes for no promise", async () => {
  await sitDown(async () => Promise.resolve({ ...table(["another's", null], false), match: "m" }));
  expect(noted("t")?.number).toBeNull();
});
