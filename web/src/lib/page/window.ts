/** What the window is like, where a board is laid out by more than its own width. */
import { MediaQuery } from "svelte/reactivity";

/** Lower than wide, as a phone on its side: a board lies, and what is done stands beside it. */
export const lying = new MediaQuery("(orientation: landscape) and (min-width: 480px)");

/** So low that two columns stand side by side: a board fits into its own without scrolling. */
export const low = new MediaQuery("(max-height: 520px) and (min-width: 480px)");
/** What to do lies at the thumb, and what stands beside the board is below it or out of sight. */
export const slim = new MediaQuery("(max-width: 53.75em), (max-height: 520px)");
