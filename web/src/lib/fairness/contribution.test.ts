import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../server/api";
import { hasNumber, reveal, sitDown } from "./contribution";
import { commitmentOf } from ".";
import { noted } from "./noted";
import type { TableFacts } from "../protocol";

/** A table as far as this browser's number is concerned, at the first of two seats. */
function table(commitments: readonly (string | null)[], starting: boolean): TableFacts {
  return { id: "t", commitment: "of the seed", commitments, starting } as unknown as TableFacts;
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
