/** After a choice the focus goes on: by keys to the first one offered now, else to what to do. */
import { tick } from "svelte";

const PRESSED = ':is(button, [role="button"])';

/** What can be done on a board; of the places of a map, the one that Tab comes to. */
export const ALIVE = `${PRESSED}:not(:disabled, [aria-disabled="true"], [tabindex="-1"], [data-aside], [data-aside] *)`;

/** To attach to what holds `.board` and the `.choice`s beside it. */
export function lead(choices: () => readonly unknown[]): (table: HTMLElement) => () => void {
  return (table) => {
    let byKey = false;
    /** Where somebody plays: kept while the focus is at home between two choices. */
    let playing: "board" | "list" | null = null;

    const key = () => (byKey = true);
    const point = () => (byKey = false);
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.id === table.dataset["home"]) return;
      if (target.closest(".board")) playing = "board";
      else playing = target.matches(".choice") ? "list" : null;
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", point, true);
    addEventListener("focusin", note);

    function go(): void {
      const here = document.activeElement;
      // What can still be done where somebody is, is as good as anything else.
      if (playing === "board" && here?.matches(ALIVE) && here.closest(".board")) return;
      const places = playing === "board" ? [`.board ${ALIVE}`, ".choice"] : [".choice"];
      for (const place of places) {
        const all = [...table.querySelectorAll<HTMLElement>(place)];
        const found = all.find((one) => one.checkVisibility());
        if (found) return found.focus();
      }
    }
    /** A pointer finds its own way; what can no longer be done does not keep the focus, though. */
    function leave(): void {
      const here = document.activeElement;
      if (!here?.closest(".board") || here.closest("[data-aside]") || here.matches(ALIVE)) return;
      if (here.matches(PRESSED))
        document.getElementById(table.dataset["home"] ?? "")?.focus({ preventScroll: true });
    }
    $effect(() => {
      const some = choices().length > 0;
      void tick().then(() => {
        if (!byKey) leave();
        else if (some && playing) go();
      });
    });
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", point, true);
      removeEventListener("focusin", note);
    };
  };
}
