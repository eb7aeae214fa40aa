/** Something to tell a person, before it is put into a language: as `core/message.py`. */
export type Argument = string | number | Message | Message[];

export interface Message {
  key: string;
  arguments?: Record<string, Argument>;
}

/** Puts a message into the words of the chosen language. */
export type Say = (message: Message) => string;

export function message(key: string, parts: Record<string, Argument> = {}): Message {
  return { key, arguments: parts };
}
