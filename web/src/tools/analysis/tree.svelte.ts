/** The tree of an analysis: where one stands in it, what was tried, and what lies there. */
import { SvelteMap } from "svelte/reactivity";
import type { Message } from "../../lib/message";
import type {
  AnalysisLook,
  AnalysisMoment,
  AnalysisMove,
  AnalysisStart,
  AnalysisTree,
  AnalysisWish,
  Step,
} from "../../lib/protocol";
import { whyFailed } from "../../lib/server/api";

export interface Node {
  readonly parent: number;
  /** What led here; null at the start, which is node 0. */
  readonly move: AnalysisMove | null;
  readonly note: string;
  /** The first is the main line. */
  readonly children: readonly number[];
}

export type Look = (wish: AnalysisLook) => Promise<AnalysisMoment>;

/** What is on the board: a moment, and how it came about from the one that was there before. */
export interface Shown {
  readonly node: number;
  readonly moment: AnalysisMoment;
  readonly previous: AnalysisMoment | null;
  readonly steps: readonly Step[];
}

export class Tree {
  readonly start: AnalysisStart;
  readonly #look: Look;
  readonly #moments = new SvelteMap<number, AnalysisMoment>();
  /** Where one went on from a node the last time. */
  readonly #taken = new SvelteMap<number, number>();
  /** Nodes keep their place; those that were removed are null. */
  nodes = $state.raw<readonly (Node | null)[]>([]);
  at = $state(0);
  shown = $state.raw<Shown | null>(null);
  problem = $state.raw<Message | null>(null);
  busy = $state(false);

  constructor(found: AnalysisTree, look: Look) {
    this.start = found.start;
    this.#look = look;
    const below: number[][] = [[], ...found.nodes.map(() => [])];
    found.nodes.forEach(({ parent }, place) => below[parent]?.push(place + 1));
    const nodes = [{ parent: -1, move: null, note: found.note }, ...found.nodes];
    this.nodes = nodes.map((node, place) => ({ ...node, children: below[place] ?? [] }));
  }

  node(place: number): Node {
    const node = this.nodes[place];
    if (!node) throw new Error(`there is no node ${place}`);
    return node;
  }

  /** The nodes from the start to a place, itself included. */
  lineTo(place: number): number[] {
    const line = [place];
    for (let at = place; at !== 0;) {
      at = this.node(at).parent;
      line.unshift(at);
    }
    return line;
  }

  /** The line one is on: to here, and on as one went the last time. */
  get line(): number[] {
    const line = this.lineTo(this.at);
    for (let next = this.next(this.at); next !== null; next = this.next(next)) line.push(next);
    return line;
  }

  next(place: number): number | null {
    const { children } = this.node(place);
    const taken = this.#taken.get(place);
    return (taken !== undefined && children.includes(taken) ? taken : children[0]) ?? null;
  }

  /** All moves that led to a place. */
  steps(place: number): Step[] {
    return this.lineTo(place).flatMap((one) => this.node(one).move?.step ?? []);
  }

  path(place: number): number[] {
    return this.lineTo(place).flatMap((one) => this.node(one).move?.number ?? []);
  }

  async go(place: number): Promise<void> {
    if (!this.nodes[place]) return;
    this.at = place;
    for (const one of this.lineTo(place))
      if (one !== 0) this.#taken.set(this.node(one).parent, one);
    // Whoever walks faster than answers come is shown where they have got to, not every step.
    if (this.busy) return;
    await this.#ask({ path: this.path(place), go_on: "stay" }, place);
  }

  forward = () => this.go(this.next(this.at) ?? this.at);
  back = () => this.go(Math.max(0, this.node(this.at).parent));
  first = () => this.go(0);
  last = () => this.go(this.line.at(-1) ?? 0);

  /** To what was tried instead of the last move: the next, or the one before. */
  async aside(by: 1 | -1): Promise<void> {
    const { parent } = this.node(this.at);
    if (parent < 0) return;
    const { children } = this.node(parent);
    const place = children.indexOf(this.at) + by;
    await this.go(children[(place + children.length) % children.length] ?? this.at);
  }

  /** Make a choice, of a seat or of chance; what follows by itself follows. */
  async play(number: number, random: boolean): Promise<void> {
    const known = this.node(this.at).children.find((one) => this.node(one).move?.number === number);
    if (known !== undefined && !random) return await this.go(known);
    await this.#ask(
      { path: this.path(this.at), action: number, go_on: random ? "chance" : "forced" },
      this.at,
    );
  }

  /** Let chance decide, up to the next decision. */
  roll = () => this.#ask({ path: this.path(this.at), go_on: "chance" }, this.at);

  write(note: string): void {
    this.#set(this.at, { ...this.node(this.at), note });
  }

  /** Forget a move and all that was tried after it. */
  async remove(place: number): Promise<void> {
    const { parent } = this.node(place);
    if (parent < 0) return;
    const left = this.node(parent);
    this.#set(parent, { ...left, children: left.children.filter((one) => one !== place) });
    const nodes = [...this.nodes];
    for (const due = [place]; due.length > 0;) {
      const one = due.pop() ?? 0;
      due.push(...(nodes[one]?.children ?? []));
      nodes[one] = null;
    }
    this.nodes = nodes;
    await this.go(parent);
  }

  /** Let the line one is on be the main line. */
  promote(): void {
    for (const one of this.lineTo(this.at).slice(1)) {
      const { parent } = this.node(one);
      const node = this.node(parent);
      this.#set(parent, {
        ...node,
        children: [one, ...node.children.filter((other) => other !== one)],
      });
    }
  }

  get isMain(): boolean {
    return this.lineTo(this.at).every(
      (one) => one === 0 || this.node(this.node(one).parent).children[0] === one,
    );
  }

  /** As it is written down: parents first, and main lines before what was tried instead. */
  wish(): AnalysisWish {
    const nodes: AnalysisWish["nodes"][number][] = [];
    this.#walk(({ move, note }, parent) => {
      nodes.push({ parent, number: move?.number ?? 0, note });
    });
    return { start: this.start, note: this.node(0).note, nodes };
  }

  /** Every node but the first, with the number of its parent in this order. */
  #walk(visit: (node: Node, parent: number) => void): void {
    const due = this.node(0).children.map((place) => ({ place, parent: 0 }));
    due.reverse();
    for (let here = 1; due.length > 0; here += 1) {
      const { place, parent } = due.pop() ?? { place: 0, parent: 0 };
      const node = this.node(place);
      visit(node, parent);
      due.push(...node.children.map((one) => ({ place: one, parent: here })).reverse());
    }
  }

  /** A place in words that the same tree understands elsewhere: its depth, and where it turns off. */
  mark(place: number): string {
    const line = this.lineTo(place);
    const turns = line.slice(1).flatMap((one, depth) => {
      const turn = this.node(line[depth] ?? 0).children.indexOf(one);
      return turn > 0 ? [depth, turn] : [];
    });
    return [line.length - 1, ...turns].join(".");
  }

  find(mark: string): number | null {
    const [depth = NaN, ...pairs] = mark.split(".").map(Number);
    if (!(depth >= 0)) return null;
    let place = 0;
    for (let at = 0; at < depth; at += 1) {
      const turn = pairs.findIndex((one, index) => index % 2 === 0 && one === at);
      const next = this.node(place).children[turn < 0 ? 0 : (pairs[turn + 1] ?? 0)];
      if (next === undefined) return null;
      place = next;
    }
    return place;
  }

  /** Where somebody has something to say: the first note or variation; else the end. */
  get opening(): number {
    const told = (place: number) => {
      const { note, children } = this.node(place);
      return note !== "" || children.length > 1;
    };
    return this.lineTo(this.line.at(-1) ?? 0).find(told) ?? this.line.at(-1) ?? 0;
  }

  /** All of it, as it is found again. */
  whole(): Pick<AnalysisTree, "start" | "note" | "nodes"> {
    const nodes: AnalysisTree["nodes"][number][] = [];
    this.#walk(({ move, note }, parent) => {
      if (move) nodes.push({ parent, move, note });
    });
    return { start: this.start, note: this.node(0).note, nodes };
  }

  /** From where one is: shows what comes, unless one has gone elsewhere meanwhile. */
  async #ask(wish: Omit<AnalysisLook, "start">, from: number): Promise<void> {
    const stays = wish.go_on === "stay";
    const known = stays ? this.#moments.get(from) : undefined;
    this.problem = null;
    if (known) return this.#show(from, known);
    this.busy = true;
    try {
      const moment = await this.#look({ start: this.start, ...wish });
      const end = this.#grow(from, moment.played);
      this.#moments.set(end, moment);
      if (this.at !== from) return;
      this.at = end;
      this.#show(end, moment);
    } catch (error) {
      if (this.at !== from) return;
      this.problem = whyFailed(error);
      this.at = this.shown?.node ?? 0;
    } finally {
      this.busy = false;
      if (this.shown && this.at !== this.shown.node) await this.go(this.at);
    }
  }

  #grow(from: number, played: readonly AnalysisMove[]): number {
    let end = from;
    for (const move of played) {
      const known = this.node(end).children.find(
        (one) => this.node(one).move?.number === move.number,
      );
      const next = known ?? this.#add(end, move, "");
      this.#taken.set(end, next);
      end = next;
    }
    return end;
  }

  #show(node: number, moment: AnalysisMoment): void {
    const before = this.shown;
    const line = this.lineTo(node);
    const since = before ? line.indexOf(before.node) : -1;
    const near = since >= 0 && line.length - since <= NEAR;
    this.shown = {
      node,
      moment,
      previous: near && before && before.node !== node ? before.moment : null,
      steps: line.slice(near ? since + 1 : -1).flatMap((one) => this.node(one).move?.step ?? []),
    };
  }

  #add(parent: number, move: AnalysisMove, note: string): number {
    const place = this.nodes.length;
    const node = this.node(parent);
    this.nodes = [...this.nodes, { parent, move, note, children: [] }];
    this.#set(parent, { ...node, children: [...node.children, place] });
    return place;
  }

  #set(place: number, node: Node): void {
    this.nodes = this.nodes.map((one, at) => (at === place ? node : one));
  }
}

/** So few moves are shown as they happen. */
const NEAR = 12;
