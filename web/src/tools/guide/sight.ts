/** What is to be pressed is in sight: boards are larger than the screens of phones. */
import { ALIVE } from "../../lib/match/lead.svelte";
import { settings } from "../../lib/person/settings.svelte";

const ENOUGH = 0.9; // of it

/** Look whether the first thing that can be done on the board is seen, and go there if not. */
export function bringIntoSight(): void {
  const target = document.querySelector(`.board ${ALIVE}`);
  if (!target) return;
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (!seen || seen.intersectionRatio >= ENOUGH) return;
    const behavior = settings.reducedMotion ? "instant" : "smooth";
    target.scrollIntoView({ block: "center", inline: "center", behavior });
  });
  observer.observe(target);
}
