/** The chosen language, and everything said in it. Switching re-renders every text at once. */
import { message, type Argument, type Message } from "./message";
import { makeBundle, makeSay } from "./texts/say";

export const LANGUAGES = ["en", "it", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, as people look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  fr: "Français",
  pl: "Polski",
};

type Sources = { default: Record<string, string> };
const LOADERS: Record<Language, () => Promise<Sources>> = {
  en: () => import("./texts/en"),
  it: () => import("./texts/it"),
  fr: () => import("./texts/fr"),
  pl: () => import("./texts/pl"),
};
/** The words of a game, and of pages with much to say, come when they are needed. */
const MORE = import.meta.glob<string>(
  [
    "../../../src/ludoteca/locale/*/*.ftl",
    "!**/{cli,core,server,study,web}.ftl",
    "!**/terminal-*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** What every page says; a chunk of its own for each language. */
const SHELL = "shell";

/** NAME.ftl, and web-NAME.ftl where there is one: of a game, what only its board says. */
async function textsOf(language: Language, name: string): Promise<readonly string[]> {
  if (name === SHELL) return Object.values((await LOADERS[language]()).default);
  const folder = `../../../src/ludoteca/locale/${language}`;
  const files = [`${folder}/${name}.ftl`, `${folder}/web-${name}.ftl`];
  return await Promise.all(files.flatMap((file) => MORE[file]?.() ?? []));
}

class Words {
  language = $state<Language>("en");
  #say = $state.raw<(message: Message) => string>((message) => message.key);
  #wanted: Language = "en";
  readonly #learned = new Set([SHELL]);
  readonly #texts = new Map<string, readonly string[]>();

  /** A message from the server, or one made by `message()`. */
  say = (message: Message): string => this.#say(message);

  /** One of the page's own texts, by key. */
  t = (key: string, parts: Readonly<Record<string, Argument>> = {}): string =>
    this.#say(message(key, parts));

  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    await Promise.all([...this.#learned].map((name) => this.#fetch(language, name)));
    this.#speak(language);
  }

  /** Learn the words of a game or a page, now and in every language chosen later. */
  async learn(name: string): Promise<void> {
    const language = this.#wanted;
    this.#learned.add(name);
    await this.#fetch(language, name);
    this.#speak(language);
  }

  async #fetch(language: Language, name: string): Promise<void> {
    const place = `${language}/${name}`;
    if (!this.#texts.has(place)) this.#texts.set(place, await textsOf(language, name));
  }

  /** With all that is here by now, unless another language was chosen meanwhile. */
  #speak(language: Language): void {
    if (language !== this.#wanted) return;
    const texts = [...this.#learned].flatMap(
      (name) => this.#texts.get(`${language}/${name}`) ?? [],
    );
    this.#say = makeSay(makeBundle(language, texts));
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** The browser's preferred language, if we speak it. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return "en";
}
