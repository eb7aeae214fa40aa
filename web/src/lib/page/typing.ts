/** The command box of the page, if it is open. */

class Typing {
  /** Somebody has just asked for it, and wants to type. */
  wanted = false;
  field: HTMLInputElement | null = null;
}

export const typing = new Typing();
