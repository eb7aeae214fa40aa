/** Whoever plays by keys is led on: from a choice that was made to the first one offered now. */
import { tick } from "svelte";

/** What can be done on a board; of the places of a map, the one that Tab comes to. */
export const ALIVE =
  ':is(button, [role="button"]):not(:disabled, [aria-disabled="true"], [tabindex="-1"], [data-aside], [data-aside] *)';

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
    $effect(() => {
      if (choices().length > 0) void tick().then(() => byKey && playing && go());
    });
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", point, true);
      removeEventListener("focusin", note);
    };
  };
}
