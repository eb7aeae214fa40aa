/** For tests: what somebody noted who only watched. */
import { commitmentOf } from "./fairness";
import type { Noted } from "./noted";

export async function seen(seed: string, more: Partial<Noted> = {}): Promise<Noted> {
  const commitment = await commitmentOf(seed);
  return { commitment, number: null, promised: null, revealed: false, ...more };
}
