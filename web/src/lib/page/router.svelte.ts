/** Addresses of the page. Links are plain <a href>: a click on one is answered here. */

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** How often somebody asked for the address where they were: a page that begins anew. */
  again = $state(0);
  /** Of the page that is shown: keeps whoever follows a link or goes back, to ask them first. */
  hold: ((go: () => void) => boolean) | null = null;
  /** How often somebody went elsewhere. */
  #ways = 0;

  begin(): void {
    addEventListener("popstate", () => {
      const here = this.path + this.search + this.hash;
      const there = location.pathname + location.search + location.hash;
      if (location.pathname === this.path || !this.hold?.(() => this.go(there))) this.#read();
      else history.pushState(null, "", here);
    });
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !isOurs(link, event)) return;
      event.preventDefault();
      const go = () => this.go(link.pathname + link.search + link.hash);
      const near = link.pathname === this.path || "near" in link.dataset; // leads back by itself
      if (near || !this.hold?.(go)) go();
    });
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /**
   * Whoever has a seat is let in without a key. In the address bar it is for others, who are sent
   * that address; where nobody is awaited it leaves the bar. The page goes on as it is.
   */
  showKey(key: string | null): void {
    const hash = key === null ? "" : `#${key}`;
    if (location.hash !== hash) this.rename(location.pathname + location.search + hash);
  }

  /** Another address for what is shown: it leads here again. The page goes on as it is. */
  rename(address: string): void {
    history.replaceState(null, "", address);
  }

  /** To ask later, before leading somebody on: are they still where they are now? */
  here(): () => boolean {
    const ways = this.#ways;
    return () => ways === this.#ways;
  }

  #read(): void {
    this.#ways += 1;
    const { pathname, search, hash } = location;
    const same = pathname === this.path && search === this.search && hash === this.hash;
    // With a # it is a place of the page.
    if (same && !hash) this.again += 1;
    this.path = pathname;
    this.search = search;
    this.hash = hash;
  }
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const within = link.origin === location.origin && !link.pathname.startsWith("/api/");
  const onPage =
    link.hash && link.pathname === location.pathname && link.search === location.search;
  return plain && within && !onPage && !event.defaultPrevented && !link.download && !link.target;
}

export const router = new Router();
