/** Random bytes as hexadecimal digits. */
export function randomHex(count: number): string {
  // Not randomUUID, which browsers keep from pages served without TLS on a home network.
  return hex(crypto.getRandomValues(new Uint8Array(count)));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key nobody else has: with it a decision that is sent twice is still played once. */
export function newKey(): string {
  return randomHex(12);
}
