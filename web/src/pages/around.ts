/** What there is to read and to look at around the table: one file of the client. */
export { default as Nowhere } from "./Nowhere.svelte";
export { default as Replay } from "./Replay.svelte";
export { default as Review } from "./Review.svelte";
export { default as Rules } from "./Rules.svelte";
