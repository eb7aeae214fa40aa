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

/** How to get the texts of each language. */
export type Loaders = Readonly<Record<Language, () => Promise<{ default: string }>>>;

const LOADERS: Loaders = {
  en: () => import("virtual:texts/en"),
  it: () => import("virtual:texts/it"),
  fr: () => import("virtual:texts/fr"),
  pl: () => import("virtual:texts/pl"),
};

class Words {
  language = $state<Language>("en");
  #say = $state.raw<(message: Message) => string>((message) => message.key);
  #wanted: Language = "en";
  #chosen: Promise<void> = Promise.resolve();
  #texts = "";
  /** Of tools that only some people ask for. */
  #tools: readonly Loaders[] = [];
  #guests: readonly Readonly<Record<string, string>>[] = [];

  /** A message from the server, or one made by `message()`. */
  say = (message: Message): string => this.#say(message);

  /** One of the page's own texts, by key. */
  t = (key: string, parts: Readonly<Record<string, Argument>> = {}): string =>
    this.#say(message(key, parts));

  /** Done when the texts are there that were wanted last. */
  choose(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#chosen = this.#load(language));
  }

  async #load(language: Language): Promise<void> {
    const tools = this.#tools;
    const all = [LOADERS, ...tools].map((loaders) => loaders[language]());
    const texts = (await Promise.all(all)).map((loaded) => loaded.default);
    // Unless another language was chosen meanwhile, or a tool came that these are without.
    if (language !== this.#wanted || tools !== this.#tools) return this.#chosen;
    this.#texts = texts.join("\n");
    this.language = language;
    this.#speak();
    document.documentElement.lang = language;
  }

  /** The texts of a tool, from now on in every language that is chosen. */
  bring(tool: Loaders): Promise<void> {
    if (this.#tools.includes(tool)) return this.#chosen;
    this.#tools = [...this.#tools, tool];
    return this.choose(this.#wanted);
  }

  /** The texts of games that are not part of these pages, by language. */
  welcome(guests: readonly Readonly<Record<string, string>>[]): void {
    this.#guests = guests.filter((texts) => texts["en"]);
    if (this.#guests.length > 0) this.#speak();
  }

  #speak(): void {
    // The first text of a key counts: what a guest does not say in a language it says in English.
    const guests = this.#guests.flatMap((texts) => [texts[this.language] ?? "", texts["en"] ?? ""]);
    this.#say = makeSay(makeBundle(this.language, [this.#texts, ...guests]));
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
