/** What a person likes, kept in this browser. */
import type { BoardSettings } from "../board";
import { preferredLanguage, words, type Language, LANGUAGES } from "../words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };
const STORE = "ludoteca-settings";

/** What is on or off. */
const SWITCHES = [
  "letters",
  "calm",
  "sounds",
  "soundsOffered",
  "confirm",
  "commands",
  "shortcuts",
  "chances",
] as const;

type Kept = Record<(typeof SWITCHES)[number], boolean> & {
  language: Language;
  theme: Theme;
  speed: Speed;
  level: string;
  known: readonly string[];
};

/** Only what is still valid: an older version of the page may have kept something else. */
export function readKept(text: string | null): Partial<Kept> {
  let found: unknown;
  try {
    found = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  if (typeof found !== "object" || found === null) return {};
  const kept = found as Record<string, unknown>;
  const { language, theme, speed, level, known } = kept;
  return {
    ...(LANGUAGES.includes(language as Language) && { language: language as Language }),
    ...(THEMES.includes(theme as Theme) && { theme: theme as Theme }),
    ...(SPEEDS.includes(speed as Speed) && { speed: speed as Speed }),
    ...Object.fromEntries(
      SWITCHES.filter((name) => typeof kept[name] === "boolean").map((name) => [name, kept[name]]),
    ),
    ...(typeof level === "string" && { level }),
    ...(Array.isArray(known) && { known: known.filter((one) => typeof one === "string") }),
  };
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  letters = $state(false);
  /** No motion, whatever the system says. */
  calm = $state(false);
  sounds = $state(false);
  /** Somebody has been asked about them, which is done once. */
  soundsOffered = $state(false);
  /** Ask before a step that ends one's turn; fingers slip more easily than a mouse. */
  confirm = $state(false);
  /** The command box is open beside every board. */
  commands = $state(false);
  /** Single keys do something at a table. */
  shortcuts = $state(true);
  /** Chances to win stand beside replays and matches that one watches. */
  chances = $state(false);
  /** The level of bots that was chosen last. */
  level = $state("casual");
  /** Games that were begun here, or whose guide was opened or declined. */
  known = $state.raw<readonly string[]>([]);
  #systemDark = $state(false);
  #systemCalm = $state(false);

  readonly shade: "light" | "dark" = $derived(
    this.theme === "auto" ? (this.#systemDark ? "dark" : "light") : this.theme,
  );
  readonly reducedMotion: boolean = $derived(this.calm || this.#systemCalm);

  /** How long a motion takes that at normal speed takes so many milliseconds. */
  pace = (milliseconds: number): number =>
    this.reducedMotion ? 0 : milliseconds * FACTOR[this.speed];

  /** How long to wait between two moves of others, which reduced motion does not shorten. */
  pause = (milliseconds: number): number => milliseconds * FACTOR[this.speed];

  readonly board: BoardSettings = $derived({
    letters: this.letters,
    reducedMotion: this.reducedMotion,
    pace: this.pace,
    theme: this.shade,
  });

  knows(game: string): boolean {
    return this.known.includes(game);
  }

  learn(game: string): void {
    if (!this.knows(game)) this.known = [...this.known, game];
  }

  /** Read what was kept, follow the system, and keep every change from now on. */
  async begin(): Promise<void> {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.#systemDark = dark.matches;
    this.#systemCalm = calm.matches;
    dark.addEventListener("change", () => (this.#systemDark = dark.matches));
    calm.addEventListener("change", () => (this.#systemCalm = calm.matches));
    this.confirm = matchMedia("(pointer: coarse)").matches;
    const language = preferredLanguage(navigator.languages);
    Object.assign(this, { language, ...readKept(localStorage.getItem(STORE)) });
    this.apply();
    await words.choose(this.language);
  }

  /** Show the settings on the page and keep them. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.shade;
    root.dataset["motion"] = this.reducedMotion ? "none" : "some";
    const { language, theme, speed, level, known } = this;
    const { letters, calm, sounds, soundsOffered, confirm, commands } = this;
    const { shortcuts, chances } = this;
    const switches = {
      letters,
      calm,
      sounds,
      soundsOffered,
      confirm,
      commands,
      shortcuts,
      chances,
    };
    const kept: Kept = { language, theme, speed, level, known, ...switches };
    localStorage.setItem(STORE, JSON.stringify(kept));
  }

  async speak(language: Language): Promise<void> {
    await words.choose(language);
    this.language = language;
  }
}

export const settings = new Settings();
