/** Few and soft, made on the spot: a tick for a move, two notes for your turn, three at the end. */
import { settings } from "../person/settings.svelte";

export type Sound = "move" | "turn" | "end";

const NOTES: Record<Sound, readonly number[]> = {
  move: [220],
  turn: [392, 523],
  end: [392, 494, 587],
};
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  const { currentTime: now, destination } = context;
  for (const [place, pitch] of NOTES[sound].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const begin = now + place * 0.13;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.06, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0005, begin + 0.28);
    tone.connect(loudness).connect(destination);
    tone.start(begin);
    tone.stop(begin + 0.3);
  }
}
