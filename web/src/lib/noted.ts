/** Commitments as this browser first saw them, so that nobody can swap one later. */

const STORE = "ludoteca-commitments";
const KEPT = 60;

function read(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Note it unless this match is already known; the answer is what was noted first. */
export function noteCommitment(match: string, commitment: string): string {
  const noted = read();
  const known = noted.find(([id]) => id === match);
  if (known) return known[1];
  localStorage.setItem(STORE, JSON.stringify([...noted, [match, commitment]].slice(-KEPT)));
  return commitment;
}
