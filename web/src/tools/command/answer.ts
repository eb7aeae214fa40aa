/** What is answered to a line that somebody typed. Pure: words in, words out. */
import type { AnyGame, BoardProps, Choice } from "../../lib/board";
import { message, type Message } from "../../lib/message";
import type { GameAction, View } from "../../lib/protocol";

/** Something that can be done besides choosing: “undo”, “next”. Its words are in the texts. */
export interface Deed {
  readonly word: string;
  readonly run: () => void;
}

/** Whatever has a board: a match, a replay, a guide. */
export interface Subject {
  readonly game: AnyGame;
  readonly board: BoardProps<View, GameAction>;
  /** What to do now. */
  readonly prompt: string;
  /** What happened last. */
  readonly last: () => readonly string[];
  readonly deeds: readonly Deed[];
  /** Where a choice is shown first and the same once more makes it: what is shown. */
  readonly laid?: number | null | undefined;
  /** The board shows an earlier moment of a match that has gone on since. */
  readonly past?: boolean;
}

export interface Answer {
  readonly lines: readonly string[];
  /** Choices that were listed: a number typed next picks one. */
  readonly listed: readonly Choice<GameAction>[];
  /** The choice to be made now. */
  readonly chosen: number | null;
}

const ASKED = ["help", "choices", "last", "board", "score", "where"] as const;

/** As typed by people: without capitals, accents and punctuation. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}?+|-]+/gu, " ")
    .trim();
}

export function answer(
  typed: string,
  subject: Subject,
  listed: readonly Choice<GameAction>[],
): Answer {
  const { game, board, prompt } = subject;
  const { say, view, seats } = board;
  const t = (key: string, parts = {}) => say(message(key, parts));
  const wordsFor = (word: string) => t(`command-word-${word}`).split(",").map(plain);
  const tell = (lines: readonly string[], offered: readonly Choice<GameAction>[] = []): Answer => ({
    lines,
    listed: offered,
    chosen: null,
  });
  const isFirst = ({ number }: Choice<GameAction>) =>
    subject.laid !== undefined && subject.laid !== number;
  const choose = (choice: Choice<GameAction>): Answer => ({
    lines: [t(isFirst(choice) ? "command-shown" : "command-chosen", { choice: say(choice.label) })],
    // Its number is the same once more.
    listed: isFirst(choice) ? listed : [],
    chosen: choice.number,
  });
  const list = (found: readonly Choice<GameAction>[], before: readonly string[] = []): Answer =>
    tell(
      [
        ...before,
        t("command-fitting", { count: found.length }),
        ...found.map((choice, at) =>
          t("command-option", { number: String(at + 1), choice: say(choice.label) }),
        ),
      ],
      found,
    );
  // Whoever does not see the board must hear which moment it is that is told about.
  const moment = subject.past ? [t("web-looking-back")] : [];
  const tellAll = (messages: readonly Message[]) => tell([...moment, ...messages.map(say)]);

  const wanted = plain(typed);
  const { choices } = board;
  if (wanted === "") return tell([prompt]);
  const picked = /^\d+$/.test(wanted) ? listed[Number(wanted) - 1] : undefined;
  if (picked) return choices.includes(picked) ? choose(picked) : tell([t("command-late")]);

  const asked = ASKED.find((word) => wordsFor(word).includes(wanted));
  if (asked === "help") return tell(help(subject, t));
  if (asked === "choices")
    return choices.length > 0 ? list(choices) : tellAll([message("command-nothing")]);
  if (asked === "last") return tell(subject.last());
  if (asked === "board") return tellAll(game.describe(view, seats, board.mySeats));
  if (asked === "score") return tellAll((game.scores ?? game.describe)(view, seats, board.mySeats));
  const deed = subject.deeds.find(({ word }) => wordsFor(word).includes(wanted));
  if (deed) {
    deed.run();
    return tell([]);
  }

  const named = choices.map((choice) => ({
    choice,
    names: [plain(choice.text), plain(say(choice.label))],
  }));
  const exact = named.find(({ names }) => names.includes(wanted));
  if (exact) return choose(exact.choice);

  const begun = wordsFor("where").find((word) => wanted.startsWith(`${word} `));
  const sought = begun === undefined ? wanted : wanted.slice(begun.length + 1);
  const places = (game.places?.(view, seats) ?? []).filter(({ names }) =>
    names.some((name) => plain(typeof name === "string" ? name : say(name)) === sought),
  );
  if (places.length > 0) {
    const told = places.flatMap((place) => place.told());
    const here = named.filter(({ names }) =>
      names.some((name) => ` ${name} `.includes(` ${sought} `)),
    );
    return here.length > 0 && begun === undefined
      ? list(
          here.map(({ choice }) => choice),
          told.map(say),
        )
      : tellAll(told);
  }

  const beginning = named.filter(({ names }) => names.some((name) => name.startsWith(wanted)));
  if (beginning[0] && beginning.length === 1) return choose(beginning[0].choice);
  const parts = wanted.split(" ");
  const fitting =
    beginning.length > 0
      ? beginning
      : named.filter(({ names }) =>
          names.some((name) => parts.every((part) => ` ${name}`.includes(` ${part}`))),
        );
  if (fitting.length > 0) return list(fitting.map(({ choice }) => choice));
  return tell([t("command-unknown", { typed, help: wordsOf("help", t) })]);
}

type Told = (key: string, parts?: Record<string, string>) => string;

function wordsOf(word: string, t: Told): string {
  return t(`command-word-${word}`).split(",")[0]?.trim() ?? word;
}

function help({ deeds }: Subject, t: Told): string[] {
  return [
    t("command-help"),
    ...[...ASKED, ...deeds.map(({ word }) => word)].map((word) =>
      t("command-about", { word: wordsOf(word, t), about: t(`command-about-${word}`) }),
    ),
  ];
}
