/** All parts of a review, with their words: for those who ask for any of them. */
import { words } from "../../lib/words.svelte";
import Bar from "./Bar.svelte";
import { swings } from "./figures";
import { logMarks } from "./log-marks";
import Review from "./Review.svelte";
import { TEXTS } from "./texts";
import Watching from "./Watching.svelte";

export async function open() {
  await words.bring(TEXTS);
  return { Bar, Review, Watching, swings, logMarks };
}
