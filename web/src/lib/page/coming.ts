/** What is told where nobody looks yet, below what is in sight, comes into view as it is told. */
export function comesIntoView(told: Element): void {
  told.scrollIntoView({ block: "nearest" });
}
