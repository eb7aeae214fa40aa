/** An analysis in a link: its text, packed, behind the #, so that no server keeps it. */

/** Longer ones are cut off by too many programs that send links. */
export const LONGEST = 8000;

export async function pack(text: string): Promise<string> {
  const packed = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Null if it is none, or longer than any analysis may be. */
export async function unpack(packed: string, mostBytes: number): Promise<string | null> {
  try {
    const signs = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const text = await through(
      new Blob([bytes]),
      new DecompressionStream("deflate-raw"),
      mostBytes,
    );
    return await text.text();
  } catch {
    return null;
  }
}

async function through(
  blob: Blob,
  by: CompressionStream | DecompressionStream,
  mostBytes = Infinity,
): Promise<Blob> {
  const reader = blob.stream().pipeThrough(by).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > mostBytes) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  return new Blob(parts);
}
