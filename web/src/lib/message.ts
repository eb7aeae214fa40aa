/** Something to tell a person, before it is put into a language: as `core/message.py`. */
import type { Message } from "./protocol";

export type { Message } from "./protocol";

export type Argument = string | number | Message | readonly Message[];

/** Puts a message into the words of the chosen language. */
export type Say = (message: Message) => string;

export function message(key: string, parts: Readonly<Record<string, Argument>> = {}): Message {
  return { key, arguments: parts };
}
