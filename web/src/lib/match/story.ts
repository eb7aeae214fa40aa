/** The log of a match: happenings by version, told as lines. Pure. */
import type { Seat, Sums } from "../board";
import { message, type Say } from "../message";
import { belongTogether, summed, type IsDull } from "./turns";
import type { Happened, Happening, Message, Step } from "../protocol";

/** Does this continue what we have, repeat it, or is something between missing? */
export function fit(have: number, happened: Happened): "next" | "old" | "gap" {
  const first = happened.happenings[0];
  if (!first) return happened.standing.version === have ? "next" : "old";
  if (happened.standing.version <= have) return "old";
  return first.version > have + 1 ? "gap" : "next";
}

/** Two stretches of the log as one, in order and without repeats. */
export function mergeLog(
  log: readonly Happening[],
  more: readonly Happening[],
): readonly Happening[] {
  const byVersion = new Map([...log, ...more].map((one) => [one.version, one]));
  return [...byVersion.values()].sort((one, other) => one.version - other.version);
}

/** What happened on the board; other happenings have no steps. */
export function stepsOf(happenings: readonly Happening[]): readonly Step[] {
  return happenings.flatMap((one) => ("steps" in one ? one.steps : []));
}

export function messagesOf(happenings: readonly Happening[]): readonly Message[] {
  return stepsOf(happenings).flatMap(({ messages }) => messages);
}

/** The version before which the log has a gap, the latest one if there are several. */
export function missingBefore(log: readonly Happening[]): number | null {
  const after = log.findLast((one, at) => one.version > (log[at - 1]?.version ?? 0) + 1);
  return after?.version ?? null;
}

/** What led to a version, without what was taken back; null while the log has gaps before it. */
export function storyTo(log: readonly Happening[], version: number): readonly Step[] | null {
  if (log[version - 1]?.version !== version) return null;
  return stepsOf(standing(log.slice(0, version)));
}

/** The last steps that led to where it stands, as far back as the log has no gap. */
export function latestStory(log: readonly Happening[]): readonly Step[] {
  const after = missingBefore(log);
  return stepsOf(standing(log.filter(({ version }) => after === null || version >= after)));
}

/** Without what was taken back. */
function standing(happenings: readonly Happening[]): readonly Happening[] {
  const kept: Happening[] = [];
  for (const one of happenings) {
    if (one.kind === "undone") {
      while ((kept.at(-1)?.version ?? 0) > one.back_to) kept.pop();
    }
    kept.push(one);
  }
  return kept;
}

export interface LogLine {
  readonly version: number;
  /** Whose line it is; null for chance and the set-up. */
  readonly seat: number | null;
  /** How it happened; of an end before the end also why. */
  readonly kind: Happening["kind"] | "resigned" | "agreed" | "host";
  readonly messages: readonly Message[];
  /** It was taken back later. */
  readonly undone: boolean;
  readonly level: string | null;
}

/** How a game sums up what is only counted; whoever has not loaded it knows of none. */
export interface Telling {
  readonly isDull?: IsDull;
  readonly sums?: Sums;
}

/** One line for each happening; what is only counted is one line, however often it happened. */
export function logLines(
  log: readonly Happening[],
  { isDull = () => false, sums = {} }: Telling = {},
): readonly LogLine[] {
  const undos = log.filter((one) => one.kind === "undone");
  const lines: LogLine[] = [];
  log.forEach((one, at) => {
    const last = lines.at(-1);
    const before = log.slice(Math.max(0, at - 1), at);
    const line = lineOf(one, undos);
    if (last && last.undone === line.undone && belongTogether(before, [one], isDull))
      lines[lines.length - 1] = { ...line, messages: [...last.messages, ...line.messages] };
    else lines.push(line);
  });
  return lines.map((line) => ({ ...line, messages: summed(line.messages, sums) }));
}

function lineOf(one: Happening, undos: readonly Extract<Happening, { kind: "undone" }>[]): LogLine {
  return {
    version: one.version,
    seat: "seat" in one ? one.seat : null,
    kind: one.kind === "ended" && one.reason !== "absent" ? (one.reason ?? one.kind) : one.kind,
    messages: "steps" in one ? one.steps.flatMap((step) => step.messages) : [],
    undone: undos.some((undo) => undo.back_to < one.version && one.version < undo.version),
    level: one.kind === "taken-over" ? one.level : null,
  };
}

/** What happened since somebody's own last decision, that decision included. */
export function sinceOwn(log: readonly Happening[], mine: readonly number[]): readonly Happening[] {
  const own = log.findLastIndex((one) => one.kind === "decided" && mine.includes(one.seat));
  return log.slice(Math.max(0, own));
}

/** A line in words; a decision that only its player may know is told as such. */
export function wordsOf(line: LogLine, seats: readonly Seat[], say: Say): readonly string[] {
  if (line.messages.length > 0) return line.messages.map(say);
  const seat = line.seat === null ? undefined : seats[line.seat];
  // Whoever plays for several keeps their names apart.
  const you = seat?.mine && seats.filter(({ mine }) => mine).length === 1 ? "yes" : "no";
  const kind = line.kind === "taken-over" && !line.level ? "back" : line.kind;
  const key = `web-log-${kind === "decided" ? "hidden" : kind}`;
  return [say(message(key, { player: seat?.player ?? "", you }))];
}

/** Versions worth looking at when stepping through a match: where the position changed. */
export function momentsOf(log: readonly Happening[]): readonly number[] {
  return log
    .filter((one) => one.kind === "started" || one.kind === "decided" || one.kind === "undone")
    .map((one) => one.version);
}
