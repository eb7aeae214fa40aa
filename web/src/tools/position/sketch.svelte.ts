/** A position that is being set up: what was written down, and what the rules say to it. */
import type { Message } from "../../lib/message";
import type { AnalysisSketch, Field, PositionReport } from "../../lib/protocol";
import { whyFailed } from "../../lib/server/api";

export type Ask = (wish: AnalysisSketch) => Promise<PositionReport>;

export interface Group {
  readonly label: Message;
  readonly fields: readonly Field[];
}

export class Sketch {
  readonly #ask: Ask;
  report = $state.raw<PositionReport | null>(null);
  fields = $state.raw<readonly Field[]>([]);
  /** As it is in the form, be it impossible. */
  values = $state.raw<Readonly<Record<string, string>>>({});
  problem = $state.raw<Message | null>(null);
  /** Changes that nobody has judged yet. */
  #changes = 0;
  #judged = 0;
  #asking = false;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async open(wish: AnalysisSketch): Promise<void> {
    try {
      this.report = await this.#ask(wish);
      this.fields = this.report.fields;
      this.values = this.report.values;
    } catch (error) {
      this.problem = whyFailed(error);
    }
  }

  /** All that was written has been judged, and nothing is impossible. */
  get possible(): boolean {
    return this.settled && this.problem === null && this.report?.faults.length === 0;
  }
  settled = $state(true);

  /** The fields in the parts of the form, in order. */
  get groups(): readonly Group[] {
    const groups: { label: Message; key: string; fields: Field[] }[] = [];
    for (const field of this.fields) {
      const key = JSON.stringify(field.group);
      const last = groups.find((one) => one.key === key);
      if (last) last.fields.push(field);
      else groups.push({ label: field.group, key, fields: [field] });
    }
    return groups;
  }

  at(place: string): readonly Field[] {
    return this.fields.filter((field) => field.place === place);
  }

  async change(name: string, value: string): Promise<void> {
    this.values = { ...this.values, [name]: value };
    this.#changes += 1;
    this.settled = false;
    // Whoever writes faster than answers come is answered about the latest.
    if (this.#asking) return;
    this.#asking = true;
    while (this.#judged < this.#changes) await this.#judge();
    this.#asking = false;
    this.settled = true;
  }

  async #judge(): Promise<void> {
    const { report } = this;
    const changes = this.#changes;
    if (!report) return;
    try {
      const start = { ...report.start, position: this.values };
      const next = await this.#ask({ start, path: [], fields: false });
      // A value that does not fit leaves the board as it was.
      this.report = { ...next, view: next.view ?? report.view, seat: next.seat };
      this.problem = null;
    } catch (error) {
      this.problem = whyFailed(error);
    }
    this.#judged = changes;
  }
}
