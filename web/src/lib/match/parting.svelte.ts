/** Whoever goes elsewhere from a match that others wait for is asked, once for each match. */
import { router } from "../page/router.svelte";

let answered: readonly string[] = [];

export class Parting {
  /** Where they want to go; null while nothing is asked. */
  asked = $state.raw<(() => void) | null>(null);

  constructor(private readonly match: string) {}

  /** Ask from now on, until what is returned is called. */
  begin(): () => void {
    router.hold = (go) => {
      if (answered.includes(this.match)) return false;
      this.asked = go;
      return true;
    };
    return () => {
      router.hold = null;
      this.asked = null;
    };
  }

  stay(): void {
    this.asked = null;
  }

  go(): void {
    answered = [...answered, this.match];
    this.asked?.();
    this.asked = null;
  }
}
