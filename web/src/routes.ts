/** The pages and their addresses; those that few need come when they are asked for. A new page is one
    line here. */
import type { Component } from "svelte";
import { matchPath } from "./lib/page/path";
import Home from "./pages/Home.svelte";
import Match from "./pages/Match.svelte";
import Settings from "./pages/Settings.svelte";
import Table from "./pages/Table.svelte";

export interface PageProps {
  /** The parts of the address that vary. */
  readonly parts: Readonly<Record<string, string>>;
  /** What lets somebody in: it stands after the #, so that it stays out of every server's log. */
  readonly code: string | null;
}

/** A page whose address never varies needs no parts. */
export type Page = Component<PageProps> | Component<Record<string, never>>;
type Load = () => Promise<{ default: Page }>;

/** “coded”: what stands after the # is part of the address. */
type Line = readonly [pattern: string, load: Load, hash?: "coded"];

/** A page that is there already: whoever has the program has it. */
const present =
  (page: Page): Load =>
  () =>
    Promise.resolve({ default: page });

/** A page around the table: they come together. */
const around =
  (name: keyof typeof import("./pages/around")): Load =>
  async () => ({ default: (await import("./pages/around"))[name] });

export const ROUTES: readonly Line[] = [
  ["/", present(Home)],
  ["/table/:id", present(Table), "coded"],
  ["/match/:id", present(Match), "coded"],
  ["/rules/:game", around("Rules")],
  ["/guide/:game", () => import("./tools/guide/GuidePage.svelte")],
  ["/replay", around("Replay")],
  ["/replay/:id", around("Replay"), "coded"],
  ["/review/:id", around("Review"), "coded"],
  ["/analysis", () => import("./tools/analysis/Analysis.svelte"), "coded"],
  ["/analysis/:id", () => import("./tools/analysis/Analysis.svelte"), "coded"],
  ["/analysis/:id/:step", () => import("./tools/analysis/Analysis.svelte"), "coded"],
  ["/boards", () => import("./tools/gallery/Gallery.svelte")],
  ["/puzzles", () => import("./tools/puzzles/PuzzlesPage.svelte")],
  ["/puzzles/:game/:name", () => import("./tools/puzzles/PuzzlePage.svelte")],
  ["/puzzles/:game/:name/:theme", () => import("./tools/puzzles/PuzzlePage.svelte")],
  ["/events", () => import("./tools/events/EventsPage.svelte")],
  ["/event/:id", () => import("./tools/events/EventPage.svelte")],
  ["/event/:id/wall", () => import("./tools/events/Wall.svelte")],
  ["/me", () => import("./tools/people/YouPage.svelte")],
  ["/people/:id", () => import("./tools/people/PersonPage.svelte")],
  ["/ladders", () => import("./tools/people/LaddersPage.svelte")],
  ["/ladders/:game/:seats", () => import("./tools/people/LaddersPage.svelte")],
  ["/confirm/:code", () => import("./tools/mail/ConfirmPage.svelte")],
  ["/unsubscribe/:code", () => import("./tools/mail/StopPage.svelte")],
  ["/house", () => import("./tools/house/HousePage.svelte"), "coded"],
  ["/settings", present(Settings)],
];

const nowhere = around("Nowhere");

export interface Route {
  readonly pattern: string;
  readonly load: Load;
  readonly parts: Readonly<Record<string, string>>;
  readonly coded: boolean;
}

export function findRoute(path: string): Route {
  for (const [pattern, load, hash] of ROUTES) {
    const parts = matchPath(pattern, path);
    if (parts) return { pattern, load, parts, coded: hash === "coded" };
  }
  return { pattern: "", load: nowhere, parts: {}, coded: false };
}
