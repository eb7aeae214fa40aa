/** What the rules page of each game has, and which paragraph answers a "why?". */

export interface Chapters {
  /** How many paragraphs each chapter has. */
  readonly chapters: readonly number[];
  /** Chapters that begin with words of their own. */
  readonly intros: readonly number[];
  readonly rulings: number;
  /** For a chapter, the moment of the guide that shows it. */
  readonly figures: Readonly<Record<string, number>>;
}

type Why = Readonly<Record<string, string>>;

const CHAPTERS = import.meta.glob<{ default: Chapters }>("./chapters-*.json");
const WHY = import.meta.glob<{ default: Why }>("./why-*.json");

export async function loadChapters(game: string): Promise<Chapters | null> {
  const load = CHAPTERS[`./chapters-${game}.json`];
  return load ? (await load()).default : null;
}

/** The paragraph that explains a prompt or a refusal, by its key: "6.2" or "Q3". */
export async function whyOf(game: string, key: string): Promise<string | null> {
  const load = WHY[`./why-${game}.json`];
  return load ? ((await load()).default[key] ?? null) : null;
}
