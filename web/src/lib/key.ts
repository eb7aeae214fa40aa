/** A key nobody else has: with it a decision that is sent twice is still played once. */
export function newKey(): string {
  // Not randomUUID, which browsers keep from pages served without TLS on a home network.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
