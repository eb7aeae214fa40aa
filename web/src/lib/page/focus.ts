/**
 * The focus is never lost: when what had it leaves the page or is switched off, it goes home.
 *
 * Home is the nearest thing around it with `data-home`: itself, or the one whose id is written
 * there; at last the page's <main>. It must be able to take the focus (`tabindex="-1"`).
 */

let had: Element | null = null;
/** What lay around it, while it was there. */
let around: Element[] = [];

function note({ target }: FocusEvent): void {
  had = target instanceof Element ? target : null;
  around = [];
  for (let place = had?.parentElement; place; place = place.parentElement) around.push(place);
}

function home(): HTMLElement | null {
  const nearest = around.find(
    (place) => place instanceof HTMLElement && place.isConnected && "home" in place.dataset,
  ) as HTMLElement | undefined;
  const id = nearest?.dataset["home"];
  return id ? document.getElementById(id) : (nearest ?? document.querySelector("main"));
}

function rescue(): void {
  const { activeElement } = document;
  if (!had || (activeElement !== document.body && activeElement !== had)) return;
  // Somebody may also leave it, for nothing in particular.
  if (had.isConnected && !had.matches(":disabled")) return;
  home()?.focus({ preventScroll: true });
}

/** From now on, for the whole page. */
export function keepFocus(): void {
  document.addEventListener("focusin", note);
  new MutationObserver(rescue).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled"],
  });
}
