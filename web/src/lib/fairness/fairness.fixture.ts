/** For tests: what somebody who only watched noted. */
import { commitmentOf } from ".";
import type { Noted } from "./noted";

export async function noticed(seed: string, more: Partial<Noted> = {}): Promise<Noted> {
  const commitment = await commitmentOf(seed);
  return { commitment, number: null, promised: null, revealed: false, ...more };
}
