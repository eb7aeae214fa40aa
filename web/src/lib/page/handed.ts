/** A text that one page hands to the next: the record that is looked at, and where in it. */
interface Handed {
  readonly text: string;
  readonly step: number;
}

let held: Handed | null = null;

export const handed = {
  give(text: string, step: number): void {
    held = { text, step };
  },
  take(): Handed | null {
    const taken = held;
    held = null;
    return taken;
  },
};
