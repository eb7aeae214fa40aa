/** A recovery code that is not written down yet. Until it is, this browser keeps it. */
import { newKey } from "../server/keys";

const STORE = "ludoteca-fresh-code";

interface Kept {
  /** With the same key the server gives the same answer, should the first one get lost. */
  readonly key: string;
  readonly code: string | null;
}

function read(): Kept | null {
  try {
    const { key, code } = JSON.parse(localStorage.getItem(STORE) ?? "null") as Partial<Kept>;
    return typeof key === "string" ? { key, code: typeof code === "string" ? code : null } : null;
  } catch {
    return null;
  }
}

class FreshCode {
  #kept = $state.raw(read());

  get code(): string | null {
    return this.#kept?.code ?? null;
  }

  get key(): string {
    if (!this.#kept) this.#keep({ key: newKey(), code: null });
    return this.#kept?.key ?? "";
  }

  show(code: string): void {
    this.#keep({ key: this.key, code });
  }

  forget(): void {
    this.#kept = null;
    localStorage.removeItem(STORE);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(STORE, JSON.stringify(kept));
  }
}

export const freshCode = new FreshCode();
